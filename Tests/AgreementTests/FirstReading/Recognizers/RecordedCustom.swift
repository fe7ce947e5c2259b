import Fingerpost
import Foundation
import UIKit

/// A recogniser that acts on certain calls, logs what it is called with and answers as the case says.
final class RecordedCustom: UIGestureRecognizer, Witnessed {
  let witness: Witness
  private let plan: CustomPlan
  private var down: [UITouch] = []
  private var moves = 0

  init(_ witness: Witness, _ plan: CustomPlan) {
    self.witness = witness
    self.plan = plan
    super.init(target: nil, action: nil)
  }

  private func act(_ moment: CustomPlan.Moment) {
    if plan.beginOn == moment { state = .began }
    if plan.recognizeOn == moment { state = .ended }
    if plan.failOn == moment { state = .failed }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Began", touches)
    var wanted: [UITouch] = []
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) {
      if plan.ignore.contains(touch.contactID) { ignore(touch, for: event) } else { wanted.append(touch) }
    }
    down += wanted
    if !wanted.isEmpty { act(.began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Moved", touches)
    moves += 1
    act(.move(moves))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Ended", touches)
    act(.ended)
    lose(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    witness.saw("Cancelled", touches)
    lose(touches, .cancelled)
  }

  private func lose(_ touches: Set<UITouch>, _ end: State) {
    down.removeAll { touches.contains($0) }
    guard down.isEmpty else { return }
    if state == .possible { state = .failed } else if state == .began || state == .changed { state = end }
  }

  override func reset() {
    witness.note("reset")
    down = []
    moves = 0
  }

  override func ignore(_ touch: UITouch, for event: UIEvent) {
    witness.note("ignore(\(touch.contactID))")
    super.ignore(touch, for: event)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    witness.answer(.canPrevent, other) && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    witness.answer(.canBePrevented, other) && super.canBePrevented(by: other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    witness.answer(.classRequiresFailureOf, other) || super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    witness.answer(.classMustFailFor, other) || super.shouldBeRequiredToFail(by: other)
  }
}
