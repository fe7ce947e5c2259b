import Fingerpost
import Foundation
import UIKit

/// A scroll view that logs its touches and what it is asked about its content, and answers as the case says.
///
/// It stays where it is, with room on both sides along the axes that have any: where it would scroll to, and how
/// long it would go on alone, is out of the readings' scope.
final class RecordedScrollView: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let witness: ViewWitness
  /// What answers as the delegate of the pan. [SCR-1]
  var panWitness: Witness?
  private var isBuilt = false

  init(frame: CGRect, _ plan: ScrollPlan, _ witness: ViewWitness) {
    self.witness = witness
    super.init(frame: frame)
    let room = CGPoint(x: plan.hasRoomAcross ? 500 : 0, y: plan.hasRoomDown ? 500 : 0)
    contentSize = CGSize(width: frame.width + 2 * room.x, height: frame.height + 2 * room.y)
    contentOffset = room
    delaysContentTouches = plan.delaysContentTouches
    canCancelContentTouches = plan.canCancelContentTouches
    isScrollEnabled = plan.isScrollEnabled
    delegate = self
    isBuilt = true
  }

  required init?(coder: NSCoder) { nil }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { if !isBuilt { super.contentOffset = newValue } }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = contentOffset
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

  // MARK: - Recognisers

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
