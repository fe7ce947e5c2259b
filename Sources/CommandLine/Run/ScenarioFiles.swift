import Foundation

/// Finds and reads scenario files.
enum ScenarioFiles {
  /// Why a file or folder could not be read, in one line.
  struct Problem: Error {
    var message: String
  }

  /// Longer files are not read to their end; the scenario reader rejects what it gets.
  private static let byteLimit = 4_000_001

  /// Returns a file, or every scenario file of a folder and its subfolders, sorted by path.
  static func find(_ path: String) -> Result<[String], Problem> {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .failure(Problem(message: "\(path): there is no such file or folder"))
    }
    guard isFolder.boolValue else { return .success([path]) }
    guard let names = manager.enumerator(atPath: path) else {
      return .failure(Problem(message: "\(path): the folder cannot be read"))
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for case let name as String in names where name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      var isFolder: ObjCBool = false
      if manager.fileExists(atPath: folder + name, isDirectory: &isFolder), !isFolder.boolValue {
        files.append(folder + name)
      }
    }
    guard !files.isEmpty else { return .failure(Problem(message: "\(path): the folder has no .yaml file")) }
    return .success(files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// Reads a file's text.
  ///
  /// - Throws: a ``Problem`` if the file cannot be read, or is not UTF-8 text.
  static func read(_ file: String) throws(Problem) -> String {
    var data = Data()
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      defer { try? handle.close() }
      // In pieces, because a pipe gives less than it is asked for.
      while data.count < byteLimit, let piece = try handle.read(upToCount: byteLimit - data.count),
        !piece.isEmpty
      {
        data.append(piece)
      }
    } catch {
      throw Problem(message: "\(file): the file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Problem(message: "\(file): the file is not UTF-8 text")
    }
    return text
  }
}
