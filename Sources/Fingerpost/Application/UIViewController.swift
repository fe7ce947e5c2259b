import FingerpostTrace
public import Foundation

/// The owner of a view tree, and a link of the responder chain between that tree and what holds it. [RESP-3]
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private final var storedView: UIView?
  private final var isLoading = false
  /// How far the view is on its way to being seen.
  package final var appearance = Appearance.unseen
  /// Whether that was asked to be animated.
  final var isAppearanceAnimated = false
  /// Whether ``viewIsAppearing(_:)`` was called and ``viewDidAppear(_:)`` is to come.
  final var isAwaitingAppearance = false
  /// Whether a transition that decides when it has appeared ends with the view seen; nil without one. [LIFE-2]
  final var appearanceAim: Bool?
  /// Whether a container of here is about to call ``beginAppearanceTransition(_:animated:)``. [LIFE-3]
  final var isToldByContainer = false
  /// What bars show for the controller.
  package final var barItems = BarItems()
  /// The window that has it for its root.
  final weak var rootOf: UIWindow?
  /// What the controller wants of those around it.
  final var wishes = ControllerWishes()

  /// The controller that this one is a child of.
  open private(set) weak var parent: UIViewController?

  /// The child controllers, in the order in which they were added.
  open private(set) var children: [UIViewController] = []

  /// What this controller itself presents, and what presents it.
  package final var presentation = PresentationLinks()

  /// The controller that this one or the nearest controller around it presents. [PRES-1]
  open var presentedViewController: UIViewController? { nearest(\.presented) }

  /// The controller that presents this one or the nearest controller around it. [PRES-1]
  open var presentingViewController: UIViewController? { nearest(\.presenting) }

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

  /// What the bar of a `UITabBarController` shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// What the bar of a `UINavigationController` shows while the controller is on top; made when it is first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// Called in place of the root view's ``ViewCallbacks/updateConstraints()``, which the default calls. [AL-13]
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // Children.

  /// Makes a controller a child of this one; its view is added by hand. [RESP-5]
  ///
  /// This controller itself, and one that it is in, stays what it is.
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    var around: UIViewController? = self
    while let controller = around {
      if controller === child { return }
      around = controller.parent
    }
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

  // Presentation.

  /// Shows another controller's view over this one's, the way its ``modalPresentationStyle`` says.
  ///
  /// Where it presents already, or is in no window, nothing is presented, and the completion is not called. [PRES-2]
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: what to show.
  ///   - flag: whether it is animated.
  ///   - completion: called after `viewDidAppear(_:)` of what is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all above it, or itself where it presents nothing. [PRES-3]
  ///
  /// - Parameters:
  ///   - flag: whether it is animated.
  ///   - completion: called after `viewDidDisappear(_:)` of what was presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presenter.dismiss(self, animated: flag, completion: completion)
  }

  /// How the controller is presented. Default automatic: as a sheet. [PRES-4]
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { wishes.presentationStyle }
    set { wishes.presentationStyle = newValue }
  }

  /// How the controller comes up where no animator of one's own does it. Default cover vertical.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { wishes.transitionStyle }
    set { wishes.transitionStyle = newValue }
  }

  /// Whether a user cannot drag a sheet away that shows the controller. Default false. [SHEET-6]
  open var isModalInPresentation: Bool {
    get { wishes.isModal }
    set { wishes.isModal = newValue }
  }

  /// Whether what is presented over current context covers this controller's view alone. Default false. [PRES-5]
  open var definesPresentationContext: Bool {
    get { wishes.definesContext }
    set { wishes.definesContext = newValue }
  }

  /// Whether the tab bar would be hidden while the controller is pushed. Kept and read back. Default false.
  open var hidesBottomBarWhenPushed: Bool {
    get { wishes.hidesBottomBar }
    set { wishes.hidesBottomBar = newValue }
  }

  /// Shows a controller the way the nearest container does, such as by a push; without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller beside this one where a container has the room; here it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // Transitions.

  /// Whether the views of children are told to appear and disappear with this controller's. Default true. [LIFE-2]
  ///
  /// Override it to return false and call ``beginAppearanceTransition(_:animated:)`` of the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller, and those whose views are in its view, that it is about to appear or to disappear. [LIFE-2]
  ///
  /// ``endAppearanceTransition()`` completes it. Begun again the other way round it turns around. [LIFE-3]
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginToldAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller, and those whose views are in its view, that it has appeared or disappeared. [LIFE-2]
  open func endAppearanceTransition() { endAppearance() }

  /// Whether it is being presented: true from `viewWillAppear(_:)` to `viewDidAppear(_:)` of a presentation.
  open var isBeingPresented: Bool { isTaking(.presentation) }

  /// Whether it is being dismissed: true from `viewWillDisappear(_:)` to `viewDidDisappear(_:)` of a dismissal.
  open var isBeingDismissed: Bool { isTaking(.dismissal) }

  /// Whether it appears because a container shows it for the first time.
  open var isMovingToParent: Bool { isTaking(.arrival) }

  /// Whether it disappears because it leaves its container.
  open var isMovingFromParent: Bool { isTaking(.departure) }

  /// What a transition that the controller takes part in can be joined by; nil without one.
  ///
  /// A container's is also that of its children. [PRES-8]
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { joinedTransition }

  /// Called before the view gets another size, for which nothing here has a cause but code. It tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the controller gets other traits, for which nothing here has a cause but code. It tells the children.
  /// [VAL-67]
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // The first swipe from an edge.

  /// The edges from which the application wants the first swipe, which is the system's otherwise. Default none.
  ///
  /// Asked by way of ``UIWindow/screenEdgesDeferringSystemGestures``, again for each swipe, so that there is nothing to
  /// update. A shell takes such swipes, or the engine where `edges.systemGestures` says so. [EDGE-4, PIPE-14]
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
  open func setEditing(_ editing: Bool, animated: Bool) {
    wishes.isEditing = editing
    showEditing()
  }

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
  /// The child that would say how the status bar looks. Nothing here asks. Default nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that would say whether there is a status bar. Nothing here asks. Default nil.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// For what a segue prepares; nothing here calls it. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether the home indicator would be hidden. Nothing here asks. Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that would say so in place of this controller. Nothing here asks. Default nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Would be called when memory is short. Nothing here says so but code. The default does nothing.
  open func didReceiveMemoryWarning() {}

  /// What dynamic colors of the view are resolved for.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Called when the view's style has changed by `overrideUserInterfaceStyle`, before the view is. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that a child would have in place of the controller's own. Nothing here asks. Default nil.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }

  /// The presenting controller, else what holds the controller's view, else the window whose root it is. [RESP-3]
  ///
  /// The view of a root controller is in no window while another one covers the screen.
  open override var next: UIResponder? {
    presentation.presenting ?? viewIfLoaded?.holdingView ?? rootOf
  }

  final override var responderWindow: UIWindow? { viewIfLoaded?.holdingWindow }

  final override var subjectKind: SubjectKind { .viewController }
}
