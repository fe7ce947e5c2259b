import FingerpostHID
import FingerpostMessages
import FingerpostText

extension ShellNote: CustomStringConvertible {
  /// The note as one line.
  public var description: String {
    switch self {
    case .listening(let folder, let screen):
      "listening: \(folder), screen \(Self.size(screen))"
    case .started(let name, let process): "started: \(name) (pid \(process))"
    case .notStarted(let name, let reason): "not started: \(name): \(reason)"
    case .ready(let name): "ready: \(name)"
    case .front(let name): "front: \(name ?? "home")"
    case .ended(let name, let ending, let dropped, _):
      "ended: \(name), \(ending)\(dropped.frames == 0 ? "" : "; \(dropped)")"
    case .silent(let name, let dropped):
      "silent: \(name) reads nothing; \(dropped)"
    case .notResponding(let name, let dropped):
      "not responding: \(name); \(dropped); wait, or end it with “fingerpost shell end \(name)”"
    case .answersAgain(let name): "answers again: \(name)"
    case .notReady(let name): "not ready in time: \(name) is asked to end"
    case .swipeKept(let name):
      "swipe kept: \(name) keeps the first swipe from the edge; a second one goes home"
    case .tally(let name, let tally):
      "tally: \(name), \(tally.frames) frames, \(tally.mergedMoves) merged, \(tally.droppedSamples) samples left out, \(tally.faults) faults"
        + (tally.forgotten == 0 ? "" : ", \(tally.forgotten) forgotten")
    case .badMessage(let name, let reason): "bad message: \(name): \(reason); its port is closed"
    case .tooLong(let name): "dropped: a frame for \(name) is longer than a message may be"
    case .portless(let name): "without a port: \(name) is asked to end"
    case .killing(let name): "killing: \(name) does not end"
    case .deviceCame(let name): "device came: \(PlainText.line(name))"
    case .deviceWent(let name): "device went: \(PlainText.line(name))"
    case .deviceRefused(let reason): "device: \(reason)"
    case .eventsLost(let name, let losses): "lost: \(PlainText.excerpt(name)): \(losses)"
    case .digitizerCame(let name, let screen):
      "digitizer came: \(PlainText.excerpt(name)), \(Self.size(screen))"
    case .digitizerWent(let name, let frames, let faults, let cancelled):
      "digitizer went: \(PlainText.excerpt(name)), \(PlainText.count(frames, "frame")), \(PlainText.count(faults, "fault"))"
        + (cancelled == 0 ? "" : "; \(PlainText.count(cancelled, "contact")) cancelled")
    case .observers(let count): "observers: \(count)"
    case .observerSilent: "hung up: an observer reads nothing"
    case .throttled(let name): "slowed down: \(PlainText.excerpt(name)) sends more than is accepted"
    case .fault(let name, let rejection): "fault: \(PlainText.excerpt(name)): \(rejection.fault)"
    case .strangerRefused(let socket, let user, let process):
      "refused: user \(user) (pid \(process)) at the \(socket.rawValue) socket"
    case .applicationRefused(let socket, let process):
      "refused: pid \(process), which belongs to an application, at the \(socket.rawValue) socket"
    case .quiet(let socket): "hung up: a connection to the \(socket.rawValue) socket said nothing"
    case .droppedRights(let user):
      user == 0
        ? "running as root: all capabilities were given up; --user NAME gives up the user as well"
        : "running as user \(user): all capabilities were given up"
    case .crowded(let socket): "refused: too many connections to the \(socket.rawValue) socket"
    case .badBytes(let socket, let reason):
      "refused: bytes on the \(socket.rawValue) socket: \(reason)"
    case .stopping: "stopping"
    case .stopped(let frames, let dropped):
      "stopped: \(PlainText.count(frames, "frame")) came; \(dropped)"
    }
  }

  static func size(_ screen: RecordingScreen) -> String {
    "\(number(screen.width))x\(number(screen.height))"
  }

  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension ProcessEnding: CustomStringConvertible {
  /// How it ended, in words.
  public var description: String {
    switch self {
    case .exited(let status): "exited with \(status)"
    case .killed(let signal): "killed by signal \(signal)"
    case .unknown: "for an unknown reason"
    }
  }
}
