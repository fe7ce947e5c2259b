import FingerpostConsole
import FingerpostShell
import FingerpostText
import Foundation

/// Applications as they are named on a command line.
extension ShellRunCommand {
  /// Whether a file or a folder is a screen to be shown, and not a program: those begin with what says so, or may be
  /// executed.
  nonisolated static func isScene(_ path: String) -> Bool {
    if InputFile.isFolder(path) { return true }
    guard let file = FileHandle(forReadingAtPath: path) else {
      return !URL(fileURLWithPath: path).pathExtension.isEmpty
    }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 4)) ?? Data()
    let isProgram = head.starts(with: [0x7F, 0x45, 0x4C, 0x46]) || head.starts(with: Array("#!".utf8))
    return !isProgram && !FileManager.default.isExecutableFile(atPath: path)
  }

  /// The commands, which are not names of applications.
  private nonisolated static let commands = ["list", "launch", "front", "end", "inject", "stop", "run"]

  /// Reads the names and paths of applications from the command line; there is something at each path.
  ///
  /// - Throws: a problem with the first application that is not there.
  nonisolated static func named(_ texts: [String]) throws(CommandFailure) -> [ShellApplication] {
    var entries: [ShellApplication] = []
    for text in texts {
      guard var entry = ShellApplication(text) else {
        let isHome = text.prefix { $0 != "=" } == "home"
        throw CommandFailure(
          "“\(text)” is not an application such as ./gallery or gallery=build/gallery-app"
            + (isHome ? "; “home” is the name of the home screen" : ""))
      }
      if let other = entries.first(where: { $0.name == entry.name }) {
        throw CommandFailure(
          "\(other.path) and \(entry.path) are both called “\(entry.name)”; write NAME=PATH")
      }
      entry.path = URL(fileURLWithPath: entry.path).path
      guard FileManager.default.fileExists(atPath: entry.path) else {
        let isWord = !text.contains("/") && !text.contains("=")
        let near = NearestName.advice(for: text, among: commands)
        let advice = isWord && near.hasPrefix("did you mean") ? "; \(near)" : ""
        let what = Self.isScene(entry.path) ? "file" : "program"
        throw CommandFailure("\(entry.path): there is no such \(what)\(advice)")
      }
      entries.append(entry)
    }
    return entries
  }
}
