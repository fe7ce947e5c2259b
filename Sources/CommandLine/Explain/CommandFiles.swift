import Foundation

/// Files named on the command line, where `-` stands for standard input.
nonisolated enum InputFile {
  /// What messages call the file.
  static func title(_ name: String) -> String { name == "-" ? "standard input" : name }

  /// The most bytes that are read; a dump of the largest screens has a hundredth of that.
  static let mostBytes = 256_000_000

  /// Reads a file to its end; pipes and devices too.
  ///
  /// Reading stops beyond ``mostBytes``, so that what has no end does not fill the memory.
  ///
  /// - Throws: a sentence that says why the file could not be read.
  static func read(_ name: String) throws(CommandFailure) -> Data {
    var isFolder: ObjCBool = false
    if name != "-", FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("\(name) is a folder, not a file with a dump of a screen.")
    }
    do {
      let handle =
        name == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: name))
      // What a file is said to hold need not be true, and a pipe says nothing.
      var data = Data()
      while data.count <= mostBytes, let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        data.append(piece)
      }
      guard data.count <= mostBytes else { throw TooLong() }
      return data
    } catch is TooLong {
      throw CommandFailure(
        "\(title(name)) is longer than \(mostBytes / 1_000_000) MB, the maximum.")
    } catch {
      throw CommandFailure("\(title(name)) could not be read: \(reason(error)).")
    }
  }

  private struct TooLong: Error {}

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "reading it is not permitted"
    default: error.localizedDescription
    }
  }
}

/// Files that a command writes.
nonisolated enum OutputFile {
  /// Writes a file, or says in one sentence why it could not be written.
  ///
  /// - Throws: a sentence that says why the file could not be written.
  static func write(_ data: Data, to name: String) throws(CommandFailure) {
    do {
      var status = stat()
      // A device or a pipe is written to, and not replaced by a file of its name.
      let isFile = stat(name, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
      try data.write(to: URL(fileURLWithPath: name), options: isFile ? .atomic : [])
    } catch {
      throw CommandFailure("\(name) could not be written: \(error.localizedDescription).")
    }
  }
}

/// Why a command failed: one sentence for standard error, and exit status 2.
nonisolated struct CommandFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
