#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// Where the sockets are, and who may come there.
  @Suite struct PrivateFolderTests {
    @Test("the folder has mode 700, its sockets 600, and they are gone afterwards") func modes() throws {
      let place = try TemporaryPlace()
      var descriptors: [Int32] = []
      do {
        let folder = try PrivateFolder(making: place.path)
        descriptors = [try folder.listen(.control), try folder.listen(.digitizer)]
        try expect(place.mode(""), is: 0o700)
        try expect(place.mode("control"), is: 0o600)
        try expect(place.mode("digitizer"), is: 0o600)
        try expect(place.mode("lock"), is: 0o600)
      }
      for descriptor in descriptors { close(descriptor) }
      try expect(place.names(), is: ["lock"])
    }

    @Test("a folder that others may enter is refused") func open() throws {
      let place = try TemporaryPlace()
      for mode: mode_t in [0o755, 0o750, 0o701, 0o777] {
        mkdir(place.path, 0o700)
        chmod(place.path, mode)
        #expect(throws: FolderError.open(place.path, mode: UInt32(mode))) {
          try PrivateFolder(making: place.path)
        }
      }
    }

    @Test("a link is refused, and a file") func links() throws {
      let place = try TemporaryPlace()
      mkdir(place.path + "-real", 0o700)
      defer { rmdir(place.path + "-real") }
      symlink(place.path + "-real", place.path)
      #expect(throws: FolderError.noFolder(place.path)) { try PrivateFolder(making: place.path) }
      unlink(place.path)
      close(Foundation.open(place.path, O_CREAT | O_WRONLY, 0o600))
      #expect(throws: FolderError.noFolder(place.path)) { try PrivateFolder(making: place.path) }
      unlink(place.path)
    }

    @Test("another user's folder is refused") func foreign() throws {
      let place = try TemporaryPlace()
      mkdir(place.path, 0o700)
      #expect(throws: FolderError.foreign(place.path, owner: geteuid())) {
        try PrivateFolder(making: place.path, user: geteuid() + 1)
      }
    }

    @Test("one shell a folder; what a dead one left behind is removed") func oneShell() throws {
      let place = try TemporaryPlace()
      do {
        let folder = try PrivateFolder(making: place.path)
        #expect(throws: FolderError.inUse(place.path)) { try PrivateFolder(making: place.path) }
        close(try folder.listen(.control))
      }
      // A shell that was killed leaves its socket.
      let left = try place.folderWhenFree()
      let dead = try left.listen(.control)
      // Whatever copies of it there are, it no longer takes anything.
      shutdown(dead, Int32(SHUT_RDWR))
      close(dead)
      #expect(throws: FolderError.nobody(place.path)) {
        try PrivateFolder.connect(to: place.path, .control)
      }
      let descriptor = try left.listen(.control)
      _ = try PrivateFolder.connect(to: place.path, .control)
      close(descriptor)
    }

    @Test("a file at the place of a socket is left alone, and refused") func obstacle() throws {
      let place = try TemporaryPlace()
      let folder = try PrivateFolder(making: place.path)
      close(Foundation.open(place.path + "/control", O_CREAT | O_WRONLY, 0o600))
      #expect(throws: FolderError.obstacle(place.path + "/control")) { try folder.listen(.control) }
      try expect(place.names(), is: ["control", "lock"])
    }

    @Test("a link in the place of the lock is not followed") func lockLink() throws {
      let place = try TemporaryPlace()
      mkdir(place.path, 0o700)
      let target = place.path + "-target"
      symlink(target, place.path + "/lock")
      #expect(throws: FolderError.self) { try PrivateFolder(making: place.path) }
      expect(access(target, F_OK), isNot: 0)
    }

    /// Whoever may give files away can make a folder whose owner is not whose sockets are in it.
    @Test("a socket that is not the folder's owner's is refused by both ends", .enabled(if: geteuid() == 0))
    func otherOwner() throws {
      let place = try TemporaryPlace()
      let (user, other) = (geteuid(), geteuid() + 12_345)
      do {
        let folder = try PrivateFolder(making: place.path)
        let descriptor = try folder.listen(.control)
        defer { close(descriptor) }
        chown(place.path, other, .max)
        #expect(throws: FolderError.stranger(place.path, user: user)) {
          try PrivateFolder.connect(to: place.path, .control, user: other)
        }
      }
      let folder = try place.folderWhenFree(user: other)
      #expect(throws: FolderError.obstacle(place.path + "/control")) { try folder.listen(.control) }
    }

    @Test("a path that no socket can have is refused in words") func tooLong() throws {
      let place = try TemporaryPlace(String(repeating: "x", count: 100))
      let folder = try PrivateFolder(making: place.path)
      #expect(throws: FolderError.tooLong(place.path + "/control")) { try folder.listen(.control) }
      #expect(throws: FolderError.tooLong(place.path + "/control")) {
        try PrivateFolder.connect(to: place.path, .control)
      }
    }

    @Test("a folder that cannot be made is refused with what can be done") func unmakable() throws {
      let error = #expect(throws: FolderError.self) { try PrivateFolder(making: "/nowhere/at/all") }
      expect(
        error?.description,
        is:
          "/nowhere/at/all: the folder cannot be created: No such file or directory. Name another with --folder."
      )
    }

    @Test("where no shell runs, that is said") func nobody() throws {
      let place = try TemporaryPlace()
      #expect(throws: FolderError.nobody(place.path)) {
        try PrivateFolder.connect(to: place.path, .control)
      }
    }

    @Test("a runtime folder that others may enter, or that belongs to another user, is refused by both ends")
    func runtime() throws {
      let place = try TemporaryPlace("runtime")
      mkdir(place.path, 0o700)
      let path = place.path + "/fingerpost"
      close(try PrivateFolder(making: path, runtime: place.path).listen(.control))
      for mode: mode_t in [0o755, 0o710, 0o1777] {
        chmod(place.path, mode)
        let error = FolderError.runtime(place.path, owner: geteuid(), mode: UInt32(mode & 0o777))
        #expect(throws: error) { try PrivateFolder(making: path, runtime: place.path) }
        #expect(throws: error) { try PrivateFolder.connect(to: path, .control, runtime: place.path) }
      }
      chmod(place.path, 0o700)
      #expect(throws: FolderError.runtime(place.path, owner: geteuid(), mode: 0o700)) {
        try PrivateFolder(making: path, user: geteuid() + 1, runtime: place.path)
      }
      // A folder elsewhere has nothing to do with it.
      chmod(place.path, 0o755)
      _ = try PrivateFolder(making: place.path + "-other", runtime: place.path)
    }
  }
#endif
