import Foundation

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
