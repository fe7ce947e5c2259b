import FingerpostHID
import Foundation

/// What fingers did in an application, from the first one to a pause without any, and what UIKit made of it.
package nonisolated struct WatchedGesture: Sendable {
  /// A touch from its beginning on.
  package struct Finger: Sendable {
    /// The number of its contact.
    package var contact: Int
    /// The event that it began with.
    package var began: WatchedTouch
    /// When it began, in nanoseconds from the beginning of the gesture.
    package var down: Int64
    /// When it was lifted, if it was.
    package var lifted: Int64?
    /// How many states were told before that: what an application tells between two events has the time of its telling,
    /// which may be later than that of the next event.
    package var statesBeforeLift = 0
  }

  /// What a recognizer or a control was from a time on.
  package struct State: Sendable {
    package var nanoseconds: Int64
    package var address: String
    package var words: [String]
    /// Whether a recognizer has recognized at this very moment.
    package var recognizes: Bool
  }

  /// When it began, in seconds of the application's clock.
  package var start: Double
  /// The screen under the first finger, as an export.
  package var screen: Data
  /// What the fingers did, from time 0 on.
  package fileprivate(set) var frames: [Frame] = []
  /// The touches, in the order of their beginnings.
  package fileprivate(set) var fingers: [Finger] = []
  /// What recognizers and controls were, in order.
  package fileprivate(set) var states: [State] = []
  /// Whether all of it was told.
  package fileprivate(set) var isWhole = true
  /// The lines as they were told; nil if they were too many to keep.
  package fileprivate(set) var told: [Data]? = []

  /// Keeps the screen, and nothing of what was done on it.
  package mutating func forgetFingers() {
    (frames, fingers, states, told) = ([], [], [], nil)
  }

  /// A time of the application's clock, in nanoseconds from the beginning of the gesture.
  package func nanoseconds(_ time: Double) -> Int64 {
    Int64(max(0, min((time - start) * 1e9, 1e18)).rounded())
  }
}

/// Puts lines together to gestures.
package nonisolated struct WatchedReader: Sendable {
  private var gesture: WatchedGesture?
  /// The gesture that is being told.
  package var current: WatchedGesture? { gesture }
  /// What the last line said of fingers, as a frame of its own; nil where it said nothing of them.
  package private(set) var change: Frame?
  /// The contacts of the touches that are down. Looked up only, never walked.
  private var contacts: [String: Int] = [:]
  /// How many lines were lost so far.
  package private(set) var lost = 0
  /// How many bytes of lines a gesture keeps at most, beside its screen: some minutes of fingers.
  private static let mostBytes = 8_000_000
  private var bytes = 0

  package init() {}

  /// Takes the next line in.
  ///
  /// - Parameter told: the line as it was told, to be kept.
  /// - Returns: the gesture that is over with it.
  package mutating func read(_ line: WatchedLine, as told: Data? = nil) -> WatchedGesture? {
    change = nil
    if case .screen = line { bytes = 0 } else { keep(told) }
    switch line {
    case .screen(let time, let screen):
      let last = finish()
      gesture = WatchedGesture(start: time, screen: screen)
      if let told { gesture?.told?.append(told) }
      return last
    case .touches(let time, let phase, let touches):
      let now = nanoseconds(time)
      for touch in touches { add(touch, phase, now) }
    case .state(let time, let address, let words, let recognizes):
      let now = nanoseconds(time)
      gesture?.states.append(
        .init(nanoseconds: now, address: address, words: words, recognizes: recognizes))
    case .posted: break
    case .over: return finish()
    case .lost(let count):
      lost += count
      gesture?.isWhole = false
    }
    return nil
  }

  private mutating func keep(_ told: Data?) {
    guard let told else { return }
    bytes += told.count
    if bytes > Self.mostBytes { gesture?.told = nil } else { gesture?.told?.append(told) }
  }

  /// Ends the gesture that is being told: what is still down is cancelled.
  package mutating func finish() -> WatchedGesture? {
    guard var last = gesture, !last.frames.isEmpty else {
      (gesture, contacts) = (nil, [:])
      return nil
    }
    let down = Set(contacts.values)
    let open = last.fingers.filter { down.contains($0.contact) }
    if !open.isEmpty, let time = last.frames.last?.nanoseconds {
      last.frames.append(
        Frame(
          nanoseconds: time,
          contacts: open.map { finger in
            Contact(id: finger.contact, phase: .cancel, x: finger.began.x, y: finger.began.y)
          }))
    }
    (gesture, contacts) = (nil, [:])
    return last
  }

  private func nanoseconds(_ time: Double) -> Int64 {
    gesture?.nanoseconds(time) ?? 0
  }

  private mutating func add(_ touch: WatchedTouch, _ phase: Contact.Phase, _ now: Int64) {
    guard var gesture else { return }
    let now = max(now, gesture.frames.last?.nanoseconds ?? 0)
    let id: Int
    if phase == .down {
      id = gesture.fingers.count + 1
      contacts[touch.address] = id
      gesture.fingers.append(WatchedGesture.Finger(contact: id, began: touch, down: now))
    } else {
      // A touch whose beginning was lost is left out.
      guard let known = contacts[touch.address] else { return }
      id = known
    }
    if phase == .up || phase == .cancel {
      contacts[touch.address] = nil
      gesture.fingers[id - 1].lifted = phase == .up ? now : nil
      gesture.fingers[id - 1].statesBeforeLift = gesture.states.count
    }
    let contact = Contact(
      id: id, phase: phase, x: touch.x, y: touch.y, force: touch.force, majorRadius: touch.radius,
      kind: touch.kind)
    change = change ?? Frame(nanoseconds: now, contacts: [])
    change?.contacts.append(contact)
    // What one event says of several touches is one frame, though it is told phase by phase.
    let last = gesture.frames.count - 1
    if last >= 0, gesture.frames[last].nanoseconds == now,
      !gesture.frames[last].contacts.contains(where: { $0.id == id })
    {
      gesture.frames[last].contacts.append(contact)
    } else {
      gesture.frames.append(Frame(nanoseconds: now, contacts: [contact]))
    }
    self.gesture = gesture
  }
}
