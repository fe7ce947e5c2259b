import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recognizer of two fingers that move towards or away from each other; continuous.
///
/// ```
///             both fingers down and their
///             distance changed by 10 pt               a move with both down
///   possible ─────────────────────────────────► began ─────────────► changed* ─── both up ──► ended
///      │                                                                 └── the last cancelled ──► cancelled
///      └─ both fingers up or cancelled ──► failed
/// ```
///
/// The scale is the distance as a multiple of a base: what the distance was when both had come down, and 8 pt more for
/// fingers that part or less for fingers that close; so at the beginning it is not 1 [PINCH-2]. With one finger up it
/// stops and no action is sent; another finger in its place carries it on, with the distance of the
/// new pair for a base [PINCH-5, PINCH-6]. Third fingers are ignored [PINCH-7]. The location is the middle of those that
/// are down [PINCH-8]. The 10 pt are `pinch.hysteresis` and the 8 pt `pinch.takenOff`, measured in the window. [PINCH-1,
/// GR-40]
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var fingers = FingerTrack()
  private final var currentScale = 1.0
  /// The distance of the fingers that stands for a scale.
  private final var base = (distance: 0.0, scale: 1.0)
  private final var hasBegun = false
  /// Measures the scale.
  private final var meter = VelocityMeter()

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// The distance of the fingers as a multiple of that when they came down, give or take 8 pt; 1 before the gesture
  /// begins. [PINCH-2]
  ///
  /// Setting it makes that the scale of now, from which it goes on, and the velocity zero. [PINCH-3]
  open var scale: CGFloat {
    get { CGFloat(currentScale) }
    set {
      currentScale = Double(newValue)
      rebase(at: now ?? 0)
    }
  }

  /// How fast the scale changes, in units of scale a second. [PINCH-3]
  open var velocity: CGFloat {
    guard let now else { return 0 }
    return CGFloat(meter.velocity(at: now).x)
  }

  /// Whether a move is a change: only while both fingers are down. [PINCH-4, PINCH-5]
  open override var changesWithEveryMove: Bool { fingers.count == 2 }

  /// Takes in the first two fingers, and ignores others. [PINCH-6, PINCH-7]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty {
      meter = VelocityMeter(memory: threshold { $0.panVelocityMemory }, at: event.timestamp)
    }
    let before = fingers.count
    for touch in fingers.addFirstTwo(of: touches) { ignore(touch, for: event) }
    if fingers.count == 2, before < 2 { rebase(at: event.timestamp) }
  }

  /// Follows the fingers, and begins when their distance has changed enough. [PINCH-1, PINCH-4]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingers.move(touches)
    guard fingers.count == 2 else { return }
    let distance = fingers.span.length
    let begins = !hasBegun && isFarEnough(distance)
    if begins { beginMeasuring(from: distance) }
    if hasBegun {
      if base.distance > 0 {
        currentScale = base.scale * distance / base.distance
      } else {
        // Two fingers on one spot have no scale; the first distance after that stands for the scale of before.
        base.distance = distance
      }
    }
    meter.sample(WindowPoint(currentScale, 0), at: event.timestamp)
    // A subclass may have begun on its own.
    if begins, state == .possible { state = .began }
  }

  /// Forgets the fingers and the scale. [GR-32]
  open override func reset() {
    super.reset()
    fingers.removeAll()
    currentScale = 1
    base = (0, 1)
    hasBegun = false
    meter = VelocityMeter()
  }

  /// Whether the distance has changed enough, or a subclass has begun on its own. [PINCH-1]
  private func isFarEnough(_ distance: Double) -> Bool {
    state != .possible || abs(distance - base.distance) >= threshold { $0.pinchHysteresis }
  }

  /// Begins to measure the scale from the base. [PINCH-2]
  private func beginMeasuring(from distance: Double) {
    hasBegun = true
    let change = distance - base.distance
    base.distance += (change < 0 ? -1 : 1) * min(threshold { $0.pinchTakenOff }, abs(change))
  }

  /// Makes the distance of now stand for the scale of now.
  private func rebase(at time: Double) {
    let distance = fingers.span.length
    base = (distance, currentScale)
    meter.restart(WindowPoint(currentScale, 0), at: time)
  }

  /// Continues with the finger that is left, or ends. [PINCH-5]
  override func lose(_ touches: Set<UITouch>, _ end: State) {
    fingers.remove(touches)
    if fingers.isEmpty { endAttempt(end, reason: .pinchLifted) }
  }
}
