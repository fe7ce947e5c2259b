import Expectations
import Fingerpost
import FingerpostScreens
import Foundation
import ScreenPrinting
import Testing

/// A screen printed as `recursiveDescription`, and read back.
@Suite("Readers: printing a screen")
nonisolated struct ReadersWriterTests {
  /// Returns a screen of many views, the same each time.
  private func screen(count: Int, seed: UInt64, transforms: Bool) -> Screen {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var views: [ScreenView] = []
    // A description lists each view's subviews right after it, so parents are taken from the last branch.
    var branch: [Int] = []
    for index in 0..<count {
      var view = ScreenView(className: ["UIView", "Shop.Row<Int>", "_TtC4Shop3Tag"][random(3)])
      view.address = "0x\(String(index + 16, radix: 16))"
      if index > 0 {
        branch = Array(branch.prefix(1 + random(branch.count)))
        view.parent = branch.last
      }
      branch.append(index)
      view.bounds.size = CGSize(width: Double(random(4_000)) / 4, height: Double(random(4_000)) / 4)
      if random(5) == 0 {
        view.bounds.origin = CGPoint(x: Double(random(99)) + 0.5, y: -Double(random(99)) - 1)
      }
      view.center = CGPoint(x: Double(random(2_000)) / 2 - 300, y: Double(random(2_000)) / 2 - 300)
      if random(4) == 0 { view.anchorPoint = CGPoint(x: Double(random(3)) / 2, y: Double(random(5)) / 4) }
      if transforms, random(2) == 0 {
        view.transform = CGAffineTransform(rotationAngle: Double(random(600)) / 100)
          .scaledBy(x: 1 + Double(random(8)) / 8, y: 0.5 + Double(random(8)) / 4)
      }
      if random(3) == 0 { view.label = ["It's", "a; b", "x > y", "'", "hidden = YES"][random(5)] }
      view.alpha = [1, 1, 0.5, 0.25, 0][random(5)]
      view.isHidden = random(7) == 0
      view.isUserInteractionEnabled = random(5) != 0
      view.clipsToBounds = random(4) == 0
      view.hasRecognizers = random(6) == 0
      view.isAnimating = random(9) == 0
      view.isEnabled = [nil, nil, true, false][random(4)]
      views.append(view)
    }
    return Screen(kind: .recursiveDescription, views: views)
  }

  @Test("a screen without transforms comes back as it was", arguments: UInt64(1)...20)
  func roundTrip(seed: UInt64) throws {
    let wanted = screen(count: 200, seed: seed, transforms: false)
    for precision in [Screen.Precision.sixDigits, .full] {
      let found = try read(wanted.recursiveDescription(precision: precision))
      #expect(found.warnings.isEmpty)
      for (view, other) in zip(found.views, wanted.views) {
        #expect(
          view.className == other.className && view.address == other.address && view.parent == other.parent)
        #expect(view.label == other.label && view.alpha == other.alpha && view.isHidden == other.isHidden)
        expect(view.isUserInteractionEnabled, is: other.isUserInteractionEnabled)
        #expect(view.clipsToBounds == other.clipsToBounds && view.hasRecognizers == other.hasRecognizers)
        #expect(view.isAnimating == other.isAnimating && view.isEnabled == other.isEnabled)
        #expect(view.anchorPoint == other.anchorPoint && view.bounds.origin == other.bounds.origin)
        let tolerance = precision == .full ? 1e-9 : 1e-3
        #expect(abs(view.bounds.size.width - other.bounds.size.width) <= tolerance)
        #expect(abs(view.bounds.size.height - other.bounds.size.height) <= tolerance)
        #expect(
          abs(view.center.x - other.center.x) <= tolerance && abs(view.center.y - other.center.y) <= tolerance
        )
        #expect(view.doubts.isEmpty)
      }
      expect(found.views.count, is: wanted.views.count)
    }
  }

  @Test(
    "bounds come back from full digits under any transform that tells the sides apart",
    arguments: UInt64(1)...20)
  func transforms(seed: UInt64) throws {
    let wanted = screen(count: 200, seed: seed, transforms: true)
    let found = try read(wanted.recursiveDescription(precision: .full))
    for (view, other) in zip(found.views, wanted.views) where view.doubts.isEmpty {
      expect(view.bounds.size.width, near: other.bounds.size.width, within: 1e-4)
      expect(view.bounds.size.height, near: other.bounds.size.height, within: 1e-4)
      #expect(abs(view.center.x - other.center.x) < 1e-4 && abs(view.center.y - other.center.y) < 1e-4)
    }
    #expect(found.views.count { $0.doubts.isEmpty } > 190)
  }

  @Test("the text is UIKit's")
  func text() {
    var window = ScreenView(className: "UIWindow", address: "0x10")
    window.isWindow = true
    window.bounds.size = CGSize(width: 320, height: 480)
    window.center = CGPoint(x: 160, y: 240)
    var view = ScreenView(className: "Shop.Row", address: "0x20", parent: 0)
    view.baseClass = "UIScrollView"
    view.bounds = CGRect(x: 0, y: -59, width: 100, height: 100)
    view.center = CGPoint(x: 50, y: 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 8)
    view.alpha = 0.5
    let text = Screen(kind: .recursiveDescription, views: [window, view]).recursiveDescription()
    expect(
      text,
      is: """
        <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0xc1>>
           | <Shop.Row: 0x20; baseClass = UIScrollView; frame = (-15.3281 -15.3281; 130.656 130.656); \
        transform = [0.9238795325112867, 0.3826834323650898, -0.3826834323650898, 0.9238795325112867, 0, 0]; \
        alpha = 0.5; layer = <CALayer: 0xc2>; contentOffset: {0, -59}>

        """)
  }
}
