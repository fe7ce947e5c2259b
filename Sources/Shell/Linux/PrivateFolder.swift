#if os(Linux)
  import CChannel
  public import FingerpostChannel
  import Glibc

  /// The folder of the shell's sockets, which nobody else may enter: one shell a folder.
  ///
  /// It is made with mode 700. One that is a link, that belongs to somebody else, or that others may enter, is refused.
  public final class PrivateFolder {
    /// The path of the folder.
    public let path: String
    /// The user that the folder has to belong to.
    public let user: UInt32

    private let folder: Int32
    private var lock: Int32 = -1
    private var sockets: [ShellSocket] = []

    /// Where the folder is if nobody says: in the user's folder for such things, else among the temporary files.
    public static var usual: String {
      if let place = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), place.hasPrefix("/") {
        return place + "/fingerpost"
      }
      return "/tmp/fingerpost-\(geteuid())"
    }

    /// Makes the folder, or takes one that is as it has to be.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - user: whose it has to be.
    /// - Throws: an error if it is not, or if a shell runs there.
    public init(making path: String, user: UInt32 = geteuid()) throws(FolderError) {
      self.path = path
      self.user = user
      if mkdir(path, 0o700) != 0, errno != EEXIST {
        throw .unmakable(path, String(cString: strerror(errno)))
      }
      folder = try Self.open(path, user)
      lock = openat(folder, "lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw .failed("\(path)/lock: \(String(cString: strerror(errno))).") }
      guard channel_lock(lock) == 0 else { throw .taken(path) }
    }

    deinit {
      for socket in sockets { unlinkat(folder, socket.rawValue, 0) }
      if lock >= 0 { close(lock) }
      close(folder)
    }

    /// Makes a socket that only this user may open.
    ///
    /// One that an earlier shell left behind is removed; nobody can be there, because the lock was free.
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
    /// - Throws: an error if nobody is there, or somebody else.
    public static func connect(
      to path: String, _ socket: ShellSocket, user: UInt32 = geteuid()
    ) throws(FolderError) -> Channel {
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
      let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
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

  /// Why a folder is no place for the shell's sockets, or nobody is there.
  public enum FolderError: Error, Hashable, Sendable {
    /// The path is that of a link, or of something else that is no folder.
    case noFolder(String)
    /// The folder belongs to another user.
    case foreign(String, owner: UInt32)
    /// Others may enter the folder.
    case open(String, mode: UInt32)
    /// A shell runs there already.
    case taken(String)
    /// The folder is not there and cannot be made; the system says why.
    case unmakable(String, String)
    /// The path of a socket in it would be too long.
    case tooLong(String)
    /// There is something at the place of a socket that is none.
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
      case .noFolder(let path): "\(path): this is no folder, and links are not followed."
      case .foreign(let path, let owner):
        "\(path): the folder belongs to user \(owner). Name another with --folder."
      case .open(let path, let mode):
        "\(path): others may enter the folder (mode \(String(mode, radix: 8))). Name one with --folder that is not there yet; if this one is for the shell alone, “chmod 700” closes it."
      case .taken(let path): "\(path): a shell runs there already; “fingerpost shell stop” ends it."
      case .unmakable(let path, let reason):
        "\(path): the folder cannot be made: \(reason). Name another with --folder."
      case .tooLong(let path): "\(path): the path is too long for a socket; about 90 letters are allowed."
      case .obstacle(let path): "\(path): there is something at the place of a socket that is none."
      case .nobody(let path):
        "No shell runs in \(path); “fingerpost shell PATH” starts one with the application at that path."
      case .stranger(let path, let user): "\(path): the shell there belongs to user \(user)."
      case .failed(let reason): reason
      }
    }
  }
#endif
