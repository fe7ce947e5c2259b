import Fingerpost
import FingerpostScenes
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostExplain

/// What is said of a tap that goes elsewhere, and what is offered to change it.
@Suite struct VerdictTests {
  private func explain(
    _ screen: Screen, _ x: Double, _ y: Double, _ name: String? = nil
  ) throws -> (verdict: String, fixes: [[String]], explanation: Explanation) {
    let explainer = Explainer(screen)
    let matches = try name.map { try explainer.views(named: $0) } ?? []
    let explanation = explainer.explanation(x: x, y: y, expecting: matches)
    var names = VariableNames(screen.views)
    let fixes = (explanation.expected?.fixes ?? []).map { changes in
      changes.flatMap { $0.code(&names, screen, parent: screen.views[$0.view].parent) }
    }
    return (Verdict(explanation, screen, explainer.lineage, alphaLimit: 0.01).text, fixes, explanation)
  }

  @Test("HIT-7: a view in front is named, with how much it covers")
  func covered() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.covered, 312, 70, "PlayButton")
    #expect(
      verdict
        == "The tap at (312, 70) goes to `DimmingView` (0x50), not to `PlayButton` (0x40): `DimmingView` lies in "
        + "front of `ControlsView` (0x30), which holds `PlayButton`, and covers `PlayButton` fully.")
    #expect(
      fixes == [
        ["dimmingView.isUserInteractionEnabled = false"], ["view.bringSubviewToFront(controlsView)"],
      ])
  }

  @Test("HIT-7: a button in front is not switched off first, and covers half")
  func coveredByButton() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.BuyButton", 0, 0, 100, 40, in: 0)
    maker.add("Shop.CloseButton", 50, 0, 100, 40, in: 0)
    let (verdict, fixes, explanation) = try explain(maker.screen, 75, 20, "BuyButton")
    #expect(verdict.hasSuffix(": `CloseButton` lies in front of `BuyButton` and covers 50% of `BuyButton`."))
    #expect(
      fixes == [
        ["window.bringSubviewToFront(buyButton)"], ["closeButton.isUserInteractionEnabled = false"],
      ])
    #expect(
      explanation.expected?.reach?.boxes.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 50, 40]])
  }

  @Test("HIT-7: a view in front that holds the hit view is named with it")
  func coveredByHolder() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.BuyButton", 0, 0, 100, 40, in: 0)
    maker.add("Shop.Panel", 0, 0, 400, 300, in: 0)
    maker.add("Shop.Backdrop", 0, 0, 400, 300, in: 2)
    let (verdict, fixes, _) = try explain(maker.screen, 75, 20, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": `Panel` (0x30), which holds `Backdrop`, lies in front of `BuyButton` and covers `BuyButton` fully."
      ))
    #expect(fixes.first == ["window.bringSubviewToFront(buyButton)"])
  }

  @Test("HIT-6: a view that sticks out of its superview is helped by a larger one or an override")
  func stickingOut() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.stickingOut, 330, 70, "CartButton")
    #expect(
      verdict.hasSuffix(
        ": `CartButton` sticks out of `TopBar` (0x20), which holds it and is missed by 20.0 pt at the bottom; "
          + "what lies outside a view is not asked."))
    #expect(
      fixes == [
        ["topBar.frame.size = CGSize(width: 400, height: 90)"],
        [
          "// in TopBar", "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "  super.point(inside: point, with: event)",
          "    || cartButton.point(inside: convert(point, to: cartButton), with: event)", "}",
        ],
      ])
  }

  @Test("HIT-6: where a superview would have to grow upwards, only the override is offered")
  func stickingOutAtTheTop() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIStackView", 0, 700, 400, 100, in: 0)
    maker.add("Shop.ScanButton", 170, -30, 60, 60, in: 1)
    let (_, fixes, _) = try explain(maker.screen, 200, 680, "ScanButton")
    #expect(fixes.count == 1)
    #expect(fixes.first?.first == "// in a subclass of UIStackView that takes its place")
  }

  @Test("HIT-4: everything on the way that would stop the touch is found, and changed together")
  func offThrice() throws {
    let (verdict, fixes, explanation) = try explain(ScreenMaker.offThrice, 200, 150, "BuyButton")
    #expect(
      verdict.hasSuffix(": `UIImageView` (0x20), which holds `BuyButton`, takes no part in user interaction.")
    )
    #expect(explanation.expected?.course.obstacles.map(\.view) == [1, 2, 3])
    #expect(
      fixes == [
        [
          "imageView.isUserInteractionEnabled = true", "stackView.isHidden = false",
          "buyButton.alpha = 1  // and backgroundColor = .clear where it must not be seen",
        ]
      ])
  }

  @Test("HIT-6: a view that was scrolled out of sight has to come back, and no view is enlarged for it")
  func outOfSight() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UITableView", 0, 0, 400, 300, in: 0)
    maker.add("Shop.BuyButton", 0, 400, 400, 50, in: 1)
    let screen = maker.screen
    #expect(try explain(screen, 200, 420, "BuyButton").fixes.isEmpty)
    #expect(
      Explainer(screen).report(on: CGPoint(x: 200, y: 420), expecting: [2]).text.contains(
        "\nFix: bring `BuyButton` into sight: the point lies outside of what `UITableView` (0x20) shows.\n"))
  }

  @Test("HIT-2: an alpha of 0.01 is stored as less")
  func alpha() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Catcher", 0, 0, 400, 800, in: 0) { $0.alpha = 0.01 }
    let (verdict, fixes, _) = try explain(maker.screen, 5, 5, "Catcher")
    #expect(
      verdict.hasSuffix(
        ": `Catcher` itself is too transparent: alpha 0.01 is stored as 0.0099999998, below 0.01."))
    #expect(fixes.count == 1)
  }

  @Test("HIT-11: a transform without an inverse is named before any distance")
  func singular() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Panel", 0, 0, 400, 400, in: 0) { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }
    maker.add("Shop.BuyButton", 0, 0, 400, 400, in: 1)
    let (verdict, fixes, _) = try explain(maker.screen, 100, 100, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": `Panel` (0x20), which holds `BuyButton`, has a transform without an inverse, such as a scale of 0."
      ))
    #expect(fixes == [["panel.transform = .identity"]])
  }

  @Test("HIT-5: a near miss is measured, and the view can be made to reach further")
  func nearMiss() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.CloseButton", 10, 10, 20, 20, in: 0)
    let (verdict, fixes, _) = try explain(maker.screen, 36, 30, "CloseButton")
    #expect(
      verdict.hasSuffix(
        ": `CloseButton` does not lie under it but is missed by 6.0 pt on the right and 0 pt at the bottom, whose edge is outside."
      ))
    #expect(fixes.first?.contains("  bounds.insetBy(dx: -7, dy: -1).contains(point)") == true)
  }

  @Test("HIT-10: a view that was scrolled away is said to be elsewhere, with a point that hits it")
  func scrolled() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIScrollView", 0, 0, 400, 800, in: 0) { $0.bounds.origin.y = 420 }
    maker.add("Shop.Row", 0, 700, 400, 600, in: 1)
    maker.add("Shop.BuyButton", 0, 600, 400, 50, in: 1)
    let screen = maker.screen
    let (verdict, fixes, explanation) = try explain(screen, 200, 620, "BuyButton")
    #expect(verdict.hasSuffix(": `BuyButton` does not lie under it but is missed by 390.0 pt at the bottom."))
    #expect(fixes.isEmpty)
    #expect(explanation.expected?.middle?.course.isSolved == true)
    let text = Explainer(screen).report(on: CGPoint(x: 200, y: 620), expecting: [3]).text
    #expect(text.contains("Fix: tap (200, 205), the middle of `BuyButton`, which gets that tap.\n"))
    #expect(text.contains("at (0, 420): what it holds lies 420.0 pt further up. [HIT-10]\n"))
  }

  @Test("HIT-7: a view inside the expected one takes the touch")
  func inner() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.BuyButton", 0, 0, 100, 100, in: 0)
    maker.add("Shop.Badge", 0, 0, 50, 100, in: 1)
    let (verdict, fixes, _) = try explain(maker.screen, 20, 20, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": `Badge` lies inside `BuyButton` and takes the touch; `BuyButton` only hears of it through the responder chain."
      ))
    #expect(fixes == [["badge.isUserInteractionEnabled = false"]])
  }

  @Test("WIN-5: a window in front answers first")
  func windowInFront() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.twoWindows, 150, 120, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": `OverlayWindow` lies in front of `UIWindow` (0x10), the window of `BuyButton`, and answers first.")
    )
    #expect(fixes.first == ["overlayWindow.isUserInteractionEnabled = false"])
    #expect(fixes.last?.first == "// in OverlayWindow")
  }

  @Test("WIN-3: a hidden window is asked nothing")
  func hiddenWindow() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.twoWindows, 150, 120, "TextEffectsWindow")
    #expect(verdict.hasSuffix(": `UITextEffectsWindow` is hidden."))
    // Shown, it lies behind the window of the higher level.
    #expect(
      fixes.first == ["textEffectsWindow.isHidden = false", "overlayWindow.isUserInteractionEnabled = false"])
  }

  @Test("HIT-20: a disabled control gets the touch and does nothing with it")
  func disabled() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIButton", 0, 0, 100, 100, in: 0) { $0.isEnabled = false }
    #expect(
      try explain(maker.screen, 5, 5, "UIButton").verdict
        == "The tap at (5, 5) goes to `UIButton` (0x20), as expected, which is disabled and does nothing with it [HIT-20]."
    )
  }

  @Test("WIN-7: a tap that nobody gets says so")
  func nobody() throws {
    #expect(
      try explain(ScreenMaker.covered, -3, 5).verdict
        == "The tap at (-3, 5) goes to no view: `UIWindow` (0x10) is missed by 3.0 pt on the left.")
    #expect(
      try explain(Screen(kind: .detox), 1, 1).verdict
        == "The tap at (1, 1) goes to no view: there is no window to ask.")
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800) { $0.isHidden = true }
    #expect(
      try explain(maker.screen, 1, 1).verdict
        == "The tap at (1, 1) goes to no view: its only window is hidden.")
  }

  @Test("Of several views with the name, the one under the point is meant")
  func candidates() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Cell", 0, 0, 400, 100, in: 0)
    maker.add("Shop.Cell", 0, 100, 400, 100, in: 0)
    maker.add("UIView", 0, 0, 400, 400, in: 0)
    let explainer = Explainer(maker.screen)
    let under = explainer.report(on: CGPoint(x: 10, y: 150), expecting: [1, 2])
    #expect(
      under.text.contains(
        "Note: 2 views have the expected name; `Cell` (0x30) is taken, the one under the point. Others: `Cell` (0x20).\n"
      ))
    let beside = explainer.report(on: CGPoint(x: 10, y: 700), expecting: [1, 2])
    #expect(beside.text.contains("`Cell` (0x20) is taken, the first."))
    #expect(!beside.isAsExpected)
  }

  @Test("A view in a tree that is not shown is not looked for")
  func elsewhere() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Stray", 0, 0, 400, 100)
    let (verdict, fixes, _) = try explain(maker.screen, 5, 5, "Stray")
    #expect(verdict.hasSuffix(": `Stray` is in another tree of the input, which is not on this screen."))
    #expect(fixes.isEmpty)
  }

  @Test("HIT-14: what the input states of an override is played, and named where it decides")
  func overrides() throws {
    func verdict(_ override: HitOverride, on view: Int, _ x: Double = 50, _ y: Double = 50) throws -> String {
      var maker = ScreenMaker(.export)
      maker.add("UIWindow", 0, 0, 400, 800)
      maker.add("Shop.Halo", 0, 0, 400, 100, in: 0)
      maker.add("Shop.BuyButton", 0, 0, 100, 100, in: 1)
      maker.add("Shop.Front", 0, 0, 100, 60, in: 0) { $0.isHidden = view != 3 }
      maker.edit { $0.views[view].hitOverride = override }
      let (verdict, fixes, _) = try explain(maker.screen, x, y, "BuyButton")
      #expect(fixes.isEmpty || view == 3)
      return String(verdict.drop { $0 != ":" })
    }
    #expect(
      try verdict(.passThrough, on: 2) == ": `BuyButton` overrides hitTest(_:with:) and answers `Halo`.")
    #expect(
      try verdict(.redirect(0), on: 1)
        == ": `Halo` (0x20), which holds `BuyButton`, overrides hitTest(_:with:) and answers `UIWindow`.")
    #expect(
      try verdict(.redirect(1), on: 3)
        == ": `Front` (0x40), which overrides hitTest(_:with:) and answers `Halo`, lies in front of `Halo` (0x20), "
        + "which holds `BuyButton`, and covers the point.")
    #expect(
      try verdict(.never, on: 1)
        == ": `Halo` (0x20), which holds `BuyButton`, overrides point(inside:with:) and does not contain the point."
    )
    #expect(
      try verdict(.never, on: 2)
        == ": `BuyButton` overrides point(inside:with:) and does not contain the point.")
    #expect(try verdict(.always, on: 2, 150, 50) == "")
  }

  @Test("Every change that is offered gives the view the touch, on random screens")
  func fixesHelp() {
    var count = 0
    for seed in UInt64(1)...40 {
      var random = RandomScreen(seed: 1000 + seed)
      let screen = random.make(views: 60)
      let built = ScreenBuilder(screen).build()
      let solver = Solver(screen, Lineage(screen.views)) { trace, overrides in
        var builder = ScreenBuilder(screen)
        builder.overrides = overrides
        return builder.build(trace: trace)
      }
      for _ in 0..<8 {
        // Somewhere in the view, so that there is something to be helped.
        let expected = random.view(of: screen)
        let bounds = screen.views[expected].bounds
        let point = built.onScreen(
          CGPoint(x: bounds.minX + bounds.width * 0.375, y: bounds.minY + bounds.height * 0.625), of: expected
        )
        let (x, y) = (Double(point.x), Double(point.y))
        for changes in solver.solve(for: expected, x: x, y: y).fixes {
          count += 1
          var builder = ScreenBuilder(screen)
          for change in changes { change.override.map { builder.overrides[change.view] = $0 } }
          let touched = TouchedScreen { builder.build(trace: $0) }
          for change in changes { change.apply(to: touched.built) }
          #expect(touched.touch(x: x, y: y) == expected, "seed \(seed), \(point)")
        }
      }
    }
    #expect(count > 100)
  }
}
