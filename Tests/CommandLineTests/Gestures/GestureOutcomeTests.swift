import Expectations
import Testing
import UIKit

@testable import FingerpostCommandLine

/// Comparing what acted with what was asked for.
@Suite("Outcomes of recordings and their matrix")
struct GestureOutcomeTests {
  private func act(_ kind: ActingGesture, _ state: UIGestureRecognizer.State, _ milliseconds: Int64)
    -> GestureAct
  {
    GestureAct(kind: kind, state: state, nanoseconds: milliseconds * 1_000_000)
  }

  @Test("a label is the name of a folder, and a wrong one is told the nearest")
  func labels() {
    expect(GestureLabel.named("holdanddrag").label, is: .holdAndDrag)
    #expect(GestureLabel.named("holdanddrag").advice.isEmpty)
    expect(GestureLabel.named("swpie").label, is: nil)
    expect(GestureLabel.named("swpie").advice, is: "did you mean “swipe”?")
  }

  @Test("right is what acted, and first")
  func right() {
    let outcome = GestureOutcome(.drag, [act(.pan, .began, 100), act(.pan, .ended, 300)])
    #expect(outcome.isRight && outcome.first == .pan && outcome.account == "pan at 100 ms")
  }

  @Test("what acts at the same instant as another is first as well, and what acts later is not")
  func together() {
    let acts = [act(.pinch, .began, 100), act(.rotation, .began, 100), act(.pan, .began, 101)]
    #expect(GestureOutcome(.rotate, acts).isRight && GestureOutcome(.rotate, acts).first == .rotation)
    #expect(GestureOutcome(.zoom, acts).isRight && GestureOutcome(.zoom, acts).first == .pinch)
    let drag = GestureOutcome(.drag, acts)
    #expect(!drag.isRight && drag.first == .pinch)
    expect(drag.account, is: "pinch at 100 ms, rotation at 100 ms, pan at 101 ms")
  }

  @Test("nothing is wrong, and said so")
  func nothing() {
    let outcome = GestureOutcome(.double, [])
    #expect(!outcome.isRight && outcome.first == nil && outcome.account == "no double tap")
  }

  @Test("a hold that is to drag has to change")
  func holdAndDrag() {
    let acts = [act(.longPress, .began, 500), act(.longPress, .changed, 900), act(.longPress, .ended, 950)]
    #expect(GestureOutcome(.holdAndDrag, acts).isRight)
    let still = GestureOutcome(.holdAndDrag, [acts[0], acts[2]])
    #expect(!still.isRight && still.first == .longPress)
    expect(still.account, is: "long press at 500 ms, which never changed")
    #expect(GestureOutcome(.hold, [acts[0], acts[2]]).isRight)
  }

  @Test("how many fingers a tap took is said")
  func fingers() {
    let double = GestureAct(kind: .doubleTap, fingers: 2, state: .ended, nanoseconds: 216_400_000)
    let pinch = GestureAct(kind: .pinch, fingers: 2, state: .began, nanoseconds: 300_000_000)
    expect(
      GestureOutcome(.tap, [double, pinch]).account,
      is: "double tap of 2 fingers at 216 ms, pinch at 300 ms, no tap")
  }

  @Test("the matrix has a line for each label there is, and what acted first in columns")
  func matrix() {
    var matrix = GestureMatrix()
    expect(matrix.summary, is: "0 of 0 right, 0 %")
    matrix.add(GestureOutcome(.drag, [act(.pan, .began, 100)]))
    matrix.add(GestureOutcome(.tap, []))
    matrix.add(GestureOutcome(.drag, [act(.swipe, .ended, 80)]))
    expect(
      matrix.table,
      is: [
        "| asked for | tap | double tap | long press | pan | swipe | pinch | rotation | nothing |  right |",
        "|-----------|----:|-----------:|-----------:|----:|------:|------:|---------:|--------:|-------:|",
        "| tap       |     |            |            |     |       |       |          |       1 | 0 of 1 |",
        "| drag      |     |            |            |   1 |     1 |       |          |         | 1 of 2 |",
      ])
    expect(matrix.summary, is: "1 of 3 right, 33 %")
  }
}
