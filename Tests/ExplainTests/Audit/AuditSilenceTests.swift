import Expectations
import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAudit

/// What an audit does not report, beside what it does report where one thing differs.
@Suite struct AuditSilenceTests {
  private func audit(_ screen: Screen) -> ScreenAudit { Auditor(screen).audit(title: "test") }

  private func window() -> (maker: ScreenMaker, window: Int) {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    return (maker, window)
  }

  private func recognizer(_ className: String) -> (inout ScreenView) -> Void {
    { view in
      view.hasRecognizers = true
      view.recognizers = [ScreenRecognizer(className: className, address: "0x99")]
    }
  }

  @Test("A control that is itself disabled is not a target, and its size is not reported")
  func disabled() {
    for isEnabled in [true, false] {
      var (maker, window) = window()
      maker.add("UIButton", 100, 100, 30, 30, in: window) { $0.isEnabled = isEnabled }
      let found = audit(maker.screen)
      expect(found.targets, is: (isEnabled ? 1 : 0))
      expect(found.faults.map(\.kind), is: (isEnabled ? [.small] : []))
    }
  }

  @Test("GR-5: beside a view with a pan only, one without recognizers lacks nothing")
  func twins() {
    for (className, count) in [("UITapGestureRecognizer", 1), ("UIPanGestureRecognizer", 0)] {
      var (maker, window) = window()
      maker.add("UIImageView", 20, 100, 100, 100, in: window) {
        $0.isUserInteractionEnabled = true
        recognizer(className)(&$0)
      }
      maker.add("UIImageView", 200, 100, 100, 100, in: window) { $0.isUserInteractionEnabled = true }
      expect(audit(maker.screen).faults.count { $0.kind == .noRecognizer }, is: count)
    }
  }

  @Test("HIT-7: what a bar holds its items in shows nothing, and hides nothing that it takes the touches of")
  func contentOfBar() {
    for (className, faults) in [("_UIToolbarContentView", 1), ("UIVisualEffectView", 0)] {
      var (maker, window) = window()
      let bar = maker.add("UIView", 0, 500, 400, 44, in: window)
      maker.add("UIButton", 300, 0, 60, 44, in: bar)
      maker.add(className, 0, 0, 400, 44, in: bar)
      expect(audit(maker.screen).faults.count { $0.kind == .covered }, is: faults, "\(className)")
    }
  }

  @Test("HIT-2: a view that is switched off itself is not said to be in one that is")
  func ownSwitch() {
    var (maker, window) = window()
    maker.add("UIImageView", 20, 100, 100, 100, in: window) {
      $0.isUserInteractionEnabled = false
      recognizer("UITapGestureRecognizer")(&$0)
    }
    expect(
      audit(maker.screen).faults.map(\.summary.plain), is: ["UIImageView never acts: it is switched off"])
  }

  @Test("HIT-2: what a private view of UIKit's switches off is a doubt and no fault")
  func switchedOffByUIKit() {
    for (className, isFault) in [("Shop.Holder", true), ("_UIHolder", false)] {
      var (maker, window) = window()
      let holder = maker.add(className, 0, 0, 390, 400, in: window) { $0.isUserInteractionEnabled = false }
      maker.add("UIButton", 100, 100, 100, 50, in: holder)
      let found = audit(maker.screen)
      expect(found.faults.map(\.kind), is: (isFault ? [.switchedOff] : []))
      expect(found.doubts.contains { $0.contains(className) }, is: !isFault)
    }
  }

  @Test("A view whose taps go to a button inside it is not a fault")
  func innerActor() {
    var (maker, window) = window()
    let card = maker.add("Shop.Card", 20, 100, 200, 100, in: window, recognizer("UITapGestureRecognizer"))
    maker.add("UIButton", 0, 0, 200, 100, in: card)
    #expect(audit(maker.screen).faults.isEmpty)
  }

  @Test("A button that another one covers in the same list cannot be scrolled from under it")
  func sameList() {
    var (maker, window) = window()
    let list = maker.add("UIScrollView", 0, 0, 390, 844, in: window) { $0.clipsToBounds = true }
    maker.add("UIButton", 20, 300, 200, 50, in: list)
    maker.add("UIButton", 10, 290, 250, 70, in: list)
    expect(audit(maker.screen).faults.filter { $0.kind == .overlap }.map(\.severity), is: [.error])
  }

  @Test("A strip beside a view that may be opaque makes a button no fault")
  func strip() {
    for (width, isFault) in [(50.0, true), (10.0, false)] {
      var (maker, window) = window()
      maker.add("UIButton", 100, 100, 100, 50, in: window)
      let panel = maker.add("Shop.Panel", 100, 100, 100 - width, 50, in: window)
      for y in [0.0, 15, 30] {
        maker.add("UILabel", 0, y, 40, 15, in: panel) { $0.isUserInteractionEnabled = false }
      }
      maker.add("UIButton", 200 - width, 100, width, 50, in: window)
      let kinds = audit(maker.screen).faults.filter { $0.targets.first?.view == 1 }.map(\.kind)
      expect(kinds.isEmpty, is: !isFault, "\(width): \(kinds)")
    }
  }

  @Test("HIT-14: a button in a view that takes touches everywhere does not stick out of it")
  func boundlessHolder() {
    for (isBoundless, kind) in [(false, AuditKind.outsideParent), (true, .overlap)] {
      var (maker, window) = window()
      let bar = maker.add("Shop.Bar", 0, 100, 390, 50, in: window) {
        guard isBoundless else { return }
        $0.hitOverride = .always
        $0.hitOverrideSource = .input
      }
      maker.add("UIButton", 100, 0, 90, 90, in: bar)
      if isBoundless { maker.add("UIButton", 100, 150, 90, 40, in: window) }
      let found = audit(maker.screen).faults.filter { $0.targets.first?.view == 2 }
      expect(found.map(\.kind), is: [kind])
    }
  }

  @Test("How buttons of a bar of UIKit's share its place is not audited")
  func bar() {
    for (className, kinds) in [("Shop.Bar", [AuditKind.overlap]), ("UIToolbar", [])] {
      var (maker, window) = window()
      let bar = maker.add(className, 0, 100, 390, 50, in: window)
      maker.add("UIButton", 100, 0, 90, 50, in: bar)
      maker.add("UIButton", 150, 0, 90, 50, in: bar)
      expect(audit(maker.screen).faults.map(\.kind), is: kinds, "\(className)")
    }
  }

  @Test("What the system shows for a moment hides what is behind it")
  func system() {
    for (className, kinds) in [("Shop.Menu", [AuditKind.covered]), ("UICalloutBar", [])] {
      var (maker, window) = window()
      maker.add("UIButton", 100, 100, 100, 50, in: window)
      maker.add(className, 80, 80, 200, 100, in: window)
      expect(audit(maker.screen).faults.map(\.kind), is: kinds, "\(className)")
    }
  }

  @Test("Elements: what lies behind the keyboard is hidden, behind others it is a doubt")
  func keyboard() {
    for (type, isDoubt) in [("XCUIElementTypeOther", true), ("XCUIElementTypeKeyboard", false)] {
      var maker = ScreenMaker(.pageSource)
      let root = maker.add("XCUIElementTypeApplication", 0, 0, 390, 844)
      maker.add("XCUIElementTypeButton", 100, 600, 100, 50, in: root)
      maker.add(type, 0, 500, 390, 344, in: root)
      let found = audit(maker.screen)
      #expect(found.faults.isEmpty)
      // That elements show little is always said.
      expect(found.doubts.count, is: (isDoubt ? 2 : 1), "\(type): \(found.doubts)")
    }
  }
}
