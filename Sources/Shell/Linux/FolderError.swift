#if os(Linux)
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
