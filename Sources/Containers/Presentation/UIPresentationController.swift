public import Fingerpost
public import Foundation

/// Decides where a controller that is presented is shown, and what is around it. [PRES-4, PRES-7]
///
/// The default fills the container. Subclasses add views in ``presentationTransitionWillBegin()`` and animate them beside the
/// transition by the presented controller's `transitionCoordinator`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that presents; nil before the presentation.
  private final weak var presenter: UIViewController?
  private final unowned let presented: UIViewController
  /// The view in which the presentation takes place, in front of the window's others; nil before and after it. [PRES-10]
  open internal(set) var containerView: UIView?
  /// What hears that a user dismisses.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What was chosen when the controller was presented.
  final var style = UIModalPresentationStyle.custom
  final var transition: Transition?
  /// Where the presenter's view was, while it is out, and whether it filled that.
  final var home: (view: UIView, index: Int, isFilled: Bool)?
  /// Whether the presenter's view is out of its place, which it leaves at the end of the presentation, until a dismissal
  /// begins.
  final var hasTakenView = false

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  nonisolated deinit {}

  final func begin(from presenting: UIViewController, style: UIModalPresentationStyle) {
    presenter = presenting
    self.style = style
  }

  /// The controller that presents; the presented one before the presentation.
  public final var presentingViewController: UIViewController { presenter ?? presented }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that is animated: that of the presented controller, or one around it.
  open var presentedView: UIView? { presented.view }
  /// Where that view is at the end, in the container. Default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view leaves its window at the end of the presentation. Default for full screen and current
  /// context. [PRES-4]
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  /// Whether it covers the whole screen. Kept for subclasses: the container is that of the style. Default true.
  open var shouldPresentInFullscreen: Bool { true }
  /// How it is presented on a phone. Default none: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// How it is presented where there are other traits. Default ``adaptivePresentationStyle``. Nothing here asks.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// The traits that the presented controller would have in place of those around it. Default nil. Kept and read back.
  open var overrideTraitCollection: UITraitCollection?
  /// What it is presented for: what the controller that is presented has.
  open var traitCollection: UITraitCollection { presented.traitCollection }

  /// Called before the container lays out its subviews. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation animates; the container is there. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with whether it came to its end. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal animates. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with whether it came to its end. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when the presented controller would like another size. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called by code before the container gets another size; nothing here calls it. The default tells the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.viewWillTransition(to: size, with: coordinator) }
  /// Called by code before it gets other traits; nothing here calls it. The default tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.willTransition(to: newCollection, with: coordinator) }
  /// Would be called when the traits have changed. Nothing here calls it but code. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Would be called when a controller fits another size. Nothing here calls it but code. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// How large a controller in the container would be. Default as large as it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container was laid out, or nothing moves in it any more.
  func containerDidChange() {}

  /// What UIKit's own animation is; nil for that of the controller's `modalTransitionStyle`.
  func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// The private view in which a presentation takes place, as in UIKit, whose name it has. [PRES-10]
///
/// It covers what is behind it, also for touches. One that is left behind, because an animator never completed, stays and
/// covers the screen, as there.
final class UITransitionView: UIView {
  weak var owner: UIPresentationController?
  /// Whether touches beside what is in it go to what is behind it.
  var ignoresDirectTouchEvents = false

  override func layoutSubviews() {
    owner?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    owner?.containerViewDidLayoutSubviews()
    owner?.containerDidChange()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && ignoresDirectTouchEvents ? nil : hit
  }
}
