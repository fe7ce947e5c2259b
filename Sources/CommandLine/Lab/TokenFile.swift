import FingerpostConsole
import Foundation

/// A token of the user's own. It is no argument, because every user of the machine can read those.
nonisolated enum TokenFile {
  /// Reads it from a file that nobody else can read, or from standard input.
  ///
  /// - Throws: a sentence where the file is not so, or holds no token.
  static func read(_ name: String) throws(CommandFailure) -> String {
    // What an application writes of itself has more lines.
    let first = try line(of: name).split(separator: "\n").first ?? ""
    let text = first.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard isPlain, (16...200).contains(text.utf8.count) else {
      throw CommandFailure("a token is 16 to 200 letters and digits.")
    }
    return text
  }

  private static func line(of name: String) throws(CommandFailure) -> String {
    // Whoever types it ends it with the line.
    if name == "-" { return readLine() ?? "" }
    guard !InputFile.isFolder(name) else {
      throw CommandFailure("\(InputFile.title(name)) is a folder, not a file.")
    }
    var status = stat()
    guard stat(name, &status) != 0 || status.st_mode & 0o077 == 0 else {
      throw CommandFailure("\(InputFile.title(name)) can be read by others; “chmod 600” keeps it to you.")
    }
    return String(decoding: try InputFile.read(name, atMost: 1000), as: UTF8.self)
  }
}
