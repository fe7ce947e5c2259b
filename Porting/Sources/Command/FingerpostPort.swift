import ArgumentParser
import Foundation
import Porting

/// The command `fingerpost-port`.
@main
struct FingerpostPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fingerpost-port",
    abstract: "Rewrite UIKit code so that it compiles with Fingerpost's UIKit on Linux.",
    discussion: """
      Reads Swift files and the Swift files in folders, and writes them below DIR with the same relative paths. The \
      input stays as it is. Every line stays on its line; comments and texts do not change; a second run changes \
      nothing.

      What goes: @objc, @IBAction, @IBOutlet and the like, dynamic, imports of Apple's logging. What changes: \
      #selector, #keyPath, optional requirements of protocols, #if os(iOS), names of Swift 3, a missing override in \
      a gesture recognizer. What cannot be rewritten is printed as FILE:LINE:COLUMN: reason.

        fingerpost-port Sources --dry-run                  what would change
        fingerpost-port Sources --into Ported
        fingerpost-port Sources --into Ported --check      and what does not compile
        fingerpost-port Knob.swift --check --json          without keeping the result

      Exit status: 0 when everything was done (and, with --check, compiles), 1 when something was not, 2 for a wrong \
      use. docs/porting.md has examples.
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders with Swift files.", valueName: "paths"))
  var paths: [String]

  @Option(help: ArgumentHelp("The folder to write to. It is created if absent.", valueName: "dir"))
  var into: String?

  @Option(
    help: ArgumentHelp(
      "A folder whose types the code uses, such as that of the target that tests test. It is read and not written; may "
        + "be given several times.", valueName: "path"))
  var beside: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write for a build, as the plugin PortUIKit does: the names of the files end so, as the compiler wants no two names "
        + "alike; each file names its original, so that the compiler and the debugger do, and what is left to do is a "
        + "warning.", valueName: "ending"))
  var inBuild: String?

  @Flag(help: "Write nothing; say how many lines of each file would change, and what would be left to do.")
  var dryRun = false

  @Flag(help: "Compile each result and say which symbols are missing.")
  var check = false

  @Flag(help: "Print the problems and the census as JSON on standard output.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "For --check: Fingerpost's package, which is built first, or its build folder, such as .build/debug. By default "
        + "the package above the current folder or above this program.", valueName: "path"))
  var fingerpost: String?

  @Option(help: "For --check: which files the compiler sees together: file, folder or all.")
  var group: Census.Grouping = .file

  @Option(help: ArgumentHelp("For --check: a language mode, 5 or 6; may be given twice.", valueName: "mode"))
  var mode: [Int] = []

  @Option(help: ArgumentHelp("For --check: the time for each file and mode.", valueName: "seconds"))
  var timeout = 60

  @Option(help: "For --check: how many compilers run at the same time.")
  var jobs = 2

  func validate() throws {
    if inBuild != nil && (check || json) {
      throw ValidationError("--in-build goes with neither --check nor --json.")
    }
    if dryRun && (check || inBuild != nil || json) {
      throw ValidationError("--dry-run goes with none of --check, --in-build and --json.")
    }
    if into == nil && !check && !dryRun {
      throw ValidationError("Say where to write with --into DIR, or add --check or --dry-run.")
    }
    if !mode.allSatisfy({ [5, 6].contains($0) }) { throw ValidationError("A language mode is 5 or 6.") }
    if timeout < 1 || timeout > 3600 { throw ValidationError("--timeout takes 1 to 3600 seconds.") }
    if jobs < 1 || jobs > 64 { throw ValidationError("--jobs takes 1 to 64.") }
  }

  func run() throws {
    let run = PortingRun(command: self)
    throw ExitCode(try run.run())
  }

  /// Runs the command, with 2 for every wrong use.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as PortingError {
      FileHandle.standardError.write(Data("fingerpost-port: \(error)\n".utf8))
      Foundation.exit(2)
    } catch {
      let code = exitCode(for: error)
      if code == .validationFailure || code.rawValue == 64 {
        FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
        Foundation.exit(2)
      }
      exit(withError: error)
    }
  }
}

extension Census.Grouping: ExpressibleByArgument {}
