import FingerpostText
package import Foundation

/// Files named on the command line, where `-` stands for standard input.
package enum InputFile {
  /// What messages call the file, on one line whatever it is called.
  package static func title(_ name: String) -> String {
    name == "-" ? "standard input" : PlainText.name(name)
  }

  /// The most bytes that are read of any file; a dump of the largest screens has a hundredth of that.
  package static let maxBytes = 256_000_000

  /// Reads a file to its end; pipes and devices too.
  ///
  /// Reading stops beyond the limit, so that what has no end does not fill the memory.
  ///
  /// - Throws: a sentence that says why the file could not be read.
  package static func read(_ name: String, atMost limit: Int = maxBytes) throws(CommandFailure) -> Data {
    guard !isFolder(name) else { throw CommandFailure("\(title(name)) is a folder, not a file.") }
    var data = Data()
    do {
      let handle =
        name == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: name))
      // What a file is said to hold need not be true, and a pipe says nothing.
      while data.count <= limit, let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        data.append(piece)
      }
    } catch {
      throw CommandFailure("\(title(name)) could not be read: \(reason(error)).")
    }
    guard data.count <= limit else {
      let most = limit < 1_000_000 ? "\(limit) bytes" : "\(limit / 1_000_000) MB"
      throw CommandFailure("\(title(name)) is longer than \(most), the maximum.")
    }
    return data
  }

  /// The text of a file that has been read.
  ///
  /// - Throws: a sentence if it is neither UTF-8 nor UTF-16 with a byte order mark.
  package static func text(_ data: Data, of name: String) throws(CommandFailure) -> String {
    if let bytes = UTF16Text.utf8(data) { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("\(title(name)): the file is not UTF-8 text")
    }
    return text
  }

  /// Whether the name is that of a folder.
  package static func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return name != "-" && FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A file, or the files of a folder and its subfolders whose names have one of some endings, sorted by path.
  ///
  /// - Parameter kind: what messages call such files.
  /// - Throws: a sentence if there is no such file or folder, or no such file in it.
  package static func find(
    _ path: String, endings: [String], called kind: String
  ) throws(CommandFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure("\(title(path)): there is no such file or folder")
    }
    guard isFolder(path) else { return [path] }
    let files = try FolderFiles.find(in: path) { path in
      if isFolder(path) { return .folder }
      return endings.contains(where: path.hasSuffix) && FileManager.default.fileExists(atPath: path)
        ? .found : .other
    }
    guard !files.isEmpty else { throw CommandFailure("\(title(path)): the folder has no \(kind)") }
    return files
  }

  /// Why a file or a folder could not be read, in words that follow a colon.
  static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "reading it is not permitted"
    default: error.localizedDescription
    }
  }
}
