public import FingerpostHID
import FingerpostText

/// A frame as an application took it: what waited while it was busy became one frame, and came late.
public struct HandledFrame: Hashable, Sendable {
  /// The frame.
  public var frame: Frame
  /// When it was taken, in nanoseconds: at its own time or later.
  public var time: Int64

  /// Creates one that is taken at its own time.
  init(_ frame: Frame) {
    self.frame = frame
    time = frame.nanoseconds
  }

  /// A contact as the application's facts tell of it.
  private struct Told {
    var time: Int64
    var contact: Int
    var change: String
    var x: Double
    var y: Double

    init?(_ fact: JSONValue) {
      guard fact["fact"]?.text == "contact", let seconds = fact["t"]?.number, seconds.magnitude < 1e9,
        let contact = fact["contact"]?.number.flatMap({ Int(exactly: $0) }),
        let change = fact["change"]?.text,
        let x = fact["x"]?.number, let y = fact["y"]?.number
      else { return nil }
      time = Int64((seconds * 1e9).rounded())
      self.contact = contact
      self.change = change
      self.x = x
      self.y = y
    }

    func isOf(_ other: Contact) -> Bool {
      contact == other.id && change == HandledFrame.word(other.phase) && abs(x - other.x) < 1e-3
        && abs(y - other.y) < 1e-3
    }
  }

  /// Returns frames as they were taken, as far as facts tell.
  ///
  /// - Parameters:
  ///   - frames: the frames as they were sent.
  ///   - facts: messages with facts, as the application said them.
  public static func all(_ frames: [Frame], facts: [[UInt8]]) -> [HandledFrame] {
    let told = facts.flatMap { message in
      (try? JSONParser.read(String(decoding: message, as: UTF8.self)))?["facts"]?.list?.compactMap(Told.init)
        ?? []
    }
    var taken: [HandledFrame] = []
    // Moves that were not told of, and are perhaps part of the next frame.
    var waiting: Frame?
    var next = 0
    for one in frames {
      var frame = one
      if var before = waiting {
        if before.merge(frame) { frame = before } else { taken.append(HandledFrame(before)) }
        waiting = nil
      }
      guard let first = frame.contacts.first, next < told.count else {
        taken.append(HandledFrame(frame))
        continue
      }
      if told[next].isOf(first) {
        var late = HandledFrame(frame)
        late.time = max(frame.nanoseconds, told[next].time)
        next = min(told.count, next + frame.contacts.count)
        taken.append(late)
      } else if next > 0, frame.isMovesOnly {
        waiting = frame
      } else {
        taken.append(HandledFrame(frame))
      }
    }
    if let waiting { taken.append(HandledFrame(waiting)) }
    return taken
  }

  /// The number of the frame before which everything was up, and with which a time's touch began: the last such frame at
  /// or before the time, in nanoseconds; the first frame where there is none.
  public static func start(of time: Int64, in frames: [HandledFrame]) -> Int {
    var (start, down) = (0, Set<Int>())
    for (index, taken) in frames.enumerated() {
      guard taken.frame.nanoseconds <= time else { break }
      let wasUp = down.isEmpty
      for contact in taken.frame.contacts {
        switch contact.phase {
        case .down: down.insert(contact.id)
        case .up, .cancel: down.remove(contact.id)
        case .move: break
        }
      }
      if wasUp, !down.isEmpty { start = index }
    }
    return start
  }

  private static func word(_ phase: Contact.Phase) -> String {
    switch phase {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}
