import Fingerpost
import Foundation

extension UINavigationController {
  /// Makes another stack the stack, at once or when the transition that runs is over. [NAV-7]
  final func change(to stack: [UIViewController], animated: Bool) {
    guard transition == nil else {
      waiting = (stack, animated)
      return
    }
    let old = self.stack
    adopt(stack)
    exchange(animated: animated, from: old)
  }

  /// Takes the stack over, and tells the children that are to come and to go.
  private final func adopt(_ stack: [UIViewController]) {
    let old = self.stack
    self.stack = stack
    for child in old where !stack.contains(where: { $0 === child }) { child.willMove(toParent: nil) }
    for child in stack where child.parent !== self { addChild(child) }
    for child in stack {
      child.barItems.toolbarChanged = { [weak self] in self?.topHasOtherTools() }
    }
    navigationBar.items = stack.map(\.navigationItem)
    if isViewLoaded { placeBar() }
  }

  private final func topHasOtherTools() {
    if isViewLoaded { placeBar() }
  }

  /// Tells the children that have come and gone.
  private final func settle(since old: [UIViewController]) {
    for child in old where !stack.contains(where: { $0 === child }) {
      child.removeFromParent()
      child.insetsOfBars = .zero
      child.barItems.toolbarChanged = nil
    }
    for child in stack where !old.contains(where: { $0 === child }) { child.didMove(toParent: self) }
  }

  /// Shows the controller on top in place of the one that is shown, by a transition if there is anyone to see it. [NAV-4]
  final func exchange(animated: Bool, from old: [UIViewController] = []) {
    let top = stack.last
    guard isViewLoaded, shown !== top else { return settle(since: old) }
    guard animated, appearance == .seen, let top, let shown, view.window != nil, UIView.areAnimationsEnabled
    else {
      exchangeAtOnce(with: top, animated: animated)
      return settle(since: old)
    }
    let operation: Operation = old.contains { $0 === top } ? .pop : .push
    let own = delegate?.navigationController(self, animationControllerFor: operation, from: shown, to: top)
    let interaction = own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    begin(operation, to: top, from: shown, since: old, by: own, under: interaction)
  }

  private final func exchangeAtOnce(with top: UIViewController?, animated: Bool) {
    let old = shown
    old?.lendFirstResponder()
    // A controller that left its window on its way to being seen still says that it appears; its child does not.
    let isSeen = (appearance == .appearing || appearance == .seen) && old?.front.appearance != .unseen
    if isSeen {
      top?.loadViewIfNeeded()
      old?.front.beginAppearance(false, animated: animated, untilTold: false)
      top?.front.beginAppearance(true, animated: animated, untilTold: false)
      if let top, appearance == .seen {
        delegate?.navigationController(self, willShow: top, animated: animated)
      }
    }
    // The call may have pushed another one.
    guard shown === old, stack.last === top else { return }
    shown = top
    old?.leaveContainer()
    wrap(top)
    top?.reclaimFirstResponder()
    if isSeen, let top, appearance == .seen {
      told = top
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Pops under a finger.
  ///
  /// - Returns: what the finger drives; nil where nothing is to be popped, or the delegate animates pops.
  final func beginInteractivePop() -> UIPercentDrivenInteractiveTransition? {
    guard transition == nil, appearance == .seen, stack.count > 1, let shown else { return nil }
    let (old, below) = (stack, stack[stack.count - 2])
    let own = delegate?.navigationController(self, animationControllerFor: .pop, from: shown, to: below)
    let others = own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    if own != nil, others == nil { return nil }
    let percent = UIPercentDrivenInteractiveTransition()
    percent.completionCurve = .easeOut
    adopt(Array(old.dropLast()))
    begin(.pop, to: below, from: shown, since: old, by: own, under: others ?? percent)
    return others == nil ? percent : nil
  }

  private final func begin(
    _ operation: Operation, to top: UIViewController, from shown: UIViewController,
    since old: [UIViewController], by own: (any UIViewControllerAnimatedTransitioning)?,
    under interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    top.loadViewIfNeeded()
    shown.frontView.map { transitionView.addSubview($0) }
    for view in transitionView.subviews where view is UIViewControllerWrapperView {
      view.removeFromSuperview()
    }
    let place = transitionView.bounds
    let away = place.offsetBy(dx: operation == .push ? place.width : 0, dy: 0)
    let transition = Transition(
      in: transitionView,
      from: .init(
        controller: shown, view: shown.frontView, initialFrame: place,
        finalFrame: operation == .pop ? place.offsetBy(dx: place.width, dy: 0) : .zero),
      to: .init(
        controller: top, view: top.frontView, initialFrame: operation == .push ? away : .zero,
        finalFrame: place),
      isAnimated: true, animator: own ?? NavigationAnimator(operation, duration: rules.navigationDuration),
      interaction: interaction,
      // It stays until then, also where nothing else keeps it any more.
      onEnd: { [self] in end(to: top, from: shown, since: old, didComplete: $0) })
    self.transition = transition
    presentation.transition = transition.coordinator
    shown.presentation.part = operation == .pop ? .departure : nil
    top.presentation.part = operation == .push ? .arrival : nil
    shown.lendFirstResponder()
    shown.front.tellAppearance(false, animated: true)
    top.front.tellAppearance(true, animated: true)
    delegate?.navigationController(self, willShow: top, animated: true)
    transition.begin()
  }

  private final func end(
    to top: UIViewController, from shown: UIViewController, since old: [UIViewController], didComplete: Bool
  ) {
    if didComplete {
      self.shown = top
      shown.leaveContainer()
      wrap(top)
      turn(top)
      shown.front.endAppearanceTransition()
      top.front.endAppearanceTransition()
    } else {
      // What was to go is told only after what was to come has gone again. [NAV-11]
      let new = stack
      adopt(old)
      top.front.tellAppearance(false, animated: true)
      top.leaveContainer()
      top.front.endAppearanceTransition()
      wrap(shown)
      if appearance == .appearing || appearance == .seen {
        shown.front.tellAppearance(true, animated: true)
      }
      turn(shown)
      shown.front.endAppearanceTransition()
      // All that were to go stay, and what had been pushed is a child no more.
      settle(since: new)
    }
    (shown.presentation.part, top.presentation.part) = (nil, nil)
    (didComplete ? top : shown).reclaimFirstResponder()
    if didComplete {
      settle(since: old)
      told = top
      delegate?.navigationController(self, didShow: top, animated: true)
    }
    transition = nil
    presentation.transition = nil
    // A layout meanwhile has left what moved where it was.
    viewIfLoaded?.setNeedsLayout()
    guard let next = waiting else { return }
    waiting = nil
    change(to: next.stack, animated: next.animated)
  }

  /// The controller itself may have left the screen in the meantime, or come back, and its child with it.
  private final func turn(_ child: UIViewController) {
    let isSeen = view.window != nil && (appearance == .appearing || appearance == .seen)
    child.front.tellAppearance(isSeen, animated: false)
  }

  /// Puts the view of the child that is shown where it belongs.
  private final func wrap(_ child: UIViewController?) {
    guard let child else { return }
    for view in transitionView.subviews where view is UIViewControllerWrapperView {
      view.removeFromSuperview()
    }
    let wrapper = UIViewControllerWrapperView(frame: transitionView.bounds)
    transitionView.addSubview(wrapper)
    child.enter(wrapper, at: wrapper.bounds)
    followContent()
  }
}
