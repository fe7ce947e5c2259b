#if os(Linux)
  import CChannel
  public import FingerpostChannel

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
    /// Whether it has a session of its own, which ends with it.
    public var leadsSession: Bool

    /// Creates a process.
    public init(number: Int32, descriptor: Int32, leadsSession: Bool = false) {
      self.number = number
      self.descriptor = descriptor
      self.leadsSession = leadsSession
    }
  }

  /// Starts applications as children of this process, which inherit nothing but what they need.
  ///
  /// A child has its port as descriptor 3 and nothing else of the shell's; `FINGERPOST_PORT=3` tells it so. It reads
  /// nothing from the terminal, and what it prints goes to standard error, because standard output is for notes. It has a
  /// session of its own: what is typed to interrupt the shell is for the shell, which then asks it to end. It has no
  /// capabilities, gets none by what it starts, and ends when the thread does that has started it.
  public struct ChildStarter: ApplicationStarter {
    private let environment: ChildEnvironment
    private let keeper: ShellKeeper?

    /// Creates a starter.
    ///
    /// - Parameters:
    ///   - environment: what children are told of the shell's environment.
    ///   - keeper: what ends them when this process is killed.
    public init(environment: ChildEnvironment = ChildEnvironment(), keeper: ShellKeeper? = nil) {
      self.environment = environment
      self.keeper = keeper
    }

    /// Starts an application as a child.
    public func start(
      _ application: ShellApplication, port: Channel
    ) -> Result<StartedProcess, StartFailure> {
      var arguments = ([application.path] + application.arguments).map { strdup($0) } + [nil]
      var settings = environment.settings().map { strdup($0) } + [nil]
      defer { for text in arguments + settings { free(text) } }
      let process = application.path.withCString { path in
        arguments.withUnsafeMutableBufferPointer { arguments in
          settings.withUnsafeMutableBufferPointer { settings in
            var how = processes_start(
              path: path, arguments: arguments.baseAddress, environment: settings.baseAddress,
              port: port.descriptor, keeper: keeper?.descriptor ?? -1)
            return processes_begin(&how)
          }
        }
      }
      guard process > 0 else {
        return .failure(StartFailure("\(application.path): \(String(cString: strerror(-process)))."))
      }
      return .success(
        StartedProcess(number: process, descriptor: channel_process(process), leadsSession: true))
    }
  }

  /// What children are told of the environment: a list, and what was named besides.
  public struct ChildEnvironment: Sendable {
    /// The variables that children get where they are set; with a star, all that begin so.
    public static let names = [
      "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "LC_*", "TZ", "TMPDIR",
      "LD_LIBRARY_PATH",
      "FINGERPOST_*",
    ]

    private let more: [String]
    private let changes: [String: String?]

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - more: names of variables beside the usual ones.
    ///   - changes: values in place of the shell's own; children do not get what is nil here.
    public init(more: [String] = [], changes: [String: String?] = [:]) {
      self.more = more
      self.changes = changes
    }

    func settings() -> [String] {
      var texts: [String] = []
      var next = environ
      while let text = next.pointee {
        next += 1
        let text = String(cString: text)
        let name = String(text.prefix { $0 != "=" })
        guard name != "FINGERPOST_PORT", changes[name] == nil else { continue }
        let isUsual = Self.names.contains {
          $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0
        }
        if isUsual || more.contains(name) { texts.append(text) }
      }
      let settings = changes.merging(["FINGERPOST_PORT": "3"]) { $1 }
      return texts
        + settings.sorted { $0.key < $1.key }.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }
  }
#endif
