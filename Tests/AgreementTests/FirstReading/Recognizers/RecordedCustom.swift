import Fingerpost
import Foundation
import UIKit

/// A recogniser that acts on certain calls, logs what it is called with and answers as the case says.
final class RecordedCustom: RecordedBare {
  private let plan: CustomPlan
  private var down: [UITouch] = []
  private var moves = 0

  init(_ witness: Witness, _ plan: CustomPlan) {
    self.plan = plan
    super.init(witness)
  }

  private func act(_ moment: CustomPlan.Moment) {
    if plan.beginOn == moment { state = .began }
    if plan.recognizeOn == moment { state = .ended }
    if plan.failOn == moment { state = .failed }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    var wanted: [UITouch] = []
    for touch in touches.sorted(by: { $0.contactID < $1.contactID }) {
      if plan.ignore.contains(touch.contactID) { ignore(touch, for: event) } else { wanted.append(touch) }
    }
    down += wanted
    if !wanted.isEmpty { act(.began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moves += 1
    act(.move(moves))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    act(.ended)
    lose(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lose(touches, .cancelled)
  }

  private func lose(_ touches: Set<UITouch>, _ end: State) {
    down.removeAll { touches.contains($0) }
    guard down.isEmpty else { return }
    if state == .possible { state = .failed } else if state == .began || state == .changed { state = end }
  }

  override func reset() {
    super.reset()
    down = []
    moves = 0
  }
}
