import UIKit
import UIKit.UIGestureRecognizerSubclass

// What clients override, each with a call of super. Tests/Client/README.md has the rest, with reasons.

class OwnResponder: UIResponder {
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func validate(_ command: UICommand) { super.validate(command) }
  override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
  override func reloadInputViews() { super.reloadInputViews() }
}

class OwnViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
}

class OwnApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  { super.sendAction(action, to: target, from: sender, for: event) }
}

class OwnTouch: UITouch {
  override var phase: UITouch.Phase { super.phase }
  override var timestamp: TimeInterval { super.timestamp }
  override var tapCount: Int { super.tapCount }
  override var type: UITouch.TouchType { super.type }
  override var majorRadius: CGFloat { super.majorRadius }
  override var force: CGFloat { super.force }
  override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
  override var window: UIWindow? { super.window }
  override var view: UIView? { super.view }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override var altitudeAngle: CGFloat { super.altitudeAngle }
  override var estimationUpdateIndex: NSNumber? { super.estimationUpdateIndex }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
  override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
}

class OwnEvent: UIEvent {
  override var type: UIEvent.EventType { super.type }
  override var subtype: UIEvent.EventSubtype { super.subtype }
  override var timestamp: TimeInterval { super.timestamp }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? { super.predictedTouches(for: touch) }
}

class OwnPress: UIPress {
  override var phase: UIPress.Phase { super.phase }
  override var type: UIPress.PressType { super.type }
  override var timestamp: TimeInterval { super.timestamp }
  override var force: CGFloat { super.force }
  override var key: UIKey? { super.key }
}
