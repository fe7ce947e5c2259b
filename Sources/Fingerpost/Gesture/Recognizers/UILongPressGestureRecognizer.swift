import FingerpostTrace
public import Foundation

/// A recognizer of fingers that rest for a while, after a number of taps; continuous.
///
/// ```
///             required taps done,        minimumPressDuration later
///   possible ──── all fingers down ────► began ─── a move ──► changed* ─── a finger up ──► ended
///      │                                                           └── touch cancelled ──► cancelled
///      └─ before that: a finger too far from its start, a lift, one finger too many,
///         or what fails a tap while taps are required ──► failed
/// ```
///
/// The deadline runs from when the last required finger came down; the gesture begins without a touch event [LP-2],
/// or at the touch-down itself when the duration is 0 [LP-3]. The taps before the press keep the rules of
/// ``UITapGestureRecognizer`` for several taps: 0.75 s a press, 0.35 s between them, 45 pt of movement and distance
/// [LP-8]. The last press may take its time to gather its fingers.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press. Default 0. [LP-1, LP-8]
  @exclusivity(unchecked) open var numberOfTapsRequired = 0

  /// How many fingers make the press, and each tap before it. Default 1. [LP-1]
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  /// How long the fingers must rest, in seconds. Default 0.5 (`longPress.minimumPressDuration`). [LP-1, LP-2]
  open var minimumPressDuration: TimeInterval {
    get { chosenDuration ?? threshold { $0.longPressMinimumDuration } }
    set { chosenDuration = newValue }
  }

  /// How far a finger may go from its start before the gesture begins, in points of the window, however its view
  /// moves. Default 10 (`longPress.allowableMovement`). [LP-1, LP-4, GR-40]
  open var allowableMovement: CGFloat {
    get { chosenMovement ?? CGFloat(threshold { $0.longPressAllowableMovement }) }
    set { chosenMovement = newValue }
  }

  private final var chosenDuration: TimeInterval?
  private final var chosenMovement: CGFloat?

  @exclusivity(unchecked) private final var sequence = TapSequence()
  /// When the fingers have rested long enough.
  private final var ripening = GestureDeadline()
  /// The square of how far a finger may move, taken from the settings when a press begins; none once it has begun.
  private final var movementLimit = Double.infinity
  /// Where the gesture was when it was over.
  private final var finalCenter: WindowPoint?

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// Whether the press that counts is in progress or next.
  private final var isAtLastPress: Bool { sequence.taps >= numberOfTapsRequired }

  private final var fingersNeeded: Int { max(numberOfTouchesRequired, 1) }

  /// Takes in fingers: of a tap, of the press, or too many, which before the beginning fails the gesture and after it
  /// is ignored. [LP-3, LP-8, LP-9]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      for touch in touches.inOrder { ignore(touch, for: event) }
      return
    }
    let movement = isAtLastPress ? Double(allowableMovement) : threshold { $0.tapAllowableMovement }
    movementLimit = movement * movement
    let limit = isAtLastPress ? nil : threshold { $0.tapMaxDurationMulti }
    switch sequence.press(touches, needed: fingersNeeded, limit: limit, for: self) {
    case .failed(let reason): giveUp(isAtLastPress && reason == .tapCrowded ? .pressCrowded : reason)
    case .pressed where isAtLastPress: ripen()
    case .pressed, .goesOn, .tapped: break
    }
  }

  /// Fails a gesture that has not begun when a finger has moved too far. [LP-4, LP-5]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if sequence.fingers.move(touches) > movementLimit, state == .possible {
      giveUp(isAtLastPress ? .pressMoved : .tapMoved)
    }
  }

  /// Ends a gesture that has begun, as soon as one of its fingers is up; fails one that has not. [LP-6, LP-7]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return conclude(.ended) }
    guard !isAtLastPress else { return giveUp(.pressLifted) }
    switch sequence.lift(touches, needed: fingersNeeded) {
    case .tapped: sequence.awaitNext(for: self)
    case .failed(let reason): giveUp(reason)
    case .goesOn, .pressed: break
    }
  }

  /// Cancels a gesture that has begun; fails one that has not.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    conclude(state == .possible ? .failed : .cancelled)
  }

  /// Forgets the press and the taps before it. [GR-32]
  open override func reset() {
    super.reset()
    ripening.clear()
    sequence.reset()
    finalCenter = nil
  }

  /// Returns the middle of the fingers, which follows them once the gesture has begun. [LP-10]
  open override func location(in view: UIView?) -> CGPoint {
    finalCenter.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// Begins now or after the duration. [LP-2, LP-3]
  private func ripen() {
    let duration = minimumPressDuration
    guard duration > 0 else { return begin() }
    ripening.set(after: duration, for: self) { $0.begin() }
  }

  private func begin() {
    movementLimit = .infinity
    state = .began
  }

  private func giveUp(_ reason: GestureFailure) {
    ripening.clear()
    sequence.conclude()
    fail(reason)
  }

  private func conclude(_ state: State) {
    finalCenter = sequence.fingers.center
    ripening.clear()
    sequence.conclude()
    self.state = state
  }
}
