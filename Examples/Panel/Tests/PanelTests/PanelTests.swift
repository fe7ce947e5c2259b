import UIKit
import XCTest

@testable import Panel

/// These run in Xcode and on Linux.
@MainActor
final class PanelTests: XCTestCase, PanelViewDelegate {
  private var settled: [Bool] = []

  @objc func panel(_ panel: PanelView, didSettleOpen isOpen: Bool) { settled.append(isOpen) }

  private func makePanel() -> (UIWindow, PanelView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let panel = PanelView()
    panel.delegate = self
    panel.attach(to: window, height: 500)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, panel)
  }

  func testAClosedPanelShowsItsGrabber() {
    let (_, panel) = makePanel()
    XCTAssertEqual(panel.frame, CGRect(x: 0, y: 720, width: 400, height: 500))
    XCTAssertEqual(panel.scrollView.frame, CGRect(x: 0, y: 44, width: 400, height: 456))
  }

  func testTheGrabberOpensAndCloses() throws {
    let (window, panel) = makePanel()
    let grabber = try XCTUnwrap(panel.subviews.first as? UIButton)
    grabber.sendActions(for: .touchUpInside)
    XCTAssertTrue(panel.isOpen)
    let done = expectation(description: "settled")
    UIView.animate(withDuration: 0.3, animations: { window.alpha = 0.99 }) { _ in done.fulfill() }
    wait(for: [done], timeout: 2)
    XCTAssertEqual(panel.frame.minY, 300)
    XCTAssertEqual(settled, [true])
  }
}
