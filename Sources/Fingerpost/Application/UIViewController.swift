import FingerpostTrace
public import Foundation

/// The owner of a view tree, and a link of the responder chain between that tree and what holds it. [RESP-3]
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private final var storedView: UIView?
  private final var isLoading = false
  /// How far the view is on its way to being seen.
  final var appearance = Appearance.unseen
  /// Whether that was asked to be animated.
  final var isAppearanceAnimated = false
  /// Whether ``viewIsAppearing(_:)`` was called and ``viewDidAppear(_:)`` is to come.
  final var isAwaitingAppearance = false
  /// What bars show for the controller.
  final var barItems = BarItems()
  /// What the controller wants of those around it.
  final var wishes = ControllerWishes()

  /// The controller that this one is a child of.
  open private(set) weak var parent: UIViewController?

  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// A title, for people who read the tree; the items of bars take it.
  open var title: String? {
    didSet {
      barItems.tab?.title = title
      barItems.navigation?.title = title
    }
  }

  /// Creates a controller whose view is made when it is first asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; there are no nib files off Apple's systems, so both names must be nil.
  ///
  /// - Precondition: both arguments are nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil && nibBundleOrNil == nil,
      "there are no nib files here: pass nil and override loadView()")
    super.init()
  }

  /// Creates a controller with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  nonisolated deinit {
    // The view may be another controller's by now.
    if let node = storedView?.node, node.controller === self { node.controller = nil }
  }

  /// The root view, made by ``loadView()`` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if let node = storedView?.node, node.controller === self { node.controller = nil }
      storedView = newValue
      newValue?.node.controller = self
    }
  }

  /// The root view, if it was made already.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view was made already.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view now, if it was not made yet.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView == nil { view = makePlainView() }
    viewDidLoad()
  }

  /// Makes the root view; override it to set ``view`` to one of your own. The default makes a plain view.
  open func loadView() {
    view = makePlainView()
  }

  /// Called once the root view was made. The default does nothing.
  open func viewDidLoad() {}

  /// Called when the view is about to be seen, before it is in its window. The default does nothing. [LIFE-1]
  ///
  /// A view is seen when it is in a window that is shown; being covered does not count.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and is about to be laid out. The default does nothing. [LIFE-1]
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in its window and laid out, before the next event. The default does nothing. [LIFE-1]
  ///
  /// In an application that is in the background it waits until it comes to the front.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to leave its window. The default does nothing. [LIFE-1]
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left its window. The default does nothing. [LIFE-1]
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the root view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}

  // What bars show.

  /// What the bar of a ``UITabBarController`` shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// What the bar of a ``UINavigationController`` shows while the controller is on top; made when it is first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// Called in place of the root view's ``UIView/updateConstraints()``, which the default calls. [AL-13]
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // Children.

  /// Makes a controller a child of this one; its view is added by hand. [RESP-5]
  open func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called when the parent is about to become another, or nil. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent has become another, or nil. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // Presentation, as far as the responder chain needs it.

  /// Shows another controller's view over everything in this one's window.
  ///
  /// Nothing is animated: the view is there, and `completion` was called, when this returns. A controller that
  /// presents already, or is in no window, does nothing but complete. [RESP-3]
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    defer { completion?() }
    guard presentedViewController == nil, controller.presentingViewController == nil, controller !== self,
      let window = viewIfLoaded?.holdingWindow
    else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if let view = controller.view {
      view.frame = window.bounds
      controller.viewWillMove(to: window, animated: animated)
      window.addSubview(view)
      window.world.application.finishAppearances()
      focusEngine?.schedule()
    }
  }

  /// Takes away what this controller presents, or itself where it is what another presents.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presenting = presentingViewController {
        presenting.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    presented.viewWillMove(to: nil, animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  // The first swipe from an edge.

  /// The edges from which the application wants the first swipe, which is the system's otherwise. Default none.
  ///
  /// Asked by way of ``UIWindow/screenEdgesDeferringSystemGestures``, again for each swipe, so that there is nothing to
  /// update. The engine itself takes no swipe for the system: where no shell asks, the application gets all. [EDGE-4]
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that says so in place of this controller, or nil for none. Default nil. [EDGE-4]
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // Focus; open so that subclasses can take part.

  /// Where the focus is to go first when it comes here, in order. Default the view. [FOC-3]
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// Whether a focus update is allowed whose old or new view is in here. Default true. [FOC-4]
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has changed and the old or the new view is in here. The default does nothing. [FOC-4]
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // What code of controllers overrides and asks.

  /// Whether the controller lets its content be edited. Default false; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { wishes.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets ``isEditing``. Override it to show what that means, and call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { wishes.isEditing = editing }

  /// The size that the content would like to have where the parent can choose, in points. Default zero.
  ///
  /// Setting it tells the parent by ``preferredContentSizeDidChange(forChildContentContainer:)``.
  open var preferredContentSize: CGSize {
    get { wishes.size }
    set { setPreferredSize(newValue) }
  }

  /// Called when a child, or what the controller presents, would like another size. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// What the controller adds to the safe area of its view, in points. Default zero. [LAY-8]
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { wishes.safeArea }
    set { setSafeArea(newValue) }
  }

  /// Called when the safe area of the view has changed because a controller has another one. The default does nothing.
  /// [LAY-8]
  open func viewSafeAreaInsetsDidChange() {}

  // What the system would ask. The screen does not turn here and the status bar looks like nothing, so nothing calls these.

  /// Whether the controller would turn with the device. Nothing here asks. Default true.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the controller would have. Nothing here asks. Default all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The orientation in which the controller would be presented. Nothing here asks. Default portrait.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the status bar would be hidden. Nothing here asks. Default false.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar would look. Nothing here asks. Default default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar would change. Nothing here asks. Default fade.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator would be hidden. Nothing here asks. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Would be called when memory is short. Nothing here says so but code. The default does nothing.
  open func didReceiveMemoryWarning() {}

  /// What dynamic colors of the view are resolved for.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Called when the view's style has changed by `overrideUserInterfaceStyle`, before the view is. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presenting controller, else what holds the controller's view: a superview or the window. [RESP-3]
  open override var next: UIResponder? {
    presentingViewController ?? viewIfLoaded?.holdingView
  }

  final override var responderWindow: UIWindow? { viewIfLoaded?.holdingWindow }

  final override var subjectKind: SubjectKind { .viewController }
}
