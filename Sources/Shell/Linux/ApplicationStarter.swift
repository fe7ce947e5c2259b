#if os(Linux)
  import CChannel
  public import FingerpostChannel
  import Glibc

  /// Starts the process of an application with its port.
  public protocol ApplicationStarter {
    /// Starts an application.
    ///
    /// - Parameter port: the application's end; the starter closes its own hold on it, so that an application that ends
    ///   is noticed.
    /// - Returns: the process.
    func start(_ application: ShellApplication, port: Channel) -> Result<StartedProcess, StartFailure>
  }

  /// A process that was started.
  public struct StartedProcess: Hashable, Sendable {
    /// Its number.
    public var number: Int32
    /// A descriptor that becomes readable when it has ended; below 0 if there is none.
    public var descriptor: Int32

    /// Creates a process.
    public init(number: Int32, descriptor: Int32) {
      self.number = number
      self.descriptor = descriptor
    }
  }

  /// Starts applications as children of this process.
  ///
  /// A child has its port as descriptor 3 and nothing else of the shell's; `FINGERPOST_PORT=3` tells it so. It reads
  /// nothing from the terminal, and what it prints goes to standard error, because standard output is for notes. It has a
  /// process group of its own: what is typed to interrupt the shell is for the shell, which then asks it to end.
  public struct ChildStarter: ApplicationStarter {
    private let settings: [String: String?]

    /// Creates a starter.
    ///
    /// - Parameter settings: what children find in their environment besides what this process does, and with nil what they
    ///   do not find.
    public init(settings: [String: String?] = [:]) { self.settings = settings }

    /// Starts an application as a child.
    public func start(
      _ application: ShellApplication, port: Channel
    ) -> Result<StartedProcess, StartFailure> {
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else {
        return .failure(StartFailure("there is no memory left."))
      }
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      // From here on a child, with the port copied to 3 last, so that nothing is put over it.
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, port.descriptor, 3)
      _ = channel_close_from(&actions, 4)

      var none = sigset_t()
      var usual = sigset_t()
      sigemptyset(&none)
      sigemptyset(&usual)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGCHLD] { sigaddset(&usual, signal) }
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &usual)
      posix_spawnattr_setpgroup(&attributes, 0)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var arguments = ([application.path] + application.arguments).map { strdup($0) } + [nil]
      var environment = environment().map { strdup($0) } + [nil]
      defer { for text in arguments + environment { free(text) } }
      var process: pid_t = 0
      let number = posix_spawn(
        &process, application.path, &actions, &attributes, &arguments, &environment)
      guard number == 0 else {
        return .failure(StartFailure("\(application.path): \(String(cString: strerror(number)))."))
      }
      return .success(StartedProcess(number: process, descriptor: channel_process(process)))
    }

    private func environment() -> [String] {
      let settings = settings.merging(["FINGERPOST_PORT": "3"]) { $1 }
      var texts = settings.compactMap { name, value in value.map { "\(name)=\($0)" } }
      var next = environ
      while let text = next.pointee {
        let text = String(cString: text)
        if settings[String(text.prefix { $0 != "=" })] == nil { texts.append(text) }
        next += 1
      }
      return texts
    }
  }
#endif
