import FingerpostHID
import FingerpostTrace

extension ShellNote {
  /// The note as one line of JSON: `note` says what it is, the rest depends on that.
  public var json: String {
    var fields = ["\"note\":\(JSONText.quoted(word))"]
    for (key, value) in details { fields.append("\"\(key)\":\(value)") }
    return "{\(fields.joined(separator: ","))}"
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
    case .readsAgain: "readsAgain"
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
    case .throttled: "throttled"
    case .fault: "fault"
    case .strangerRefused: "strangerRefused"
    case .crowded: "crowded"
    case .badBytes: "badBytes"
    case .stopping: "stopping"
    case .stopped: "stopped"
    }
  }

  private var details: [(String, String)] {
    switch self {
    case .listening(let folder, let screen):
      [("folder", JSONText.quoted(folder)), ("screen", Self.json(screen))]
    case .started(let name, let process): [("application", JSONText.quoted(name)), ("pid", "\(process)")]
    case .notStarted(let name, let reason), .badMessage(let name, let reason):
      [("application", JSONText.quoted(name)), ("reason", JSONText.quoted(reason))]
    case .ready(let name), .readsAgain(let name), .swipeKept(let name), .tooLong(let name),
      .portless(let name), .killing(let name):
      [("application", JSONText.quoted(name))]
    case .front(let name): [("application", name.map(JSONText.quoted) ?? "null")]
    case .ended(let name, let ending, let dropped, let wasAsked):
      [
        ("application", JSONText.quoted(name)), Self.json(ending), ("dropped", Self.json(dropped)),
        ("asked", "\(wasAsked)"),
      ]
    case .silent(let name, let dropped):
      [("application", JSONText.quoted(name)), ("dropped", Self.json(dropped))]
    case .tally(let name, let tally):
      [
        ("application", JSONText.quoted(name)), ("frames", "\(tally.frames)"),
        ("merged", "\(tally.mergedMoves)"),
        ("samples", "\(tally.droppedSamples)"), ("faults", "\(tally.faults)"),
      ]
    case .deviceCame(let name), .deviceWent(let name): [("device", JSONText.quoted(name))]
    case .deviceRefused(let reason): [("reason", JSONText.quoted(reason))]
    case .eventsLost(let name, let losses):
      [
        ("device", JSONText.quoted(NearestWord.line(name))), ("times", "\(losses.times)"),
        ("leftOut", "\(losses.eventsLeftOut)"),
      ]
    case .digitizerCame(let name, let screen):
      [("digitizer", JSONText.quoted(NearestWord.line(name))), ("screen", Self.json(screen))]
    case .digitizerWent(let name, let frames, let faults, let cancelled):
      [
        ("digitizer", JSONText.quoted(NearestWord.line(name))), ("frames", "\(frames)"),
        ("faults", "\(faults)"), ("cancelled", "\(cancelled)"),
      ]
    case .throttled(let name): [("digitizer", JSONText.quoted(NearestWord.line(name)))]
    case .fault(let name, let rejection):
      [
        ("source", JSONText.quoted(NearestWord.line(name))),
        ("fault", JSONText.quoted("\(rejection.fault)")), ("frame", Self.json(rejection.frame)),
        ("before", "[\(rejection.context.map(Self.json).joined(separator: ","))]"),
      ]
    case .strangerRefused(let socket, let user, let process):
      [("socket", JSONText.quoted(socket.rawValue)), ("user", "\(user)"), ("pid", "\(process)")]
    case .crowded(let socket): [("socket", JSONText.quoted(socket.rawValue))]
    case .badBytes(let socket, let reason):
      [("socket", JSONText.quoted(socket.rawValue)), ("reason", JSONText.quoted(reason))]
    case .stopping: []
    case .stopped(let frames, let dropped): [("frames", "\(frames)"), ("dropped", Self.json(dropped))]
    }
  }

  /// A frame as a line of a recording, in quotes: it may contain a value that is not a number. Long ones are cut off, and what would be
  /// cut off is not written first.
  private static func json(_ frame: Frame) -> String {
    var frame = frame
    frame.contacts = Array(frame.contacts.prefix(8))
    frame.earlier = Array(frame.earlier.prefix(8))
    frame.presses = Array(frame.presses.prefix(8))
    // Of bytes, because a letter may have accents without end.
    return JSONText.quoted(String(decoding: RecordingWriter.line(frame).utf8.prefix(200), as: UTF8.self))
  }

  private static func json(_ screen: RecordingScreen) -> String {
    "[\(number(screen.width)),\(number(screen.height))]"
  }

  private static func json(_ loss: ShellLoss) -> String {
    "{\"frames\":\(loss.frames),\"samples\":\(loss.samples)}"
  }

  private static func json(_ ending: ProcessEnding) -> (String, String) {
    switch ending {
    case .exited(let status): ("status", "\(status)")
    case .killed(let signal): ("signal", "\(signal)")
    case .unknown: ("status", "null")
    }
  }
}
