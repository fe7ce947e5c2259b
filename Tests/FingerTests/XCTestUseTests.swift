import FingerpostTesting
import UIKit
import XCTest

// XCTest on Linux runs a test on the main actor only if it is `async`.
final class XCTestUseTests: XCTestCase {
  @MainActor func testAButtonIsTapped() async throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let fingers = try EventGenerator(view: button)
    try fingers.fingerTap()
    XCTAssertEqual(fingers.callbacks.last, "UIButton.event(primaryActionTriggered)")
  }

  @MainActor func testAWaitForAnAnimationMovesTheTestsClock() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let fingers = try EventGenerator(view: view)
    let isOver = expectation(description: "the animation is over")
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { _ in
      isOver.fulfill()
    }
    await fulfillment(of: [isOver], timeout: 10)
    XCTAssertGreaterThanOrEqual(fingers.now, 0.1)
  }
}
