import FingerpostTrace

/// Presses of a number of fingers, one after the other, as taps are made of.
///
/// ```
///            finger down           all down            last finger up
///   waiting ─────────────► gathering ─────► pressed ─► lifting ──────► waiting (one tap more)
///      │                       │               │          │
///      └── tap.maxInterval     ├── tap.gatherTime         └── another finger
///          since the lift      ├── a lift      ├── another finger
///                              └── the press lasts too long in any of the three
///                                        all lead to failure
/// ```
///
/// Its deadlines fail the recognizer that it works for; everything else it answers, and leaves to the recognizer.
struct TapSequence {
  /// What fingers led to.
  enum Step {
    /// It goes on.
    case goesOn
    /// All fingers of a press are down.
    case pressed
    /// All fingers of a press are up: there is one tap more.
    case tapped
    /// This is not a sequence of taps.
    case failed(GestureFailure)
  }

  /// The fingers of the current press.
  var fingers = FingerTrack()
  /// How many taps are complete.
  private(set) var taps = 0
  /// Where the fingers of the first press started, as far as they are down. [TAP-3]
  private(set) var firstPlaces = ContiguousArray<WindowPoint>()
  /// The middle of them. [TAP-3]
  private(set) var firstCenter: WindowPoint?
  /// The same of the press before. [TAP-7]
  private var lastCenter: WindowPoint?
  private var isLifting = false
  /// Whether a button is down instead of fingers. [TAP-11]
  private var isButtonDown = false
  /// When the press has lasted too long, or the next has not come. [TAP-5, TAP-6]
  private var deadline = GestureDeadline()
  /// When the fingers of a press must be together. [TAP-8]
  private var gathering = GestureDeadline()

  /// Takes in new fingers.
  ///
  /// - Parameters:
  ///   - needed: how many fingers make a press.
  ///   - limit: how long the press may last, or nil for a press that may last and gather as long as it likes.
  mutating func press(
    _ touches: Set<UITouch>, needed: Int, limit: Double?, for recognizer: UIGestureRecognizer
  ) -> Step {
    if fingers.isEmpty {
      isLifting = false
      deadline.clear()
      if let limit {
        deadline.set(after: limit, for: recognizer) { $0.fail(.tapHeld) }
        if needed > 1 {
          gathering.set(after: recognizer.threshold { $0.tapGatherTime }, for: recognizer) {
            $0.fail(.tapNotGathered)
          }
        }
      }
    }
    guard !isLifting, !isButtonDown, fingers.count + touches.count <= needed else {
      return .failed(.tapCrowded)
    }
    fingers.add(touches)
    if taps == 0 {
      firstCenter = fingers.startCenter
      for index in firstPlaces.count..<fingers.count { firstPlaces.append(fingers.start(of: index)) }
    }
    guard fingers.count == needed else { return .goesOn }
    gathering.clear()
    let center = fingers.startCenter
    if let lastCenter, (center - lastCenter).length > recognizer.threshold({ $0.tapSeparation }) {
      return .failed(.tapsApart)
    }
    lastCenter = center
    return .pressed
  }

  /// Takes in that fingers were lifted.
  mutating func lift(_ touches: Set<UITouch>, needed: Int) -> Step {
    guard isLifting || fingers.count == needed else { return .failed(.tapIncomplete) }
    isLifting = true
    fingers.remove(touches)
    guard fingers.isEmpty else { return .goesOn }
    deadline.clear()
    taps += 1
    return .tapped
  }

  /// Takes in that buttons went down; they have no place, and each is a press for itself. [TAP-11]
  mutating func press(buttons count: Int, limit: Double, for recognizer: UIGestureRecognizer) -> Step {
    guard count == 1, !isButtonDown, fingers.isEmpty else { return .failed(.tapCrowded) }
    isButtonDown = true
    deadline.set(after: limit, for: recognizer) { $0.fail(.tapHeld) }
    return .pressed
  }

  /// Takes in that the button is up.
  mutating func releaseButton() -> Step {
    guard isButtonDown else { return .goesOn }
    isButtonDown = false
    deadline.clear()
    taps += 1
    return .tapped
  }

  /// Fails the recognizer unless the next press begins soon enough. [TAP-6]
  mutating func awaitNext(for recognizer: UIGestureRecognizer) {
    let pause = recognizer.threshold { $0.tapMaxInterval }
    deadline.set(after: pause, for: recognizer) { $0.fail(.tapNotContinued) }
  }

  /// Drops the deadlines: the sequence has been decided.
  mutating func conclude() {
    deadline.clear()
    gathering.clear()
  }

  /// Makes ready for another sequence.
  mutating func reset() {
    conclude()
    fingers.removeAll()
    taps = 0
    firstPlaces.removeAll(keepingCapacity: true)
    firstCenter = nil
    lastCenter = nil
    isLifting = false
    isButtonDown = false
  }
}
