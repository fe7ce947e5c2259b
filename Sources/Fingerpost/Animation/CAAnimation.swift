public import Foundation

/// What is told when an animation of a layer begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, with whether it came to its own end. [ANIM-11]
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that a layer shows for a time, without a change of what code set. [ANIM-11]
///
/// This one shows nothing; see ``CABasicAnimation``.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying {
  /// How much of a pass has happened at a share of its time. Default nil: as much as of the time.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told of its begin and its end. The animation keeps it. Default nil.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it leaves the layer at its end. Default true.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds as ``CACurrentMediaTime()`` has them; 0, the default, is when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one pass takes, in seconds. Default 0, in place of which that of the transaction counts.
  open var duration: CFTimeInterval = 0
  /// How many times as fast it is. Default 1.
  open var speed: Float = 1
  /// What its own time begins with, in seconds. Default 0. Kept and copied; it always begins at its beginning.
  open var timeOffset: CFTimeInterval = 0
  /// How often it passes. Default 0, which counts as once.
  open var repeatCount: Float = 0
  /// How long it passes again and again, in seconds. Default 0, which says nothing.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass goes back, too, which takes the duration again. Default false.
  open var autoreverses = false
  /// What it shows before it begins and after it has ended. Default what code set.
  open var fillMode = CAMediaTimingFillMode.removed
  nonisolated(unsafe) private final var values: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  nonisolated deinit {}

  #if canImport(ObjectiveC)
    // Every object of Objective-C has these, on any thread.

    /// Attaches a value to the animation under a key; nil takes it away.
    nonisolated open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns the value that is attached to the animation under a key, or nil.
    nonisolated open override func value(forKey key: String) -> Any? { values[key] }
  #else
    /// Attaches a value to the animation under a key; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns the value that is attached to the animation under a key, or nil.
    open func value(forKey key: String) -> Any? { values[key] }
  #endif

  /// Returns a copy, as a layer makes it of what is added to it.
  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy, as a layer makes it of what is added to it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let made = MainActor.assumeIsolated { () -> Unchecked in
      let copy = makeInstance(of: type(of: self))
      (copy as? CAAnimation)?.copyValues(of: self)
      return Unchecked(value: copy)
    }
    return made.value
  }

  private nonisolated struct Unchecked: @unchecked Sendable { let value: AnyObject }

  /// Takes over the values of another animation.
  func copyValues(of other: CAAnimation) {
    (timingFunction, delegate, values) = (other.timingFunction, other.delegate, other.values)
    (isRemovedOnCompletion, beginTime, duration) = (
      other.isRemovedOnCompletion, other.beginTime, other.duration
    )
    (speed, repeatCount, repeatDuration) = (other.speed, other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode, timeOffset) = (other.autoreverses, other.fillMode, other.timeOffset)
  }

  /// The curve of a pass.
  var curve: TimingCurve { timingFunction?.curve ?? .linear }

  /// What it shows of a view, each property by itself.
  func parts(of view: UIView, _ timing: LayerTiming) -> [LayerPart] { [] }
}

/// An animation of the property that a key path names. [ANIM-11]
///
/// Shown are `position`, `bounds`, `opacity`, `transform`, `backgroundColor` and `cornerRadius` of the layers of views, and
/// parts of them such as `position.x` and `transform.scale`. Others take their time and show nothing.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether its values are added to what code set. Default false.
  open var isAdditive = false

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  nonisolated deinit {}

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  override func parts(of view: UIView, _ timing: LayerTiming) -> [LayerPart] {
    guard let path = keyPath.flatMap(LayerKeyPath.init) else { return [] }
    let value = shownValue(path, view)
    let isAdditive = isAdditive
    return [
      LayerPart(property: path.property) { model, seconds in
        guard let progress = timing.progress(at: seconds) else { return model }
        return path.replacing(model, by: value(path.numbers(of: model), progress), isAdded: isAdditive)
      }
    ]
  }

  /// What is shown at a progress, given what code set.
  func shownValue(_ path: LayerKeyPath, _ view: UIView) -> LayerPart.Interpolation { { model, _ in model } }
}

/// An animation from one value to another. [ANIM-11]
///
/// What is not said of the two is what code set.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The way from one to the other.
  open var byValue: Any?

  /// Creates an animation of no property.
  public override init() { super.init() }

  nonisolated deinit {}

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func shownValue(_ path: LayerKeyPath, _ view: UIView) -> LayerPart.Interpolation {
    let from = path.numbers(of: fromValue, in: view)
    let to = path.numbers(of: toValue, in: view)
    let by = path.numbers(of: byValue, in: view)
    let isAdditive = isAdditive
    return { model, progress in
      // Added to what code set, a value that is not said is nothing.
      let model = isAdditive ? path.nothing : model
      let first = from ?? to.flatMap { to in by.map { to - $0 } } ?? model
      let last = to ?? by.map { first + $0 } ?? model
      return first + (last - first) * progress
    }
  }
}

/// An animation as a spring would do it; see ``CABasicAnimation``. [ANIM-6, ANIM-11]
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// What swings. Default 1.
  open var mass: CGFloat = 1
  /// How strong the spring is. Default 100.
  open var stiffness: CGFloat = 100
  /// How strong the friction is. Default 10.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in ways per second. Default 0.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// Creates a spring by how long it seems to move, in seconds, and how far it bounces, from -1 to 1. [VAL-136]
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
    let ratio = bounce >= 0 ? 1 - min(bounce.native, 1) : 1 / (1 + max(bounce.native, -0.999))
    (stiffness, damping) = (CGFloat(frequency * frequency), CGFloat(2 * ratio * frequency))
  }

  /// How long it seems to move, in seconds. [VAL-136]
  public final var perceptualDuration: CFTimeInterval {
    2 * Double.pi / (max(stiffness.native, 1e-6) / max(mass.native, 1e-6)).squareRoot()
  }

  nonisolated deinit {}

  private final var ratio: Double {
    damping.native / (2 * (max(mass.native, 1e-6) * max(stiffness.native, 1e-6)).squareRoot())
  }

  /// How long it takes until the spring has settled to a thousandth of the way, in seconds. [ANIM-6]
  open var settlingDuration: CFTimeInterval {
    let frequency = (max(stiffness.native, 1e-6) / max(mass.native, 1e-6)).squareRoot()
    return Spring.settlingDuration(dampingRatio: ratio, frequency: frequency)
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func shownValue(_ path: LayerKeyPath, _ view: UIView) -> LayerPart.Interpolation {
    let straight = super.shownValue(path, view)
    let settling = settlingDuration
    let spring = Spring(dampingRatio: ratio, velocity: initialVelocity.native, duration: settling)
    let length = duration > 0 ? duration : settling
    // A shorter animation shows the beginning of the swing.
    return { straight($0, settling > 0 ? spring.progress(at: $1 * length / settling) : 1) }
  }
}
