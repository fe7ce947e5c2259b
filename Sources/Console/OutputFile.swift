package import Foundation

/// Files that a command writes.
package enum OutputFile {
  /// Writes a file, or says in one sentence why it could not be written.
  ///
  /// A file that exists is replaced by a whole one with the same permissions; a link stays, and what it leads to is written.
  ///
  /// - Throws: a sentence that says why the file could not be written.
  package static func write(_ data: Data, to name: String) throws(CommandFailure) {
    do {
      var status = stat()
      if stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        return try replace(
          URL(fileURLWithPath: name).resolvingSymlinksInPath(), by: data, mode: status.st_mode)
      }
      // A device or a pipe is written to, and not replaced by a file of its name; nor is a link to no file.
      let isNew = lstat(name, &status) != 0
      try data.write(to: URL(fileURLWithPath: name), options: isNew ? .atomic : [])
    } catch {
      throw CommandFailure(
        "\(InputFile.title(name)) could not be written: \(reason(name, error)).")
    }
  }

  /// Why a file could not be written, in words that follow a colon; Foundation's name codes.
  private static func reason(_ name: String, _ error: any Error) -> String {
    if InputFile.isFolder(name) { return "it is a folder" }
    let folder = URL(fileURLWithPath: name).deletingLastPathComponent().path
    if !InputFile.isFolder(folder) { return "there is no folder \(InputFile.title(folder))" }
    if access(folder, W_OK) != 0 { return "writing into \(InputFile.title(folder)) is not permitted" }
    return error.localizedDescription
  }

  private static func replace(_ file: URL, by data: Data, mode: mode_t) throws {
    let draft = file.deletingLastPathComponent().appendingPathComponent(".fingerpost-\(UUID().uuidString)")
    // Nobody else may read it before it has the permissions of the file.
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      guard fchmod(descriptor, mode & 0o7777) == 0, rename(draft.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(draft.path)
      throw error
    }
  }
}
