import Fingerpost
import Foundation

/// One transition from one controller to another: what animators and those beside it are told, and how it ends.
///
/// ```
///           an animator                                completeTransition(true)
///   begun ─────────────► animating ───────────────────────────────────────────────► over, completed
///     │                     ▲  │ pause                                                  ▲
///     │ a finger     finish │  ▼              cancel                                    │
///     └───────────────► interactive ──────────────────► going back ─────────────────────┴► over, cancelled
/// ```
///
/// The container that made it hears of the end first, then the animator, then those that joined it. [PRES-7, PRES-8]
final class Transition: NSObject, UIViewControllerContextTransitioning {
  /// Where a controller's view is at the beginning and at the end.
  struct Place {
    var controller: UIViewController
    var view: UIView?
    var initialFrame: CGRect
    var finalFrame: CGRect
  }

  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let from: Place?
  let to: Place?
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The container's part at the end, with whether the transition came to it.
  private var onEnd: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// Whether it has begun to animate.
  private var isUnderWay = false
  private(set) var isOver = false
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  var interactionHandlers: [Handler] = []
  /// What those beside it are told.
  private(set) lazy var coordinator = TransitionCoordinator(self)
  /// What the animator had animated, for a finger.
  private(set) var held: HeldAnimations?

  init(
    in containerView: UIView, from: Place?, to: Place?, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil, onEnd: @escaping (Bool) -> Void
  ) {
    (self.containerView, self.from, self.to, self.isAnimated) = (containerView, from, to, isAnimated)
    (presentationStyle, self.animator, self.onEnd) = (style, animator, onEnd)
    self.interaction = isAnimated ? interaction : nil
    super.init()
  }

  nonisolated deinit {}

  // MARK: - Its course

  /// Begins to animate, or gives the transition to the finger.
  func begin() {
    let percent = interaction as? UIPercentDrivenInteractiveTransition
    if let interaction, interaction.wantsInteractiveStart {
      // A subclass that begins in its own way need not call this one's.
      percent?.join(self)
      (isInteractive, initiallyInteractive) = (true, true)
      interaction.startInteractiveTransition(self)
    } else {
      let running = HeldAnimations(isHeld: false) { animate() }
      guard !isOver else { return }
      held = running
      percent?.join(self)
    }
  }

  /// Has the animator animate, held at its beginning.
  func beginHeld() {
    let beginning = HeldAnimations { animate() }
    if !isOver { held = beginning }
  }

  private func animate() {
    if let running = animator.interruptibleAnimator(using: self) {
      running.startAnimation()
    } else {
      animator.animateTransition(using: self)
    }
    animateJoined()
  }

  /// Animates what has joined it, beside what animates now.
  func animateJoined() {
    isUnderWay = true
    let animations = animations
    self.animations = []
    for animation in animations where !isOver { animateBeside(animation) }
  }

  private func animateBeside(_ animation: @escaping Handler) {
    guard isAnimated else { return UIView.performWithoutAnimation { animation(coordinator) } }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: completionCurve.options) {
      animation(self.coordinator)
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { leaveFinger(cancelling: false) }

  func cancelInteractiveTransition() { leaveFinger(cancelling: true) }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (true, false)
    for handler in interactionHandlers { handler(coordinator) }
  }

  private func leaveFinger(cancelling: Bool) {
    guard !isOver, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelling
    for handler in interactionHandlers { handler(coordinator) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    (isOver, isInteractive, transitionWasCancelled) = (true, false, !didComplete)
    held = nil
    onEnd?(didComplete)
    onEnd = nil
    animator.animationEnded(didComplete)
    let completions = completions
    (self.completions, animations, interactionHandlers) = ([], [], [])
    for completion in completions { completion(coordinator) }
    (interaction as? UIPercentDrivenInteractiveTransition)?.leave(self)
  }

  // MARK: - What it says

  var transitionDuration: TimeInterval { isAnimated ? animator.transitionDuration(using: self) : 0 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from?.controller
    case .to: to?.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { place(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { place(of: vc)?.finalFrame ?? .zero }

  private func place(of controller: UIViewController) -> Place? {
    controller === from?.controller ? from : controller === to?.controller ? to : nil
  }

  // MARK: - What joins it

  func animate(beside animation: Handler?, _ completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if isUnderWay { animateBeside(animation) } else { animations.append(animation) }
    }
    return true
  }
}

extension UIView.AnimationCurve {
  /// The curve as an option of a block.
  var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}

/// Moves views at once, for a transition that is not animated.
final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated deinit {}

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      if view.superview == nil { context.containerView.addSubview(view) }
      let place = context.finalFrame(for: controller)
      // The presenter's view is where it was before, which need not be in the container.
      view.frame = view.superview?.convert(place, from: context.containerView) ?? place
    }
    context.completeTransition(true)
  }
}
