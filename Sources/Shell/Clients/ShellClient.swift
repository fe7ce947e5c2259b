#if os(Linux)
  import FingerpostChannel
  public import FingerpostHID
  public import FingerpostMessages

  /// Asks a shell that runs for things.
  public enum ShellClient {
    /// Asks the shell of a folder, and waits for its answer.
    ///
    /// - Returns: the lines of the answer.
    /// - Throws: an error that says why there is none.
    public static func ask(_ request: ControlRequest, in folder: String) throws(ClientFailure) -> [String] {
      let channel = try connect(to: folder, .control)
      // A shell that refuses to listen has said why before it hung up.
      _ = channel.send(request)
      switch channel.receive(ControlReply.self, waits: true) {
      case .message(.done(let lines)): return lines
      case .message(.refused(let reason)): throw ClientFailure(reason)
      case .bad(let error): throw ClientFailure("The shell's answer cannot be read: \(error).")
      case .nothing, .gone: throw ClientFailure("The shell ended without an answer.")
      }
    }

    /// Returns the size of the screen of the shell of a folder.
    ///
    /// - Throws: a sentence where no shell of this user's runs there, or it does not answer with a size.
    public static func screen(in folder: String) throws(ClientFailure) -> RecordingScreen {
      for line in try ask(.list, in: folder) where line.hasPrefix("screen: ") {
        if let screen = RecordingScreen(String(line.dropFirst("screen: ".count))) { return screen }
      }
      throw ClientFailure("The shell does not say how large its screen is.")
    }

    /// Gives frames to the shell of a folder, and waits until it has looked at all of them.
    ///
    /// - Parameters:
    ///   - frames: the frames, with times in nanoseconds from whenever they began.
    ///   - name: what the shell calls their source.
    ///   - screen: what their points are points of.
    ///   - pace: called before each frame is sent with its time since the first; a live replay waits in it.
    /// - Returns: how many frames were passed on, and how many things in them cannot be.
    /// - Throws: a sentence where no shell of this user's runs there, or it refuses the frames or ends before it answers.
    public static func inject(
      _ frames: [Frame], named name: String, screen: RecordingScreen, in folder: String,
      pace: (Int64) -> Void
    ) throws(ClientFailure) -> (frames: UInt64, faults: UInt64) {
      try inject(
        frames, named: name, screen: screen, through: connect(to: folder, .digitizer), pace: pace)
    }

    private static func connect(
      to folder: String, _ socket: ShellSocket
    ) throws(ClientFailure) -> Channel {
      do throws(FolderError) {
        return try PrivateFolder.connect(to: folder, socket)
      } catch {
        throw ClientFailure("\(error)")
      }
    }

    /// The same through a connection that is there.
    ///
    /// - Throws: a sentence where the shell refuses the frames or ends before it answers.
    public static func inject(
      _ frames: [Frame], named name: String, screen: RecordingScreen, through channel: Channel,
      pace: (Int64) -> Void
    ) throws(ClientFailure) -> (frames: UInt64, faults: UInt64) {
      var isOpen = send(.hello(name, screen), through: channel)
      let start = frames.first?.nanoseconds ?? 0
      for frame in frames where isOpen {
        pace(max(0, frame.nanoseconds &- start))
        isOpen = send(.frame(frame), through: channel)
      }
      if isOpen { _ = send(.end, through: channel) }
      switch channel.receive(DigitizerReply.self, waits: true) {
      case .message(.done(let frames, let faults)): return (frames, faults)
      case .message(.refused(let reason)): throw ClientFailure(reason)
      case .bad(let error): throw ClientFailure("The shell's answer cannot be read: \(error).")
      case .nothing, .gone: throw ClientFailure("The shell ended before all frames were sent.")
      }
    }

    /// Sends a message, and waits as long as the shell takes none.
    private static func send(_ message: DigitizerMessage, through channel: Channel) -> Bool {
      while true {
        switch channel.send(message) {
        case .sent: return true
        case .gone: return false
        case .tooLong: return true
        case .full:
          var wait = pollfd(fd: channel.descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        }
      }
    }
  }

  /// Why the shell did not do what a client asked for.
  public struct ClientFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
  }
#endif
