import FingerpostHID
import FingerpostMessages
import FingerpostText

extension ShellNote {
  /// The note as one line of JSON: `note` says what it is, the rest depends on that.
  public var json: String {
    JSONWriter.object { json in
      json.field("note", word)
      writeDetails(to: json)
    }
  }

  /// What kind of note it is.
  var word: String {
    switch self {
    case .listening: "listening"
    case .started: "started"
    case .notStarted: "notStarted"
    case .ready: "ready"
    case .front: "front"
    case .ended: "ended"
    case .silent: "silent"
    case .notResponding: "notResponding"
    case .answersAgain: "answersAgain"
    case .notReady: "notReady"
    case .swipeKept: "swipeKept"
    case .tally: "tally"
    case .badMessage: "badMessage"
    case .tooLong: "tooLong"
    case .portless: "portless"
    case .killing: "killing"
    case .deviceCame: "deviceCame"
    case .deviceWent: "deviceWent"
    case .deviceRefused: "deviceRefused"
    case .eventsLost: "eventsLost"
    case .digitizerCame: "digitizerCame"
    case .digitizerWent: "digitizerWent"
    case .observers: "observers"
    case .observerSilent: "observerSilent"
    case .throttled: "throttled"
    case .fault: "fault"
    case .strangerRefused: "strangerRefused"
    case .applicationRefused: "applicationRefused"
    case .quiet: "quiet"
    case .droppedRights: "droppedRights"
    case .crowded: "crowded"
    case .badBytes: "badBytes"
    case .stopping: "stopping"
    case .stopped: "stopped"
    }
  }

  private func writeDetails(to json: JSONWriter) {
    switch self {
    case .listening(let folder, let screen):
      json.field("folder", folder)
      Self.write(screen, to: json)
    case .started(let name, let process):
      json.field("application", name)
      json.field("pid", process)
    case .notStarted(let name, let reason), .badMessage(let name, let reason):
      json.field("application", name)
      json.field("reason", reason)
    case .ready(let name), .answersAgain(let name), .notReady(let name), .swipeKept(let name),
      .tooLong(let name),
      .portless(let name), .killing(let name):
      json.field("application", name)
    case .front(let name): json.field("application", name)
    case .ended(let name, let ending, let dropped, let wasAsked):
      json.field("application", name)
      Self.write(ending, to: json)
      Self.write(dropped, to: json)
      json.field("asked", wasAsked)
    case .silent(let name, let dropped), .notResponding(let name, let dropped):
      json.field("application", name)
      Self.write(dropped, to: json)
    case .tally(let name, let tally):
      json.field("application", name)
      json.field("frames", tally.frames)
      json.field("merged", tally.mergedMoves)
      json.field("samples", tally.droppedSamples)
      json.field("faults", tally.faults)
      json.field("forgotten", tally.forgotten)
    case .deviceCame(let name), .deviceWent(let name): json.field("device", name)
    case .deviceRefused(let reason): json.field("reason", reason)
    case .eventsLost(let name, let losses):
      json.field("device", PlainText.excerpt(name))
      json.field("times", losses.times)
      json.field("leftOut", losses.eventsLeftOut)
    case .digitizerCame(let name, let screen):
      json.field("digitizer", PlainText.excerpt(name))
      Self.write(screen, to: json)
    case .digitizerWent(let name, let frames, let faults, let cancelled):
      json.field("digitizer", PlainText.excerpt(name))
      json.field("frames", frames)
      json.field("faults", faults)
      json.field("cancelled", cancelled)
    case .observers(let count): json.field("count", count)
    case .throttled(let name): json.field("digitizer", PlainText.excerpt(name))
    case .fault(let name, let rejection):
      json.field("source", PlainText.excerpt(name))
      json.field("fault", "\(rejection.fault)")
      json.field("frame", Self.text(rejection.frame))
      json.field("before", rejection.context.map(Self.text))
    case .strangerRefused(let socket, let user, let process):
      json.field("socket", socket.rawValue)
      json.field("user", user)
      json.field("pid", process)
    case .applicationRefused(let socket, let process):
      json.field("socket", socket.rawValue)
      json.field("pid", process)
    case .droppedRights(let user): json.field("user", user)
    case .crowded(let socket), .quiet(let socket): json.field("socket", socket.rawValue)
    case .badBytes(let socket, let reason):
      json.field("socket", socket.rawValue)
      json.field("reason", reason)
    case .stopping, .observerSilent: break
    case .stopped(let frames, let dropped):
      json.field("frames", frames)
      Self.write(dropped, to: json)
    }
  }

  /// A frame as a line of a recording: it may contain a value that is not a number. Long ones are cut off, and what would be cut off is
  /// not written first.
  private static func text(_ frame: Frame) -> String {
    var frame = frame
    frame.contacts = Array(frame.contacts.prefix(8))
    frame.earlier = Array(frame.earlier.prefix(8))
    frame.updates = Array(frame.updates.prefix(8))
    frame.presses = Array(frame.presses.prefix(8))
    // Of bytes, because a letter may have accents without end.
    return String(decoding: RecordingWriter.line(frame).utf8.prefix(200), as: UTF8.self)
  }

  private static func write(_ screen: RecordingScreen, to json: JSONWriter) {
    json.field("screen", [screen.width, screen.height])
  }

  private static func write(_ loss: ShellLoss, to json: JSONWriter) {
    json.field("dropped") {
      json.field("frames", loss.frames)
      json.field("samples", loss.samples)
    }
  }

  private static func write(_ ending: ProcessEnding, to json: JSONWriter) {
    switch ending {
    case .exited(let status): json.field("status", status)
    case .killed(let signal): json.field("signal", signal)
    case .unknown: json.field("status", nil as String?)
    }
  }
}
