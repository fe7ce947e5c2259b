#if os(Linux)
  import CChannel
  import FingerpostChannel

  /// What the shell's process may do, and how it gives that up.
  public enum ShellRights {
    /// Opens standard input, output and error where they are closed; what else is open is not for children.
    public static func openStandard() { processes_open_standard() }

    /// Has what applications leave behind become children of this process.
    public static func adoptOrphans() { processes_adopt_orphans() }

    /// Has the process asked to end when the one that started it ends, however that does.
    ///
    /// - Returns: false where it has ended already.
    public static func end(with parent: Int32) -> Bool { processes_end_with(parent) == 0 }

    /// Gives up all capabilities for good.
    ///
    /// - Parameter wasRoot: whether the process was started as root.
    /// - Returns: what there is to say; nil if the process had none, and was not root's.
    /// - Throws: ``RightsFailure`` if some are left.
    public static func drop(wasRoot: Bool) throws(RightsFailure) -> ShellNote? {
      let isWorthSaying = wasRoot || processes_has_capabilities() != 0
      guard processes_drop_capabilities() == 0, processes_has_capabilities() == 0 else {
        throw RightsFailure("capabilities could not be given up: \(String(cString: strerror(errno))).")
      }
      return isWorthSaying ? .droppedRights(user: geteuid()) : nil
    }
  }

  /// The user of `--user`: first only its files are made as that user, and when the devices are open the process becomes
  /// that user for good.
  public struct ShellAccount: Sendable {
    private let name: String
    private let user: uid_t
    private let group: gid_t
    private let home: String
    private let shell: String

    /// Looks up a user.
    ///
    /// - Throws: ``RightsFailure`` if there is none of that name, or this process may not become another.
    public init(_ name: String) throws(RightsFailure) {
      guard let entry = getpwnam(name)?.pointee else {
        throw RightsFailure("--user \(name): there is no such user.")
      }
      guard geteuid() == 0 else {
        throw RightsFailure("--user \(name): only root can run as another user.")
      }
      self.name = name
      (user, group) = (entry.pw_uid, entry.pw_gid)
      (home, shell) = (String(cString: entry.pw_dir), String(cString: entry.pw_shell))
    }

    /// What the environment of a process of this user says.
    public var variables: [String: String] { ["HOME": home, "USER": name, "LOGNAME": name, "SHELL": shell] }

    /// The user's own runtime folder; not that of the user who started this.
    public var runtime: String { "/run/user/\(user)" }

    /// Where the user's shells have their sockets.
    public var defaultFolder: String {
      access(runtime, F_OK) == 0 ? runtime + "/fingerpost" : "/tmp/fingerpost-\(user)"
    }

    /// Makes files as this user from here on.
    ///
    /// - Throws: ``RightsFailure`` if that is not possible.
    public func borrow() throws(RightsFailure) {
      guard initgroups(name, group) == 0, setegid(group) == 0, seteuid(user) == 0 else { throw problem() }
    }

    /// Does something as the user who started this.
    public func asBefore(_ body: () -> Void) {
      seteuid(0)
      body()
      seteuid(user)
    }

    /// Becomes this user for good.
    ///
    /// - Throws: ``RightsFailure`` if that is not possible.
    public func become() throws(RightsFailure) {
      guard seteuid(0) == 0, setgid(group) == 0, setuid(user) == 0, setuid(0) != 0 || user == 0 else {
        throw problem()
      }
    }

    private func problem() -> RightsFailure {
      RightsFailure("--user \(name): the user could not be changed: \(String(cString: strerror(errno))).")
    }
  }

  /// Why rights or the user could not be given up.
  public struct RightsFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
  }
#endif
