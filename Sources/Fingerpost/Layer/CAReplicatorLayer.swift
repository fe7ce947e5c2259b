public import Foundation

/// A layer that shows what is in it several times. Nothing is drawn here; what is set is kept. [VAL-56]
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How many times, with the original. Default 1.
  open var instanceCount = 1
  /// How much later each copy would play animations than the one before, in seconds. Default 0.
  open var instanceDelay: CFTimeInterval = 0
  /// What is done to each copy, beginning with the one before. Default the identity.
  open var instanceTransform = CATransform3DIdentity
  /// The color that the original is multiplied with. Default white.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// What is added to the color's red with each copy. Default 0.
  open var instanceRedOffset: Float = 0
  /// What is added to the color's green with each copy. Default 0.
  open var instanceGreenOffset: Float = 0
  /// What is added to the color's blue with each copy. Default 0.
  open var instanceBlueOffset: Float = 0
  /// What is added to the color's opacity with each copy. Default 0.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies would keep their depth. Default false.
  open var preservesDepth = false

  /// Creates a layer that shows what is in it once.
  public override init() { super.init() }

  /// Creates a copy of a layer's own values.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
