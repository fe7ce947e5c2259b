import Foundation

/// The files of a bundle that Xcode's “Export View Hierarchy…” writes.
nonisolated struct HierarchyFolder {
  /// No bundle has more files.
  static let mostResponses = 10_000
  /// No bundle is larger, in bytes.
  static let mostBytes = 256_000_000

  /// The names of the responses, in the order in which they were received.
  let names: [String]
  private let folder: String
  private let name: String

  /// Lists the responses.
  init(_ path: String, name: String) throws(ScreenReadError) {
    self.name = name
    let manager = FileManager.default
    folder = path + "/RequestResponses"
    guard Self.isRealFolder(folder), let found = try? manager.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(
        name: name, line: nil,
        message: "This folder is no view hierarchy of Xcode's: it has no folder RequestResponses.")
    }
    // Response_10 comes after Response_9.
    let numbered = found.compactMap { file in Self.number(of: file).map { (number: $0, file: file) } }
    names = numbered.sorted { ($0.number, $0.file) < ($1.number, $1.file) }.map(\.file)
    guard !names.isEmpty else {
      throw .unreadable(
        name: name, line: nil, message: "The folder RequestResponses has no file Response_0 or the like.")
    }
    guard names.count <= Self.mostResponses else {
      throw .unreadable(
        name: name, line: nil,
        message: "There are more than \(Self.mostResponses) responses; no bundle has so many.")
    }
  }

  /// Reads one response, of which at most so many bytes are allowed.
  func read(_ response: String, limit: Int) throws(ScreenReadError) -> Data {
    // A link may lead anywhere, and a pipe never ends.
    let descriptor = open("\(folder)/\(response)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw refusal(response, "is a link or cannot be opened") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw refusal(response, "is no file")
    }
    guard status.st_size <= limit else {
      throw refusal(response, "makes the bundle longer than \(Self.mostBytes / 1_000_000) MB")
    }
    do {
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw refusal(response, "cannot be read")
    }
  }

  private func refusal(_ response: String, _ reason: String) -> ScreenReadError {
    .unreadable(name: name, line: nil, message: "RequestResponses/\(response) \(reason).")
  }

  private static func isRealFolder(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  private static func number(of file: String) -> Int? {
    let prefix = "Response_"
    guard file.hasPrefix(prefix), file.count <= prefix.count + 9 else { return nil }
    let digits = file.dropFirst(prefix.count)
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(digits)
  }
}
