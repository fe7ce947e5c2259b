import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recognizer of two fingers that turn around each other; continuous.
///
/// ```
///             both fingers down and turned
///             by 10°                         a move with both down
///   possible ────────────────────────► began ─────────────► changed* ─── both up ──► ended
///      │                                                        └── the last cancelled ──► cancelled
///      └─ both fingers up or cancelled ──► failed
/// ```
///
/// The rotation is how far the fingers have turned since both were down, less 5°, past half a turn and a whole one,
/// clockwise positive; so at the beginning it is not 0 [ROT-2]. With one finger up it stops and no action is sent;
/// another finger in its place carries it on. Third fingers are ignored. The 10° are `rotation.hysteresis` and the 5°
/// `rotation.takenOff`, measured in the window. [ROT-1, ROT-3]
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var fingers = FingerTrack()
  /// How far the fingers have turned in all since there were two.
  private final var turn = 0.0
  /// The direction from the first finger to the second when it was last seen; nil while they are on one spot.
  private final var lastAngle: Double?
  /// The turn that counts as no rotation.
  private final var origin = 0.0
  private final var hasBegun = false
  /// Measures the turn.
  private final var meter = VelocityMeter()

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// How far the fingers have turned, in radians, clockwise positive; less 5° once the gesture has begun. [ROT-2]
  ///
  /// Setting it makes that the rotation of now, from which it goes on, and the velocity zero.
  open var rotation: CGFloat {
    get { CGFloat(turn - origin) }
    set {
      origin = turn - Double(newValue)
      meter.restart(WindowPoint(turn, 0), at: now ?? 0)
    }
  }

  /// How fast the fingers turn, in radians a second. [ROT-2]
  open var velocity: CGFloat {
    guard let now else { return 0 }
    return CGFloat(meter.velocity(at: now).x)
  }

  /// Whether a move is a change: only while both fingers are down. [ROT-1]
  open override var changesWithEveryMove: Bool { fingers.count == 2 }

  /// Takes in the first two fingers, and ignores others. [ROT-1]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty {
      meter = VelocityMeter(memory: threshold { $0.panVelocityMemory }, at: event.timestamp)
    }
    let before = fingers.count
    for touch in fingers.addFirstTwo(of: touches) { ignore(touch, for: event) }
    guard fingers.count == 2, before < 2 else { return }
    lastAngle = angle
    if !hasBegun { (turn, origin) = (0, 0) }
    meter.restart(WindowPoint(turn, 0), at: event.timestamp)
  }

  /// Follows the fingers, and begins when they have turned enough. [ROT-1, ROT-2]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingers.move(touches)
    guard fingers.count == 2, let angle else { return }
    if let lastAngle { turn += (angle - lastAngle).remainder(dividingBy: 2 * .pi) }
    lastAngle = angle
    meter.sample(WindowPoint(turn, 0), at: event.timestamp)
    if !hasBegun { beginIfFarEnough() }
  }

  /// Forgets the fingers and the rotation. [GR-32]
  open override func reset() {
    super.reset()
    fingers.removeAll()
    (turn, origin) = (0, 0)
    lastAngle = nil
    hasBegun = false
    meter = VelocityMeter()
  }

  /// The direction from the first finger to the second; nil when they are on one spot and there is none.
  private final var angle: Double? {
    let span = fingers.span
    return span == .zero ? nil : atan2(span.y, span.x)
  }

  private func beginIfFarEnough() {
    // A subclass may have begun on its own.
    let isPossible = state == .possible
    // Degrees and radians of one angle differ in their last bits.
    guard !isPossible || abs(turn) >= threshold({ $0.rotationHysteresis }) * .pi / 180 - 1e-9 else { return }
    hasBegun = true
    origin += (turn < 0 ? -1 : 1) * min(threshold({ $0.rotationTakenOff }) * .pi / 180, abs(turn))
    if isPossible { state = .began }
  }

  /// Continues with the finger that is left, or ends. [ROT-3]
  override func lose(_ touches: Set<UITouch>, _ end: State) {
    fingers.remove(touches)
    if fingers.isEmpty { endAttempt(end, reason: .rotationLifted) }
  }
}
