import Fingerpost
import Foundation
import UIKit

/// A scroll view that logs its touches and what it is asked about its content, and answers as the case says.
///
/// One that does not travel stays where it is, with room on both sides along the axes that have any.
final class RecordedScrollView: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let witness: ViewWitness
  /// What answers as the delegate of the pan. [SCR-1]
  var panWitness: Witness?
  private let isTraveling: Bool
  /// The offset that was last noted.
  private var saidOffset = CGPoint.zero
  private var isBuilt = false

  init(frame: CGRect, _ plan: ScrollPlan, _ witness: ViewWitness) {
    self.witness = witness
    isTraveling = plan.travel != nil
    super.init(frame: frame)
    if let travel = plan.travel {
      contentSize = CGSize(width: frame.width + travel.room.x, height: frame.height + travel.room.y)
      contentOffset = CGPoint(x: travel.start.x, y: travel.start.y)
      bounces = travel.bounces
      alwaysBounceHorizontal = travel.alwaysBouncesAcross
      alwaysBounceVertical = travel.alwaysBouncesDown
      decelerationRate = travel.isFast ? .fast : .normal
    } else {
      let room = CGPoint(x: plan.hasRoomAcross ? 500 : 0, y: plan.hasRoomDown ? 500 : 0)
      contentSize = CGSize(width: frame.width + 2 * room.x, height: frame.height + 2 * room.y)
      contentOffset = room
    }
    delaysContentTouches = plan.delaysContentTouches
    canCancelContentTouches = plan.canCancelContentTouches
    isScrollEnabled = plan.isScrollEnabled
    delegate = self
    saidOffset = contentOffset
    isBuilt = true
  }

  required init?(coder: NSCoder) { nil }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { if isTraveling || !isBuilt { super.contentOffset = newValue } }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard isTraveling else {
      targetContentOffset.pointee = contentOffset
      return
    }
    let target = targetContentOffset.pointee
    witness.note("willEndDragging", [velocity.x, velocity.y, target.x, target.y])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isBuilt, isTraveling else { return }
    // What calculating with doubles leaves over is not scrolling.
    let way = max(abs(contentOffset.x - saidOffset.x), abs(contentOffset.y - saidOffset.y))
    guard way > Record.leftover else { return }
    saidOffset = contentOffset
    witness.note("didScroll", [contentOffset.x, contentOffset.y])
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isTraveling { witness.note("willBeginDragging", []) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if isTraveling { witness.note("didEndDragging(\(decelerate))", []) }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isTraveling { witness.note("willBeginDecelerating", []) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if isTraveling { witness.note("didEndDecelerating", []) }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    witness.note("didEndScrollingAnimation", [])
  }

  /// Puts the content somewhere, as code would.
  func move(to place: CGPoint, _ way: ContestStep.ContentWay) {
    switch way {
    case .offset: contentOffset = place
    case .animated: setContentOffset(place, animated: true)
    case .bounds:
      bounds.origin = place
      saidOffset = place
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.saw("Began", touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.saw("Moved", touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.saw("Ended", touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    witness.saw("Cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  // MARK: - Content

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    witness.answer(.contentMayBegin, "touchesShouldBegin", view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    witness.answer(.contentMayBeCancelled, "touchesShouldCancel", view)
  }

  // MARK: - Recognizers

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    witness.letsBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { panWitness?.answer(.simultaneous, other) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { panWitness?.answer(.requiresFailureOf, other) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { panWitness?.answer(.mustFailFor, other) ?? false }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    panWitness?.answer(.receivesTouch, touch) ?? true
  }
}
