import FingerpostArbitration
import FingerpostHID
import FingerpostTrace
public import Foundation

/// One press of a button or a key, from its going down to its end.
///
/// The same object appears in every callback of the press; what it says is the state of now. [PRESS-1]
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Where a press is in its life; the raw values are UIKit's. [PRESS-1]
  public nonisolated enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// It is pressed with another force.
    case changed = 1
    /// It is down and did not change in this event.
    case stationary = 2
    /// It is up again.
    case ended = 3
    /// The press was taken away.
    case cancelled = 4
  }

  /// What was sampled at one instant.
  struct Sample {
    var phase = Phase.began
    var timestamp: TimeInterval
    var force: CGFloat
  }

  /// The current sample.
  final var sample: Sample
  /// The press as arbitration sees it.
  final let held: HeldContact

  private final let pressedType: PressType
  private final let pressedKey: UIKey?
  private final let pressedWindow: UIWindow?

  /// Creates a press that belongs to no button, which is of use in tests only: a subclass says what it is like.
  public override init() {
    pressedType = .select
    pressedKey = nil
    pressedWindow = nil
    held = HeldContact(id: 0, isPress: true)
    sample = Sample(timestamp: 0, force: 0)
    super.init()
  }

  /// Which button or key is pressed, fixed for the press.
  open var type: PressType { pressedType }

  /// The key that is pressed and what it types; nil for buttons. [PRESS-1]
  open var key: UIKey? { pressedKey }

  /// Whether the press was typed into its responder, and so concerns nothing else. [TXF-1]
  final var isTyped = false

  /// The window that the press belongs to: the key window of when it began. [PRESS-2]
  open var window: UIWindow? { pressedWindow }

  /// What gets the press first: the focused view of when it began, else the first responder, else the key window. It
  /// never changes.
  ///
  /// Once it has left the window and was told that the press is cancelled, this is nil. [PRESS-2]
  open internal(set) var responder: UIResponder?

  init(
    _ press: Press, modifierFlags: UIKeyModifierFlags, window: UIWindow, responder: UIResponder,
    at time: TimeInterval
  ) {
    pressedType = PressType(rawValue: press.type) ?? .select
    pressedKey = press.key.map { key in
      UIKey(
        UIKeyboardHIDUsage(rawValue: Int(key.usage)) ?? .keyboardErrorUndefined, characters: key.characters,
        charactersIgnoringModifiers: key.charactersIgnoringModifiers, modifierFlags: modifierFlags)
    }
    held = HeldContact(id: PressNumber.number(ofType: press.type), isPress: true)
    sample = Sample(timestamp: time, force: CGFloat(press.force))
    pressedWindow = window
    self.responder = responder
    super.init()
  }

  nonisolated deinit {}

  /// Where the press is in its life.
  open internal(set) var phase: Phase {
    get { sample.phase }
    set { sample.phase = newValue }
  }

  /// When the current sample was taken, in seconds on the world's timeline.
  open var timestamp: TimeInterval { sample.timestamp }

  /// How hard the button is pressed, from 0 to 1; 1 for a button that does not measure it. [PRESS-1]
  open var force: CGFloat { sample.force }

  /// The recognizers that receive the press now, those nearest the responder first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    held.holders.map(\.recognizer).filter { !$0.hasFinished }
  }
}

extension TouchPhase {
  /// The phase of a call, as facts name it: a press that changes counts as one that moves.
  nonisolated init(_ phase: UIPress.Phase) {
    switch phase {
    case .began: self = .began
    case .changed, .stationary: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
