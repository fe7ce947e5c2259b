import Foundation

/// The files of a bundle that Xcode's “Export View Hierarchy…” writes.
nonisolated struct HierarchyFolder: HierarchySource {
  /// The names of the responses, in the order in which they were received.
  let names: [String]
  /// The folder of the responses.
  private let folder: String
  private let bundle: String
  private let name: String

  /// Lists the responses.
  init(_ path: String, name: String) throws(ScreenReadError) {
    self.name = name
    let manager = FileManager.default
    bundle = path
    folder = path + "/RequestResponses"
    guard Self.isRealFolder(folder), let found = try? manager.contentsOfDirectory(atPath: folder) else {
      throw .unreadable(
        name: name, line: nil,
        message: "This folder is not a view hierarchy of Xcode's: it has no folder RequestResponses. "
          + "Name a file in it; `fingerpost audit` takes a folder of screens.")
    }
    names = try HierarchyLimits.inOrder(found, of: name)
  }

  /// Reads one response, of which at most so many bytes are allowed.
  func read(_ response: String, limit: Int, work: inout UnpackingWork) throws(ScreenReadError) -> Data? {
    do throws(Problem) {
      return try Self.contents("\(folder)/\(response)", limit: limit)
    } catch {
      throw .unreadable(
        name: name, line: nil, message: "RequestResponses/\(response) \(error.sentence).")
    }
  }

  func metadata(work: inout UnpackingWork) -> Data? {
    try? Self.contents(bundle + "/metadata", limit: HierarchyMetadata.maxBytes)
  }

  /// Why a file cannot be read.
  private struct Problem: Error {
    /// The rest of a sentence that begins with the file's name.
    var sentence: String
  }

  private static func contents(_ path: String, limit: Int) throws(Problem) -> Data {
    // A link may lead anywhere, and a pipe never ends.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw Problem(sentence: "is a link or cannot be opened") }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(sentence: "is not a file")
    }
    guard status.st_size <= limit else {
      throw Problem(sentence: "makes the bundle longer than \(HierarchyLimits.maxBytes / 1_000_000) MB")
    }
    do {
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw Problem(sentence: "cannot be read")
    }
  }

  private static func isRealFolder(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
