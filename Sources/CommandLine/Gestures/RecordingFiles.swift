import FingerpostHID
import FingerpostScenarios
import Foundation

/// Finds and reads recordings whose label is the name of their folder.
nonisolated enum RecordingFiles {
  /// Why a file or folder could not be read, in one line.
  struct Problem: Error {
    var message: String
  }

  /// Far more than a recording of one gesture needs.
  private static let byteLimit = 64_000_000

  /// Returns a file, or every .csv and .jsonl file of a folder and its subfolders, sorted by path.
  ///
  /// - Throws: a ``Problem`` if there is no such file or folder, or no recording in it.
  static func find(_ path: String) throws(Problem) -> [String] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Problem(message: "\(path): there is no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    guard let names = manager.enumerator(atPath: path) else {
      throw Problem(message: "\(path): the folder cannot be read")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var files: [String] = []
    for case let name as String in names where name.hasSuffix(".csv") || name.hasSuffix(".jsonl") {
      var isFolder: ObjCBool = false
      if manager.fileExists(atPath: folder + name, isDirectory: &isFolder), !isFolder.boolValue {
        files.append(folder + name)
      }
    }
    guard !files.isEmpty else { throw Problem(message: "\(path): the folder has no .csv or .jsonl file") }
    return files.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns the gesture that a recording's folder is named after.
  ///
  /// - Throws: a ``Problem`` if the folder is not named after a label.
  static func label(of file: String) throws(Problem) -> GestureLabel {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
    let (label, advice) = GestureLabel.named(folder)
    guard let label else {
      throw Problem(message: "\(file): its folder “\(folder)” is not a label; \(advice)")
    }
    return label
  }

  /// Reads a recording of any format, with its places in points of its own screen.
  ///
  /// - Throws: a ``Problem`` if the file cannot be read or is not a recording.
  static func read(_ file: String) throws(Problem) -> Recording {
    try read(file, options: Recording.Options(mapping: TouchMapping(screen: .standard)))
  }

  /// Reads a recording of any format; the name `-` stands for standard input.
  ///
  /// - Throws: a ``Problem`` if the file cannot be read or is not a recording.
  static func read(_ file: String, options: Recording.Options) throws(Problem) -> Recording {
    let bytes = try contents(file)
    do {
      return try Recording(reading: bytes, options: options)
    } catch {
      throw Problem(file, error)
    }
  }

  /// Reads a file to its end.
  ///
  /// - Throws: a ``Problem`` that says why the file cannot be read.
  static func contents(_ file: String) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      let handle =
        file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      defer { try? handle.close() }
      // In pieces, because a pipe gives less than it is asked for.
      while bytes.count <= byteLimit, let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        bytes += piece
      }
    } catch {
      throw Problem(message: "\(InputFile.title(file)): the file cannot be read")
    }
    guard bytes.count <= byteLimit else {
      throw Problem(message: "\(InputFile.title(file)): the file is longer than \(byteLimit / 1_000_000) MB")
    }
    return bytes
  }
}

nonisolated extension RecordingFiles.Problem {
  /// Puts the name of a file before the error.
  init(_ file: String, _ error: RecordingError) {
    let place = error.line.map { "\(InputFile.title(file)):\($0)" } ?? InputFile.title(file)
    message = "\(place): \(error.reason)"
  }
}
