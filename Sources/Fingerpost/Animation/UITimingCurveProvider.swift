public import Foundation

/// Which kind of curve an animator's progress follows.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// One that has a name.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both of them.
  case composed = 3
}

/// What can say how an animator's progress follows its time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, unless it is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one; of both it is what counts here.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// How long it takes and by which curve, given the duration of an animator.
  func timing(for duration: Double) -> (duration: Double, curve: TimingCurve) {
    if let spring = springTimingParameters { return spring.timing(for: duration) }
    return (duration, cubicTimingParameters?.curve ?? .easeInOut)
  }
}

/// A cubic Bézier curve of time.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve; ease in and out for one of its own control points.
  public final let animationCurve: UIView.AnimationCurve
  /// The first control point, in the unit square.
  public final let controlPoint1: CGPoint
  /// The second control point, in the unit square.
  public final let controlPoint2: CGPoint
  private final let isNamed: Bool

  /// Creates a curve that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a curve that has a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    switch curve.curve {
    case .cubic(let x1, let y1, let x2, let y2):
      controlPoint1 = CGPoint(x: x1, y: y1)
      controlPoint2 = CGPoint(x: x2, y: y2)
    case .linear, .spring:
      controlPoint1 = .zero
      controlPoint2 = CGPoint(x: 1, y: 1)
    }
    super.init()
  }

  /// Creates a curve from its control points, in the unit square.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isNamed = false
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  nonisolated deinit {}

  /// Builtin for a curve that has a name, else cubic.
  public final var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// This one.
  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  final var curve: TimingCurve {
    if isNamed { return animationCurve.curve }
    return .cubic(
      x1: controlPoint1.x.native, y1: controlPoint1.y.native, x2: controlPoint2.x.native,
      y2: controlPoint2.y.native)
  }
}

/// A spring. [ANIM-6]
///
/// One that has a damping ratio alone settles within the animator's duration; others have a duration of their own.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case own(ratio: Double, frequency: Double)
  }

  private final let kind: Kind
  /// The velocity at the beginning; a length of 1 is the whole way in a second. Its horizontal part counts here.
  public final let initialVelocity: CGVector

  /// Creates the spring of UIKit's own transitions: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration; 1 comes to rest without passing the end.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio.native)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that settles within the animator's duration; 1 comes to rest without passing the end.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physics. The animator's duration does not count.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (mass, stiffness) = (max(mass.native, 1e-6), max(stiffness.native, 1e-6))
    kind = .own(
      ratio: damping.native / (2 * (mass * stiffness).squareRoot()),
      frequency: (stiffness / mass).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from the time that one swing would take, in seconds, and how far it passes the end.
  ///
  /// The animator's duration does not count.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let bounce = min(max(bounce.native, -0.99), 1)
    kind = .own(
      ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), frequency: 2 * .pi / max(duration, 1e-6))
    initialVelocity = velocity
    super.init()
  }

  nonisolated deinit {}

  /// Spring.
  public final var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This one.
  public final var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(for duration: Double) -> (duration: Double, curve: TimingCurve) {
    var (length, damping) = (duration, 1.0)
    switch kind {
    case .ratio(let ratio): damping = ratio
    case .own(let ratio, let frequency):
      damping = ratio
      length = Spring.settlingDuration(dampingRatio: ratio, frequency: frequency)
    }
    return (
      length, .spring(Spring(dampingRatio: damping, velocity: initialVelocity.dx.native, duration: length))
    )
  }
}
