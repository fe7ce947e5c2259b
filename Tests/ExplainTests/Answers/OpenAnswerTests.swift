import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What an input cannot carry is not given as a fact: what takes touches, what lies in front, which recognizers there are.
@Suite("Answers about inputs that say little") struct OpenAnswerTests {
  private func report(
    _ text: String, _ gesture: RequestedGesture = .tap, at point: (x: Double, y: Double),
    expecting name: String? = nil
  ) throws -> Report {
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "screen"))
    return explainer.report(
      of: gesture, at: CGPoint(x: point.x, y: point.y),
      expecting: try name.map(explainer.expected) ?? .nothing)
  }

  // MARK: - What takes touches

  /// A screen as Sentry attaches it to an error report.
  private let attached = """
    {"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "width": 400, "height": 800, "x": 0, "y": 0, \
    "alpha": 1, "visible": true, "children": [{"type": "Shop.PayButton", "width": 300, "height": 44, "x": 50, \
    "y": 100, "alpha": 1, "visible": true, "children": []}, {"type": "Shop.Banner", "width": 400, "height": 300, \
    "x": 0, "y": 0, "alpha": 1, "visible": true, "children": []}, {"type": "UILabel", "width": 400, "height": 40, \
    "x": 0, "y": 400, "alpha": 1, "visible": true, "children": []}]}]}
    """

  @Test("HIT-3: an error report does not say whether what covers a button takes touches") func attachment()
    throws
  {
    let covered = try report(attached, at: (200, 120), expecting: "PayButton")
    expect(
      covered.sentence.plain,
      is:
        "A tap at (200, 120) may never reach PayButton: Banner lies in front of it and covers all of it, if it takes "
        + "touches.")
    #expect(covered.answer.doubt == .letsThrough(2) && !covered.isAsExpected)
    expect(covered.confidence.level, is: .disputed)
    let open = try report(attached, at: (200, 120))
    #expect(open.sentence.plain.contains("may land on Banner"))
    #expect(open.sentence.plain.contains("if Banner takes no touches, it lands on PayButton"))
    let label = try report(attached, at: (200, 420), expecting: "UILabel")
    #expect(label.sentence.plain.contains("may never reach UILabel: it takes no touches by default"))
  }

  /// A screen as EarlGrey prints it, where siblings are in an order of their own.
  private func printed(_ first: String, _ second: String) -> String {
    """
    <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {400, 800}}; AX.activationPoint={200, 400}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {400, 800}}; opaque; alpha=1>
      |--<UIView:0x2; AX=N; AX.frame={{0, 100}, {400, 700}}; AX.activationPoint={200, 450}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 100}, {400, 700}}; opaque; alpha=1>
    \(first)
    \(second)
    """
  }

  private func element(_ name: String, _ address: String) -> String {
    "  |  |--<\(name):\(address); AX=Y; AX.frame={{50, 200}, {300, 44}}; AX.activationPoint={200, 222}; AX.traits='UIAccessibilityTraitButton'; AX.focused='N'; frame={{50, 100}, {300, 44}}; alpha=1>"
  }

  @Test("HIT-7: where siblings are in an order of their own, either may lie in front") func order() throws {
    let (button, panel) = (element("UIButton", "0x3"), element("UIView", "0x4"))
    let under = try report(printed(button, panel), at: (200, 220), expecting: "UIButton")
    expect(
      under.sentence.plain,
      is:
        "A tap at (200, 220) may never reach UIButton: UIView (0x4) is listed after it and covers all of it, if it lies "
        + "in front.")
    #expect(under.answer.doubt == .behind(3) && !under.isAsExpected)
    let over = try report(printed(panel, button), at: (200, 220), expecting: "UIButton")
    #expect(over.sentence.plain.contains("may make UIButton act") && !over.isAsExpected)
    let open = try report(printed(panel, button), at: (200, 220))
    #expect(open.sentence.plain.contains("may land on UIButton"))
  }

  /// A button under something else.
  private func under(_ cover: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UIButton: 0x2; frame = (50 100; 300 44); layer = <CALayer: 0xf>>
       | <\(cover): 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
    """
  }

  @Test("HIT-14: React Native's views decide by properties that no dump prints") func reactNative() throws {
    let report = try report(under("RCTViewComponentView"), at: (200, 120), expecting: "UIButton")
    expect(
      report.sentence.plain,
      is:
        "A tap at (200, 120) may never reach UIButton: RCTViewComponentView lies in front of it and covers all of it, "
        + "unless its pointerEvents let touches through.")
    #expect(report.answer.doubt == .letsThrough(2) && !report.isAsExpected)
  }

  @Test(
    "HIT-14: a private container of which nothing is known may let touches through",
    arguments: [("_UIFloatingThing", true), ("UITransitionView", false), ("Shop.Cover", false)])
  func containers(_ cover: String, mayLetThrough: Bool) throws {
    let report = try report(under(cover), at: (200, 120), expecting: "UIButton")
    expect(report.sentence.plain.contains("may never reach UIButton"), is: mayLetThrough)
    expect(
      report.sentence.plain.hasSuffix("unless it lets touches through, which is not public."),
      is: mayLetThrough
    )
    #expect(!report.isAsExpected)
  }

  // MARK: - Which recognizers there are

  private func page(_ holder: String, _ inside: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <UIWindowLayer: 0xf>>
       | <\(holder): 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
       |    | \(inside)
    """
  }

  private let rating =
    "<Shop.Rating: 0x3; baseClass = UIControl; frame = (50 100; 300 44); layer = <CALayer: 0xf>>"

  @Test("DLV-1: recognizers that a dump does not list may take the touch of a plain control") func untold()
    throws
  {
    let asked = try report(page("UIView", rating), at: (200, 120), expecting: "Rating")
    expect(
      asked.sentence.plain,
      is:
        "A tap at (200, 120) may make Rating act: it sends touchUpInside at 84 ms. Rating does not act if UIView has a tap "
        + "recognizer: which ones it has the input does not say.")
    #expect(asked.answer.doubt == .untold(1, .tap) && !asked.isAsExpected)
    expect(asked.confidence.level, is: .disputed)
    #expect(asked.text().contains("expr -l objc -O -- [(UIView *)0x2 gestureRecognizers]"))
    let open = try report(page("UIView", rating), at: (200, 120))
    #expect(
      open.sentence.plain.hasSuffix(
        "; a tap recognizer on UIView may take it first: which ones it has the input does not say."))
  }

  @Test("CTL-43: a button refuses the tap of a view around it, so nothing is in doubt") func defended() throws
  {
    let button = "<UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>"
    let tapped = try report(page("UIView", button), at: (200, 120), expecting: "UIButton")
    #expect(tapped.answer.doubt == nil && tapped.isAsExpected)
    let held = try report(page("UIView", button), .hold, at: (200, 120), expecting: "UIButton")
    #expect(held.answer.doubt == .untold(1, .longPress) && !held.isAsExpected)
  }

  @Test(
    "what UIKit puts on its own views is not taken for the application's",
    arguments: ["UITransitionView", "UILayoutContainerView", "UITableViewCellContentView"])
  func own(_ holder: String) throws {
    let report = try report(page(holder, rating), at: (200, 120), expecting: "Rating")
    #expect(report.answer.doubt == nil && report.isAsExpected)
  }

  @Test("a drag from the left edge may go back where a navigation controller's recognizers are not listed")
  func goingBack() throws {
    let plain = "<UIView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>>"
    let text = page("UILayoutContainerView", plain)
    let edge = try report(text, .drag(x: 200, y: 0), at: (2, 400))
    #expect(
      edge.sentence.plain.hasSuffix(
        "; UILayoutContainerView may go back: which recognizers it has the input does not say."))
    for (gesture, x) in [(.drag(x: -200, y: 0), 2), (.drag(x: 200, y: 0), 200), (.tap, 2)]
      as [(RequestedGesture, Double)]
    {
      try expect(report(text, gesture, at: (x, 400)).answer.doubt, is: nil)
    }
  }

  // MARK: - SwiftUI

  private let list = """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <SwiftUI.ListCollectionViewCell: 0x2; baseClass = UICollectionViewListCell; frame = (0 100; 400 44); layer = <CALayer: 0xf>>
       |    | <_TtGC7SwiftUI15CellHostingViewGVS_15ModifiedContentVS_14_ViewList_ViewVS_26CollectionViewCellModifier__: 0x3; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
       |    |    | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x4; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
    """

  @Test(
    "SwiftUI decides about a tap in its rows, whichever of its views is named",
    arguments: ["ListCollectionViewCell", "CellHostingView", "CGDrawingView"])
  func rows(_ name: String) throws {
    let report = try report(list, at: (200, 120), expecting: name)
    #expect(report.answer.kind == .handledInside && report.outcome == .isInside, "\(report.sentence.plain)")
  }

  // MARK: - Elements by name

  private let tree = #"""
    Application, 0x1, pid: 1, label: 'Shop'
      Window (Main), 0x2, {{0.0, 0.0}, {400.0, 800.0}}
        Button, 0x3, {{50.0, 100.0}, {300.0, 44.0}}, identifier: 'payButton', label: 'Pay'
        StaticText, 0x4, {{50.0, 200.0}, {300.0, 44.0}}, identifier: 'total', label: 'Total 12'
    """#

  @Test("an element is found by its identifier and by its label", arguments: ["payButton", "Pay"])
  func identifiers(_ name: String) throws {
    #expect(try report(tree, at: (200, 120), expecting: name).isAsExpected)
  }

  @Test("a text that no control shows stands for itself") func texts() throws {
    let report = try report(tree, at: (200, 220), expecting: "total")
    #expect(report.sentence.plain.contains("may never reach StaticText: it takes no touches by default"))
    let axe = """
      [{"AXFrame": "{{0, 0}, {400, 800}}", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}, "type": \
      "Application", "AXLabel": "Shop", "enabled": true, "role": "AXApplication", "children": [{"AXFrame": \
      "{{50, 200}, {300, 44}}", "frame": {"x": 50, "y": 200, "width": 300, "height": 44}, "type": "StaticText", \
      "AXLabel": "Total 12", "enabled": true, "role": "AXStaticText", "children": []}]}]
      """
    let other = try self.report(axe, at: (200, 220), expecting: "Total 12")
    #expect(other.sentence.plain.contains("may never reach StaticText"))
  }

  // MARK: - Words

  @Test("HIT-6: no advice is to make a view of UIKit's own larger") func small() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <_UINavigationBarBackIndicatorView: 0x2; frame = (8 12; 12.5 20.5); layer = <CALayer: 0xf>>
      """
    let report = try report(text, at: (28, 20), expecting: "_UINavigationBarBackIndicatorView")
    #expect(!report.sentence.plain.contains("make it at least"))
  }

  @Test("HIT-6: a height that constraints lack is said as that, where the dump shows constraints")
  func heights()
    throws
  {
    func report(_ mask: String) throws -> Report {
      try self.report(
        """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); autoresize = W+H; layer = <CALayer: 0xf>>
           |    | <Shop.EmptyView: 0x3; baseClass = UIView; frame = (0 400; 400 0)\(mask); layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (150 -22; 100 44); layer = <CALayer: 0xf>>
        """, at: (200, 400.5), expecting: "UIButton")
    }
    #expect(
      try report("").sentence.plain.contains(
        "EmptyView, which holds it and is 400 × 0 pt large: an Auto Layout height is missing"))
    #expect(try !report("; autoresize = W").sentence.plain.contains("Auto Layout"))
  }

  @Test("one pair of parentheses holds what is known and what is late") func parentheses() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UITableView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
         |    | <UITableViewCell: 0x3; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
      """
    #expect(
      try report(text, at: (200, 20)).sentence.plain.contains(
        "is selected at 84 ms (as views of its class do; its touchesBegan comes 84 ms late)"))
  }
}
