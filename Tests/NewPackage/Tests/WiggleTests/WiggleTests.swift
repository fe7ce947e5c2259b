import FingerpostTesting
import Testing
import UIKit
import Wiggle

@MainActor @Test func wigglesAreRecognizedAndDragsAreNot() throws {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  view.addGestureRecognizer(WiggleRecognizer())
  let fingers = try EventGenerator(view: view)

  try fingers.fingerPan(by: CGVector(dx: 80, dy: 0))
  #expect(fingers.callbacks == [])

  try fingers.fingerDown()
  try fingers.fingerMove(by: CGVector(dx: 60, dy: 0), duration: 0.2)
  try fingers.fingerMove(by: CGVector(dx: -60, dy: 0), duration: 0.2)
  try fingers.fingerUp()
  #expect(fingers.callbacks == ["WiggleRecognizer.action(ended)"])
}
