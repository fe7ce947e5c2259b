public import Fingerpost
public import Foundation

/// A controller with a stack of children, of which the last is shown below the navigation bar. [NAV-1, NAV-4, NAV-5]
///
/// ```
///              push, pop, set: the stack changes at once
///   at rest ───────────────────────────────────────────► transition ──► at rest, didShow
///                                                           │    └─ the pop gesture is let go: as it was
///                                                           └─ a push or a set waits for the end, a pop is refused
/// ```
@preconcurrency @MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// Whether a transition shows a new controller or goes back to an old one.
  public nonisolated enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The controller on top goes.
    case pop = 2
  }

  /// The bar, which has this controller for its delegate.
  public final let navigationBar = UINavigationBar(frame: .zero)
  /// What hears of pushes and pops, and may animate them.
  open weak var delegate: (any UINavigationControllerDelegate)?

  final var stack: [UIViewController] = []
  /// The child whose view is in the view.
  final var shown: UIViewController?
  final let transitionView = UINavigationTransitionView(frame: .zero)
  final var transition: Transition?
  /// The stack that is to be set when the transition is over. [NAV-7]
  final var waiting: (stack: [UIViewController], animated: Bool)?
  private final var isBarHidden = false
  private final var isToolHidden = true
  private final var hasToolbar = false
  private final var toolbarClass: UIToolbar.Type = UIToolbar.self
  /// The bar at the foot of the view, which is hidden at first. [BAR-10]
  public private(set) final lazy var toolbar: UIToolbar! = makeInstance(of: toolbarClass) as? UIToolbar
  final lazy var popGesture = PopGesture(self)
  /// The child that the delegate heard of last as shown.
  final weak var told: UIViewController?
  /// The child that it was told is to be shown as the controller appears.
  private final weak var announced: UIViewController?

  /// Creates a controller with the first of its children.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without children, with a toolbar of a class; a navigation bar is always of UIKit's own here.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let toolbarClass = toolbarClass as? UIToolbar.Type { self.toolbarClass = toolbarClass }
  }

  /// Creates a controller without children; both names must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  // MARK: - The stack

  /// The children, the one that is shown last. Setting them animates nothing.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The child on top.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: what the child on top presents, or that child.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows another controller on top of the others. One that is among them already changes nothing.
  ///
  /// During a transition it waits for its end. [NAV-7]
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let newest = waiting?.stack ?? stack
    guard !newest.contains(where: { $0 === viewController }), !isInside(viewController) else { return }
    change(to: newest + [viewController], animated: animated)
  }

  /// Takes the controller on top away and returns it; the last one stays. The bar asks only for a tap. [NAV-1]
  ///
  /// During a transition nothing happens, and nil is returned. [NAV-7]
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Takes away what is above a controller, and returns it in the order of the stack; nil where nothing is. [NAV-10]
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.firstIndex { $0 === viewController }.flatMap { pop(to: $0, animated: animated) }
  }

  /// Takes away all but the first controller, and returns them in the order of the stack; nil where none is. [NAV-10]
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  private final func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard transition == nil, index < stack.count - 1 else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Makes other controllers the stack, and shows the last of them: as a pop if it was in the stack already, else as a push.
  ///
  /// During a transition it waits for its end. [NAV-7]
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var unique: [UIViewController] = []
    for controller in viewControllers where !isInside(controller) {
      if !unique.contains(where: { $0 === controller }) { unique.append(controller) }
    }
    change(to: unique, animated: animated)
  }

  /// Pushes a controller, animated.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: - The bar

  /// Whether the bar is hidden, and with it the pop gesture disabled. Default false. [NAV-8]
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it. It slides if that is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    if !hidden { navigationBar.isHidden = false }
    guard animated, view.window != nil else { return placeBar() }
    UIView.animate(withDuration: rules.navigationDuration) {
      self.placeBar(hiding: false)
    } completion: { _ in
      self.placeBar()
    }
  }

  /// Whether a tap on the back button may pop. Default true; both stacks are still as they were. [NAV-1]
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// Called when a tap on the back button has popped. The default does nothing. [NAV-1]
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

  /// Puts the bar where it belongs, and what it covers into the safe area of the children. The numbers are NAV-12's.
  final func placeBar(hiding: Bool = true) {
    let safe = view.safeAreaInsets.top
    let (top, height): (CGFloat, CGFloat) = rules.system >= 26 ? (max(safe, 10), 54) : (safe, 44)
    let shown = height + largeTitleHeight
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -shown : top, width: view.bounds.width, height: shown)
    if hiding { navigationBar.isHidden = isBarHidden }
    for child in stack {
      child.insetsOfBars.top = isBarHidden ? 0 : top + height + largeTitleHeight(for: child) - safe
    }
    if !isToolHidden || toolbarIsThere { placeToolbar() }
  }

  // MARK: - The toolbar

  private final var toolbarIsThere: Bool { isViewLoaded && hasToolbar }

  /// Whether the toolbar is hidden. Default true. [BAR-10]
  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the toolbar or shows it, with the items of the child on top. It slides if that is animated. [BAR-10]
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolHidden else { return }
    isToolHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return placeToolbar() }
    if !hidden {
      toolbar.isHidden = false
      if toolbar.superview == nil { placeToolbar(at: view.bounds.height) }
    }
    UIView.animate(withDuration: rules.navigationDuration) {
      self.placeToolbar(hiding: false)
    } completion: { _ in
      self.placeToolbar()
    }
  }

  /// Puts the toolbar where it belongs, and what it covers into the safe area of the children. [BAR-10]
  private final func placeToolbar(hiding: Bool = true, at top: CGFloat? = nil) {
    hasToolbar = true
    if toolbar.superview == nil { view.addSubview(toolbar) }
    let (height, size, safe) = (CGFloat(44), view.bounds.size, view.safeAreaInsets.bottom)
    let place = isToolHidden ? size.height : size.height - safe - height
    toolbar.frame = CGRect(x: 0, y: top ?? place, width: size.width, height: height)
    if hiding { toolbar.isHidden = isToolHidden }
    let items = topViewController?.toolbarItems ?? []
    if toolbar.items ?? [] != items { toolbar.items = items }
    for child in stack { child.insetsOfBars.bottom = isToolHidden ? 0 : height }
  }

  /// The bar stands below what those around cover.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  // MARK: - The gesture

  /// The recognizer that pops with a drag from the left edge, in the controller's view. [NAV-8]
  ///
  /// Its delegate is UIKit's own, which refuses it at the first child, while the bar is hidden, while items at the left stand
  /// in the back button's place or the back button is hidden, and during transitions. Another delegate, or none, refuses
  /// what it likes; at the first child nothing is popped either way.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.edgePan }

  /// The recognizer that pops with a drag from anywhere, as on iOS 26; nil before. [NAV-9]
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGesture.contentPan }

  // MARK: - The view

  /// Makes the view that holds the bar and the child that is shown.
  open override func loadView() {
    let container = UILayoutContainerView(frame: CGRect(origin: .zero, size: World.current.screenSize))
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOut() }
    view = container
  }

  /// Puts the bar at the head of the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    transitionView.frame = view.bounds
    view.addSubview(transitionView)
    navigationBar.delegate = self
    navigationBar.popManaged = { [weak self] in
      guard let self, let top = popViewController(animated: true) else { return }
      navigationBar(navigationBar, didPop: top.navigationItem)
    }
    view.addSubview(navigationBar)
    placeBar()
    popGesture.attach(to: view)
    exchange(animated: false)
  }

  private final func layOut() {
    if transition == nil, transitionView.frame != view.bounds {
      transitionView.frame = view.bounds
      if let wrapper = transitionView.subviews.first as? UIViewControllerWrapperView {
        wrapper.frame = transitionView.bounds
        shown?.viewIfLoaded?.frame = wrapper.bounds
      }
    }
    followContent()
    placeBar()
  }

  /// Tells the delegate of the child that comes with the controller, unless it knows.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if told !== shown { announce(animated) }
  }

  private final func announce(_ animated: Bool) {
    guard let shown, shown !== announced else { return }
    announced = shown
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  /// Tells the delegate of the child that has come with the controller, unless it knows. [NAV-4]
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let shown, told !== shown, transition == nil else { return }
    // It may be another one in the meantime.
    announce(animated)
    (told, announced) = (shown, nil)
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  final var rules: EventRules { (viewIfLoaded?.window?.world ?? .current).eventRules }
}
