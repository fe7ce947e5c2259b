import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What the input leaves open and would change the answer: it is played both ways, and the answer says “may”.
@Suite("Answers in doubt") struct DoubtTests {
  private func report(
    _ text: String, _ gesture: RequestedGesture = .tap, at point: (x: Double, y: Double),
    expecting name: String?
  ) throws -> Report {
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "screen"))
    return explainer.report(
      of: gesture, at: CGPoint(x: point.x, y: point.y),
      expecting: try name.map(explainer.expected) ?? .nothing)
  }

  // MARK: - Elements

  private func elements(_ inside: String) -> String {
    """
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="400" height="800">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="400" height="800">
    \(inside)
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """
  }

  private func element(_ type: String, _ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    -> String
  {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" name=\"\(name)\" x=\"\(x)\" y=\"\(y)\" "
      + "width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test("a picture that is listed later may lie over a button") func later() throws {
    let button = element("Button", "Pay", 50, 100, 300, 44)
    let report = try report(
      elements(button + element("Image", "Photo", 0, 0, 400, 300)), at: (200, 120), expecting: "Pay")
    expect(
      report.sentence.plain,
      is: "A tap at (200, 120) may make XCUIElementTypeButton act: it sends touchUpInside at 84 ms. "
        + "XCUIElementTypeButton does not act if XCUIElementTypeImage, which covers this point too, lies in front."
    )
    #expect(!report.isAsExpected && report.answer.kind == .acts && report.confidence.level == .disputed)
    #expect(report.text().contains("allowsHitTesting(false)"))
  }

  @Test("a role is not a class: what a button of UIKit's sends is said with that, where it acts") func role()
    throws
  {
    let text = elements(element("Button", "Pay", 50, 100, 300, 44))
    func isSaid(_ report: Report) -> Bool {
      report.remarks.contains {
        $0.plain.hasPrefix("The input says roles, not classes: if XCUIElementTypeButton")
      }
    }
    #expect(isSaid(try report(text, at: (200, 120), expecting: "Pay")))
    #expect(isSaid(try report(text, at: (200, 120), expecting: nil)))
    #expect(!isSaid(try report(text, at: (200, 300), expecting: "Pay")))
    let dump = "<UIButton: 0x1; frame = (0 0; 100 44); layer = <CALayer: 0x2>>"
    #expect(!isSaid(try report(dump, at: (50, 20), expecting: nil)))
  }

  @Test("a bar that is listed earlier may lie over a button, a picture behind it does not") func earlier()
    throws
  {
    let button = element("Button", "Pay", 50, 20, 300, 44)
    let bar = element("NavigationBar", "Shop", 0, 0, 400, 88)
    let under = try report(elements(bar + button), at: (200, 30), expecting: "Pay")
    #expect(under.answer.doubt == .cover(2) && !under.isAsExpected)
    let photo = element("Image", "Photo", 0, 0, 400, 88)
    let over = try report(elements(photo + button), at: (200, 30), expecting: "Pay")
    #expect(over.answer.doubt == nil && over.isAsExpected)
  }

  // MARK: - Order

  /// Two recognizers of one view, of which the second may prevent the first.
  private func pair(second: String) -> String {
    """
    title: Two recognizers
    windows:
      - subviews:
          - id: Card
            frame: [100, 100, 100, 100]
            gestureRecognizers:
              - { id: one, type: custom, recognizeOn: ended, canPrevent: { not: [two] } }
              - { id: two, type: custom, recognizeOn: ended\(second) }
    """
  }

  @Test("ARB-9: of recognizers that act in one event the order is not stated, and that is said") func order()
    throws
  {
    func report(_ text: String) throws -> Report {
      let explainer = Explainer(try Screen.reading(Scenario.load(text: text, name: "pair")))
      return explainer.report(of: .tap, at: CGPoint(x: 150, y: 150), expecting: .nothing)
    }
    let both = try report(pair(second: ", canPrevent: { not: [one] }"))
    expect(both.answer.own.count, is: 2)
    #expect(both.doubts.telling.contains { $0.sentence.plain.hasSuffix("UIKit states no order.") })
    let alone = try report(pair(second: ""))
    #expect(alone.answer.own.count == 1 && alone.doubts.telling == [])
  }

  @Test("WIN-8: the order of elements decides what is in front, so either may be") func behind() throws {
    let button = element("Button", "Pay", 50, 100, 300, 44)
    let other = element("Other", "Panel", 0, 0, 400, 300)
    let under = try report(elements(button + other), at: (200, 120), expecting: "Pay")
    #expect(under.answer.doubt == .behind(3) && !under.isAsExpected && under.confidence.level == .disputed)
    #expect(under.sentence.plain.contains("may never reach XCUIElementTypeButton"))
    let over = try report(elements(other + button), at: (200, 120), expecting: "Pay")
    #expect(over.answer.doubt == .cover(2) && !over.isAsExpected)
    #expect(over.sentence.plain.contains("may make XCUIElementTypeButton act"))
    let open = try report(elements(other + button), at: (200, 120), expecting: nil)
    expect(
      open.sentence.plain,
      is: "A tap at (200, 120) may land on XCUIElementTypeButton, which sends touchUpInside at 84 ms; if "
        + "XCUIElementTypeOther, which covers this point too, lies in front, it lands there.")
    #expect(open.isAsExpected && open.confidence.level == .disputed)
  }

  @Test("an element tree does not say that a window has no recognizer") func window() throws {
    let report = try report(elements(""), at: (200, 120), expecting: nil)
    #expect(report.sentence.plain.hasSuffix("this kind of input does not list gesture recognizers."))
  }

  @Test("HIT-17: that a text takes no touches is assumed of an element, and not known") func text() throws {
    let text = try report(
      elements(element("StaticText", "Price", 50, 100, 300, 44)), at: (200, 120), expecting: "Price")
    expect(
      text.sentence.plain,
      is:
        "A tap at (200, 120) may never reach XCUIElementTypeStaticText: it takes no touches by default, and this kind of "
        + "input does not say whether it does.")
  }

  // MARK: - Cells

  @Test("a cell that shows its buttons may only hide them") func swiped() throws {
    let text = screen(
      """
         |    | <UITableViewCell: 0x3; frame = (-80 100; 400 44); layer = <CALayer: 0xf>>
         |    |    | <UITableViewCellContentView: 0x4; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
         |    |    | <UITableViewCellDeleteConfirmationView: 0x5; frame = (400 0; 80 44); layer = <CALayer: 0xf>>
      """, "")
    let asked = try report(text, at: (200, 120), expecting: "UITableViewCell")
    #expect(asked.answer.doubt == .swiped(2) && !asked.isAsExpected)
    #expect(
      asked.sentence.plain.hasSuffix(
        "UITableViewCell does not act if the tap only hides the buttons that it shows."))
    let open = try report(text, at: (200, 120), expecting: nil)
    #expect(
      open.sentence.plain.hasSuffix("UITableViewCell is selected, or only hides its buttons, at 84 ms."))
  }

  // MARK: - Two fingers

  @Test("MULTI-1: touch methods hear of two fingers only where that is switched on") func oneFinger() throws {
    func report(_ isOn: Bool?) -> Report {
      var maker = ScreenMaker()
      let window = maker.add("UIWindow", 0, 0, 400, 800)
      maker.add("Shop.Canvas", 0, 0, 400, 800, in: window) {
        $0.isMultipleTouchEnabled = isOn
        $0.statedTouchMethods = true
      }
      return Explainer(maker.screen).report(
        of: .pinch(scale: 2), at: CGPoint(x: 200, y: 400), expecting: .views([1]))
    }
    let off = report(false)
    #expect(off.answer.hindrance == .oneFinger(1) && !off.isAsExpected)
    #expect(off.sentence.plain.contains("hear of one finger only, since isMultipleTouchEnabled is false"))
    expect(off.remedies.map(\.code), is: [["canvas.isMultipleTouchEnabled = true"]])
    #expect(report(true).isAsExpected && report(nil).isAsExpected)
  }

  // MARK: - Unknown kinds

  @Test("one that nobody asked about may take the touch first, and the first sentence says so") func unasked()
    throws
  {
    let text = screen(button, "<Shop.TouchWatcher: 0x30; state = Possible; view = <UIView 0x2>>")
    let report = try report(text, at: (200, 120), expecting: nil)
    expect(
      report.sentence.plain,
      is:
        "A tap at (200, 120) lands on UIButton, which sends touchUpInside at 84 ms; TouchWatcher, on UIView, may take "
        + "it first: what its kind does is not known.")
    #expect(report.confidence.level == .disputed && report.isAsExpected)
  }

  @Test("HIT-6: what was pushed off the screen is off the screen, and does not stick out of the window")
  func away()
    throws
  {
    let text = screen(
      "   |    | <Shop.Old: 0x3; baseClass = UIView; frame = (400 0; 400 800); layer = <CALayer: 0xf>>\n"
        + "   |    |    | <UIButton: 0x4; frame = (50 100; 300 44); layer = <CALayer: 0xf>>", "")
    let report = try report(text, at: (500, 120), expecting: "UIButton")
    #expect(
      report.sentence.plain.hasSuffix(
        "never reaches UIButton; no view gets it: it is off the screen there: UIWindow is missed by 100.0 pt on the right."
      ))
  }

  private func screen(_ inside: String, _ recognizer: String) -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UIView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
    \(inside)
    <__NSArrayM 0xe>(
    \(recognizer)
    )
    """
  }

  private let button = "   |    | <UIButton: 0x3; frame = (50 100; 300 44); layer = <CALayer: 0xf>>"

  @Test("a recognizer of an unknown kind around a button may act first") func unknown() throws {
    let text = screen(button, "<Shop.TouchWatcher: 0x30; state = Possible; view = <UIView 0x2>>")
    let report = try report(text, at: (200, 120), expecting: "UIButton")
    expect(
      report.sentence.plain,
      is:
        "A tap at (200, 120) may make UIButton act: it sends touchUpInside at 84 ms. UIButton does not act if "
        + "TouchWatcher, on UIView, acts first: what its kind does is not known.")
    #expect(!report.isAsExpected && report.confidence.level == .disputed)
    #expect(report.text().contains("expr -l objc -O -- [(id)0x30 superclass]"))
    // Of many touches, too.
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "screen"))
    let taps = [Explainer.Tap(CGPoint(x: 200, y: 120))]
    expect(explainer.report(on: taps, expecting: try explainer.expected("UIButton")).outcome, is: .fails)
  }

  @Test("one that takes no touches, one of UIKit's and one that is off change nothing") func harmless() throws
  {
    for recognizer in [
      "<Shop.TouchWatcher: 0x30; state = Possible; cancelsTouchesInView = NO; view = <UIView 0x2>>",
      "<_UITouchDurationObservingGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>>",
      "<Shop.TouchWatcher: 0x30; state = Possible; enabled = NO; view = <UIView 0x2>>",
    ] {
      let report = try report(screen(button, recognizer), at: (200, 120), expecting: "UIButton")
      #expect(report.answer.doubt == nil && report.isAsExpected, "\(recognizer)")
    }
  }

  @Test("a view whose own recognizer is of an unknown kind may act") func own() throws {
    let report = try report(
      screen("", "<Shop.TouchWatcher: 0x30; state = Possible; view = <UIView 0x2>>"), at: (200, 400),
      expecting: "UIView")
    #expect(report.answer.kind == .reached && report.isAsExpected)
    #expect(report.sentence.plain.hasSuffix("what its recognizer TouchWatcher does is not known."))
  }

  // MARK: - Sliders

  @Test("a slider may let the pan around it begin") func slider() throws {
    let slider = "   |    | <UISlider: 0x3; frame = (50 100; 300 30); layer = <CALayer: 0xf>>"
    let pan =
      "<UIPanGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>; target= <(action=menu:, target=<Shop.Page 0x31>)>>"
    let kept = try report(screen(slider, pan), .drag(x: 80, y: 0), at: (200, 115), expecting: "UISlider")
    #expect(kept.answer.doubt == .yieldingSlider(2, to: 0) && !kept.isAsExpected)
    #expect(kept.sentence.plain.contains("may make UISlider act"))
    #expect(kept.sentence.plain.contains("It loses the touch if it lets menu: begin"))
    let lost = try report(screen(slider, pan), .drag(x: 80, y: 0), at: (200, 115), expecting: "menu:")
    #expect(lost.sentence.plain.contains("may never make the pan recognizer menu: act"))
    #expect(lost.sentence.plain.contains("menu: acts if UISlider lets menu: begin"))
    // A drag across the slider is not for it.
    let across = try report(screen(slider, pan), .drag(x: 0, y: 80), at: (200, 115), expecting: "menu:")
    #expect(across.answer.doubt == nil && across.isAsExpected)
  }

  // MARK: - SwiftUI

  private let hosting = """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <_UIHostingView<ModifiedContent<AnyView, RootModifier>>: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
    """

  @Test(
    "a hosting view is neither a success nor a failure",
    arguments: [.tap, .drag(x: 0, y: 90)] as [RequestedGesture])
  func inside(_ gesture: RequestedGesture) throws {
    let report = try report(hosting, gesture, at: (200, 400), expecting: "0x2")
    #expect(report.answer.kind == .handledInside && report.outcome == .isInside && !report.isAsExpected)
    #expect(report.sentence.plain.contains("is handled inside _UIHostingView"))
    #expect(report.text().contains("XCUIApplication().debugDescription"))
    var bytes: [UInt8] = []
    report.writeJSON { bytes += Array($0) }
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let answer = try #require(object["answer"] as? [String: Any])
    #expect(answer["kind"] as? String == "handledInside" && answer["success"] is NSNull)
    #expect(answer["confidence"] as? String == "unknowable")
  }

  @Test("a recognizer that takes the touch from a hosting view is a failure") func taken() throws {
    let text =
      hosting.replacing(
        "frame = (0 0; 400 800); layer = <UIWindowLayer",
        with: "frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <UIWindowLayer")
      + "\n<__NSArrayM 0xe>(\n<UITapGestureRecognizer: 0x30; state = Possible; view = <UIWindow 0x1>; "
      + "target= <(action=log:, target=<Shop.Page 0x31>)>>\n)"
    let report = try report(text, at: (200, 400), expecting: "0x2")
    #expect(report.answer.kind == .actsInstead && report.outcome == .fails)
  }

  // MARK: - What is not known is not given as a fact

  @Test("a view whose size is a guess may be missed, without a distance") func assumedSize() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <Shop.Board: 0x2; baseClass = UIView; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
         |    | <Shop.Piece: 0x3; baseClass = UIView; frame = (100 300; 200 200); transform = [0.70710678118654757, 0.70710678118654746, -0.70710678118654746, 0.70710678118654757, 0, 0]; layer = <CALayer: 0xf>>
      """
    let report = try report(text, at: (110, 310), expecting: "Piece")
    let sentence = report.sentence.plain
    #expect(sentence.contains("may never reach Piece") && sentence.contains("Board gets the touch"))
    #expect(!sentence.contains(" pt"))
    #expect(report.text().contains("[(UIView *)0x3 bounds]"))
  }

  @Test("BAR-5: touches beside a custom view in a bar are not for it, and the report says so") func barItem()
    throws
  {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UINavigationBar: 0x2; frame = (0 44; 400 44); layer = <CALayer: 0xf>>
         |    | <_UINavigationBarContentView: 0x3; frame = (0 0; 400 44); layer = <CALayer: 0xf>>
         |    |    | <_UIButtonBarStackView: 0x4; frame = (350 0; 22 44); layer = <CALayer: 0xf>>
         |    |    |    | <_UITAMICAdaptorView: 0x5; frame = (0 11; 22 22); layer = <CALayer: 0xf>>
         |    |    |    |    | <UIButton: 0x6; frame = (0 0; 22 22); layer = <CALayer: 0xf>>
      """
    let report = try report(text, at: (360, 50), expecting: "UIButton")
    expect(report.answer.kind, is: .notReached)
    #expect(
      report.sentence.plain.contains("missed by 5.0 pt at the top, and _UIButtonBarStackView gets the touch"))
    #expect(
      report.remarks.contains { $0.plain.hasPrefix("Since iOS 11 a bar adds nothing around a custom view") })
    #expect(!report.text().contains("whole height of the bar"))
  }

  @Test("the name of an action, which ends with a colon, gets no second one") func colon() throws {
    let report = try report(
      screen(
        "   |    | <UILabel: 0x3; frame = (50 100; 300 44); userInteractionEnabled = NO; layer = <CALayer: 0xf>>\n"
          + "   |    |    | <UIView: 0x4; frame = (0 0; 44 44); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>",
        "<UITapGestureRecognizer: 0x30; state = Possible; view = <UIView 0x4>; target= <(action=open:, target=<Shop.Page 0x31>)>>"
      ), at: (60, 110), expecting: "open:")
    #expect(report.sentence.plain.contains("never reaches the tap recognizer open: because UILabel"))
  }

  @Test("an object that was printed between trees is not a tree") func printedObject() throws {
    let text = hosting + "\n\n(lldb) po [0x30 delegate]\n<Shop.PopDelegate: 0x40>"
    let screen = try ScreenReader.read(Data(text.utf8), name: "screen")
    let strays = screen.roots.filter { !screen.views[$0].isWindow }
    #expect(strays.allSatisfy(screen.isPrintedObject))
    #expect(!screen.isPrintedObject(0))
  }
}
