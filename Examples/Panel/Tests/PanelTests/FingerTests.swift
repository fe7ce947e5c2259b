// Fingers are Fingerpost's: Xcode leaves these out.
#if canImport(FingerpostTesting)
  import FingerpostTesting
  import UIKit
  import XCTest

  @testable import Panel

  @MainActor
  final class FingerTests: XCTestCase {
    private let home = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let panel = PanelView()

    private func makeFingers() throws -> EventGenerator {
      panel.attach(to: home, height: 500)
      panel.scrollView.contentSize = CGSize(width: 400, height: 2000)
      return try EventGenerator(view: home)
    }

    func testAPullOpensThePanelAndThenScrolls() throws {
      let fingers = try makeFingers()
      try fingers.fingerDrag(from: CGPoint(x: 200, y: 780), to: CGPoint(x: 200, y: 400), duration: 0.4)
      try fingers.advanceUntilIdle()
      XCTAssertTrue(panel.isOpen)
      XCTAssertEqual(panel.frame.minY, 300)
      XCTAssertEqual(panel.scrollView.contentOffset.y, 0)

      try fingers.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.4)
      try fingers.advanceUntilIdle()
      XCTAssertEqual(panel.frame.minY, 300)
      XCTAssertGreaterThan(panel.scrollView.contentOffset.y, 0)
    }

    func testATapOnTheGrabberOpens() throws {
      let fingers = try makeFingers()
      try fingers.fingerTap(at: "grabber")
      try fingers.advanceUntilIdle()
      XCTAssertTrue(panel.isOpen)
    }
  }
#endif
