import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recogniser of a quick stroke in one of some directions; discrete.
///
/// ```
///   possible ── a move in which every finger has gone far enough one way ──► ended
///      ├─ a move in which a finger has gone far enough and strayed too far ──► failed
///      ├─ a move after 0.5 s ──────────────────────────────────────────────► failed
///      └─ a lift, a cancelled touch, one finger too many ──────────────────► failed
/// ```
///
/// At each move, t seconds after the first finger came down, what counts of each finger is how far it has gone along
/// the direction, p, and across it, s. The swipe is recognised in that very move when t is at most 0.5 s
/// (`swipe.maxDuration`), p at least 50 pt (`swipe.minPrimary`) and at least as far as 1,000 pt/s (`swipe.minSpeed`) would
/// have taken a finger that set off after 0.04 s (`swipe.settingOff`), and s at most 50 pt at the touch-down
/// (`swipe.maxSecondaryAtStart`), falling evenly to 15 pt at 0.5 s (`swipe.maxSecondaryAtEnd`). A finger that is too slow
/// may still catch up. It strays only where nobody wants it to go: if the direction across is looked for too, s may be
/// anything up to p, so that a slanting stroke belongs to the nearer of the two. There is no deadline: a finger that
/// rests for ever neither recognises nor fails the gesture. [SWIPE-2 … SWIPE-5]
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes to; the raw values are UIKit's. [SWIPE-1]
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions of which one is to be swiped in; the recogniser does not tell which it was. Default right.
  /// [SWIPE-1]
  open var direction: Direction = .right

  /// How many fingers swipe, all in the same direction. Default 1. [SWIPE-1, SWIPE-7]
  open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var fingers = FingerTrack()
  private final var start = Instant.zero
  /// The thresholds, taken from the rules at the touch-down.
  @exclusivity(unchecked) private final var limits = EventRules.standard
  /// The middle of where the fingers started, as far as they are down.
  private final var startCentre: WindowPoint?

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// Takes in fingers; one too many fails the gesture. [SWIPE-7]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty {
      start = timeline?.now ?? .zero
      limits = rules
    }
    guard fingers.count + touches.count <= max(numberOfTouchesRequired, 1) else {
      fail(.swipeCrowded)
      return
    }
    for touch in touches.inOrder { fingers.add(touch) }
    startCentre = fingers.startCentre
  }

  /// Recognises or fails the gesture when it is clear what it is. [SWIPE-2, SWIPE-5]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingers.move(touches)
    let now = timeline?.now ?? start
    let age = Double(now.nanoseconds &- start.nanoseconds) / 1e9
    guard age <= limits.swipeMaxDuration else {
      fail(.swipeSlow)
      return
    }
    guard fingers.count == max(numberOfTouchesRequired, 1) else { return }
    judge(
      maxSecondary: limits.swipeMaxSecondaryAtStart - decay * age,
      expected: limits.swipeMinSpeed * age - limits.swipeMinSpeed * limits.swipeSettingOff)
  }

  /// By how much the limit across the direction falls in a second. [SWIPE-4]
  private final var decay: Double {
    guard limits.swipeMaxDuration > 0 else { return 0 }
    return (limits.swipeMaxSecondaryAtStart - limits.swipeMaxSecondaryAtEnd) / limits.swipeMaxDuration
  }

  /// Fails the gesture: it was not recognised before the lift. [SWIPE-5]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fail(.swipeLifted)
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the fingers. [GR-32]
  open override func reset() {
    super.reset()
    fingers.removeAll()
    startCentre = nil
  }

  /// Returns the middle of where the fingers came down. [SWIPE-6]
  open override func location(in view: UIView?) -> CGPoint {
    startCentre.map { convert($0, to: view) } ?? super.location(in: view)
  }

  /// Compares the fingers' paths with every direction that is looked for. [SWIPE-4, SWIPE-7]
  ///
  /// - Parameters:
  ///   - maxSecondary: how far a finger may stray that has gone its minimum.
  ///   - expected: how far it has to be by now to be quick enough.
  private func judge(maxSecondary: Double, expected: Double) {
    let minPrimary = limits.swipeMinPrimary
    var hasStrayed = false
    for bit in 0..<4 {
      let candidate = Direction(rawValue: 1 << UInt(bit))
      guard direction.contains(candidate) else { continue }
      var allMatch = true
      for index in 0..<fingers.count {
        let path = fingers.path(of: index)
        let (primary, secondary) = candidate.components(of: path)
        guard primary >= minPrimary else {
          allMatch = false
          continue
        }
        let strays: Bool
        if direction.contains(candidate.aside(of: path)) {
          strays = false
          allMatch = allMatch && secondary <= primary
        } else {
          strays = secondary > maxSecondary
        }
        hasStrayed = hasStrayed || strays
        allMatch = allMatch && !strays && primary >= expected
      }
      if allMatch {
        state = .ended
        return
      }
    }
    if hasStrayed { fail(.swipeStrayed) }
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  /// How far a path goes along the direction, and how far to either side of it.
  fileprivate func components(of path: WindowPoint) -> (primary: Double, secondary: Double) {
    switch self {
    case .right: (path.x, abs(path.y))
    case .left: (-path.x, abs(path.y))
    case .up: (-path.y, abs(path.x))
    default: (path.y, abs(path.x))
    }
  }

  /// The direction across this one in which a path goes.
  fileprivate func aside(of path: WindowPoint) -> Self {
    switch self {
    case .right, .left: path.y < 0 ? .up : .down
    default: path.x < 0 ? .left : .right
    }
  }
}
