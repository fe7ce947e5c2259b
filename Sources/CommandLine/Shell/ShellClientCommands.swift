import ArgumentParser
import FingerpostHID
import FingerpostMessages
import FingerpostShell
import Foundation

/// `fingerpost shell list`, also `fingerpost shell --list`: what runs, where the icons are, what was dropped.
struct ShellListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show what runs, what is in front, where the icons are, and what was dropped.")

  @OptionGroup var folder: ShellFolderOption

  func run() throws { try ShellRequest.ask(.list, "list", folder) }
}

/// `fingerpost shell launch NAME`.
struct ShellLaunchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launch", abstract: "Bring an application to the front, and start it if it does not run.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, as “fingerpost shell --list” names it.")
  var name: String

  func run() throws { try ShellRequest.ask(.launch(name), "launch", folder) }
}

/// `fingerpost shell front NAME`.
struct ShellFrontCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "front", abstract: "Bring a running application, or “home”, to the front.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, or “home” for the home screen.")
  var name: String

  func run() throws { try ShellRequest.ask(.front(name == "home" ? nil : name), "front", folder) }
}

/// `fingerpost shell end NAME`.
struct ShellEndCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End an application: ask it to exit, and kill it if it does not.")

  @OptionGroup var folder: ShellFolderOption

  @Argument(help: "The application, as “fingerpost shell --list” names it.")
  var name: String

  func run() throws { try ShellRequest.ask(.end(name), "end", folder) }
}

/// `fingerpost shell stop`.
struct ShellStopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End all applications and the shell.")

  @OptionGroup var folder: ShellFolderOption

  func run() throws { try ShellRequest.ask(.stop, "stop", folder) }
}

/// Asks the shell that runs, and prints its answer.
nonisolated enum ShellRequest {
  /// Sends a request and prints the lines of the answer.
  ///
  /// - Throws: `ExitCode` 2, after the reason is on standard error.
  static func ask(_ request: ControlRequest, _ command: String, _ folder: ShellFolderOption) throws {
    #if os(Linux)
      let output = StandardOutput()
      do throws(ClientFailure) {
        for line in try ShellClient.ask(request, in: folder.path) { output.line(line) }
      } catch {
        try ShellEnd.fail(command, error.description)
      }
      if output.finish("shell \(command)", 0) != 0 { throw ExitCode(2) }
    #else
      try ShellEnd.failElsewhere(command)
    #endif
  }
}
