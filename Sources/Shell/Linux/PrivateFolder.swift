#if os(Linux)
  import CChannel
  public import FingerpostChannel

  /// The folder of the shell's sockets, which no other user may enter: one shell per folder.
  ///
  /// It is made with mode 700. One that is a link, belongs to another user, or that others may enter, is refused.
  public final class PrivateFolder {
    /// The path of the folder.
    public let path: String
    /// The user that the folder has to belong to.
    public let user: UInt32

    /// The folder, open.
    var descriptor: Int32 { folder }
    private let folder: Int32
    private var lock: Int32 = -1
    private var sockets: [ShellSocket] = []

    /// Where the folder is by default: in the user's runtime folder, else among the temporary files.
    public static var defaultPath: String {
      runtime.map { $0 + "/fingerpost" } ?? "/tmp/fingerpost-\(geteuid())"
    }

    /// The user's runtime folder as the environment names it; nil where it names none.
    public static var runtime: String? {
      guard let place = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), place.hasPrefix("/") else {
        return nil
      }
      return place
    }

    /// Looks whether the runtime folder is one: anyone who may write there could put another folder in place of ours.
    private static func check(_ runtime: String?, above path: String, _ user: UInt32) throws(FolderError) {
      guard let runtime, path.hasPrefix(runtime + "/") else { return }
      var state = stat()
      guard stat(runtime, &state) == 0 else { return }
      guard state.st_uid == user, state.st_mode & 0o077 == 0 else {
        throw .runtime(runtime, owner: state.st_uid, mode: state.st_mode & 0o777)
      }
    }

    /// Makes the folder, or takes one that is as it has to be.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - user: whose it has to be.
    ///   - runtime: the user's runtime folder; a folder in it is taken only if that is this user's alone.
    /// - Throws: an error if it is not, or if a shell runs there.
    public init(
      making path: String, user: UInt32 = geteuid(), runtime: String? = PrivateFolder.runtime
    ) throws(FolderError) {
      self.path = path
      self.user = user
      try Self.check(runtime, above: path, user)
      if mkdir(path, 0o700) != 0, errno != EEXIST {
        throw .unmakable(path, String(cString: strerror(errno)))
      }
      folder = try Self.open(path, user)
      lock = openat(folder, "lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw .failed("\(path)/lock: \(String(cString: strerror(errno))).") }
      guard channel_lock(lock) == 0 else { throw .inUse(path) }
    }

    deinit {
      for socket in sockets { unlinkat(folder, socket.rawValue, 0) }
      if lock >= 0 { close(lock) }
      close(folder)
    }

    /// Makes a socket that only this user may open.
    ///
    /// One that an earlier shell left behind is removed; it cannot be in use, because the lock was free.
    ///
    /// - Returns: its descriptor, which does not block.
    /// - Throws: ``FolderError`` where something else is in its place, or the system refuses it.
    public func listen(_ socket: ShellSocket) throws(FolderError) -> Int32 {
      let place = "\(path)/\(socket.rawValue)"
      var old = stat()
      if fstatat(folder, socket.rawValue, &old, AT_SYMLINK_NOFOLLOW) == 0 {
        guard Self.isSocket(old) else { throw .obstacle(place) }
        unlinkat(folder, socket.rawValue, 0)
      }
      let descriptor = channel_listen(place)
      guard descriptor >= 0 else {
        throw errno == ENAMETOOLONG
          ? .tooLong(place) : .failed("\(place): \(String(cString: strerror(errno))).")
      }
      // The path was taken twice, and could be another folder's by now. The mode is looked at as well, and not believed.
      var new = stat()
      guard fstatat(folder, socket.rawValue, &new, AT_SYMLINK_NOFOLLOW) == 0, Self.isSocket(new),
        new.st_uid == user, new.st_mode & 0o077 == 0
      else {
        close(descriptor)
        throw .obstacle(place)
      }
      sockets.append(socket)
      return descriptor
    }

    /// Connects to the shell of a folder, if it is this user's.
    ///
    /// - Throws: an error if no shell is there, or one of another user.
    public static func connect(
      to path: String, _ socket: ShellSocket, user: UInt32 = geteuid(),
      runtime: String? = PrivateFolder.runtime
    ) throws(FolderError) -> Channel {
      try check(runtime, above: path, user)
      let folder: Int32
      do throws(FolderError) {
        folder = try open(path, user)
      } catch .failed {
        throw .nobody(path)
      }
      defer { close(folder) }
      let place = "\(path)/\(socket.rawValue)"
      let descriptor = channel_connect(place)
      guard descriptor >= 0 else {
        switch errno {
        case ENOENT, ECONNREFUSED, ENOTSOCK: throw .nobody(path)
        case ENAMETOOLONG: throw .tooLong(place)
        default: throw .failed("\(place): \(String(cString: strerror(errno))).")
        }
      }
      let channel = Channel(descriptor: descriptor)
      guard let peer = channel.peer, peer.user == user else {
        throw .stranger(path, user: channel.peer?.user ?? .max)
      }
      return channel
    }

    private static func open(_ path: String, _ user: UInt32) throws(FolderError) -> Int32 {
      let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else {
        switch errno {
        case ELOOP, ENOTDIR: throw .noFolder(path)
        default: throw .failed("\(path): \(String(cString: strerror(errno))).")
        }
      }
      var state = stat()
      guard fstat(descriptor, &state) == 0 else {
        let reason = String(cString: strerror(errno))
        close(descriptor)
        throw .failed("\(path): \(reason).")
      }
      guard state.st_uid == user else {
        close(descriptor)
        throw .foreign(path, owner: state.st_uid)
      }
      guard state.st_mode & 0o077 == 0 else {
        close(descriptor)
        throw .open(path, mode: state.st_mode & 0o777)
      }
      return descriptor
    }

    private static func isSocket(_ state: stat) -> Bool { state.st_mode & S_IFMT == S_IFSOCK }
  }

  /// Why a folder cannot hold the shell's sockets, or why no shell is there.
  public enum FolderError: Error, Hashable, Sendable {
    /// The path is a link, or something else that is not a folder.
    case noFolder(String)
    /// The folder belongs to another user.
    case foreign(String, owner: UInt32)
    /// Others may enter the folder.
    case open(String, mode: UInt32)
    /// The runtime folder that it is in is not this user's alone.
    case runtime(String, owner: UInt32, mode: UInt32)
    /// A shell runs there already.
    case inUse(String)
    /// The folder is not there and cannot be made; the system says why.
    case unmakable(String, String)
    /// The path of a socket in it would be too long.
    case tooLong(String)
    /// The path of a socket exists and is not a socket.
    case obstacle(String)
    /// No shell runs there.
    case nobody(String)
    /// The shell there is not this user's.
    case stranger(String, user: UInt32)
    /// The system says why.
    case failed(String)
  }

  extension FolderError: CustomStringConvertible {
    /// The error as a sentence, with what can be done about it.
    public var description: String {
      switch self {
      case .noFolder(let path): "\(path): this is not a folder, and links are not followed."
      case .foreign(let path, let owner):
        "\(path): the folder belongs to user \(owner). Name another with --folder."
      case .open(let path, let mode):
        "\(path): others may enter the folder (mode \(String(mode, radix: 8))). Name a new one with --folder; if this one is only for the shell, “chmod 700” closes it."
      case .runtime(let path, let owner, let mode):
        "XDG_RUNTIME_DIR is \(path), which belongs to user \(owner) and has mode \(String(mode, radix: 8)); it has to be yours alone. Unset it, or name a folder with --folder."
      case .inUse(let path): "\(path): a shell is already running there; “fingerpost shell stop” ends it."
      case .unmakable(let path, let reason):
        "\(path): the folder cannot be created: \(reason). Name another with --folder."
      case .tooLong(let path): "\(path): the path is too long for a socket; about 90 characters are allowed."
      case .obstacle(let path): "\(path): it exists and is not a socket."
      case .nobody(let path):
        "No shell runs in \(path); “fingerpost shell PATH” starts one with the application at that path."
      case .stranger(let path, let user): "\(path): the shell there belongs to user \(user)."
      case .failed(let reason): reason
      }
    }
  }
#endif
