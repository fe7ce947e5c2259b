import Expectations
import FingerpostTesting
import Testing
import UIKit

@testable import GalleryScreens

/// The example application under fingers, tested as an application's own tests would.
@MainActor @Suite struct GalleryFingerTests {
  /// Starts the application on a screen.
  private func open(_ screen: String, _ log: @escaping (String) -> Void = { _ in }) throws -> EventGenerator {
    // Other tests of this process may have left windows in the world that was the default until now.
    World().becomeProcessDefault()
    Gallery.open(screen, log: log)
    return try EventGenerator(window: try #require(UIApplication.shared.windows.first))
  }

  @Test("a card follows the finger and stays where it is let go") func dragsACard() throws {
    let fingers = try open("touches")
    let card = try #require(fingers.window.firstView(Card.self))
    let start = card.center
    try fingers.fingerPan(at: card, by: CGVector(dx: 30, dy: 40))
    #expect(abs(card.center.x - start.x - 30) < 0.001 && abs(card.center.y - start.y - 40) < 0.001)
    expect(fingers.callbacks.first, is: "Card.touchesBegan(1)")
  }

  @Test("the application is gone with its fingers") func endsWithTheTest() throws {
    func windows(of screen: String) throws -> Int {
      let fingers = try open(screen)
      try fingers.fingerTap(at: CGPoint(x: 200, y: 400))
      return UIApplication.shared.windows.count
    }
    try expect(windows(of: "gestures"), is: 1)
    #expect(UIApplication.shared.windows.isEmpty)
    try expect(windows(of: "touches"), is: 1)
  }
}

extension UIView {
  /// The first view of a class, from the top.
  fileprivate func firstView<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.firstView(type) }.first
  }
}
