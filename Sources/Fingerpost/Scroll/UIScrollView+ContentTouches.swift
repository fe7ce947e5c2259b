import FingerpostArbitration
import FingerpostTrace
import Foundation

/// What becomes of the touches of the content.
extension UIScrollView {
  /// Why a view of the content is not to be told that touches began, or nil. [SCR-11, SCR-14]
  final func judgeContentTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView)
    -> WithholdingReason?
  {
    for touch in touches where stoppers.contains(where: { $0 === touch }) { return .stopsScrolling }
    guard touchesShouldBegin(touches, with: event, in: view) else { return .scrollViewKeepsIt }
    contentTouches.removeAll { !$0.isDown }
    contentTouches += touches.inOrder
    return nil
  }

  /// Whether every view of the content that has been told of one of these touches lets go of it. [SCR-7, SCR-8]
  final func contentLetsGo(of touches: [UITouch]) -> Bool {
    var asked: [UIView] = []
    for touch in contentTouches where touch.isDown && !touch.held.isTaken {
      guard touches.contains(where: { $0 === touch }), let view = touch.view,
        !asked.contains(where: { $0 === view })
      else { continue }
      asked.append(view)
      let decision: ContentDecision =
        !canCancelContentTouches ? .neverCancelled : touchesShouldCancel(in: view) ? .loses : .keeps
      if let world = window?.world {
        world.state(.contentJudged(view.subject(in: world), by: subject(in: world), decision))
      }
      if decision != .loses { return false }
    }
    return true
  }

  /// Takes in that fingers are down: content that moves by itself stops there. [SCR-14]
  final func fingersCameDown(_ touches: Set<UITouch>) {
    guard let motion, motion.isGlide else { return }
    follow(motion)
    guard self.motion?.isGlide == true else { return }
    stoppers.removeAll { !$0.isDown }
    stoppers += touches.inOrder
    wasStopped = true
    dropMotion()
    note(.stopped)
    endDecelerating()
  }

  /// Takes in that what the fingers did is over: content that they have only stopped goes to where it can rest.
  final func fingersAreGone() {
    contentTouches.removeAll { !$0.isDown }
    stoppers.removeAll { !$0.isDown }
    guard wasStopped, !isTracking, stoppers.isEmpty else { return }
    wasStopped = false
    settle()
  }
}
