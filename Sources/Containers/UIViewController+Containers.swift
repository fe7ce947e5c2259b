public import Fingerpost
public import Foundation

extension UIViewController {
  /// The navigation controller that the controller is in, however deep.
  public final var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that the controller is in, however deep.
  public final var tabBarController: UITabBarController? { enclosing() }

  final func enclosing<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parent
    }
    return nil
  }

  /// Whether a controller is this one or around it, which therefore cannot be in it.
  final func isInside(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.parent
    }
    return false
  }

  /// Shows one child's view in place of another's, and tells both, as a container does. [LIFE-2]
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view is shown, in this controller's view.
  ///   - toViewController: the child whose view is added over it, to the same view.
  ///   - duration: how long it takes, in seconds.
  ///   - options: how.
  ///   - animations: what to move; called at once.
  ///   - completion: called at the end, when the first view has been taken out.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    toViewController.loadViewIfNeeded()
    let isAnimated = duration > 0
    fromViewController.tellAppearance(false, animated: isAnimated)
    toViewController.tellAppearance(true, animated: isAnimated)
    (fromViewController.viewIfLoaded?.superview ?? view).addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(isFinished)
    }
  }
}
