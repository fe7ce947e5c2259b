import Expectations
import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostAudit

/// What audits find on screens of the kinds that people ask about, and what they leave alone.
@Suite struct AuditStoryTests {
  private func audit(_ screen: Screen, _ set: (inout Auditor.Options) -> Void = { _ in }) -> ScreenAudit {
    var options = Auditor.Options()
    set(&options)
    return Auditor(screen, options).audit(title: "test")
  }

  private func kinds(_ audit: ScreenAudit) -> [String] { audit.faults.map(\.kind.rawValue) }

  private static let white = ScreenColor(red: 1, green: 1, blue: 1, alpha: 1)

  @Test(
    "HIT-7: a button beside the content view of its cell is covered, and moving it into the content view helps"
  )
  func besideContentView() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let table = maker.add("UITableView", 0, 0, 390, 844, in: window) { $0.clipsToBounds = true }
    let cell = maker.add("UITableViewCell", 0, 0, 390, 60, in: table)
    let button = maker.add("UIButton", 300, 8, 74, 44, in: cell)
    maker.add("UITableViewCellContentView", 0, 0, 390, 60, in: cell)
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .covered && finding.targets.map(\.view) == [button])
    expect(finding.cause?.className, is: "UITableViewCellContentView")
    expect(finding.fixes.first?.code.first?.hasPrefix("contentView.addSubview(button)"), is: true)
    expect(finding.rules, is: ["HIT-7", "HIT-12"])
  }

  @Test(
    "WIN-5: a window in front that shows next to nothing covers a button, if it is in front",
    arguments: [false, true])
  func toastWindow(hasFrames: Bool) throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 20, 200, 350, 50, in: window)
    let toasts = maker.add("Shop.ToastWindow", 0, 0, 390, 844)
    var holder = toasts
    for name in hasFrames ? ["UITransitionView", "UIDropShadowView"] : [] {
      holder = maker.add(name, 0, 0, 390, 844, in: holder)
    }
    let root = maker.add("UIView", 0, 0, 390, 844, in: holder)
    maker.add("Shop.Toast", 20, 60, 350, 50, in: root)
    let finding = try #require(audit(maker.screen).faults.first)
    #expect(finding.kind == .covered && finding.isDisputed)
    expect(finding.cause?.view, is: root)
    #expect(finding.why.plain.contains("in the other order UIButton acts"))
  }

  @Test("WIN-8: the keyboard's windows cover nothing")
  func keyboard() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 20, 200, 350, 50, in: window)
    let effects = maker.add("UITextEffectsWindow", 0, 0, 390, 844) { $0.hitOverride = .passThrough }
    let container = maker.add("UIInputSetContainerView", 0, 0, 390, 844, in: effects) {
      $0.hitOverride = .passThrough
    }
    let host = maker.add("UIInputSetHostView", 0, 508, 390, 336, in: container) {
      $0.hitOverride = .passThrough
    }
    let keys = maker.add("UIKeyboardLayoutStar", 0, 0, 390, 336, in: host)
    maker.add("UIButton", 10, 10, 30, 30, in: keys)
    #expect(kinds(audit(maker.screen)).isEmpty)
  }

  @Test("What lies behind a presentation, a dimming view or an opaque panel is not a fault")
  func behind() {
    for name in ["UITransitionView", "UIDimmingView", "Shop.Panel"] {
      var maker = ScreenMaker()
      let window = maker.add("UIWindow", 0, 0, 390, 844)
      let root = maker.add("UIView", 0, 0, 390, 844, in: window) { $0.backgroundColor = Self.white }
      maker.add("UIButton", 20, 200, 350, 50, in: root)
      let front = maker.add(name, 0, 0, 390, 844, in: window)
      if name == "Shop.Panel" { maker.edit { $0.views[front].backgroundColor = Self.white } }
      if name == "UITransitionView" { maker.add("UIView", 0, 0, 390, 844, in: front) }
      #expect(kinds(audit(maker.screen)).isEmpty, "\(name)")
    }
  }

  @Test("A view in front that may be a screen of its own is a doubt")
  func perhapsOpaque() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("UIView", 0, 0, 390, 844, in: window)
    maker.add("UIButton", 20, 200, 350, 50, in: root)
    let front = maker.add("UIView", 0, 0, 390, 844, in: window)
    for place in 0..<4 {
      maker.add("UILabel", 20, 100 * Double(place), 100, 20, in: front) { $0.label = "Text" }
    }
    let found = audit(maker.screen)
    #expect(kinds(found).isEmpty)
    #expect(found.doubts.contains { $0.contains("1 target cannot be tapped where UIView lies in front") })
  }

  @Test("CTL-41: a control under a tap recognizer never acts, a button does")
  func keyboardTap() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let root = maker.add("UIView", 0, 0, 390, 844, in: window) {
      var tap = ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x99")
      tap.targets = [ScreenTarget(className: "Shop.Controller", address: "0x1", action: "hideKeyboard")]
      $0.recognizers = [tap]
      $0.hasRecognizers = true
    }
    maker.add("UIButton", 20, 200, 350, 50, in: root)
    let control = maker.add("Shop.LoginControl", 20, 400, 350, 50, in: root) { $0.baseClass = "UIControl" }
    let found = audit(maker.screen)
    expect(kinds(found), is: ["taken"])
    expect(found.faults.first?.targets.map(\.view), is: [control])
    expect(
      found.faults.first?.summary.plain, is: "LoginControl never acts: hideKeyboard on UIView takes its taps")
    expect(found.faults.first?.fixes.first?.code, is: ["tap.cancelsTouchesInView = false"])
  }

  @Test("Targets with one cause are one finding, rows of a list have one name")
  func merging() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let table = maker.add("UITableView", 0, 0, 390, 844, in: window) { $0.clipsToBounds = true }
    for row in 0..<5 {
      let cell = maker.add("UITableViewCell", 0, Double(row) * 60, 390, 60, in: table)
      let content = maker.add("UITableViewCellContentView", 0, 0, 390, 60, in: cell)
      maker.add("UIButton", 340, 15, 30, 30, in: content)
    }
    let found = audit(maker.screen)
    expect(found.faults.filter { $0.kind == .small }.map(\.targets.count), is: [5])
  }

  @Test("What is known of the screen's parts is measured: what acts, what may, what does not")
  func shares() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 100, 100)
    maker.add("UIButton", 0, 0, 50, 100, in: window)
    maker.add("Shop.Canvas", 50, 0, 25, 100, in: window)
    let shares = audit(maker.screen).shares
    #expect(shares.acts == 50 && shares.mayAct == 25 && shares.nothing == 25)
  }

  @Test("HIT-5: a rectangle is measured to the edges of views, not to points")
  func measures() throws {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    maker.add("UIButton", 10.25, 20.4, 90.3, 43.5, in: window)
    maker.add("UIButton", 10.25, 100.1, 90.3, 43.7, in: window)
    maker.add("UIButton", 10.25, 200.9, 44, 44, in: window)
    let found = audit(maker.screen).faults
    let largest = try #require(found.first?.largest)
    expect(found.count, is: 1)
    #expect(abs(largest.width - 90.3) < 1e-6 && abs(largest.height - 43.5) < 1e-6)
  }

  @Test("Elements: small ones count, what is not visible, in bars, on the keyboard or in a web view does not")
  func elements() {
    var maker = ScreenMaker(.pageSource)
    let window = maker.add("XCUIElementTypeWindow", 0, 0, 390, 844) { $0.isWindow = true }
    maker.add("XCUIElementTypeButton", 20, 100, 30, 30, in: window) { $0.label = "Help" }
    maker.add("XCUIElementTypeButton", 20, 150, 30, 30, in: window) { $0.isSaidVisible = false }
    maker.add("XCUIElementTypeButton", 20, 250, 30, 30, in: window) { $0.isEnabled = false }
    let bar = maker.add("XCUIElementTypeNavigationBar", 0, 44, 390, 44, in: window)
    maker.add("XCUIElementTypeButton", 0, 5, 30, 30, in: bar)
    let keyboard = maker.add("XCUIElementTypeKeyboard", 0, 600, 390, 244, in: window)
    maker.add("XCUIElementTypeKey", 0, 0, 30, 40, in: keyboard)
    maker.add("XCUIElementTypeButton", 40, 0, 30, 40, in: keyboard)
    let web = maker.add("XCUIElementTypeWebView", 0, 300, 390, 200, in: window)
    maker.add("XCUIElementTypeLink", 10, 10, 80, 18, in: web)
    maker.add("XCUIElementTypeButton", 200, 100, 60, 60, in: window)
    maker.add("XCUIElementTypeOther", 190, 90, 100, 100, in: window)
    let found = audit(maker.screen)
    expect(found.faults.map(\.summary.plain), is: ["Button “Help” is small for a finger: 30 × 30 pt"])
    #expect(found.doubts.contains { $0.contains("Other lies in front") })
  }

  @Test("Elements: two controls in one place are one too many")
  func overlappingElements() {
    var maker = ScreenMaker(.pageSource)
    let window = maker.add("XCUIElementTypeWindow", 0, 0, 390, 844) { $0.isWindow = true }
    maker.add("XCUIElementTypeButton", 20, 100, 100, 50, in: window) { $0.label = "Buy" }
    maker.add("XCUIElementTypeButton", 40, 100, 100, 50, in: window) { $0.label = "Sell" }
    expect(
      audit(maker.screen).faults.map(\.summary.plain),
      is: [
        "Button “Buy” overlaps Button “Sell”, which takes 80% of it"
      ])
  }

  @Test("SCR-2: controls in a scroll view highlight late, which is a note and no failure")
  func lateHighlight() {
    var maker = ScreenMaker()
    let window = maker.add("UIWindow", 0, 0, 390, 844)
    let list = maker.add("UIScrollView", 0, 0, 390, 844, in: window) { $0.clipsToBounds = true }
    maker.add("UIButton", 20, 200, 350, 50, in: list)
    let found = audit(maker.screen)
    expect(kinds(found), is: ["lateHighlight"])
    #expect(!found.fails)
    expect(found.faults.first?.fixes.first?.code, is: ["scrollView.delaysContentTouches = false"])
  }
}
