import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation
import OwnProcess
import Testing

@testable import FingerpostExplain

/// What is said of a tap that goes elsewhere, and what is offered to change it.
@Suite(.ownProcess) struct AnswerSentenceTests {
  private func explain(
    _ screen: Screen, _ x: Double, _ y: Double, _ name: String? = nil
  ) throws -> (verdict: String, fixes: [[String]], explanation: Report) {
    let explainer = Explainer(screen)
    let expected = try name.map { try explainer.expected($0) } ?? .nothing
    let explanation = explainer.report(.taps(1, at: (x, y)), expecting: expected)
    return (
      explanation.sentence.plain, explanation.remedies.map(\.code), explanation
    )
  }

  @Test("HIT-7: a view in front is named, with how much it covers")
  func covered() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.covered, 312, 70, "PlayButton")
    #expect(
      verdict
        == "A tap at (312, 70) never reaches PlayButton: DimmingView lies in front of ControlsView, which holds it, "
        + "and covers all of it.")
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
    #expect(verdict.hasSuffix(": CloseButton lies in front of it and takes 50% of the taps on it."))
    #expect(
      fixes == [
        [
          "// in CloseButton", "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "  super.point(inside: point, with: event)",
          "    && !buyButton.point(inside: convert(point, to: buyButton), with: event)", "}",
        ],
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
        ": Panel, which holds Backdrop, lies in front of it and covers all of it."
      ))
    #expect(fixes.first == ["window.bringSubviewToFront(buyButton)"])
  }

  @Test("HIT-6: a view that sticks out of its superview is helped by a larger one or an override")
  func stickingOut() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.stickingOut, 330, 70, "CartButton")
    #expect(
      verdict.hasSuffix(
        ": it sticks out of TopBar, which holds it and is missed by 20.0 pt at the bottom; "
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
      verdict.hasSuffix(
        ": UIImageView, which holds it, has isUserInteractionEnabled = false, the default of its class."))
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
    let (verdict, fixes, explanation) = try explain(maker.screen, 200, 420, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": it is scrolled off: UITableView, which holds it, is missed by 120.0 pt at the bottom."))
    #expect(fixes.isEmpty && explanation.answer.kind == .notReached)
  }

  @Test("HIT-2: an alpha of 0.01 is stored as less")
  func alpha() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Catcher", 0, 0, 400, 800, in: 0) { $0.alpha = 0.01 }
    let (verdict, fixes, _) = try explain(maker.screen, 5, 5, "Catcher")
    #expect(
      verdict.hasSuffix(
        ": it is too transparent: alpha 0.01 is stored as 0.0099999998, below 0.01."))
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
        ": Panel, which holds it, has a transform without an inverse, such as a scale of 0."
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
        ": it does not lie there but is missed by 6.0 pt on the right and 0 pt at the bottom, whose edge is outside; it is 20 × 20 pt: make it at least 44 × 44 pt, which a finger needs."
      ))
    #expect(fixes.first?.contains("  bounds.insetBy(dx: -7, dy: -1).contains(point)") == true)
  }

  @Test("HIT-18: a view that animates is said to, also where the walk comes by")
  func animating() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Balloon", 0, 0, 100, 100, in: 0) { $0.isAnimating = true }
    let (verdict, fixes, _) = try explain(maker.screen, 50, 50, "Balloon")
    #expect(
      verdict
        == "A tap at (50, 50) never reaches Balloon: it is animating, and takes no touches unless the animation has "
        + ".allowUserInteraction.")
    #expect(fixes.first?.first?.contains("options: .allowUserInteraction") == true)
    var options = Report.Options()
    options.isFull = true
    let text = Explainer(maker.screen).report(at: CGPoint(x: 50, y: 50), expecting: .views([1])).text(
      options)
    #expect(
      text.contains(
        "  is animating, without .allowUserInteraction as far as the input says [HIT-1, HIT-18]\n"))
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
    #expect(
      verdict.hasSuffix(
        ": it does not lie there but is missed by 390.0 pt at the bottom, and Row gets the touch; UIScrollView, which holds it, is scrolled to (0, 420)."
      ))
    #expect(fixes.isEmpty)
    #expect(explanation.expected?.middle?.obstacle == nil && explanation.expected?.middle != nil)
    var options = Report.Options()
    options.isFull = true
    let text = Explainer(screen).report(at: CGPoint(x: 200, y: 620), expecting: .views([3])).text(
      options)
    // A tap somewhere else is not a fix, but worth knowing.
    #expect(!text.contains("Fix"))
    #expect(text.contains("  A tap at its center, (200, 205) on the screen, gets to it.\n"))
    #expect(text.contains("at (0, 420): what it holds lies 420.0 pt further up. [HIT-10]\n"))
  }

  @Test("HIT-7: a view inside the expected one takes the touch, and what it makes of it may not be known")
  func inner() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.BuyButton", 0, 0, 100, 100, in: 0)
    maker.add("Shop.Badge", 0, 0, 50, 100, in: 1)
    let (verdict, fixes, _) = try explain(maker.screen, 20, 20, "BuyButton")
    #expect(
      verdict
        == "A tap at (20, 20) reaches BuyButton. The input does not say what it does with the touch: its class may "
        + "have touch methods of its own. The touch itself lands on the Badge in it.")
    #expect(fixes.isEmpty)
  }

  @Test("RESP-14: a button inside the expected view keeps the touch and acts in its place")
  func innerControl() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Card", 0, 0, 100, 100, in: 0)
    maker.add("UIButton", 0, 0, 50, 100, in: 1)
    let (verdict, fixes, explanation) = try explain(maker.screen, 20, 20, "Card")
    #expect(
      verdict
        == "A tap at (20, 20) never makes Card act: UIButton, inside it, takes the touch and sends touchUpInside at "
        + "84 ms.")
    #expect(fixes.isEmpty && explanation.answer.kind == .actsInstead)
  }

  @Test("WIN-5: a window in front answers first")
  func windowInFront() throws {
    let (verdict, fixes, _) = try explain(ScreenMaker.twoWindows, 150, 120, "BuyButton")
    #expect(
      verdict.hasSuffix(
        ": OverlayWindow lies in front of UIWindow, its window, and takes the touch."))
    // The window is there for something, so that it is not switched off as a whole.
    #expect(fixes.map(\.first) == ["// in OverlayWindow"])
    #expect(fixes.first?.contains("  return hit === self ? nil : hit") == true)
  }

  @Test("WIN-3: a hidden window is asked nothing")
  func hiddenWindow() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.OverlayWindow", 0, 0, 400, 800) { $0.windowLevel = 1 }
    maker.add("Shop.HintWindow", 0, 0, 400, 800) { $0.isHidden = true }
    let (verdict, fixes, _) = try explain(maker.screen, 150, 120, "HintWindow")
    #expect(verdict.hasSuffix(" never reaches HintWindow: it is hidden."))
    // Shown, it lies behind the window of the higher level.
    #expect(fixes.first?.prefix(2) == ["hintWindow.isHidden = false", "// in OverlayWindow"])
    // Nothing can show a window of UIKit's own.
    let system = try explain(ScreenMaker.twoWindows, 150, 120, "TextEffectsWindow")
    #expect(
      system.verdict.hasSuffix(" never reaches UITextEffectsWindow: it is hidden.") && system.fixes.isEmpty)
  }

  @Test("HIT-20: a disabled control gets the touch and does nothing with it")
  func disabled() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIButton", 0, 0, 100, 100, in: 0) { $0.isEnabled = false }
    #expect(
      try explain(maker.screen, 5, 5, "UIButton").verdict
        == "A tap at (5, 5) reaches UIButton, and nothing acts: it is disabled, so it is hit and does nothing."
    )
    #expect(try explain(maker.screen, 5, 5, "UIButton").fixes == [["button.isEnabled = true"]])
  }

  @Test("WIN-7: a tap that nothing gets says so")
  func nobody() throws {
    #expect(
      try explain(ScreenMaker.covered, -3, 5).verdict
        == "A tap at (-3, 5) lands on no view: UIWindow is missed by 3.0 pt on the left.")
    #expect(
      try explain(Screen(kind: .detox), 1, 1).verdict
        == "A tap at (1, 1) lands on no view: there is no window to ask.")
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800) { $0.isHidden = true }
    #expect(
      try explain(maker.screen, 1, 1).verdict
        == "A tap at (1, 1) lands on no view: its only window is hidden.")
  }

  @Test("Of several views with the name, the one under the point is meant")
  func candidates() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Cell", 0, 0, 400, 100, in: 0)
    maker.add("Shop.Cell", 0, 100, 400, 100, in: 0)
    maker.add("UIView", 0, 0, 400, 400, in: 0)
    let explainer = Explainer(maker.screen)
    let under = explainer.report(at: CGPoint(x: 10, y: 150), expecting: .views([1, 2])).text()
    #expect(
      under.contains(
        "Note: 2 views have the expected name; Cell (0x30), the one under the point, is meant.\n"
      ))
    let beside = explainer.report(at: CGPoint(x: 10, y: 700), expecting: .views([1, 2]))
    #expect(beside.text().contains("; Cell (0x20), the first, is meant.\n"))
    var options = Report.Options()
    options.isFull = true
    #expect(
      explainer.report(at: CGPoint(x: 10, y: 150), expecting: .views([1, 2])).text(options).contains(
        "Note: 2 views have the expected name; `Cell` (0x30), the one under the point, is meant. Others: `Cell` (0x20).\n"
      ))
    #expect(!beside.isAsExpected)
  }

  @Test("A view in a tree that is not shown is not looked for")
  func elsewhere() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Stray", 0, 0, 400, 100)
    let (verdict, fixes, _) = try explain(maker.screen, 5, 5, "Stray")
    #expect(verdict.hasSuffix(": it is in another tree of the input, which is not on this screen."))
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
      try verdict(.passThrough, on: 2) == ": it overrides hitTest(_:with:) and answers Halo.")
    #expect(
      try verdict(.redirect(0), on: 1)
        == ": Halo, which holds it, overrides hitTest(_:with:) and answers UIWindow.")
    #expect(
      try verdict(.redirect(1), on: 3)
        == ": Front, which overrides hitTest(_:with:) and answers Halo, lies in front of Halo, which holds it, and "
        + "covers the point.")
    #expect(
      try verdict(.never, on: 1)
        == ": Halo, which holds it, overrides point(inside:with:) and does not contain the point."
    )
    #expect(
      try verdict(.never, on: 2)
        == ": it overrides point(inside:with:) and does not contain the point.")
    #expect(try verdict(.always, on: 2, 150, 50) == ": this kind of input does not list gesture recognizers.")
  }

  @Test("Every change that is offered gives the view the touch, on random screens")
  func fixesHelp() {
    var count = 0
    for seed in UInt64(1)...60 {
      var random = RandomScreen(seed: 1000 + seed)
      let screen = random.make(views: 60)
      let explainer = Explainer(screen)
      let built = explainer.touched.built
      for _ in 0..<8 {
        // Somewhere in the view, so that there is something to be helped.
        let expected = random.view(of: screen)
        let bounds = screen.views[expected].bounds
        let point = built.onScreen(
          CGPoint(x: bounds.minX + bounds.width * 0.375, y: bounds.minY + bounds.height * 0.625), of: expected
        )
        let script = GestureScript.taps(1, at: (Double(point.x), Double(point.y)))
        let question = Question(script: script, view: expected)
        let answer = explainer.answer(question, from: explainer.run(script))
        guard !answer.isSuccess else { continue }
        for fix in Solver(question, explainer).solve(answer).fixes
        where !fix.changes.contains(where: \.addsRecognizer) {
          count += 1
          let touched = TouchedScreen(explainer.factory, ScreenEdits(fix.changes))
          for change in fix.changes { _ = change.apply(to: touched.built) }
          let hit = touched.touch(x: Double(point.x), y: Double(point.y))
          #expect(hit.map { explainer.lineage.isWithin($0, expected) } == true, "seed \(seed), \(point)")
        }
      }
    }
    #expect(count > 100)
  }
}
