#if os(Linux)
  import FingerpostShell
  import Foundation

  /// A path at which a folder can be made, and which is gone with everything in it when the test is over.
  final class TemporaryPlace {
    let path: String

    init(_ name: String = "shell") throws {
      var template = Array("\(NSTemporaryDirectory())/fingerpost-XXXXXX".utf8CString)
      guard let made = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
      path = String(cString: made) + "/" + name
    }

    deinit {
      try? FileManager.default.removeItem(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }

    /// Makes the folder as soon as its lock is free.
    ///
    /// A process that another test is starting has copies of all descriptors until it becomes another program, the closed
    /// lock among them.
    func folderWhenFree(user: UInt32 = geteuid()) throws -> PrivateFolder {
      for _ in 0..<1000 {
        do throws(FolderError) {
          return try PrivateFolder(making: path, user: user)
        } catch .inUse {
          let lock = open(path + "/lock", O_RDWR | O_CLOEXEC)
          flock(lock, LOCK_EX)
          close(lock)
        }
      }
      return try PrivateFolder(making: path, user: user)
    }

    /// The names of what is in the folder, sorted.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

    func mode(_ name: String) throws -> UInt32 {
      var state = stat()
      guard lstat(path + "/" + name, &state) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
      return state.st_mode & 0o777
    }
  }
#endif
