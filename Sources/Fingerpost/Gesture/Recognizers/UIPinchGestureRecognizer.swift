import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recogniser of two fingers that move towards or away from each other; continuous.
///
/// ```
///             both fingers down and their
///             distance changed by more than 8 pt      a move with both down
///   possible ─────────────────────────────────► began ─────────────► changed* ─── both up ──► ended
///      │                                                                 └── the last cancelled ──► cancelled
///      └─ both fingers up or cancelled ──► failed
/// ```
///
/// The scale is 1 when the gesture begins, and then the distance as a multiple of what it was there [PINCH-2]. With one
/// finger up it stands still and no action is sent; another finger in its place carries it on, with the distance of the
/// new pair for a base [PINCH-5, PINCH-6]. Third fingers are ignored [PINCH-7]. The location is the middle of those that
/// are down [PINCH-8]. The 8 pt are `pinch.hysteresis`, measured in the window. [PINCH-1, GR-40]
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private final var fingers = FingerTrack()
  private final var currentScale = 1.0
  /// The distance of the fingers that stands for a scale.
  @exclusivity(unchecked) private final var base = (distance: 0.0, scale: 1.0)
  private final var hasBegun = false
  /// Measures the distance.
  @exclusivity(unchecked) private final var meter = VelocityMeter()

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// The distance of the fingers as a multiple of that when the gesture began; 1 before that. [PINCH-2]
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
    guard let now, base.distance > 0 else { return 0 }
    return CGFloat(meter.velocity(at: now).x * base.scale / base.distance)
  }

  /// Whether a move is a change: only while both fingers are down. [PINCH-4, PINCH-5]
  open override var changesWithEveryMove: Bool { fingers.count == 2 }

  /// Takes in the first two fingers, and ignores others. [PINCH-6, PINCH-7]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { meter = VelocityMeter(memory: rules.panVelocityMemory, at: event.timestamp) }
    let before = fingers.count
    for touch in touches.inOrder {
      if fingers.count < 2 {
        fingers.add(touch)
      } else {
        ignore(touch, for: event)
      }
    }
    if fingers.count == 2, before < 2 { rebase(at: event.timestamp) }
  }

  /// Follows the fingers, and begins when their distance has changed enough. [PINCH-1, PINCH-4]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingers.move(touches)
    guard fingers.count == 2 else { return }
    let distance = fingers.span.length
    meter.sample(WindowPoint(distance, 0), at: event.timestamp)
    guard hasBegun else { return beginIfFarEnough(distance) }
    if base.distance > 0 {
      currentScale = base.scale * distance / base.distance
    } else {
      // Two fingers on one spot have no scale; the first distance after that stands for the scale of before.
      base.distance = distance
    }
  }

  /// Goes on with the finger that is left, or ends. [PINCH-5]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lose(touches, .ended)
  }

  /// Goes on with the finger that is left, or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lose(touches, .cancelled)
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

  private func beginIfFarEnough(_ distance: Double) {
    // A subclass may have begun on its own.
    let isPossible = state == .possible
    guard !isPossible || abs(distance - base.distance) > rules.pinchHysteresis else { return }
    hasBegun = true
    base = (distance, currentScale)
    if isPossible { state = .began }
  }

  /// Makes the distance of now stand for the scale of now.
  private func rebase(at time: Double) {
    let distance = fingers.span.length
    base = (distance, currentScale)
    meter.restart(WindowPoint(distance, 0), at: time)
  }

  private func lose(_ touches: Set<UITouch>, _ end: State) {
    for touch in touches { fingers.remove(touch) }
    guard fingers.isEmpty else { return }
    if state == .possible, end == .ended {
      fail(.pinchLifted)
    } else {
      state = state == .possible ? .failed : end
    }
  }
}
