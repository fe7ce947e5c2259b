import Foundation

/// Where the responses of a view hierarchy come from: a folder or a zip archive.
nonisolated protocol HierarchySource {
  /// The names of the responses, in the order in which they were received.
  var names: [String] { get }

  /// Reads one response, of which at most so many bytes are allowed, or returns nil where it is damaged.
  func read(_ response: String, limit: Int, work: inout UnpackingWork) throws(ScreenReadError) -> Data?

  /// What the file `metadata` holds, or nil where there is none that can be read.
  func metadata(work: inout UnpackingWork) -> Data?
}

/// The limits of a bundle, and the names in it.
nonisolated enum HierarchyLimits {
  /// No bundle has more files.
  static let maxResponses = 10_000
  /// No bundle is larger, in bytes.
  static let maxBytes = 256_000_000

  /// Returns the number in the name of a response, or nil for any other name.
  static func number(of file: some StringProtocol) -> Int? {
    let prefix = "Response_"
    guard file.hasPrefix(prefix), file.count <= prefix.count + 9 else { return nil }
    let digits = file.dropFirst(prefix.count)
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(digits)
  }

  /// Returns the names in the order of their numbers: Response_10 comes after Response_9.
  static func inOrder(_ files: [String], of name: String) throws(ScreenReadError) -> [String] {
    let numbered = files.compactMap { file in number(of: file).map { (number: $0, file: file) } }
    let names = numbered.sorted { ($0.number, $0.file) < ($1.number, $1.file) }.map(\.file)
    guard !names.isEmpty else {
      throw .unreadable(
        name: name, line: nil, message: "The folder RequestResponses has no file Response_0 or the like.")
    }
    guard names.count <= maxResponses else {
      throw .unreadable(
        name: name, line: nil,
        message: "There are more than \(maxResponses) responses; no bundle has so many.")
    }
    return names
  }
}
