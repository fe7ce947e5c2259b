import FingerpostTrace
public import Foundation

/// A rectangular area of a screen that takes part in event handling.
///
/// A view has a geometry, subviews, looks and a place in the responder chain; it draws nothing. Coordinates are points
/// with y growing downwards. A view's `frame`, `center` and `transform` are in its superview's coordinates, its
/// `bounds` and the frames of its subviews in its own. [HIT-10]
///
/// See also: ``hitTest(_:with:)`` for how a touch finds its view, ``UIResponder`` for what happens next, ``ViewCallbacks``
/// for what a view is told.
@preconcurrency @MainActor open class UIView: ViewCallbacks {
  /// What hit testing reads, outside of the object.
  nonisolated(unsafe) final let node: ViewNode.Pointer

  /// What the view looks like, as far as it was said.
  nonisolated(unsafe) final var looks: ViewLooks?

  /// The recognizers that the view keeps, in the order of addition.
  @exclusivity(unchecked) nonisolated(unsafe) final var attachedRecognizers: [UIGestureRecognizer] = []

  /// The interactions that the view keeps, in the order of addition.
  final var attachedInteractions: [any UIInteraction] = []

  /// Creates a view with a frame in the coordinates of the superview it will get.
  public init(frame: CGRect) {
    node = .allocate(capacity: 1)
    super.init()
    startNode()
    setFrame(frame)
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: Self.takeFrame()) }

  /// Creates a view with UIKit's defaults; there are no nib files off Apple's systems, so nothing is read from the coder.
  public required init?(coder: NSCoder) {
    node = .allocate(capacity: 1)
    super.init()
    startNode()
  }

  nonisolated deinit { letGo() }

  /// The class of the view's layer, which is made by its `init()`. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, made when it is first asked for: geometry, depth and what is drawn. [HIT-8, HIT-9]
  open var layer: CALayer { ownLayer }

  /// The color behind what the view holds. Default nil: nothing is drawn there. Hit testing ignores it.
  open var backgroundColor: UIColor? {
    get { looks?.backgroundColor }
    set { setBackground(newValue) }
  }

  /// The color of what can be touched, such as the title of a button. Default that of the superview, and blue at the top.
  /// Setting it calls ``ViewCallbacks/tintColorDidChange()``; setting nil inherits it again.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }

  /// How content of another size is fitted into the view, such as the image of an image view. Default scaleToFill.
  open var contentMode: ContentMode {
    get { looks?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { madeLooks.contentMode = newValue } }
  }

  /// Whether the view promises to fill its bounds with opaque color. Default true; nothing but this property tells it.
  open var isOpaque: Bool {
    get { looks?.isOpaque ?? true }
    set { if newValue != isOpaque { madeLooks.isOpaque = newValue } }
  }

  /// The color that the view draws behind everything by itself, as controls do.
  var drawnBackground: UIColor? { nil }

  /// How round the corners are that the view draws by itself, in points.
  package var drawnCornerRadius: CGFloat { 0 }

  /// The symbol or image that the view draws by itself.
  package var drawnImage: UIImage? { nil }

  /// The colors of what a control draws by itself: what is chosen, what is not, and what is on it.
  package var drawnColors: (main: UIColor, rest: UIColor?, thumb: UIColor?)? { nil }

  /// A number to find the view by. Default 0.
  open var tag: Int {
    get { node.pointee.tag }
    set { node.pointee.tag = newValue }
  }

  /// The opacity, kept in single precision. Default 1. [HIT-2, HIT-3]
  /// Below 0.01 the view and its subviews are not hit. 0.01 reads back as 0.009999999776….
  open var alpha: CGFloat {
    get { CGFloat(node.pointee.alpha) }
    set { setAlpha(newValue) }
  }

  /// Whether the view and its subviews are hidden, and so are not hit. Default false. [HIT-1, HIT-4]
  open var isHidden: Bool {
    get { node.pointee.flags.contains(.hidden) }
    set { setFlag(.hidden, newValue) }
  }

  /// Whether the view and its subviews can be hit. Default true; false for labels and image views.
  /// [HIT-1, HIT-17]
  open var isUserInteractionEnabled: Bool {
    get { !node.pointee.flags.contains(.notInteractive) }
    set { setFlag(.notInteractive, !newValue) }
  }

  /// Whether the view is given several contacts at once. Default false. [MULTI-1]
  open var isMultipleTouchEnabled: Bool {
    get { node.pointee.flags.contains(.multipleTouch) }
    set { node.pointee.set(.multipleTouch, newValue) }
  }

  /// Whether contacts of this view and of others in its window exclude each other. Default false. [EXCL-1, EXCL-2]
  open var isExclusiveTouch: Bool {
    get { node.pointee.flags.contains(.exclusiveTouch) }
    set { node.pointee.set(.exclusiveTouch, newValue) }
  }

  /// Whether drawing outside the bounds is cut off, which hit testing ignores. Default false. [HIT-6]
  open var clipsToBounds: Bool {
    get { node.pointee.flags.contains(.clipsToBounds) }
    set { node.pointee.set(.clipsToBounds, newValue) }
  }

  /// The view that this one is a subview of.
  open var superview: UIView? { holdingView }

  /// The window that the view is in; a window is in itself.
  open var window: UIWindow? { holdingWindow }

  /// The subviews, back to front. Hit testing asks the last one first. [HIT-7]
  open var subviews: [UIView] { heldSubviews }

  /// Adds a view in front of all subviews, taking it from its superview.
  /// Adding a view to another superview in the same window does not cancel its touches. [CANCEL-2]
  /// When a callback puts this view below the other one in the meantime, the tree stays as the callback left it.
  ///
  /// - Precondition: the view is neither this one nor one that holds it.
  open func addSubview(_ view: UIView) { place(view, at: .max) }

  /// Adds a view at a place in ``subviews``; a place beyond the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: max(0, index)) }

  /// Adds a view in front of one of the subviews, or at the front if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: .max, besides: (sibling, 1))
  }

  /// Adds a view behind one of the subviews, or at the front if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: .max, besides: (sibling, 0))
  }

  /// Makes a subview the last, and so the first to be asked. [HIT-8]
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Makes a subview the first, and so the last to be asked.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// Exchanges two places in ``subviews``; a place that does not exist makes it do nothing.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }

  /// Takes the view from its superview.
  /// Touches of views that leave the window with it are cancelled, and a first responder among them resigns.
  /// [CANCEL-1, CANCEL-3, FR-5]
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is the given one or lies somewhere below it.
  open func isDescendant(of view: UIView) -> Bool { isHeld(by: view) }

  /// Returns the first view with a tag, this one or one below it, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Marks the view's layout as due; it happens before the next event is delivered.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the view and what is below it now, where it is due.
  open func layoutIfNeeded() { layOutWhatIsDue() }

  /// The recognizers attached to the view, in the order of addition, or nil when there are none. [GR-23]
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a recognizer, taking it from the view that it was attached to. The view keeps it. [GR-5, GR-6]
  ///
  /// Contacts that came down earlier are not given to it. [GR-20]
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Attaches an interaction, taking it from the view that it was attached to.
  open func addInteraction(_ interaction: any UIInteraction) { adopt(interaction) }

  /// Detaches an interaction, if it is attached to this view.
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

  /// Converts a point from this view's coordinates to another's.
  ///
  /// With nil the result is in the window's coordinates. Views of different windows meet on the screen; those of trees
  /// without one as if their topmost views lay in one plane. [TOUCH-12, TOUCH-17, HIT-9]
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { node.convert(point, to: view?.node) }

  /// Converts a point from another view's coordinates, or with nil the window's, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { node.convert(point, from: view?.node) }

  /// Converts a rectangle to another view's coordinates: the bounding box of its converted corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapCorners { node.convert($0, to: view?.node) }
  }

  /// Converts a rectangle from another view's coordinates: the bounding box of its converted corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapCorners { node.convert($0, from: view?.node) }
  }

  /// Detaches a recognizer; what it began is cancelled. [GR-7]
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Called when the view's layout is due, at the latest before the next event; to place subviews. [LAY-1, LAY-2, LAY-3]
  ///
  /// The default gives subviews their solved frames. What it changes does not make the view's own layout due. [AL-6, LAY-4]
  open func layoutSubviews() { applySolvedFrames() }

  /// Has ``ViewCallbacks/updateConstraints()`` called before the next layout. [AL-13]
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// Whether views of the class work by constraints alone. Default false. Nothing here asks: either way they do. [AL-13]
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How far the edges that constraints align lie inside of the frame, in points. Default zero. [AL-6]
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline stands for the view's. Default the view; constraints do not ask for another one.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline stands for the view's. Default the view; constraints do not ask for another one.
  open var forLastBaselineLayout: UIView { self }

  /// Sets how strongly the view does not want to be larger than its content. [AL-8]
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }

  /// Sets how strongly the view does not want to be smaller than its content. [AL-8]
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompression(priority, axis) }

  /// Returns a plain view as large as this one, which shows nothing of it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: withoutOrigin) }

  /// Which way the content of the view runs: left to right, unless ``semanticContentAttribute`` forces the other. [AL-9]
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionOfContent }

  /// Returns the size that the constraints below the view allow, near to another one. [AL-14]
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints below the view allow, as near to another one as priorities want it. [AL-14]
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { solvedSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// What the content of the view means for its direction. Default unspecified; views below do not inherit it. [AL-9]
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintState?.direction ?? .unspecified }
    set { setDirection(newValue) }
  }

  /// Called in place of ``layoutSubviews()`` where the view's layer was asked for; the default calls that for its layer.
  open func layoutSublayers(of layer: CALayer) { if layer === looks?.layer { layoutSubviews() } }

  /// The size that the view has by what it shows, in points; ``noIntrinsicMetric`` where it has none, the default. [LAY-6]
  open var intrinsicContentSize: CGSize { .noIntrinsicSize }

  /// Says that ``intrinsicContentSize`` has changed, so that the layout of the superview is due. [LAY-6]
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// The text in the view, as layout sees it; nil without text. [AL-6]
  var textLines: TextLines? { nil }

  /// Returns the size that suits the view best, given a size to fit into. Default the size that it has. [LAY-5]
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that ``sizeThatFits(_:)`` answers; its top left corner stays. [LAY-5]
  open func sizeToFit() { applyFittingSize() }

  /// Marks all of the view, so that ``ViewCallbacks/draw(_:)`` is called once before the next event. [LAY-7]
  open func setNeedsDisplay() { markForDisplay(nil) }

  /// Marks a part of the view, in its own coordinates; ``ViewCallbacks/draw(_:)`` is given what holds all parts. [LAY-7]
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

  /// The space at each edge where something of the controller or the device lies over the view, in points. [LAY-8]
  open var safeAreaInsets: UIEdgeInsets { findSafeAreaInsets() }

  /// The space that content should leave at each edge, in points. Default 8, to which the safe area is added; setting it
  /// makes layout due. [AL-10]
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// Whether margins are at least as wide as the superview's are where they overlap. Default false. [AL-10]
  open var preservesSuperviewLayoutMargins: Bool {
    get { keepsSuperviewMargins }
    set { keepsSuperviewMargins = newValue }
  }

  /// What dynamic colors of the view are resolved for.
  open var traitCollection: UITraitCollection { statedTraits }

  /// Returns the deepest view of this subtree under a point, or nil if the view does not take the touch there.
  ///
  /// UIKit's rule: a view that is hidden, not interactive, too transparent or beside the point answers nil. Otherwise the
  /// subviews are asked from last to first, in their own coordinates; the first answer counts, and if none comes the view
  /// answers itself. [HIT-1, HIT-6, HIT-7, HIT-13, HIT-16]
  ///
  /// It is called when a contact comes down, never later, once or twice as ``EventRules/hitTestPasses`` says. An
  /// override is honored at its level and may return any view, without side effects. [HIT-14, HIT-22, PIPE-12]
  ///
  /// - Parameters:
  ///   - point: the point, in the view's own coordinates.
  ///   - event: the event under construction, or nil when called by hand. [HIT-15, PIPE-11]
  #if canImport(ObjectiveC)
    @objc
  #endif
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    inheritedHitTest(point, with: event)
  }

  /// Whether the view contains a point. [HIT-5]
  ///
  /// The default tests the bounds without their right and bottom edges. ``hitTest(_:with:)`` calls it once for every view
  /// that is asked and not ruled out beforehand.
  ///
  /// - Parameters:
  ///   - point: the point, in the view's own coordinates.
  ///   - event: the event under construction, or nil when called by hand.
  #if canImport(ObjectiveC)
    @objc
  #endif
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { node.pointee.contains(point) }

  /// Why views below this one are not to be told that contacts of theirs began, or nil. [SCR-11]
  ///
  /// Asked of scroll views only.
  func reasonToKeepContentTouches(_ touches: Set<UITouch>, with event: UIEvent, from view: UIView)
    -> WithholdingReason?
  { nil }

  /// The shape with which the view hits others, where a collision behavior moves it. Default its bounds. [DYN-8]
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The convex path with which it hits others if ``collisionBoundsType`` says so, around the middle; an empty one hits nothing.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The smallest rectangle that holds the view in its superview's coordinates.
  ///
  /// Under a transform, where UIKit calls it undefined, it is the bounding box; setting it fits that of the bounds.
  open var frame: CGRect {
    get { boundingBox }
    set { setFrame(newValue) }
  }

  /// The view's own rectangle in its own coordinates; its origin is what a scroll view calls its offset. [HIT-10]
  open var bounds: CGRect {
    get { ownBounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: node.pointee.centerX, y: node.pointee.centerY) }
    set { setCenter(newValue) }
  }

  /// The transform about the anchor point. Default the identity. [HIT-9, HIT-11]
  open var transform: CGAffineTransform {
    get { CGAffineTransform(node.pointee.transform) }
    set { setTransform(newValue) }
  }

  /// The controller if the view is its root view, else the superview. [RESP-2]
  open override var next: UIResponder? { node.pointee.controller ?? holdingView }
  final override var responderWindow: UIWindow? { holdingWindow }
  override var subjectKind: SubjectKind { .view }
}
