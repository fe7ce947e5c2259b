import UIKit
import UIKit.UIGestureRecognizerSubclass

// What clients override, each with a call of super. Tests/Client/README.md has the rest, with reasons.

class OwnView: UIView {
  override class var layerClass: AnyClass { CALayer.self }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
  override var isMultipleTouchEnabled: Bool {
    get { super.isMultipleTouchEnabled }
    set { super.isMultipleTouchEnabled = newValue }
  }
  override var isExclusiveTouch: Bool {
    get { super.isExclusiveTouch }
    set { super.isExclusiveTouch = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var layer: CALayer { super.layer }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var next: UIResponder? { super.next }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context)
  }
  override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
  override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { super.didUpdateFocus(in: context, with: coordinator) }
}

class OwnCALayer: CALayer {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var cornerRadius: CGFloat {
    get { super.cornerRadius }
    set { super.cornerRadius = newValue }
  }
  override func layoutSublayers() { super.layoutSublayers() }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) { super.insertSublayer(layer, at: index) }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
}

class OwnLabel: UILabel {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var font: UIFont! {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set { super.textColor = newValue }
  }
}

class OwnImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

class OwnScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set { super.isScrollEnabled = newValue }
  }
  override var delaysContentTouches: Bool {
    get { super.delaysContentTouches }
    set { super.delaysContentTouches = newValue }
  }
  override var canCancelContentTouches: Bool {
    get { super.canCancelContentTouches }
    set { super.canCancelContentTouches = newValue }
  }
  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isDragging: Bool { super.isDragging }
  override var isTracking: Bool { super.isTracking }
  override var isDecelerating: Bool { super.isDecelerating }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
}

class OwnWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override var screen: UIScreen { super.screen }
  override var windowScene: UIWindowScene? {
    get { super.windowScene }
    set { super.windowScene = newValue }
  }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override var canBecomeKey: Bool { super.canBecomeKey }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
}
