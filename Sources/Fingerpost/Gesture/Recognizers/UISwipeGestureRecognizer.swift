import FingerpostArbitration
import FingerpostTimeline
import FingerpostTrace
public import Foundation

/// A recognizer of a quick stroke in one of some directions; discrete.
///
/// ```
///   possible ── a move in which every finger has gone far enough one way ──► ended
///      ├─ a move in which a finger has gone far enough and strayed too far ──► failed
///      ├─ a move in which a finger is behind its start ────────────────────► failed
///      ├─ a move after 0.5 s ──────────────────────────────────────────────► failed
///      └─ a lift, a cancelled touch, one finger too many ──────────────────► failed
/// ```
///
/// At each move, t seconds after the first finger came down, what counts of each finger is how far it has gone along
/// the direction, p, and across it, s. The swipe is recognized in that very move when t is at most 0.5 s
/// (`swipe.maxDuration`), p at least 50 pt at the touch-down (`swipe.minPrimary`), falling evenly to 26.5 pt at 0.5 s
/// (`swipe.minPrimaryAtEnd`), and s at most 50 pt at the touch-down (`swipe.maxSecondaryAtStart`), falling evenly to
/// 25.5 pt (`swipe.maxSecondaryAtEnd`). There is no minimum speed, and no deadline: a finger that rests forever neither
/// recognizes nor fails the gesture. [SWIPE-2 … SWIPE-5]
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

  /// The directions of which one is to be swiped in; the recognizer does not tell which it was. Default right.
  ///
  /// With right or left among them only the horizontal counts: up and down then have no effect. [SWIPE-1]
  open var direction: Direction = .right

  /// How many fingers swipe, all in the same direction. Default 1; none ever suffice for 0. [SWIPE-1, SWIPE-7]
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  @exclusivity(unchecked) private final var fingers = FingerTrack()
  private final var start = Instant.zero
  /// The thresholds, taken from the event rules at the touch-down.
  private final var limits = SwipeLimits(.standard)
  /// The middle of where the fingers started, as far as they are down.
  private final var startCenter: WindowPoint?

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  /// Takes in fingers; one too many fails the gesture. [SWIPE-7]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty {
      start = instant ?? .zero
      limits = threshold { SwipeLimits($0) }
    }
    guard fingers.count + touches.count <= numberOfTouchesRequired else {
      fail(.swipeCrowded)
      return
    }
    fingers.add(touches)
    startCenter = fingers.startCenter
  }

  /// Recognizes or fails the gesture when it is clear what it is. [SWIPE-2, SWIPE-5]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    fingers.move(touches)
    let now = instant ?? start
    let age = Double(now.nanoseconds &- start.nanoseconds) / 1e9
    guard age <= limits.duration else {
      fail(.swipeSlow)
      return
    }
    // How much of its time is over.
    let share = limits.duration > 0 ? age / limits.duration : 0
    judge(
      minPrimary: limits.primary.start + (limits.primary.end - limits.primary.start) * share,
      maxSecondary: limits.secondary.start + (limits.secondary.end - limits.secondary.start) * share)
  }

  /// Fails the gesture: it was not recognized before the lift. [SWIPE-5]
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
    startCenter = nil
  }

  /// Returns the middle of where the fingers came down; for nil or the window (0, 0) once it is recognized.
  ///
  /// The zero is measured for nil and reported for the window; in the coordinates of other views nothing is measured, and
  /// the documented start is played. [SWIPE-6]
  open override func location(in view: UIView?) -> CGPoint {
    guard let startCenter else { return super.location(in: view) }
    return contestant.state == .ended && (view == nil || view is UIWindow)
      ? .zero : convert(startCenter, to: view)
  }

  /// Compares the fingers' paths with the direction. [SWIPE-4, SWIPE-5, SWIPE-7]
  ///
  /// - Parameters:
  ///   - minPrimary: how far every finger has to go along the direction.
  ///   - maxSecondary: how far a finger may stray that has gone its minimum.
  private func judge(minPrimary: Double, maxSecondary: Double) {
    guard let axis = direction.axis else { return }
    // All fingers go the same way, so of two that count each is judged by itself.
    let forth = axis.countsForth ? progress(axis, 1, minPrimary, maxSecondary) : .behind
    let back = axis.countsBack ? progress(axis, -1, minPrimary, maxSecondary) : .behind
    if forth == .behind, back == .behind {
      // Even before the other fingers are down.
      fail(.swipeBackwards)
    } else if fingers.count < numberOfTouchesRequired {
      return
    } else if forth == .matches || back == .matches {
      state = .ended
    } else if forth == .strayed || back == .strayed {
      fail(.swipeStrayed)
    }
  }

  private nonisolated enum AxisProgress { case behind, strayed, open, matches }

  /// What the fingers' paths look like from one way along the axis.
  private func progress(_ axis: SwipeAxis, _ sign: Double, _ minPrimary: Double, _ maxSecondary: Double)
    -> AxisProgress
  {
    var progress = AxisProgress.matches
    for index in 0..<fingers.count {
      let (primary, secondary) = axis.components(of: fingers.path(of: index), sign)
      if primary < -limits.opposite { return .behind }
      if primary < minPrimary {
        if progress == .matches { progress = .open }
      } else if secondary > maxSecondary {
        progress = .strayed
      }
    }
    return progress
  }
}

/// What a swipe asks of the event rules. [SWIPE-2 … SWIPE-5]
private nonisolated struct SwipeLimits {
  /// How long it may take, in seconds.
  let duration: Double
  /// How far a finger has to go, at the touch-down and when the time is over.
  let primary: (start: Double, end: Double)
  /// How far it may stray, then and then.
  let secondary: (start: Double, end: Double)
  /// How far it may be behind its start.
  let opposite: Double

  init(_ rules: EventRules) {
    duration = rules.swipeMaxDuration
    primary = (rules.swipeMinPrimary, rules.swipeMinPrimaryAtEnd)
    secondary = (rules.swipeMaxSecondaryAtStart, rules.swipeMaxSecondaryAtEnd)
    opposite = rules.swipeMaxOpposite
  }
}

/// What a set of directions looks at. [SWIPE-1]
private nonisolated struct SwipeAxis {
  let isHorizontal: Bool
  /// Which ways count along the axis: right or down, and left or up.
  let countsForth: Bool
  let countsBack: Bool

  /// How far a path goes along the axis, forth for 1 and back for −1, and how far to either side of it.
  func components(of path: WindowPoint, _ sign: Double) -> (primary: Double, secondary: Double) {
    let (along, across) = isHorizontal ? (path.x, path.y) : (path.y, path.x)
    return (along * sign, abs(across))
  }
}

nonisolated extension UISwipeGestureRecognizer.Direction {
  /// The axis that counts, or nil where no direction is known.
  fileprivate var axis: SwipeAxis? {
    switch (contains(.right), contains(.left), contains(.down), contains(.up)) {
    case (false, false, false, false): nil
    case (false, false, let down, let up):
      SwipeAxis(isHorizontal: false, countsForth: down, countsBack: up)
    case (let right, let left, _, _): SwipeAxis(isHorizontal: true, countsForth: right, countsBack: left)
    }
  }
}
