import Foundation

/// A controller with a stack of children, of which the last is shown below the navigation bar. [NAV-1]
///
/// Nothing is animated. The gesture that leads back from the left edge is not built.
@preconcurrency @MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// How high the bar is, in points.
  private static let barHeight: CGFloat = 44

  /// The bar, which has this controller for its delegate.
  public final let navigationBar = UINavigationBar(frame: .zero)

  private final var stack: [UIViewController] = []

  /// Creates a controller with the first of its children.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The children, the one that is shown last.
  open var viewControllers: [UIViewController] { stack }

  /// The child that is shown.
  public final var topViewController: UIViewController? { stack.last }

  /// Shows another controller on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    let covered = topViewController
    addChild(viewController)
    stack.append(viewController)
    navigationBar.items = stack.map(\.navigationItem)
    exchange(covered, animated: animated)
    viewController.didMove(toParent: self)
  }

  /// Takes the controller on top away and returns it; the last one stays. The bar asks only for a tap. [NAV-1]
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.popLast() else { return nil }
    top.willMove(toParent: nil)
    navigationBar.items = stack.map(\.navigationItem)
    exchange(top, animated: animated)
    top.removeFromParent()
    return top
  }

  /// Shows the controller on top in place of another: both are told before the views change. [LIFE-1]
  private final func exchange(_ old: UIViewController?, animated: Bool) {
    old?.viewWillMove(to: nil, animated: animated)
    if isViewLoaded, let window = view.holdingWindow {
      topViewController?.loadViewIfNeeded()
      topViewController?.viewWillMove(to: window, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showTop()
  }

  /// Puts the bar at the head of the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight)
    navigationBar.delegate = self
    navigationBar.popManaged = { [unowned self] in
      guard let top = popViewController(animated: true) else { return }
      navigationBar(navigationBar, didPop: top.navigationItem)
    }
    view.addSubview(navigationBar)
    showTop()
  }

  private final func showTop() {
    guard isViewLoaded, let child = topViewController?.view, child.holdingView !== view else { return }
    child.frame = view.bounds
    view.insertSubview(child, belowSubview: navigationBar)
  }

  /// Whether a tap on the back button may pop. Default true; both stacks are still as they were. [NAV-1]
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// Called when a tap on the back button has popped. The default does nothing. [NAV-1]
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
