import Expectations
import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAudit

/// What audits make of UIKit's containers, bars, accessory views and rows, and of screens on which nothing acts.
@Suite struct AuditScreenTests {
  private func audit(_ screen: Screen) -> ScreenAudit { Auditor(screen).audit(title: "test") }

  private static let white = ScreenColor(red: 1, green: 1, blue: 1, alpha: 1)

  private func window() -> (maker: ScreenMaker, window: Int) {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    return (maker, window)
  }

  /// A screen under a transition view that presents something of a size, or nothing.
  private func underTransition(presenting size: CGRect?) -> Screen {
    var (maker, window) = window()
    let outer = maker.add("UITransitionView", 0, 0, 390, 844, in: window)
    let root = maker.add("UIView", 0, 0, 390, 844, in: outer)
    maker.add("UIButton", 20, 100, 350, 50, in: root)
    let transition = maker.add("UITransitionView", 0, 0, 390, 844, in: window)
    if let size {
      let frame = maker.add("UIDropShadowView", 0, 0, 390, 844, in: transition)
      let sheet = maker.add(
        "UIView", Double(size.minX), Double(size.minY), Double(size.width), Double(size.height), in: frame)
      maker.add("UIButton", 20, 300, 200, 50, in: sheet)
    }
    return maker.screen
  }

  @Test("A transition view that was left behind, or that covers more than it presents, takes the touches")
  func leftover() throws {
    for size in [nil, CGRect(x: 0, y: 400, width: 390, height: 444)] {
      let found = audit(underTransition(presenting: size))
      let finding = try #require(found.findings.first)
      #expect(finding.kind == .covered && finding.severity == .error)
      expect(
        finding.summary.plain,
        is: "UIButton never acts: \(size == nil ? "UITransitionView" : "UIDropShadowView") lies over it")
      #expect(found.findings.contains { $0.kind == .deadScreen })
    }
  }

  @Test("What a presentation covers is no fault")
  func presented() {
    let screen = underTransition(presenting: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(audit(screen).faults.isEmpty)
  }

  @Test("A screen on which nothing acts is a fault, a plain one with one button gets a note")
  func dead() {
    for (button, isFault) in [(false, true), (true, false)] {
      var (maker, window) = window()
      let root = maker.add("UIView", 0, 0, 390, 844, in: window)
      maker.add("UILabel", 20, 100, 300, 40, in: root) { $0.isUserInteractionEnabled = false }
      if button { maker.add("UIButton", 20, 200, 200, 50, in: root) }
      let found = audit(maker.screen)
      expect(found.findings.map(\.kind), is: [.deadScreen])
      expect(found.fails, is: isFault)
    }
  }

  @Test("A screen that one view in front takes nearly all of is a fault, though something acts beside it")
  func deadInFront() throws {
    var (maker, window) = window()
    let root = maker.add("UIView", 0, 0, 390, 844, in: window)
    maker.add("UIView", 0, 0, 390, 784, in: root)
    maker.add("UIButton", 0, 784, 390, 60, in: root)
    let finding = try #require(audit(maker.screen).findings.first)
    #expect(finding.kind == .deadScreen && finding.targets.map(\.view) == [2])
    #expect(finding.why.plain.hasPrefix("UIView takes the touch on nearly all of it"))
  }

  @Test("A screen to read, to scroll or to draw on is no dead one, and a part of a tree is no screen")
  func notDead() {
    var (list, window) = window()
    let article = list.add("UIScrollView", 0, 0, 390, 844, in: window) {
      var scrolling = PropertyValues()
      scrolling.contentSize = CGSize(width: 390, height: 2000)
      $0.scrolling = scrolling
    }
    list.add("UILabel", 20, 20, 300, 1900, in: article) { $0.isUserInteractionEnabled = false }
    #expect(audit(list.screen).findings.isEmpty)
    var canvas = ScreenMaker()
    let other = canvas.add("UIWindow", 0, 0, 390, 844)
    canvas.add("UIView", 0, 0, 390, 844, in: other) {
      $0.hasRecognizers = true
      $0.recognizers = [ScreenRecognizer(className: "UIPanGestureRecognizer", address: "0x9")]
    }
    #expect(audit(canvas.screen).findings.isEmpty)
    var part = ScreenMaker()
    let root = part.add("UIView", 0, 0, 100, 100)
    part.add("UILabel", 0, 0, 50, 50, in: root) { $0.isUserInteractionEnabled = false }
    #expect(audit(part.screen).findings.isEmpty)
  }

  @Test(
    "HIT-2: a private view of UIKit's that the application put into one of its own was switched off by it")
  func switchedOffByApplication() {
    for (holder, base, inner, isFault) in [
      ("Shop.Guard", "UIView", "_UICanvasView", true), ("UIView", nil, "_UICanvasView", true),
      ("Shop.Bar", "UINavigationBar", "_UICanvasView", false),
      ("Shop.Guard", "UIView", "UITransitionView", false),
    ] {
      var (maker, window) = window()
      let outer = maker.add(holder, 0, 0, 390, 844, in: window) { $0.baseClass = base }
      let canvas = maker.add(inner, 0, 0, 390, 844, in: outer) { $0.isUserInteractionEnabled = false }
      maker.add("UIButton", 20, 100, 200, 50, in: canvas)
      maker.add("UIButton", 20, 200, 200, 50, in: outer)
      let found = audit(maker.screen)
      expect(found.faults.map(\.kind), is: (isFault ? [.switchedOff] : []), "\(holder) \(inner)")
      expect(found.doubts.contains { $0.contains("UIKit has switched it off") }, is: !isFault)
    }
  }

  @Test("What the application puts above the keyboard is audited, the keyboard is not")
  func accessory() {
    for (name, kinds) in [
      ("Shop.DoneBar", [AuditKind.small]), ("UIKeyboardAutomatic", []), ("TUIAssistant", []),
    ] {
      var (maker, window) = window()
      maker.add("UIButton", 20, 100, 200, 50, in: window)
      let effects = maker.add("UITextEffectsWindow", 0, 0, 390, 844) { $0.hitOverride = .passThrough }
      let container = maker.add("UIInputSetContainerView", 0, 0, 390, 844, in: effects) {
        $0.hitOverride = .passThrough
      }
      let host = maker.add("UIInputSetHostView", 0, 508, 390, 336, in: container) {
        $0.hitOverride = .passThrough
      }
      let bar = maker.add(name, 0, 0, 390, 44, in: host)
      maker.add("UIButton", 300, 8, 80, 28, in: bar)
      let found = audit(maker.screen)
      expect(found.faults.map(\.kind), is: kinds, "\(name)")
      expect(found.targets, is: (kinds.isEmpty ? 1 : 2))
    }
  }

  @Test("A view of the application's in a bar is measured, an item of the bar's own is not")
  func customItem() {
    for (holder, name, isFault) in [
      ("_UITAMICAdaptorView", "UIButton", true), ("_UIButtonBarStackView", "Shop.Cart", true),
      ("_UIButtonBarButton", "UIButton", false),
    ] {
      var (maker, window) = window()
      maker.add("UIButton", 20, 300, 200, 50, in: window)
      let bar = maker.add("UINavigationBar", 0, 47, 390, 44, in: window)
      let content = maker.add("_UINavigationBarContentView", 0, 0, 390, 44, in: bar)
      let stack = maker.add(holder, 330, 10, 60, 24, in: content)
      maker.add(name, 0, 0, 24, 24, in: stack) { $0.baseClass = "UIButton" }
      expect(audit(maker.screen).faults.map(\.kind), is: (isFault ? [.small] : []), "\(holder) \(name)")
    }
  }

  @Test(
    "A row that is being laid out or shows nothing is not small, and neither is one that its content fills")
  func rows() {
    for (height, content, isFault) in [
      (8.0, nil, false), (8, CGRect(x: 0, y: 0, width: 390, height: 44), false),
      (30, CGRect(x: 0, y: 0, width: 390, height: 30), true),
      (120, CGRect(x: 0, y: 4, width: 390, height: 112), false),
    ] as [(Double, CGRect?, Bool)] {
      var (maker, window) = window()
      let list = maker.add("UITableView", 0, 0, 390, 844, in: window) { $0.clipsToBounds = true }
      let cell = maker.add("UITableViewCell", 0, 100, 390, height, in: list)
      if let content {
        let card = maker.add(
          "Shop.Chart", 0, Double(content.minY), 390, Double(content.height), in: cell
        ) {
          guard height == 120 else { return }
          $0.hasRecognizers = true
          $0.recognizers = [ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x9")]
        }
        maker.add("UILabel", 20, 0, 300, 20, in: card) {
          $0.label = "Row"
          $0.isUserInteractionEnabled = false
        }
      }
      expect(audit(maker.screen).faults.map(\.kind), is: (isFault ? [.small] : []), "\(height)")
    }
  }
}
