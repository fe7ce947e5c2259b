import Foundation

/// Files named on the command line, where `-` stands for standard input.
nonisolated enum InputFile {
  /// What messages call the file.
  static func title(_ name: String) -> String { name == "-" ? "standard input" : name }

  /// Reads a file to its end; pipes and devices too.
  static func read(_ name: String) throws(ExplainFailure) -> Data {
    var isFolder: ObjCBool = false
    if name != "-", FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue {
      throw ExplainFailure("\(name) is a folder; expected a file with a dump of a screen.")
    }
    do {
      let handle =
        name == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: name))
      return try handle.readToEnd() ?? Data()
    } catch {
      throw ExplainFailure("\(title(name)) could not be read: \(reason(error)).")
    }
  }

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
  static func write(_ data: Data, to name: String) throws(ExplainFailure) {
    do {
      try data.write(to: URL(fileURLWithPath: name), options: .atomic)
    } catch {
      throw ExplainFailure("\(name) could not be written: \(error.localizedDescription).")
    }
  }
}

/// Why a question could not be answered: one sentence for the standard error stream, and exit status 2.
nonisolated struct ExplainFailure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
