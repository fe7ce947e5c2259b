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
}
