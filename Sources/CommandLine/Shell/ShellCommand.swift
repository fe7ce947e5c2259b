import ArgumentParser
import FingerpostConsole
import FingerpostShell
import FingerpostText

/// `fingerpost shell`: the system shell, and its command line.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Own the input devices, start applications, and route touches to the one in front.",
    discussion: """
      Without a command of its own, “fingerpost shell” runs a shell with the applications at the paths that follow:

        $ fingerpost shell gallery=.build/debug/gallery-app --screen 400x800

      The others talk to the running shell; --folder says which, if there are several:

        $ fingerpost shell --list
        $ fingerpost shell launch gallery
        $ fingerpost shell inject --tap 200,400
        $ fingerpost shell front home
        $ fingerpost shell stop

      Only the user who runs the shell may talk to it (docs/security.md).
      """,
    subcommands: [
      ShellRunCommand.self, ShellListCommand.self, ShellLaunchCommand.self, ShellFrontCommand.self,
      ShellEndCommand.self, ShellInjectCommand.self, ShellStopCommand.self,
    ],
    defaultSubcommand: ShellRunCommand.self)
}

/// Which shell to use.
struct ShellFolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the shell's sockets; by default “fingerpost” in $XDG_RUNTIME_DIR, or /tmp/fingerpost-UID.",
      valueName: "path"))
  var folder: String?

  #if os(Linux)
    /// The folder of the shell.
    nonisolated var path: String { folder ?? PrivateFolder.defaultPath }
  #endif

  /// What a window that shows it is called.
  var title: String {
    #if os(Linux)
      path
    #else
      folder ?? ""
    #endif
  }
}

/// A command of the shell.
nonisolated protocol ShellSubcommand: ConsoleCommand {}

extension ShellSubcommand {
  nonisolated var title: String { "fingerpost shell \(Self.configuration.commandName ?? "")" }
}

nonisolated extension CommandFailure {
  /// Why the commands of the shell cannot run elsewhere.
  static let noShell = CommandFailure("the shell runs on Linux only.")

  /// Does what may fail in other words, and has it fail in a sentence.
  static func sentence<Value>(_ body: () throws -> Value) throws(CommandFailure) -> Value {
    do throws(CommandFailure) {
      return try wrapping(body)
    } catch {
      throw CommandFailure(PlainText.sentence(error.description))
    }
  }
}
