import Fingerpost
import Foundation

/// Presents and dismisses for every controller; the engine finds it by its name. [PRES-1, PRES-2, PRES-3]
final class ControllerPresenter: ControllerPresenting {
  nonisolated deinit {}

  // MARK: - Presenting

  func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle
    let presenting = base(for: style, from: source)
    guard presenting.presentation.presented == nil, controller.presentation.presenting == nil,
      !isPresenting(controller, presenting), controller.parent == nil, !isBusy(presenting),
      let view = presenting.viewIfLoaded, let window = view.window, let host = view.superview,
      let presentation = controller.presentationController(presenting: presenting, source: source)
    else { return }
    precondition(
      style != .popover || !World.current.eventRules.isPad
        || controller.popoverPresentationController?.isWithoutSource == false,
      "on a pad a popover needs a sourceView or a barButtonItem before it is presented [SHEET-10]")
    presenting.presentation.presented = controller
    controller.presentation.presenting = presenting
    presentation.begin(from: presenting, style: style)
    let isInContext = style.isInContext
    // The root's view gets its place by the next layout.
    let container = UITransitionView(frame: isInContext && host !== window ? view.frame : window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = presentation
    presentation.containerView = container
    if isInContext { host.insertSubview(container, aboveSubview: view) } else { window.addSubview(container) }
    let delegate = controller.transitioningDelegate
    let own =
      animated
      ? delegate?.animationController(forPresented: controller, presenting: presenting, source: source) : nil
    let interaction = own.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    controller.loadViewIfNeeded()
    window.scheduleFocus()
    begin(
      presentation, animated: animated && UIView.areAnimationsEnabled, by: own, under: interaction, completion
    )
  }

  /// Who presents: the outermost controller around the source, or the one that defines the context. [PRES-5]
  private func base(for style: UIModalPresentationStyle, from source: UIViewController) -> UIViewController {
    var current = source
    while let parent = current.parent {
      if style.isInContext, current.definesPresentationContext { return current }
      current = parent
    }
    return current
  }

  /// Whether a controller is among those that present another, or is that.
  private func isPresenting(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let next = current {
      if next.isInside(controller) { return true }
      current = next.presentingViewController
    }
    return false
  }

  /// Whether the controller is itself being presented or dismissed.
  private func isBusy(_ controller: UIViewController) -> Bool {
    guard controller.presentation.presenting != nil else { return false }
    return controller.presentationController?.transition != nil
  }

  private func begin(
    _ presentation: UIPresentationController, animated: Bool,
    by own: (any UIViewControllerAnimatedTransitioning)?,
    under interaction: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) {
    let (presenting, presented) = (
      presentation.presentingViewController, presentation.presentedViewController
    )
    guard let container = presentation.containerView else { return }
    let removes = presentation.shouldRemovePresentersView
    if removes, let view = presenting.viewIfLoaded, let superview = view.superview {
      // What a scroll view shows is where its content is.
      presentation.home = (
        superview, superview.subviews.firstIndex { $0 === view } ?? 0,
        !(superview is UIScrollView) && view.frame.isNear(superview.bounds)
      )
    }
    let transition = Transition(
      in: container, from: place(of: presenting, removes ? presenting.view : nil, in: container),
      to: .init(
        controller: presented, view: presentation.presentedView, initialFrame: .zero,
        finalFrame: presentation.frameOfPresentedViewInContainerView),
      isAnimated: animated, style: presentation.style,
      animator: animator(for: presentation, isPresentation: true, animated: animated, own),
      interaction: interaction,
      onEnd: { [self] in endPresentation(presentation, removes: removes, didComplete: $0, completion) })
    join(presentation, transition)
    // What fills the container does so where that turns, too. A presentation controller of others has the word itself.
    if type(of: presentation) == UIPresentationController.self, presentation.style != .custom {
      presented.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    presented.presentation.part = .presentation
    presenting.lendFirstResponder()
    presentation.presentationTransitionWillBegin()
    if removes { presenting.tellAppearance(false, animated: animated) }
    presented.tellAppearance(true, animated: animated)
    transition.begin()
  }

  private func endPresentation(
    _ presentation: UIPresentationController, removes: Bool, didComplete: Bool, _ completion: (() -> Void)?
  ) {
    let (presenting, presented) = (
      presentation.presentingViewController, presentation.presentedViewController
    )
    if didComplete {
      presentation.hasTakenView = removes
      if removes { presenting.viewIfLoaded?.removeFromSuperview() }
      presented.endAppearance()
    } else {
      presented.tellAppearance(false, animated: true)
      presentation.presentedView?.removeFromSuperview()
      presented.endAppearanceTransition()
    }
    if removes {
      if !didComplete {
        putBack(presenting, from: presentation)
        presenting.tellAppearance(true, animated: true)
      }
      // The container around it may have begun to show it again in the meantime.
      if didComplete { presenting.tellAppearance(false, animated: true) }
      if didComplete { presenting.endAppearanceTransition() } else { presenting.endAppearance() }
    }
    presented.presentation.part = nil
    join(presentation, nil)
    if !didComplete {
      clear(presentation)
      presenting.reclaimFirstResponder()
    }
    presentation.presentationTransitionDidEnd(didComplete)
    presented.viewIfLoaded?.setNeedsFocusUpdate()
    if didComplete { completion?() }
  }

  // MARK: - Dismissing

  func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presented = controller.presentedViewController
    guard let presenting = presented?.presentation.presenting ?? controller.presentingViewController else {
      completion?()
      return
    }
    dismiss(above: presenting, animated: animated, completion: completion)
  }

  /// Dismisses all that is presented above a controller; what is on top is animated.
  ///
  /// - Parameters:
  ///   - own: what animates it in place of what its delegate says.
  ///   - interaction: what drives that.
  func dismiss(
    above presenting: UIViewController, animated: Bool,
    by own: (any UIViewControllerAnimatedTransitioning)? = nil,
    under interaction: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
  ) {
    var chain: [UIPresentationController] = []
    var current = presenting
    while let next = current.presentation.presented, let presentation = next.presentationController {
      chain.append(presentation)
      current = next
    }
    // Another one in progress has the word. [PRES-3]
    guard let top = chain.last, chain.allSatisfy({ $0.transition == nil }), let container = top.containerView
    else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled && container.window != nil
    let delegate = top.presentedViewController.transitioningDelegate
    let custom =
      own ?? (isAnimated ? delegate?.animationController(forDismissed: top.presentedViewController) : nil)
    let driving =
      interaction ?? custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let home = chain[0].home?.view
    // A child whose container shows another one meanwhile comes back with that.
    let hasPlace = hasPlace(presenting, under: chain[0])
    let returns = hasPlace && (chain[0].containerView?.window != nil || !chain[0].style.isInContext)
    fit(presenting, into: chain[0])
    if hasPlace, !returns {
      // Its container is in no window: there is nothing to tell.
      chain[0].hasTakenView = false
      putBack(presenting, from: chain[0])
    }
    let transition = Transition(
      in: container, from: place(of: top.presentedViewController, top.presentedView, in: container),
      to: place(of: presenting, returns ? presenting.view : nil, in: container, at: home),
      isAnimated: isAnimated, style: top.style,
      animator: animator(for: top, isPresentation: false, animated: isAnimated, custom),
      interaction: driving,
      onEnd: { [self] in
        endDismissal(chain, to: presenting, returns: returns, didComplete: $0, completion)
      })
    for presentation in chain { join(presentation, transition) }
    for presentation in chain { presentation.presentedViewController.presentation.part = .dismissal }
    for presentation in chain.reversed() {
      presentation.presentedViewController.lendFirstResponder(keeping: false)
    }
    top.dismissalTransitionWillBegin()
    for presentation in chain.reversed() {
      let controller = presentation.presentedViewController
      guard controller.viewIfLoaded?.window != nil else { continue }
      if presentation !== top { presentation.containerView?.isHidden = true }
      controller.tellAppearance(false, animated: isAnimated)
    }
    if returns {
      chain[0].hasTakenView = false
      presenting.tellAppearance(true, animated: isAnimated)
      putBack(presenting, from: chain[0])
    }
    presenting.reclaimFirstResponder()
    transition.begin()
  }

  private func endDismissal(
    _ chain: [UIPresentationController], to presenting: UIViewController, returns: Bool, didComplete: Bool,
    _ completion: (() -> Void)?
  ) {
    if didComplete {
      if returns {
        putBack(presenting, from: chain[0])
        // An animator may have left it elsewhere.
        presenting.parent?.viewIfLoaded?.setNeedsLayout()
      }
      for presentation in chain.reversed() { presentation.presentedView?.removeFromSuperview() }
      if returns { presenting.endAppearance() }
      for presentation in chain.reversed() { presentation.presentedViewController.endAppearanceTransition() }
    } else {
      presenting.lendFirstResponder()
      if returns {
        chain[0].hasTakenView = true
        presenting.tellAppearance(false, animated: true)
        presenting.viewIfLoaded?.removeFromSuperview()
        presenting.endAppearanceTransition()
      }
      for presentation in chain {
        presentation.containerView?.isHidden = false
        guard presentation.presentedViewController.viewIfLoaded?.window != nil else { continue }
        presentation.presentedViewController.tellAppearance(true, animated: true)
        presentation.presentedViewController.endAppearance()
      }
    }
    // From the top down: each is kept by the one below it alone.
    for presentation in chain.reversed() {
      presentation.presentedViewController.presentation.part = nil
      join(presentation, nil)
      if didComplete { clear(presentation) }
    }
    chain.last?.dismissalTransitionDidEnd(didComplete)
    presenting.viewIfLoaded?.setNeedsFocusUpdate()
    if didComplete { completion?() }
  }

  // MARK: - What both need

  private func animator(
    for presentation: UIPresentationController, isPresentation: Bool, animated: Bool,
    _ own: (any UIViewControllerAnimatedTransitioning)?
  ) -> any UIViewControllerAnimatedTransitioning {
    guard animated else { return InstantAnimator() }
    return own ?? presentation.ownAnimator(isPresentation: isPresentation)
      ?? PresentationAnimator(
        presentation.presentedViewController.modalTransitionStyle, isPresentation: isPresentation,
        duration: World.current.eventRules.presentationDuration)
  }

  private func place(
    of controller: UIViewController, _ view: UIView?, in container: UIView, at home: UIView? = nil
  ) -> Transition.Place {
    let shown = view ?? controller.viewIfLoaded
    let frame = shown.flatMap { view in
      (view.superview ?? home).map { container.convert(view.frame, from: $0) }
    }
    return .init(
      controller: controller, view: view, initialFrame: frame ?? .zero, finalFrame: frame ?? container.bounds)
  }

  private func join(_ presentation: UIPresentationController, _ transition: Transition?) {
    presentation.transition = transition
    presentation.presentedViewController.presentation.transition = transition?.coordinator
    presentation.presentingViewController.presentation.transition = transition?.coordinator
    if transition == nil { presentation.containerDidChange() }
  }

  /// Has the presenter's view fill again what it filled, which may have got another size while the view was out; an animator
  /// may have put it elsewhere.
  private func fit(_ presenting: UIViewController, into presentation: UIPresentationController) {
    guard let home = presentation.home, home.isFilled, let view = presenting.viewIfLoaded,
      view.transform == .identity, view.superview == nil || view.superview === home.view
    else { return }
    view.frame = home.view.bounds
  }

  /// Whether the presenter's view has still to be where it was: a window may have another root by now, and a container
  /// another child.
  private func hasPlace(_ presenting: UIViewController, under presentation: UIPresentationController) -> Bool
  {
    guard let home = presentation.home else { return false }
    if let window = home.view as? UIWindow, window.rootViewController !== presenting { return false }
    return !presentation.style.isInContext || presentation.containerView?.superview === home.view
  }

  private func putBack(_ presenting: UIViewController, from presentation: UIPresentationController) {
    guard let view = presenting.viewIfLoaded, let home = presentation.home,
      hasPlace(presenting, under: presentation)
    else { return }
    if view.superview !== home.view {
      home.view.insertSubview(view, at: min(home.index, home.view.subviews.count))
    }
    fit(presenting, into: presentation)
  }

  private func clear(_ presentation: UIPresentationController) {
    // The link that goes first may be all that keeps it.
    let presented = presentation.presentedViewController
    presentation.presentingViewController.presentation.presented = nil
    presented.presentation.presenting = nil
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    (presentation.home, presentation.hasTakenView) = (nil, false)
    presented.forgetPresentationController()
  }
}

extension CGRect {
  /// Whether another one is the same but for what arithmetic leaves.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    insetBy(dx: -1e-6, dy: -1e-6).contains(other) && other.insetBy(dx: -1e-6, dy: -1e-6).contains(self)
  }
}

extension UIModalPresentationStyle {
  /// Whether it covers the controller that defines the context, and not the screen. [PRES-5]
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
