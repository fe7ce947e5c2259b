#if os(Linux)
  public import Fingerpost
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import FingerpostTimeline
  public import FingerpostTrace
  public import FingerpostWatching
  public import Foundation

  /// An application that was started by the system shell and takes frames from its port.
  ///
  /// Environment: `FINGERPOST_PORT` is the number of the descriptor that is the port; the shell sets it. For looking closely
  /// there are four more: `FINGERPOST_TRACE` names a file for the engine's facts (of several applications, one has that
  /// file, and the others have its name with `.2`, `.3` and so on), `FINGERPOST_CLOCK=frames` has time stand still between
  /// frames (`frames:` and a number of nanoseconds has it begin there), `FINGERPOST_RULES` sets event rules, such as
  /// `coalesceMoves=0,pan.hysteresis=20`, and
  /// `FINGERPOST_FETCH=thread` has every frame go through the event-fetch thread, as the event rule `event.fetchThread` does.
  public final class LiveApplication {
    /// The world that the application runs in, which is the process's.
    public let world: World
    private let port: Channel
    private let clock: LiveClock
    /// Makes what looks at the screen while an observer watches.
    public var makeRecorder: () -> ScreenRecorder = { ScreenRecorder() }

    /// What the environment and the shell say about the world that the application is to run in.
    public struct Settings {
      /// Thresholds and switches.
      public let eventRules: EventRules
      /// Where the engine's facts go; nil for nowhere.
      public let sink: (any TraceSink)?
      /// The size of the screen, in points.
      public let screenSize: CGSize
    }

    /// Takes over the port that the shell has given to the process.
    ///
    /// - Parameter applicationClass: the class of the application.
    /// - Returns: nil, with a message on standard error, if there is no port or something is wrong with it.
    public convenience init?(applicationClass: UIApplication.Type = UIApplication.self) {
      self.init { settings in
        World(
          eventRules: settings.eventRules, trace: Trace(settings.sink), screenSize: settings.screenSize,
          applicationClass: applicationClass)
      }
    }

    /// Takes over the port that the shell has given to the process.
    ///
    /// - Parameter makeWorld: makes the world that the application runs in, or returns nil to give up.
    /// - Returns: nil, with a message on standard error, if there is no port or something is wrong with it.
    public init?(_ makeWorld: (Settings) -> World?) {
      let environment = ProcessInfo.processInfo.environment
      guard let port = Self.port(environment["FINGERPOST_PORT"]) else { return nil }
      guard case .message(.hello(let screen)) = port.receive(ShellMessage.self, waits: true) else {
        Self.complain("the other end of the port is not a shell")
        return nil
      }
      guard var eventRules = Self.eventRules(environment["FINGERPOST_RULES"]) else { return nil }
      switch environment["FINGERPOST_FETCH"] {
      case nil, "": break
      case "thread": eventRules.eventFetchThread = true
      case let other?:
        Self.complain("FINGERPOST_FETCH is “\(other)”; the only value that it can have is “thread”")
        return nil
      }
      var sink: TraceFile?
      if let path = environment["FINGERPOST_TRACE"] {
        guard let file = TraceFile(path: path) else {
          Self.complain("FINGERPOST_TRACE: \(path) cannot be written")
          return nil
        }
        sink = file
      }
      let size = CGSize(width: screen.width, height: screen.height)
      guard let world = makeWorld(Settings(eventRules: eventRules, sink: sink, screenSize: size)) else {
        return nil
      }
      self.port = port
      self.world = world
      clock = LiveClock(environment["FINGERPOST_CLOCK"])
      world.timeline.advance(to: clock.beginning)
      // It has no events until the shell brings it to the front.
      world.application.enterBackground()
      world.becomeProcessDefault()
    }

    nonisolated deinit {}

    /// Tells the shell that the application has started, and runs it until the shell ends it or is gone.
    public func run() {
      let fetcher = EventFetcher(
        port, inbox: PortInbox(merges: !clock.followsFrames),
        handsOverAll: world.eventRules.eventFetchThread)
      fetcher.start()
      _ = port.send(ApplicationMessage.ready)
      MainLoop(world, port, fetcher, clock: clock, recorder: makeRecorder).run()
      _ = port.send(ApplicationMessage.tally(fetcher.tally))
      fetcher.finish()
    }

    private static func port(_ value: String?) -> Channel? {
      guard let value else {
        complain("no shell has started this application; use “fingerpost shell NAME=PATH”")
        return nil
      }
      guard let descriptor = Int32(value), descriptor > 2, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
        complain("FINGERPOST_PORT is “\(value)”, which is not an open descriptor")
        return nil
      }
      // Children of the application are not to have its port.
      unsetenv("FINGERPOST_PORT")
      return Channel(descriptor: descriptor)
    }

    private static func eventRules(_ value: String?) -> EventRules? {
      var eventRules = EventRules.standard
      eventRules.coalesceMoves = true
      for setting in value?.split(separator: ",") ?? [] {
        let parts = setting.split(separator: "=", maxSplits: 1)
        let number = parts.count == 2 ? Double(parts[1]) : nil
        guard let number else {
          complain("FINGERPOST_RULES: “\(setting)” is not a setting such as pan.hysteresis=20")
          return nil
        }
        if let fault = eventRules.set(String(parts[0]), to: number) {
          complain("FINGERPOST_RULES: \(fault)")
          return nil
        }
      }
      return eventRules
    }

    static func complain(_ sentence: String) {
      let name = ProcessInfo.processInfo.processName
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(sentence).\n".utf8))
    }
  }
#endif
