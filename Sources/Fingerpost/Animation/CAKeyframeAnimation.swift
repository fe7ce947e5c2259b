public import Foundation

/// How a keyframe animation gets from one value to the next.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a straight way.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// It shows each value until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along a straight way or a path, everywhere as fast; times and curves of values do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth way through the values, which is shown as a straight one from each to the next. [VAL-86]
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth way, everywhere as fast; shown as ``paced``. [VAL-86]
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along a path would be turned.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the path runs.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation along several values. [ANIM-11]
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path for a property that is a point, which counts in place of ``values``. Default nil. [ANIM-13]
  ///
  /// The ends of its pieces are the values that times and curves are about, and it moves along the pieces in between. Where
  /// a path moves without a line it jumps.
  open var path: CGPath?
  /// At which share of a pass each value is shown, from 0 to 1. Default nil: at equal distances.
  open var keyTimes: [NSNumber]?
  /// The curves from each value to the next. Default nil: linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it gets from one value to the next. Default linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How what moves along ``path`` would be turned. Default nil: not. Kept and read back.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight a cubic way would be at each value. Default nil. Kept and read back.
  open var tensionValues: [NSNumber]?
  /// How far beyond each value a cubic way would go. Default nil. Kept and read back.
  open var continuityValues: [NSNumber]?
  /// Where at each value a cubic way would bend. Default nil. Kept and read back.
  open var biasValues: [NSNumber]?

  /// Creates an animation of no property.
  public override init() { super.init() }

  nonisolated deinit {}

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, path) = (other.values, other.keyTimes, other.path)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (rotationMode, tensionValues) = (other.rotationMode, other.tensionValues)
    (continuityValues, biasValues) = (other.continuityValues, other.biasValues)
  }

  override func shownValue(_ path: LayerKeyPath, _ view: UIView) -> LayerPart.Interpolation {
    let way = self.path.map { KeyframeWay($0, path) } ?? KeyframeWay(values ?? [], path, in: view)
    let isDiscrete = calculationMode == .discrete
    if calculationMode == .paced || calculationMode == .cubicPaced {
      return { model, progress in way.value(atShare: progress) ?? model }
    }
    let curves = (timingFunctions ?? []).map(\.curve)
    var times = (keyTimes ?? []).map(\.doubleValue)
    // Discrete values have a time for the end of the last one, too.
    let steps = isDiscrete ? way.stops.count : way.stops.count - 1
    if times.count < steps + 1 { times = (0...max(1, steps)).map { Double($0) / Double(max(1, steps)) } }
    return { model, progress in
      guard let first = way.stops.first, let last = way.stops.last else { return model }
      guard let index = (0..<max(0, steps)).last(where: { times[$0] <= progress }) else { return first }
      if isDiscrete { return way.stops[index] }
      guard index + 1 < way.stops.count else { return last }
      let length = times[index + 1] - times[index]
      let share = length > 0 ? min(1, (progress - times[index]) / length) : 1
      let curve = index < curves.count ? curves[index] : .linear
      return way.value(after: index, curve.progress(at: share))
    }
  }
}

/// Animations that run together. [ANIM-11]
///
/// They are over when the group is. Their delegates are not called, and their begins count from that of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  /// Creates an empty group.
  public override init() { super.init() }

  nonisolated deinit {}

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  override func parts(of view: UIView, _ timing: LayerTiming) -> [LayerPart] {
    (animations ?? []).flatMap { animation in
      let own = LayerTiming(animation, duration: timing.duration, now: 0)
      return animation.parts(of: view, own).map { part in
        LayerPart(property: part.property) { model, seconds in
          timing.progress(at: seconds).map { part.show(model, $0 * timing.duration) } ?? model
        }
      }
    }
  }
}
