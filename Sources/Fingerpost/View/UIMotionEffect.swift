public import Foundation

/// What would change a view as the device is tilted. Nothing is tilted here: effects are kept, and change nothing. [VAL-70]
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Returns what is added to the view's values, by their key paths, when the device is tilted. Default nil.
  ///
  /// - Parameter viewerOffset: how far it is tilted, from -1 to 1 each way. Nothing here calls it.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that changes one value evenly, as the device is tilted about one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The ways a device is tilted.
  public nonisolated enum EffectType: Int, Sendable {
    /// To the left or the right.
    case tiltAlongHorizontalAxis = 0
    /// Forward or back.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the value.
  public final let keyPath: String
  /// Which way the device is tilted.
  public final let type: EffectType
  /// What is added when the device is tilted all the way to the left, or forward; a number, a size, a point or an offset.
  open var minimumRelativeValue: Any?
  /// What is added when it is tilted all the way to the right, or back.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Creates an effect on no value; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Returns the value that lies between the two numbers as far as the device is tilted; 0 where one is missing. [VAL-70]
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let end = number(tilt < 0 ? minimumRelativeValue : maximumRelativeValue)
    return [keyPath: end * min(abs(tilt), 1)]
  }

  private final func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

/// Several effects at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Default nil.
  open var motionEffects: [UIMotionEffect]?

  /// Returns what all of them add, the later ones in place of the earlier ones.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  nonisolated deinit {}
}

extension UIView {
  /// The effects of the view, in the order of addition. Default none. [VAL-70]
  public final var motionEffects: [UIMotionEffect] {
    get { looks?.kept?.motionEffects ?? [] }
    set { keep { $0.motionEffects = newValue } }
  }

  /// Adds an effect, at the end.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect, if the view has it.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
