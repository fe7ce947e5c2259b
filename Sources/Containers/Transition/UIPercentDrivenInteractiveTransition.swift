public import Fingerpost
public import Foundation

/// Has a finger drive what an animator animates, in virtual time. [PRES-9]
///
/// What the animator's blocks change is held, ``update(_:)`` shows a share of its time, and ``finish()`` and ``cancel()`` let
/// it run to its end or back to its beginning, also for code. Before the transition has begun they do nothing.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private final weak var transition: Transition?

  /// How much faster than the animator planned the rest goes once the finger has gone. Default 1.
  open var completionSpeed: CGFloat = 1
  /// By which curve the rest goes. Default ease in and out.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// By which curve a transition is completed that had been paused; nil for ``completionCurve``. Kept and read back.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the finger; false animates until ``pause()``. Default true.
  open var wantsInteractiveStart = true
  /// How far the transition is, as the finger last said, from 0 to 1; 0 again when a transition is over.
  public private(set) final var percentComplete: CGFloat = 0

  /// Creates one that drives nothing yet.
  public override init() { super.init() }

  nonisolated deinit {}

  /// How long the whole transition takes, in seconds; 0 before it has begun.
  open var duration: CGFloat { transition.map { CGFloat($0.transitionDuration) } ?? 0 }

  /// Has the animator begin, held at its beginning. Called by UIKit.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? Transition else { return }
    percentComplete = 0
    join(transition)
    transition.beginHeld()
  }

  /// Knows a transition that runs by itself for now.
  final func join(_ transition: Transition) { self.transition = transition }

  /// The transition is over, and the next one begins at its beginning.
  final func leave(_ transition: Transition) {
    guard self.transition === transition else { return }
    self.transition = nil
    percentComplete = 0
  }

  /// Shows a share of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive, !transition.isOver else { return }
    let share = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
    self.percentComplete = share
    transition.updateInteractiveTransition(share)
    transition.held?.move(to: share.native, of: transition.transitionDuration)
  }

  /// Takes a transition that runs under the finger again, where it is.
  open func pause() {
    guard let transition, !transition.isInteractive, !transition.isOver,
      let share = transition.held?.hold()
    else { return }
    percentComplete = CGFloat(share)
    transition.pauseInteractiveTransition()
    transition.updateInteractiveTransition(percentComplete)
  }

  /// Lets the transition go back to its beginning.
  open func cancel() { leave(toEnd: false) }

  /// Lets the transition go to its end.
  open func finish() { leave(toEnd: true) }

  private final func leave(toEnd: Bool) {
    guard let transition, transition.isInteractive, !transition.isOver else { return }
    if toEnd { transition.finishInteractiveTransition() } else { transition.cancelInteractiveTransition() }
    let share = toEnd ? 1 - percentComplete : percentComplete
    let seconds = share.native * transition.transitionDuration / max(completionSpeed.native, 1e-3)
    transition.held?.go(toEnd: toEnd, in: seconds, by: completionCurve)
  }
}
