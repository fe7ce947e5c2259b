import FingerpostUnsafe
public import Foundation

/// A rectangle that is drawn: that of a view, or one of its own in front of views and behind others.
///
/// Of a view's layer, place, transform, opacity, clipping and background are the view's: what is set here shows there and
/// the other way round. Other layers take no touches, whatever lies in them. Nothing is drawn here; pictures of a screen
/// show it. When its view goes, a layer that others still have stays as it was.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The node of the view that the layer belongs to; nil for a layer of its own.
  nonisolated(unsafe) final var node: ViewNode.Pointer?
  /// Geometry and looks of a layer without a view; nil for a view's.
  nonisolated(unsafe) private final var own: LayerState?
  private final var full: CATransform3D?
  /// Whether the layout of a layer without a view is due.
  final var isMarkedForLayout = false
  /// Whether a layer without a view was marked to be drawn again.
  final var isMarkedForDisplay = false
  /// The layers that were added to this one.
  final var added: [AddedLayer] = []
  /// What most layers leave as it is, and what animates.
  nonisolated(unsafe) final var extras: LayerExtras?
  /// The layer that this one is the presentation of. [ANIM-2]
  final var shownLayer: CALayer?
  /// The layer that this one was added to.
  nonisolated(unsafe) final weak var parent: CALayer?

  /// Creates a layer without a view, with an empty frame.
  public override init() {
    own = LayerState()
    super.init()
  }

  /// Creates a copy of a layer's own values.
  public init(layer: Any) {
    own = LayerState()
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// Takes over the values of another layer.
  func copyValues(of other: CALayer) {
    own = other.node.map { LayerState($0.pointee) } ?? other.own?.copy()
    (cornerRadius, borderWidth, borderColor) = (other.cornerRadius, other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowRadius, shadowOffset) = (other.shadowRadius, other.shadowOffset)
    extras = other.extras?.copy()
    guard node == nil else { return }
    own?.background = other.background
  }

  /// Takes over what the screen shows of a view.
  final func show(_ values: ShownValues) {
    own?.bounds = values.bounds
    own?.position = values.center
    own?.transform = values.transform
    own?.opacity = Float(values.alpha)
    if let background = values.background { own?.background = background }
    if let radius = values.cornerRadius { cornerRadius = radius }
  }

  /// Creates a layer with the usual values; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    own = LayerState()
    super.init()
  }

  nonisolated deinit { Associations.objectGoes(self) }

  /// Makes this the layer of a view.
  final func attach(to node: ViewNode.Pointer) {
    self.node = node
    own = nil
  }

  /// Lets go of a view that goes, and keeps what it was like.
  nonisolated final func detach(background: UIColor?) {
    guard let node else { return }
    let state = LayerState(node.pointee)
    state.background = background
    own = state
    self.node = nil
  }

  /// The view that the layer belongs to.
  package final var view: UIView? { node?.view }

  // MARK: - Geometry

  /// The point of the bounds that ``position`` places, in the unit square. Default the middle. [HIT-9]
  ///
  /// Changing it moves the layer, because the position stays.
  open var anchorPoint: CGPoint {
    get { node.map { $0.anchor } ?? own?.anchorPoint ?? .zero }
    set {
      own?.anchorPoint = newValue
      node?.anchor = newValue
    }
  }

  /// The position of the anchor point in the superlayer; of a view's layer, the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? own?.position ?? .zero }
    set {
      view?.center = newValue
      own?.position = newValue
    }
  }

  /// The layer's own rectangle in its own coordinates; of a view's layer, the view's bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? own?.bounds ?? .zero }
    set {
      view?.bounds = newValue
      changeOwn { $0.bounds = newValue }
    }
  }

  /// The smallest rectangle that holds the layer in its superlayer; of a view's layer, the view's frame.
  open var frame: CGRect {
    get { view?.frame ?? own?.frame ?? .zero }
    set {
      view?.frame = newValue
      changeOwn { $0.frame = newValue }
    }
  }

  /// The depth for drawing. Hit testing ignores it. Default 0. [HIT-8]
  open var zPosition: CGFloat {
    get { CGFloat(node?.zPosition ?? own?.zPosition ?? 0) }
    set {
      node?.zPosition = Double(newValue)
      own?.zPosition = Double(newValue)
    }
  }

  /// The transform in space, of which hit testing uses the part in the plane. [HIT-9]
  ///
  /// The rest is kept and read back, without effect: depth and perspective are flattened away.
  open var transform: CATransform3D {
    get {
      let affine = affineTransform()
      if let full, full.affinePart == affine { return full }
      return CATransform3DMakeAffineTransform(affine)
    }
    set {
      full = newValue
      setPlane(newValue.affinePart)
    }
  }

  /// Returns the part of the transform that lies in the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? own?.transform ?? .identity }

  /// Replaces the transform by one in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    full = nil
    setPlane(transform)
  }

  /// Changes a layer of its own; a new size makes layout due.
  private final func changeOwn(_ change: (LayerState) -> Void) {
    guard let own else { return }
    let size = own.bounds.size
    change(own)
    if own.bounds.size != size { sizeChanged() }
  }

  private final func setPlane(_ transform: CGAffineTransform) {
    view?.transform = transform
    own?.transform = transform
  }

  // MARK: - Looks

  /// Whether drawing outside the bounds is cut off; of a view's layer, `clipsToBounds`. Default false.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own?.masksToBounds ?? false }
    set {
      view?.clipsToBounds = newValue
      own?.masksToBounds = newValue
    }
  }

  /// Whether the layer is hidden; of a view's layer, the view's `isHidden`, which hit testing uses. [HIT-1]
  open var isHidden: Bool {
    get { view?.isHidden ?? own?.isHidden ?? false }
    set {
      view?.isHidden = newValue
      own?.isHidden = newValue
    }
  }

  /// How opaque the layer is; of a view's layer, the view's `alpha`, which hit testing uses. Default 1. [HIT-2]
  open var opacity: Float {
    get { node?.pointee.alpha ?? own?.opacity ?? 1 }
    set {
      view?.alpha = CGFloat(newValue)
      own?.opacity = newValue
    }
  }

  /// What the layer is filled with; of a view's layer, the view's `backgroundColor` for its traits. Default nil.
  open var backgroundColor: CGColor? {
    get {
      guard let color = background else { return nil }
      return color.resolvedColor(with: view?.traitCollection ?? .current).cgColor
    }
    set {
      background = newValue.map(UIColor.init(cgColor:))
    }
  }

  /// What the layer is filled with.
  package final var background: UIColor? {
    get { if let view { view.looks?.backgroundColor } else { own?.background } }
    set {
      view?.setBackground(newValue)
      own?.background = newValue
    }
  }

  /// How round the corners are, in points; sublayers and subviews are cut off there if ``masksToBounds`` says so. Default 0.
  ///
  /// Hit testing ignores it.
  open var cornerRadius: CGFloat = 0 {
    willSet { if AnimationScope.isCollecting { view?.willChange(.cornerRadius) } }
  }

  /// How wide the border inside the bounds is, in points. Default 0: there is none.
  open var borderWidth: CGFloat = 0
  /// The color of the border. Default black.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// The color of the shadow. Default black.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How opaque the shadow is. Default 0: there is none.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points. Default 3.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow lies. Default 3 points above.
  open var shadowOffset = CGSize(width: 0, height: -3)

  // MARK: - What is in it

  /// Puts a layer in front of all that are in this one, taking it from where it was.
  ///
  /// It is drawn there and takes no touches: a view whose layer is added so is not a subview by that.
  open func addSublayer(_ layer: CALayer) { add(layer) }

  /// Puts a layer at a place in ``sublayers``; a place beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { add(layer, at: index) }

  /// Puts a layer directly in front of one that is in this one, or in front of all if that one is not.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }

  /// Puts a layer directly behind one that is in this one, or in front of all if that one is not.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }

  /// Takes the layer from the one that it is in; a view's layer takes its view from its superview.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: - Layout and drawing

  /// Lays out what is in the layer; of a view's layer, the view's `layoutSubviews()` is called. [LAY-1]
  ///
  /// Called when layout is due. Override it to place layers that are in this one.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the layer's layout as due; of a view's layer, the view's. A layer's own new size does so, too. [LAY-2]
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the layer and what is in it now, where it is due.
  open func layoutIfNeeded() { layOutWhatIsDue() }

  /// Marks the layer to be drawn again; of a view's layer, the view. [LAY-7]
  open func setNeedsDisplay() { markForDisplay() }

  /// Draws the layer. Called in a window after layout, when the layer was marked; of a view's layer, when the view was and
  /// the layer is of a class of its own. [LAY-7, VAL-41]
  ///
  /// The default asks the delegate, whose default has ``draw(in:)`` called.
  open func display() { displayByDelegate() }

  /// Draws into a context, which keeps shapes: there are no pixels. [VAL-41]
  ///
  /// The default asks the delegate to draw; of a view's layer, the view's `draw(_:)` is called.
  open func draw(in ctx: CGContext) {
    if let view { view.draw(ctx.boundingBoxOfClipPath) } else { delegate?.draw(self, in: ctx) }
  }

  /// Whether a change of a property that has no storage of its own marks the layer to be drawn again. Default false. [VAL-42]
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns what a property without storage is until it is set. Default nil, which is 0, false, or nothing. [VAL-42]
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns what is done when a property changes and neither the delegate nor ``actions`` says. Default nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns what is done when a property changes: what the delegate says, else ``actions``, else the class; nil for nothing.
  ///
  /// Called when a property without storage is set. [VAL-42] Changes of the other properties start nothing here.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }

  #if !canImport(ObjectiveC)
    /// Sets a value by its name; a name that is no property's is kept with the layer, as Core Animation keeps it. [KVC-1]
    ///
    /// - Precondition: the value is of the property's type.
    open func setValue(_ value: Any?, forKey key: String) { setKeyed(value, key) }

    /// Returns a value by its name, numbers as `NSNumber`; nil for a name that nothing was set for. [KVC-1]
    open func value(forKey key: String) -> Any? { keyed(key) }
  #endif

  // MARK: - What the screen shows

  /// Returns a copy of the layer as the screen shows it now, or nil for one that is on no screen. [ANIM-2]
  ///
  /// Its superlayer and its sublayers are such copies, too. Changing it changes nothing on the screen. A layer without a
  /// view is where code put it, in a copy of what it is in.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer that this one is the presentation of, or this one.
  open func model() -> Self { (shownLayer as? Self) ?? self }

  /// Whether the layer's bounds contain a point of its own coordinates; right and bottom edges are outside.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  /// Returns the frontmost layer at a point of the coordinates that this one lies in, or nil.
  ///
  /// This one and all in it are asked; a hidden layer is left out with all in it. Sublayers outside of the bounds count
  /// unless ``masksToBounds`` cuts them off. Views and their rules have no say. [ANIM-2]
  open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }

  /// Shows an animation under a key, in place of the one that has it. [ANIM-11]
  ///
  /// The layer takes a copy. What code set stays as it is, and touches find it there.
  open func add(_ anim: CAAnimation, forKey key: String?) { show(anim, forKey: key) }

  /// Returns the animation that has a key, or nil where none has it or it is over.
  open func animation(forKey key: String) -> CAAnimation? { extras?.animations[key]?.animation }

  /// Ends the animation that has a key, unfinished. [ANIM-4]
  open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }

  /// Ends what animates the layer and its view, unfinished: the screen shows what code set. [ANIM-4]
  open func removeAllAnimations() { endAnimations() }
}

extension CALayer {
  /// Maps a point of the layer to the coordinates that it lies in.
  package final func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    view?.pointInSuperview(point) ?? own?.toParent(point) ?? point
  }
}
