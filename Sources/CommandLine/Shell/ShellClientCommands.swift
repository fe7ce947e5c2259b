import ArgumentParser
import FingerpostConsole
import FingerpostMessages
import FingerpostShell

/// A command that asks the shell that runs, and prints its answer.
nonisolated protocol ShellRequestCommand: ShellSubcommand {
  var folder: ShellFolderOption { get }
  /// What it asks.
  var request: ControlRequest { get }
}

extension ShellRequestCommand {
  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    try ask(request, in: folder, on: console)
  }
}

extension ShellSubcommand {
  /// Asks the shell that runs, and prints its answer.
  ///
  /// - Returns: the exit status, 0.
  /// - Throws: why there is no answer.
  @MainActor func ask(
    _ request: ControlRequest, in folder: ShellFolderOption, on console: Console
  ) throws(CommandFailure) -> Int32 {
    #if os(Linux)
      let lines = try CommandFailure.wrapping { try ShellClient.ask(request, in: folder.path) }
      for line in lines { console.line(line) }
      return 0
    #else
      throw .noShell
    #endif
  }
}

/// `fingerpost shell list`, also `fingerpost shell --list`: what runs, where the icons are, what was dropped.
struct ShellListCommand: ShellRequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show what runs, what is in front, where the icons are, and what was dropped.")

  @OptionGroup var folder: ShellFolderOption

  var request: ControlRequest { .list }
}

/// `fingerpost shell launch NAME`.
struct ShellLaunchCommand: ShellRequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch", abstract: "Bring an application to the front, and start it if it does not run.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, as “fingerpost shell --list” names it.")
  var name: String

  var request: ControlRequest { .launch(name) }
}

/// `fingerpost shell front NAME`.
struct ShellFrontCommand: ShellRequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "front", abstract: "Bring a running application, or “home”, to the front.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, or “home” for the home screen.")
  var name: String

  var request: ControlRequest { .front(name == "home" ? nil : name) }
}

/// `fingerpost shell end NAME`.
struct ShellEndCommand: ShellRequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End an application: ask it to exit, and kill it if it does not.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, as “fingerpost shell --list” names it.")
  var name: String

  var request: ControlRequest { .end(name) }
}

/// `fingerpost shell stop`.
struct ShellStopCommand: ShellRequestCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End all applications and the shell.")

  @OptionGroup var folder: ShellFolderOption

  var request: ControlRequest { .stop }
}
