package import Foundation

/// Files that a command writes.
package enum OutputFile {
  /// Writes a file, or says in one sentence why it could not be written.
  ///
  /// - Throws: a sentence that says why the file could not be written.
  package static func write(_ data: Data, to name: String) throws(CommandFailure) {
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
