import Foundation

/// A file of a folder that came from elsewhere.
nonisolated enum PlainFile {
  /// Returns what the file holds, or nil where it is no plain file, too long or unreadable.
  ///
  /// A link may lead anywhere, and a pipe never ends.
  static func contents(_ path: String, limit: Int) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    return try? handle.read(upToCount: limit) ?? Data()
  }
}
