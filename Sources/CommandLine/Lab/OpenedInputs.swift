import FingerpostLab
import FingerpostScreens
import FingerpostShell
import FingerpostText
import Foundation

/// What was dropped or pasted onto a page: its pieces are put together in a folder of its own, and read there as a command
/// would read them.
///
/// The files go with the object.
final class OpenedInputs {
  /// Something that was read.
  struct Input {
    /// What it is called on the home screen; no two have the same name.
    var entry: ShellApplication
    /// What its reader could not use or see, a sentence each.
    var doubts: [String]
  }

  /// How many bytes an input has at most, and how many are kept.
  static let maxBytes = 16_000_000
  static let maxCount = 16
  private static let maxDoubts = 6

  private let folder: OwnFolder
  private var name = ""
  private var bytes = Data()
  private var nextPart = 0
  private var taken: Set<String>
  private var count = 0

  /// Makes the folder.
  ///
  /// - Parameter taken: names that other screens have.
  init(besides taken: [String]) throws {
    folder = try OwnFolder()
    self.taken = Set(taken)
  }

  nonisolated deinit { folder.remove() }

  /// Takes a piece, the pieces of an input in their order; returns the input with its last one.
  ///
  /// - Throws: why it cannot be read, in the words of `explain`.
  func take(_ question: JSONValue) throws -> Input? {
    guard let part = question["part"]?.number.flatMap({ Int(exactly: $0) }),
      let parts = question["parts"]?.number.flatMap({ Int(exactly: $0) }), part >= 0, part < parts,
      let piece = question["data"]?.text.flatMap({ Data(base64Encoded: $0) })
    else { throw WhatIf.Problem("A piece of a file was expected.") }
    if part == 0 { (name, bytes, nextPart) = (Self.plain(question["name"]?.text ?? ""), Data(), 0) }
    guard part == nextPart else {
      throw WhatIf.Problem("Another file was dropped before this one was read; drop it once more.")
    }
    nextPart += 1
    guard count < Self.maxCount else {
      throw WhatIf.Problem(
        "\(Self.maxCount) files were dropped on this lab, which is the maximum; start it again.")
    }
    guard bytes.count + piece.count <= Self.maxBytes else {
      bytes = Data()
      nextPart = -1
      throw WhatIf.Problem(
        "\(name) is longer than \(Self.maxBytes / 1_000_000) MB, the maximum of a page; name it on the command line."
      )
    }
    bytes += piece
    guard part == parts - 1 else { return nil }
    defer { (bytes, nextPart) = (Data(), -1) }
    return try read()
  }

  private func read() throws -> Input {
    let path = "\(folder.path)/\(count)-\(name)"
    guard
      FileManager.default.createFile(atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
    else { throw WhatIf.Problem("\(name) could not be kept.") }
    let screen: Screen
    do {
      screen = try ScreenFile.read(path).screen()
      _ = try ScreenFile.read(path).scene()
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw WhatIf.Problem("\(error)".replacing(path, with: name))
    }
    count += 1
    return Input(entry: ShellApplication(name: unused(name), path: path), doubts: doubts(of: screen))
  }

  /// What `explain` says under "Not sure" of the input itself, whatever is touched.
  private func doubts(of screen: Screen) -> [String] {
    let warnings = screen.warnings.map { "\($0.line.map { "Line \($0): " } ?? "")\($0.message)" }
    let all = warnings + screen.limits
    let rest = all.count - Self.maxDoubts
    return all.prefix(Self.maxDoubts) + (rest > 0 ? ["And \(rest) more: fingerpost explain --full."] : [])
  }

  private func unused(_ name: String) -> String {
    var unused = name
    var number = 2
    while !taken.insert(unused).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    return unused
  }

  /// The last part of a name, with nothing in it that a path or a line could not have.
  private static func plain(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let plain = last.prefix(50).map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "-"
    }
    let text = String(plain.drop { $0 == "." || $0 == "-" })
    return text.isEmpty || text == "home" ? "pasted.txt" : text
  }
}
