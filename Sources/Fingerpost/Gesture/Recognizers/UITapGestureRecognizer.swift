import FingerpostArbitration
import FingerpostTrace
public import Foundation

/// A recognizer of one or more taps with one or more fingers; discrete.
///
/// A tap is a press of all required fingers and their lift. Every press has a time limit, every finger a limit to its
/// movement, and between two taps there is a limit in time and in space.
///
/// ```
///                 all fingers down       last finger up, taps missing
///   possible ────► pressed ──────────────────────────► between taps ──┐
///                  ▲   │                                    │         │ all fingers down in time
///                  └───┼────────────────────────────────────┼─────────┘
///                      │ last finger of the last tap up     │
///                      ▼                                    ▼
///                    ended                                failed
/// ```
///
/// The press of a button whose kind is allowed, by default select, is a press as well, for any number of fingers
/// [TAP-11].
///
/// It fails
/// - in the move that takes a finger farther than 45 pt from its start (`tap.allowableMovement`), inside or outside of
///   the view alike [TAP-4];
/// - by deadline, without a touch event, when a press has lasted 1.5 s, or 0.75 s where several taps are required
///   (`tap.maxDuration`, `tap.maxDurationMulti`) [TAP-5];
/// - by deadline, when the next finger has not come down 0.35 s after a lift (`tap.maxInterval`) [TAP-6];
/// - when a tap lands farther than 45 pt from the one before (`tap.separation`) [TAP-7];
/// - by deadline, when not all of several fingers are down 0.3 s after the first (`tap.gatherTime`), when one lifts
///   before that, and when there is one too many [TAP-8];
/// - when it is pressed with another button than required [TAP-10];
/// - when a touch is cancelled.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. Default 1. [TAP-1]
  @exclusivity(unchecked) open var numberOfTapsRequired = 1

  /// How many fingers make each tap. Default 1. [TAP-1]
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  /// The button of a pointing device that a press must be made with, none beside it; a finger, and a pointer of which
  /// no button is known, count as the primary one. Default primary. [TAP-1, TAP-10]
  @exclusivity(unchecked) open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  @exclusivity(unchecked) private final var sequence = TapSequence()
  /// The square of how far a finger may move, taken from the event rules when a press begins.
  private final var movementLimit = 0.0

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [NSNumber(value: UIPress.PressType.select.rawValue)] }

  /// Takes in fingers of a press; one too many fails the gesture, and so does another button. [TAP-7, TAP-8, TAP-10]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard isWantedButton(of: touches, event) else { return giveUp(.tapButton) }
    movementLimit = threshold { $0.tapAllowableMovement * $0.tapAllowableMovement }
    let step = sequence.press(touches, needed: max(numberOfTouchesRequired, 1), limit: pressLimit, for: self)
    if case .failed(let reason) = step { giveUp(reason) }
  }

  /// Fails the gesture when a finger has moved too far. [TAP-4]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if sequence.fingers.move(touches) > movementLimit { giveUp(.tapMoved) }
  }

  /// Recognizes the gesture with the last finger of its last tap. [TAP-2]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    switch sequence.lift(touches, needed: max(numberOfTouchesRequired, 1)) {
    case .tapped where sequence.taps >= numberOfTapsRequired: conclude(.ended)
    case .tapped: sequence.awaitNext(for: self)
    case .failed(let reason): giveUp(reason)
    case .goesOn, .pressed: break
    }
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    conclude(.failed)
  }

  // Presses of buttons; not passed on to super, which would let go of them.

  /// Takes in that a button went down; a second one beside it fails the gesture. [TAP-11]
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if case .failed(let reason) = sequence.press(buttons: presses.count, limit: pressLimit, for: self) {
      giveUp(reason)
    }
  }

  /// Recognizes the gesture with the last release of a button. [TAP-11]
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard case .tapped = sequence.releaseButton() else { return }
    if sequence.taps >= numberOfTapsRequired { conclude(.ended) } else { sequence.awaitNext(for: self) }
  }

  /// Fails the gesture. [TAP-11]
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    conclude(.failed)
  }

  /// Forgets what was tapped so far. [GR-32]
  open override func reset() {
    super.reset()
    sequence.reset()
  }

  /// Whether this recognizer's taps keep another from recognizing: not those of one that needs more. [TAP-9]
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  /// Returns the middle of where the fingers of the first tap came down, also when they are up. [TAP-3]
  open override func location(in view: UIView?) -> CGPoint {
    sequence.firstCenter.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// How many fingers are down; in the action, when all are up, how many made the first tap. [TAP-3, GR-39]
  open override var numberOfTouches: Int { keepsPlaces ? sequence.firstPlaces.count : super.numberOfTouches }

  /// Returns where a finger is; in the action, when all are up, where it came down for the first tap. [TAP-3, GR-38]
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard keepsPlaces, sequence.firstPlaces.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(sequence.firstPlaces[touchIndex], to: view)
  }

  /// Whether it is the places of fingers that are gone which count.
  private var keepsPlaces: Bool { contestant.state == .ended && super.numberOfTouches == 0 }

  /// How long a press may last. [TAP-5]
  private var pressLimit: Double {
    let isOneOfSeveral = numberOfTapsRequired > 1
    return threshold { isOneOfSeveral ? $0.tapMaxDurationMulti : $0.tapMaxDuration }
  }

  private func isWantedButton(of touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    for touch in touches {
      let isPointer = touch.kind == .indirectPointer && !event.buttonMask.isEmpty
      if (isPointer ? event.buttonMask : .primary) != buttonMaskRequired { return false }
    }
    return true
  }

  private func giveUp(_ reason: GestureFailure) {
    sequence.conclude()
    fail(reason)
  }

  private func conclude(_ state: State) {
    sequence.conclude()
    self.state = state
  }
}
