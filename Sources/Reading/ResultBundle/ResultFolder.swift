import FingerpostScreens
import Foundation

/// The attachments of a UI test's results, as `xcresulttool export attachments` writes them, and the log beside them.
nonisolated struct ResultFolder {
  /// No results have more attachments.
  private static let maxFiles = 5_000
  /// No tree and no log is larger, in bytes.
  private static let largestFile = 64_000_000
  /// No results have more bytes that may be trees.
  private static let maxBytes = 256_000_000

  /// How to get the attachments out of a result bundle.
  static let command = "xcrun xcresulttool export attachments --path RESULT.xcresult --output-path FOLDER"

  private struct Attachment {
    var file: String
    var time: Double
    var isOfFailure: Bool
  }

  private let path: String
  private let name: String

  /// Whether the folder is one of these, or the bundle that they come from.
  static func recognizes(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/manifest.json") || isBundle(path)
  }

  /// Whether the folder is a result bundle, whose own format is not read.
  private static func isBundle(_ path: String) -> Bool {
    let exists = FileManager.default.fileExists(atPath:)
    return exists(path + "/Info.plist") && (exists(path + "/Data") || exists(path + "/database.sqlite3"))
      || path.hasSuffix(".xcresult") || path.hasSuffix(".xcresult/")
  }

  init(_ path: String, name: String) {
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    self.name = name
  }

  /// Reads the newest element tree, with the step at which the test failed.
  func read() throws(ScreenReadError) -> Screen {
    guard FileManager.default.fileExists(atPath: path + "/manifest.json") else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "This is a result bundle, whose format is Xcode's own; export its attachments with `\(Self.command)` and name "
          + "that folder.")
    }
    let attachments = try attachments()
    var left = Self.maxBytes
    var unread = 0
    for (index, attachment) in attachments.enumerated() {
      guard let data = contents(attachment.file, &left), Self.mayBeTree(data) else { continue }
      guard var screen = try? ScreenReader.read(data, name: name) else {
        unread += 1
        continue
      }
      let others = attachments[(index + 1)...].count { isTree($0, &left) }
      screen.failedStep = step(&left)
      if others > 0 {
        screen.warnings.append(
          Screen.Warning(
            line: nil,
            "This is the newest of \(others + 1) trees, \(attachment.file); name a file of the folder to explain another."
          ))
      }
      return screen
    }
    throw .unreadable(
      name: name, line: nil,
      message: unread > 0
        ? "None of the \(unread) texts among the \(attachments.count) attachments is a tree of views or elements."
        : "None of the \(attachments.count) attachments is an element tree; attach one in the test with "
          + "`XCTAttachment(string: app.debugDescription)`.")
  }

  // MARK: - The manifest

  /// The attachments, those of failures first, the newest before the older ones.
  private func attachments() throws(ScreenReadError) -> [Attachment] {
    var left = Self.maxBytes
    guard let data = contents("manifest.json", &left) else {
      throw .unreadable(name: name, line: nil, message: "manifest.json cannot be read.")
    }
    let listed = Self.attachments(in: data)
    guard !listed.isEmpty else {
      throw .unreadable(
        name: name, line: nil,
        message: "manifest.json lists no attachments; expected what `\(Self.command)` writes.")
    }
    return listed
  }

  private static func attachments(in manifest: Data) -> [Attachment] {
    var found: [Attachment] = []
    manifest.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress,
        let tape = try? JSONTape(Bytes(base: base, count: buffer.count))
      else { return }
      for value in tape.all where tape.isObject(value) {
        guard found.count < maxFiles,
          let file = tape.member("exportedFileName", of: value).flatMap(tape.text), isPlain(file)
        else { continue }
        found.append(
          Attachment(
            file: file, time: tape.member("timestamp", of: value).flatMap(tape.number) ?? 0,
            isOfFailure: tape.member("isAssociatedWithFailure", of: value).flatMap(tape.word) == "true"))
      }
    }
    return found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.isOfFailure != b.isOfFailure { return a.isOfFailure }
      return a.time != b.time ? a.time > b.time : one.offset > other.offset
    }.map(\.element)
  }

  /// The files that a manifest lists, in the order in which they are looked at.
  static func files(in manifest: Data) -> [String] { attachments(in: manifest).map(\.file) }

  /// Whether a name stays in the folder.
  private static func isPlain(_ file: String) -> Bool {
    !file.isEmpty && !file.contains("/") && file != ".." && file != "." && !file.contains("\0")
  }

  // MARK: - Files

  private func contents(_ file: String, _ left: inout Int) -> Data? {
    guard let data = PlainFile.contents("\(path)/\(file)", limit: min(left, Self.largestFile)) else {
      return nil
    }
    left -= data.count
    return data
  }

  private func isTree(_ attachment: Attachment, _ left: inout Int) -> Bool {
    guard let data = contents(attachment.file, &left) else { return false }
    return Self.mayBeTree(data)
  }

  /// Whether bytes are text in which a tree may be: pictures and archives are not looked at.
  private static func mayBeTree(_ data: Data) -> Bool {
    guard data.count > 10, !data.prefix(512).contains(0) else { return false }
    return data.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
      let bytes = Bytes(base: base, count: buffer.count)
      let marks: [StaticString] = [
        ", {{", "; frame = (", "<XCUIElementType", "<AppiumAUT", "\"frame\"", "\"AXFrame\"",
      ]
      return marks.contains { bytes.find($0) != nil }
    }
  }

  /// The step at which the test failed, from any log or list of activities in the folder.
  private func step(_ left: inout Int) -> TestStep? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().prefix(
      Self.maxFiles)
    for file in names
    where file != "manifest.json" && Self.endings.contains(where: file.lowercased().hasSuffix) {
      guard let data = contents(file, &left) else { continue }
      if let step = ScreenReader.failedStep(in: data) { return step }
    }
    return nil
  }

  private static let endings = [".log", ".json", ".txt"]
}
