import ArgumentParser
import FingerpostConsole

/// Asking a running application instead of reading a file.
struct AttachOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Ask a running application that has tools/attach/FingerpostAttach.swift in it, instead of reading a file. In \
      place of FILE its HOST:PORT may follow; without one it is the application on this machine (docs/attach.md).
      """))
  var attach = false

  @Option(
    name: .customLong("token-file"),
    help: ArgumentHelp(
      "With --attach: the token of an application elsewhere; - reads standard input.", valueName: "file"))
  var tokenFile: String?

  /// Whether anything of it was said.
  var isUsed: Bool { attach || tokenFile != nil }

  /// The screen's input: a file, or the application that runs.
  ///
  /// - Parameter name: what stood in the place of the file.
  /// - Throws: a sentence if there is neither, or no such application.
  @MainActor func input(_ name: String?) throws(CommandFailure) -> ScreenFile.Input {
    if attach { return .application(try AttachedApplication(name, tokenFile: tokenFile)) }
    guard tokenFile == nil else { throw CommandFailure("--token-file needs --attach.") }
    guard let name else {
      throw CommandFailure("name a FILE, or ask a running app with --attach; --help says how to get either.")
    }
    return .file(name)
  }
}
