#if os(Linux)
  import CChannel
  import FingerpostChannel
  public import FingerpostHID
  import FingerpostMessages
  public import FingerpostShell

  /// Plays frames to a fresh process of an application, whose time follows them, and hears what it says of that.
  ///
  /// ```
  ///   process starts ─► ready ─► watched, in front ─► its first picture ─► rehearsal, frames, the end ─► gone
  /// ```
  /// The process has a port and nothing else of the lab's. It has a span of the machine's time for all of it, and is made to
  /// end after that.
  public struct ApplicationReplay {
    /// What the process said.
    public struct Outcome: Sendable {
      /// Its messages, as docs/lab-protocol.md describes them; they may be anything.
      public internal(set) var messages: [[UInt8]] = []
      /// What it said of its objects, if it did.
      public internal(set) var places: [UInt8]?
      /// How it ended, where it did not end as it was asked to; a sentence.
      public internal(set) var problem: String?
    }

    /// How long it may take, in nanoseconds of the machine's time.
    public static let defaultLimit: Int64 = 20_000_000_000
    /// How many bytes are heard; what comes after that is left out.
    static let maxBytes = 24_000_000

    private let port: Channel
    private let process: StartedProcess
    private let name: String
    private let end: Int64
    private var waiting: [ShellMessage]
    private var sent = 0
    private let play: [ShellMessage]
    private var hasBegun = false
    private var part: [UInt8] = []
    private var bytes = 0
    private var outcome = Outcome()

    /// Plays frames.
    ///
    /// - Parameters:
    ///   - application: what is started.
    ///   - screen: the size of the screen.
    ///   - beginning: where its timeline begins, in nanoseconds.
    ///   - frames: the frames, in time of this timeline.
    ///   - rehearsals: what is changed before which of the frames, in JSON.
    ///   - limit: how long it may take.
    /// - Throws: why it could not be started.
    public static func play(
      _ application: ShellApplication, screen: RecordingScreen, from beginning: Int64, frames: [HandledFrame],
      rehearsals: [Int: [UInt8]], limit: Int64 = defaultLimit
    ) throws(LabProblem) -> Outcome {
      var replay = try ApplicationReplay(application, screen, beginning, frames, rehearsals, limit)
      let isOver = replay.listen()
      replay.bury(isOver: isOver)
      return replay.outcome
    }

    private init(
      _ application: ShellApplication, _ screen: RecordingScreen, _ beginning: Int64,
      _ frames: [HandledFrame],
      _ rehearsals: [Int: [UInt8]], _ limit: Int64
    ) throws(LabProblem) {
      let ends: (Channel, Channel)
      do throws(SystemError) { ends = try Channel.pair() } catch { throw LabProblem(error.description) }
      // A trace file is that of the process that is touched.
      let starter = ChildStarter(
        environment: ChildEnvironment(
          changes: ["FINGERPOST_CLOCK": "frames:\(beginning)", "FINGERPOST_TRACE": nil]))
      switch starter.start(application, port: ends.1) {
      case .failure(let failure):
        throw LabProblem("“\(application.name)” could not be started again: \(failure.reason)")
      case .success(let process): self.process = process
      }
      port = ends.0
      name = application.name
      end = MachineClock.now() + limit
      waiting = [.hello(screen)]
      play = Self.messages(frames, rehearsals)
    }

    private static func messages(_ frames: [HandledFrame], _ rehearsals: [Int: [UInt8]]) -> [ShellMessage] {
      var messages: [ShellMessage] = []
      for (index, taken) in frames.enumerated() {
        if let rehearsal = rehearsals[index] { messages.append(.rehearse(rehearsal)) }
        if taken.time > taken.frame.nanoseconds { messages.append(.pass(taken.time)) }
        messages.append(.frame(taken.frame))
      }
      return messages + [.terminate]
    }

    /// Talks with the process until it is gone; false if it took too long.
    private mutating func listen() -> Bool {
      while true {
        let isFull = !send()
        let left = end - MachineClock.now()
        guard left > 0 else { return false }
        channel_wait_either(port.descriptor, -1, -1, isFull ? port.descriptor : -1, left)
        // What comes is read a part at a time, so that the process need not wait to be told more.
        reading: for _ in 0..<64 {
          switch port.receive(ApplicationMessage.self, waits: false) {
          case .nothing: break reading
          case .gone, .bad: return true
          case .message(let message): receive(message)
          }
        }
      }
    }

    /// Sends what waits; false if there is no room for all of it.
    private mutating func send() -> Bool {
      while sent < waiting.count {
        if case .full = port.send(waiting[sent]) { return false }
        sent += 1
      }
      return true
    }

    private mutating func receive(_ message: ApplicationMessage) {
      switch message {
      case .ready: waiting += [.watch, .becomeActive]
      case .piece(let piece):
        bytes += piece.bytes.count
        part += piece.bytes
        if part.count > ScreenPiece.maxMessageBytes { part = [] }
        guard piece.isLast else { return }
        defer { part = [] }
        if piece.content == .places {
          outcome.places = part
        } else if bytes <= Self.maxBytes {
          outcome.messages.append(part)
        }
        // It has drawn itself: what it does at its start is done.
        guard piece.content == .picture, !hasBegun else { return }
        hasBegun = true
        waiting += play
      case .leftOut(let loss):
        let text =
          #"{"m":"gap","what":"\#(loss.kind.word)","count":\#(loss.count),"from":\#(Double(loss.from) / 1e9),"to":\#(Double(loss.to) / 1e9)}"#
        bytes += text.utf8.count
        if bytes <= Self.maxBytes { outcome.messages.append(Array(text.utf8)) }
      case .tally, .wantsFirstSwipe, .handled: break
      }
    }

    /// Waits for the end of the process, and makes it end where it does not by itself.
    private mutating func bury(isOver: Bool) {
      var status: Int32 = 0
      var left = isOver ? end - MachineClock.now() : 0
      while waitpid(process.number, &status, WNOHANG) == 0 {
        guard left > 0 else {
          // It has a group of its own, and so has whatever it started.
          kill(-process.number, SIGKILL)
          kill(process.number, SIGKILL)
          while waitpid(process.number, &status, 0) < 0, errno == EINTR {}
          outcome.problem = "“\(name)” did not end in time and was killed."
          break
        }
        // Without a descriptor it is asked again and again.
        channel_wait(process.descriptor, -1, -1, process.descriptor < 0 ? min(left, 1_000_000) : left)
        left = end - MachineClock.now()
      }
      if process.descriptor >= 0 { close(process.descriptor) }
      guard outcome.problem == nil else { return }
      if status & 0x7F != 0 {
        outcome.problem = "“\(name)” was ended by signal \(status & 0x7F)."
      } else if status != 0 {
        outcome.problem = "“\(name)” ended with status \(status >> 8 & 0xFF)."
      } else if outcome.places == nil {
        outcome.problem =
          "“\(name)” cannot be replayed: build it with this version of the library."
      }
    }
  }
#endif
