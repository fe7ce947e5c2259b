import FingerpostArbitration
import FingerpostTrace
import Foundation

/// What happens to the touches of the content.
extension UIScrollView {
  /// Why a view of the content is not to be told that touches began, or nil. [SCR-11]
  final func judgeContentTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView)
    -> WithholdingReason?
  {
    guard touchesShouldBegin(touches, with: event, in: view) else { return .scrollViewKeepsIt }
    return nil
  }

  /// Whether every view of the content that was told of one of the contacts of a recognizer lets go of it. [SCR-7, SCR-8]
  ///
  /// One that was lifted counts as long as its view has not been told of the end: the view would lose that one, too.
  final func contentLetsGo(to recognizer: UIGestureRecognizer) -> Bool {
    guard let world = holdingWindow?.world else { return true }
    var asked: [UIView] = []
    for contact in recognizer.contestant.contacts {
      guard let view = world.application.touchEnvironment.viewThatKnows(of: contact), view !== self,
        view.isHeld(by: self), !asked.contains(where: { $0 === view })
      else { continue }
      asked.append(view)
      let decision: ContentDecision =
        !canCancelContentTouches ? .neverCancelled : touchesShouldCancel(in: view) ? .loses : .keeps
      world.record(.contentJudged(view.subject(in: world), by: subject(in: world), decision))
      if decision != .loses { return false }
    }
    return true
  }

  /// Takes in that fingers are down: content that moves by itself stops there. [SCR-14]
  ///
  /// - Returns: whether it has stopped for them.
  @discardableResult
  final func stops(for touches: Set<UITouch>) -> Bool {
    guard let motion, motion.isGlide else { return false }
    follow(motion)
    guard self.motion?.isGlide == true else { return false }
    stoppers.removeAll { !$0.isDown }
    stoppers += touches.inOrder
    wasStopped = true
    caughtSpeed = speed(of: motion)
    dropMotion()
    note(.stopped)
    endDecelerating()
    return true
  }

  /// Takes in whether there is anything to do for the recognizer that delays touches: as long as content moves by itself a
  /// touch may stop it, even where none is delayed. [SCR-14, SCR-22]
  final func updateTouchDelay() {
    let isNeeded = isScrollEnabled && (delaysContentTouches || isDecelerating || delay.isStopping)
    if delay.isEnabled != isNeeded { delay.isEnabled = isNeeded }
  }

  /// Takes in that what the fingers did is over: content that they have only stopped goes to where it can rest.
  final func fingersAreGone() {
    if !stoppers.isEmpty { stoppers.removeAll { !$0.isDown } }
    guard wasStopped, !isTracking, stoppers.isEmpty else { return }
    wasStopped = false
    settle()
  }
}
