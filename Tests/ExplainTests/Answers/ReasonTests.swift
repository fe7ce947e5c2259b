import Expectations
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// Reasons that were once untrue, and sentences that named a thing twice.
@Suite struct ReasonTests {
  private func sentence(_ screen: Screen, _ gesture: RequestedGesture, _ name: String) throws -> String {
    let explainer = Explainer(screen)
    return explainer.report(of: gesture, at: CGPoint(x: 100, y: 100), expecting: try explainer.expected(name))
      .sentence.plain
  }

  private func recognizer(_ kind: String, _ action: String) -> ScreenRecognizer {
    var recognizer = ScreenRecognizer(className: "UI\(kind)GestureRecognizer", address: "0x\(action)")
    recognizer.targets = [ScreenTarget(className: "Shop.Page", address: "0x1", action: action)]
    return recognizer
  }

  /// A card in a window, and what else is put there.
  private func card(_ change: (inout ScreenMaker, Int) -> Void) -> Screen {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    let card = maker.add("Shop.CardView", 50, 50, 300, 300, in: 0)
    change(&maker, card)
    return maker.screen
  }

  private func report(_ name: String, _ targets: [ScreenTarget]?, base: String? = nil, asked: Bool = true)
    throws
    -> Report
  {
    var maker = ScreenMaker(.export)
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add(name, 50, 50, 100, 100, in: 0) { ($0.targets, $0.baseClass) = (targets, base) }
    let explainer = Explainer(maker.screen)
    let expected = asked ? try explainer.expected(name) : .nothing
    return explainer.report(of: .tap, at: CGPoint(x: 100, y: 100), expecting: expected)
  }

  @Test("CTL-29: a button that is known to have no target does nothing, in words, in JSON and as a status")
  func targetless() throws {
    let none = try report("UIButton", [])
    #expect(
      none.sentence.plain.hasSuffix(
        "nothing acts: it sends touchUpInside, and has no target for it, so no action is called."))
    #expect(none.outcome == .fails && none.answer.kind == .nothingActs)
    expect(
      none.remedies.map(\.code),
      is: [
        ["button.addTarget(self, action: #selector(tapped), for: .touchUpInside)"]
      ])
    let pay = ScreenTarget(className: "Shop.Page", address: "0x1", action: "pay:", events: ["touchUpInside"])
    for targets in [nil, [pay]] {
      let known = try report("UIButton", targets)
      #expect(known.outcome == .happens && !known.sentence.plain.contains("no target"))
    }
  }

  @Test(
    "CTL-29: a class of the application's own may act without a target, and a switch shows that it is switched"
  )
  func targetlessClasses() throws {
    let own = try report("Shop.Buy", [], base: "UIButton")
    #expect(own.answer.kind == .reached && own.outcome == .happens)
    #expect(own.sentence.plain.contains("for which it has no target; its class may have code of its own"))
    let unasked = try report("UIButton", [], asked: false)
    #expect(unasked.sentence.plain.contains("lands on UIButton, and nothing acts: it sends touchUpInside"))
    let control = try report("UISwitch", [])
    expect(control.outcome, is: .happens)
    #expect(
      control.remarks.map(\.plain).contains(
        "UISwitch has no target, so no action is called for valueChanged."))
  }

  @Test("CTL-32: a control at an end of its range says so, and does not act")
  func atTheEnd() throws {
    var maker = ScreenMaker(.export)
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIStepper", 50, 80, 100, 40, in: 0) { view in
      view.value = 5
      view.settings[number: "minimumValue"] = 0
      view.settings[number: "maximumValue"] = 5
    }
    let explainer = Explainer(maker.screen)
    let expected = try explainer.expected("UIStepper")
    let up = explainer.report(of: .tap, at: CGPoint(x: 140, y: 100), expecting: expected)
    expect(up.outcome, is: .fails)
    #expect(
      up.sentence.plain.hasSuffix(
        "nothing acts: the value stays the same: it is 5 already, its maximumValue."))
    expect(explainer.report(of: .tap, at: CGPoint(x: 60, y: 100), expecting: expected).outcome, is: .happens)
  }

  @Test("SWIPE-5: a swipe that goes another way has not moved enough in its direction")
  func otherDirection() throws {
    let screen = card { maker, card in
      maker.edit { $0.views[card].recognizers = [recognizer("Swipe", "next")] }
    }
    #expect(
      try sentence(screen, .swipe(.down), "next").hasSuffix(
        "it fails, because the finger lifted before it had moved enough in its direction."))
  }

  @Test("PAN-8: two fingers that move apart move little in one direction")
  func apart() throws {
    let screen = card { maker, card in
      maker.edit { $0.views[card].recognizers = [recognizer("Pan", "drag")] }
    }
    #expect(
      try sentence(screen, .pinch(scale: 2), "drag").hasSuffix(
        "because there was too little movement in one direction before the lift."))
  }

  @Test("ARB-8: who excludes a recognizer is named once, with when it acts")
  func excluded() throws {
    let screen = card { maker, card in
      let cell = maker.add("Shop.Badge", 0, 0, 100, 100, in: card)
      maker.edit {
        $0.views[card].recognizers = [recognizer("Tap", "open")]
        $0.views[cell].recognizers = [recognizer("Tap", "dismiss")]
      }
    }
    #expect(
      try sentence(screen, .tap, "open").hasSuffix(
        "never makes the tap recognizer open act: it fails, because the tap recognizer dismiss, on Badge, acts at "
          + "84 ms and excludes it."))
  }

  @Test("RESP-10: who keeps the touch is named once, with what it does")
  func kept() throws {
    let screen = card { maker, card in
      let button = maker.add("UIButton", 0, 0, 100, 100, in: card)
      maker.edit { $0.views[button].recognizers = [recognizer("LongPress", "preview")] }
      maker.edit { $0.views[button].recognizers?[0].cancelsTouchesInView = false }
    }
    #expect(
      try sentence(screen, .hold, "CardView").hasSuffix(
        "act: UIButton, inside it, takes the touch and sends touchUpInside at 1000 ms; the long press recognizer preview "
          + "on it acts from 500 ms on."))
  }

  @Test("SCR-2: what holds its own touches back is named once")
  func ownDelay() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("Shop.Feed", 50, 50, 300, 300, in: 0) {
      ($0.baseClass, $0.statedTouchMethods) = ("UIScrollView", true)
    }
    #expect(
      try sentence(maker.screen, .tap, "Feed").contains(
        "makes Feed act, but late: it holds touches of its content back"))
  }

  @Test("ARB-19: a recognizer that acts late is named once")
  func ownWait() throws {
    let screen = card { maker, card in
      var single = recognizer("Tap", "open")
      single.mustFail = ["0xzoom"]
      var double = recognizer("Tap", "zoom")
      double.settings.numberOfTapsRequired = 2
      maker.edit { $0.views[card].recognizers = [single, double] }
    }
    #expect(
      try sentence(screen, .tap, "open").contains("recognizer open act, but late: it acts at "))
  }

  @Test("A view whose only recognizer is disabled is not said to have none")
  func disabled() throws {
    let screen = card { maker, card in
      var tap = recognizer("Tap", "open")
      tap.isEnabled = false
      maker.edit { $0.views[card].recognizers = [tap] }
      maker.edit { $0.views[card].className = "UIView" }
    }
    #expect(
      try sentence(screen, .tap, "UIView").hasSuffix(
        "it has no gesture recognizer that is enabled and is not a control."))
  }

  @Test("A window that prints recognizers is not said to have none")
  func windowWithRecognizers() {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800) { $0.hasRecognizers = true }
    maker.add("UIView", 0, 0, 400, 800, in: 0)
    let report = Explainer(maker.screen).report(at: CGPoint(x: 100, y: 100))
    #expect(
      report.sentence.plain.hasSuffix(
        "no control or touch method of a view is there, and no recognizer that the input describes."))
  }

  @Test("SCR-21: whether a scroll view has anything to scroll is doubted where no contentSize is printed")
  func room() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UIScrollView", 0, 0, 400, 800, in: 0)
    func doubts() throws -> [String] {
      let explainer = Explainer(maker.screen)
      return explainer.report(
        of: .drag(x: 0, y: -100), at: CGPoint(x: 100, y: 400),
        expecting: try explainer.expected("UIScrollView")
      ).doubts.telling.map(\.sentence.plain)
    }
    try expect(
      doubts(),
      is: [
        "The contentSize of UIScrollView is not printed; it scrolls if that is larger than itself."
      ])
    maker.edit { $0.views[1].scrolling = PropertyValues() }
    maker.edit { $0.views[1].scrolling?.contentSize = CGSize(width: 400, height: 1600) }
    try expect(doubts(), is: [])
  }

  @Test("A tap on a cell that shows its buttons may only hide them")
  func swiped() throws {
    var maker = ScreenMaker()
    maker.add("UIWindow", 0, 0, 400, 800)
    maker.add("UITableViewCell", 0, 60, 400, 80, in: 0)
    maker.add("UITableViewCellDeleteConfirmationView", 300, 0, 100, 80, in: 1)
    let explainer = Explainer(maker.screen)
    let report = explainer.report(
      at: CGPoint(x: 100, y: 100), expecting: try explainer.expected("UITableViewCell"))
    #expect(report.doubts.telling.map(\.sentence.plain).contains { $0.contains("may only hide") })
  }

  @Test("CTL-51: a control is named once where a view in it has the touch")
  func forwarded() throws {
    let screen = card { maker, card in
      maker.add("UIView", 0, 0, 60, 60, in: maker.add("UIButton", 0, 0, 100, 100, in: card))
    }
    #expect(
      try sentence(screen, .tap, "UIButton").hasSuffix(
        "the touch belongs to UIView, inside it, and a control does not track touches of views that were put into it."
      ))
  }

  @Test("A view that is far away is not said to be too small")
  func far() throws {
    let screen = card { maker, card in
      maker.add("UIButton", 200, 200, 80, 30, in: card)
      maker.add("UISwitch", 20, 60, 51, 31, in: card)
    }
    #expect(try !sentence(screen, .tap, "UIButton").contains("44"))
    #expect(try sentence(screen, .tap, "UISwitch").contains("make it at least 44 × 44 pt"))
  }
}
