import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost explain` says of controls and scroll views, which it plays as what they are.
@Suite struct ExplainControlsTests {
  /// A page with a tap and a long press; a button on it, and two in a table, of which one is disabled.
  private static let page = """
    <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>
       | <UIView: 0x20; frame = (0 0; 320 568); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
       |    | <UIButton: 0x30; frame = (20 100; 100 44); layer = <CALayer: 0x5>>
       |    | <UISlider: 0x31; frame = (20 200; 200 31); layer = <CALayer: 0x5>; value: 0.500000>
       |    | <UITextField: 0x32; frame = (20 300; 200 31); text = ''; layer = <CALayer: 0x5>>
       |    | <UITableView: 0x33; frame = (0 350; 320 200); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {320, 1000}; adjustedContentInset: {0, 0, 0, 0}>
       |    |    | <UIButton: 0x34; frame = (20 10; 100 44); enabled = NO; layer = <CALayer: 0x5>>
       |    |    | <UIButton: 0x35; frame = (20 60; 100 44); layer = <CALayer: 0x5>>
       |    | <Shop.Knob: 0x36; baseClass = UIControl; frame = (200 100; 100 44); layer = <CALayer: 0x5>>
       |    | <UISwitch: 0x37; frame = (200 20; 63 28); layer = <CALayer: 0x5>>
       |    |    | <UISwitchModernVisualElement: 0x38; frame = (0 0; 63 28); layer = <CALayer: 0x5>>

    <__NSArrayM 0x6>(
    <UITapGestureRecognizer: 0x41; state = Possible; view = <UIView 0x20>; target= <(action=hide, target=<Shop.Page 0x20>)>>,
    <UILongPressGestureRecognizer: 0x42; state = Possible; view = <UIView 0x20>; target= <(action=menu:, target=<Shop.Page 0x20>)>>
    )
    """

  private func bytes(
    _ text: String, _ tap: String, json: Bool = false, expect: String? = nil, without: [String] = []
  ) throws -> Data {
    var run = try ExplainCommand.parsed(["screen.txt"])
    run.tap = [tap]
    run.full = true
    run.json = json
    run.expect = expect
    run.without = without
    return try run.ran(on: ["screen.txt": text]).bytes
  }

  private func report(
    _ tap: String, in text: String = page, expect: String? = nil, without: [String] = []
  ) throws -> String {
    String(decoding: try bytes(text, tap, expect: expect, without: without), as: UTF8.self)
  }

  /// The lines of the part about controls.
  private func controls(_ report: String) -> [String] {
    let lines = report.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("Control events of") }) else { return [] }
    return [lines[start]] + lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
  }

  // MARK: - A button under a recognizer

  @Test("CTL-40: a button keeps the single tap of an ancestor from beginning, and sends touchUpInside")
  func buttonUnderTap() throws {
    let text = try report("40,120")
    #expect(text.contains("      expr -l objc -O -- [(UIControl *)0x30 allTargets]"))
    expect(
      controls(text).prefix(4),
      is: [
        "Control events of `UIButton` (0x30) and their targets",
        "  The input does not say which targets its events have.",
        "  A tap: touchDown (0 ms) → touchUpInside and primaryActionTriggered (84 ms).",
        "      `UIButton` does not let `hide` begin. [CTL-40, CTL-44]",
      ])
    #expect(text.contains("`hide`: `UIButton` does not let it begin [CTL-44]"))
  }

  @Test("CTL-45: an ancestor's long press takes the touch, and touchUpInside never fires")
  func buttonUnderPress() throws {
    let lines = controls(try report("40,120"))
    let place = try #require(
      lines.firstIndex(of: "  A hold of 1 s: touchDown (0 ms) → touchCancel (500 ms)."))
    expect(
      lines[place + 1],
      is: "      touchUpInside never fires: `menu:` takes the touch, and `UIButton` gets touchesCancelled. "
        + "[DLV-1, CTL-17]")
  }

  @Test("CTL-13: a finger that lifts far outside sends touchUpOutside instead")
  func liftedOutside() throws {
    #expect(
      controls(try report("40,120")).contains(
        "      touchUpInside never fires: the finger lifts more than 70 pt outside `UIButton`. [CTL-13, CTL-16]"
      ))
  }

  @Test(
    "CTL-41: a control of a class of its own loses against an ancestor's tap, and says what it is played as")
  func customControl() throws {
    let lines = controls(try report("250,120"))
    #expect(
      lines.contains(
        "  `Knob` is played as the UIControl that it builds on; its own code may behave differently."))
    #expect(
      lines.contains(
        "      touchUpInside never fires: `hide` takes the touch, and `Knob` gets touchesCancelled. [DLV-1, CTL-17]"
      ))
  }

  @Test("CTL-45: --without says which events of a control change")
  func comparison() throws {
    let text = try report("40,120", without: ["0x42"])
    #expect(
      text.contains(
        "`UIButton` sends touchUpInside (before: touchCancel)"), "\(text)")
  }

  // MARK: - Other controls

  @Test("CTL-43: what lies inside a switch keeps what the switch keeps, and its size is the dump's")
  func switchControl() throws {
    let text = try report("210,30")
    #expect(
      text.hasPrefix(
        "A tap at (210, 30) lands on UISwitchModernVisualElement: UISwitch sends valueChanged at 84 ms.\n"))
    let lines = controls(text)
    #expect(lines.contains("  Assumed: it is off (the input does not say)."))
    #expect(
      lines.contains(
        "  A tap: valueChanged, primaryActionTriggered and touchUpInside (84 ms)."))
    #expect(lines.contains("      `UISwitch` does not let `hide` begin. [CTL-40, CTL-44]"))
  }

  @Test("SLD-1: a slider refuses a finger that is not on its thumb")
  func slider() throws {
    let refusal =
      "      valueChanged never fires: the finger is not on the thumb, and beginTracking(_:with:) refuses it. "
      + "[CTL-5, SLD-1]"
    #expect(controls(try report("30,215")).contains(refusal))
    let onThumb = controls(try report("120,215"))
    #expect(!onThumb.contains(refusal))
    // Of the track's 200 - 4 - 31 pt half are left, which takes 17 moves of 5 pt.
    #expect(onThumb.contains { $0.contains("valueChanged 17 times") }, "\(onThumb)")
  }

  @Test("TXF-1: a text field's own tap begins editing; a drag does not")
  func textField() throws {
    let lines = controls(try report("40,310"))
    #expect(lines.contains("  A tap: touchDown (0 ms) → editingDidBegin and touchCancel (84 ms)."))
    #expect(
      lines.contains(
        "      editingDidBegin never fires: `UITextField.tap` fails: the finger moved too far for a tap. "
          + "[TXF-1, TAP-4]"))
  }

  @Test("CTL-20: a disabled control is hit and sends nothing")
  func disabled() throws {
    let lines = controls(try report("40,370"))
    #expect(
      lines.contains(
        "      touchUpInside never fires: `UIButton` is disabled, so it is hit and does nothing. [CTL-20, HIT-20]"
      ))
    #expect(lines.allSatisfy { !$0.contains("touchDown") })
  }

  @Test("TOUCH-9: a control that is expected and not hit sends nothing")
  func notHit() throws {
    let lines = controls(try report("250,300", expect: "0x30"))
    expect(
      lines,
      is: [
        "Control events of `UIButton` (0x30) and their targets",
        "  It sends nothing, so touchUpInside never fires: it is not hit. [TOUCH-9, CTL-3]",
      ])
  }

  @Test("A class that is only called like a control is not taken for one, and a plain view not at all")
  func suspects() throws {
    let dump = """
      <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>
         | <Shop.BuyButton: 0x20; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
      """
    #expect(
      try report("50,50", in: dump).contains(
        "`BuyButton` (0x20) may be a control: the input does not name the class that it builds on"))
    #expect(
      try report("200,200", in: dump).contains(
        "No control is on the way from `UIWindow` to the window, so none sends an event."))
  }

  // MARK: - Scroll views

  @Test("SCR-4: content of a scroll view gets a quick tap at the lift; SCR-5: and a hold late")
  func delays() throws {
    let text = try report("40,420")
    #expect(text.contains("`UIButton` gets touchesBegan and touchesEnded together, at the lift"))
    #expect(
      text.contains(
        "`UITableView.delay` fails: it has waited for a drag long enough [SCR-2]; `UIButton` gets "))
  }

  @Test("SCR-6: a quick drag scrolls, and the content hears nothing")
  func scrolls() throws {
    let text = try report("40,420")
    #expect(
      text.contains("  A vertical drag: `UITableView.pan` acts from 80 ms on;"))
    #expect(
      controls(text).contains(
        "      touchUpInside never fires: `UITableView.pan` takes the touch before `UIButton` hears of it. "
          + "[DLV-1, DLV-17]"))
  }

  @Test("SCR-15: a scroll view whose content has nowhere to go that way does not scroll, and says so")
  func nowhere() throws {
    #expect(try report("40,420").contains("`UITableView.pan`: there is nothing to move that way [SCR-15]"))
  }

  @Test("SCR-9: a button that has the touch keeps it from a scroll view that would scroll")
  func contentKeeps() throws {
    let dump = """
      <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>
         | <UIScrollView: 0x20; frame = (0 0; 320 568); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
         |    | <UIButton: 0x30; frame = (0 0; 320 100); layer = <CALayer: 0x5>>

      <__NSArrayM 0x6>(
      <UIScrollViewPanGestureRecognizer: 0x41; state = Possible; delaysTouchesEnded = NO; view = <UIScrollView 0x20>; target= <(action=handlePan:, target=<UIScrollView 0x20>)>>
      )
      """
    let text = try report("40,50", in: dump)
    #expect(
      text.contains("`UIButton` keeps its touch, so that `UIScrollView` does not scroll [SCR-7]"), "\(text)")
    #expect(
      text.contains(
        "Assumed: its content has room to scroll on all sides (the input does not give its size).")
    )
    // The input lists the recognizers, and so there is none that delays, and none twice.
    #expect(!text.contains("UIScrollView.pan") && !text.contains("UIScrollView.delay"))
    #expect(
      text.contains(
        "`UIScrollViewPanGestureRecognizer` (0x41) is UIKit's, and is played as a part of its view."))
  }

  // MARK: - Actions

  @Test(
    "ACT-1: an export's target is told by its name; with none the chain is asked, and who has it is not known"
  )
  func exportedTargets() throws {
    let export = """
      {"format": "fingerpost-export/1", "views": [
        {"class": "UIWindow", "address": "0x10", "superclasses": [], "bounds": [0, 0, 320, 568], "center": [160, 284]},
        {"class": "UIView", "address": "0x20", "parent": 0, "superclasses": [], "bounds": [0, 0, 320, 568], "center": [160, 284],
         "viewController": {"class": "Shop.Page", "address": "0x21"}},
        {"class": "Shop.BuyButton", "address": "0x30", "parent": 1, "superclasses": ["UIButton"], "bounds": [0, 0, 100, 40], "center": [50, 20],
         "targets": [
          {"class": "Shop.Page", "address": "0x21", "action": "buy:", "events": ["touchUpInside"]},
          {"class": null, "address": null, "action": "press:", "events": ["touchDown"]}]}
      ], "windows": [{"view": 0, "level": 0}]}
      """
    let text = try report("50,20", in: export)
    #expect(
      text.contains(
        "It is not known which object has press:; a first responder is asked before the control. [ACT-1]"))
    #expect(
      text.contains("[(UIResponder *)0x30 targetForAction:(SEL)NSSelectorFromString(@\"press:\") withSender:")
    )
    let lines = controls(text)
    #expect(lines.contains("  Registered: touchUpInside → buy: of `Page` (0x21)."), "\(lines)")
    #expect(lines.contains("      touchUpInside sends buy: to `Page`. [ACT-1]"), "\(lines)")
    #expect(
      lines.contains(
        "      touchDown sends press: with no target: `BuyButton`, `UIView`, `Page`, `UIWindow`, `UIWindowScene`, "
          + "`UIApplication` are asked in this order, and the input does not say which of them implements it. "
          + "[ACT-1, ACT-2, ACT-3]"), "\(lines)")
  }

  @Test("ACT-2: in a scenario the chain is walked to whoever performs the action")
  func scenarioActions() throws {
    let scenario = """
      title: A button without a target
      windows:
        - id: W
          subviews:
            - id: Bar
              frame: [0, 0, 100, 100]
              actions: [press]
              subviews:
                - id: Go
                  class: UIButton
                  frame: [0, 0, 100, 100]
                  targets:
                    - { events: [touchUpInside], action: press }
      """
    let lines = controls(try report("50,50", in: scenario))
    #expect(
      lines.contains(
        "      touchUpInside sends press with no target: `Go`, `Bar` are asked in this order, and `Bar` performs it. "
          + "[ACT-1, ACT-2]"), "\(lines)")
  }

  // MARK: - JSON

  @Test("The controls of the report as JSON, with events, refusals and why the expected one never fires")
  func json() throws {
    let data = try bytes(Self.page, "40,420", json: true)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expect((object["notLookedAt"] as? [Any])?.isEmpty, is: true)
    let control = try #require((object["controls"] as? [[String: Any]])?.first)
    expect((control["control"] as? [String: Any])?["address"] as? String, is: "0x35")
    #expect(control["playedAs"] as? String == "UIButton" && control["isReached"] as? Bool == true)
    #expect(control["purpose"] as? String == "touchUpInside" && control["targets"] is NSNull)
    let gestures = try #require(control["gestures"] as? [[String: Any]])
    let events = try #require(gestures.first?["events"] as? [[String: Any]])
    expect(
      events.map { $0["event"] as? String }, is: ["touchDown", "touchUpInside", "primaryActionTriggered"])
    expect(events.map { $0["rule"] as? String }, is: ["CTL-8", "CTL-16", "CTL-32"])
    #expect(gestures.first?["whyNever"] is NSNull)
    expect((gestures.first?["refused"] as? [[String: Any]])?.first?["address"] as? String, is: "0x41")
    #expect(
      gestures.contains { ($0["whyNever"] as? String)?.hasPrefix("touchUpInside never fires: ") == true })
    let parts = object["standardRecognizers"] as? [[String: Any]]
    expect(parts?.map { $0["part"] as? String }, is: ["delay", "pan"])
    // Those that the input does not describe are in no other list.
    let touch = (object["touches"] as? [[String: Any]])?.first
    expect(
      (touch?["recognizers"] as? [[String: Any]])?.map { $0["address"] as? String }, is: ["0x41", "0x42"])
  }

  @Test(
    "Elements of a page source are taken for the views that they mostly stand for, and the report says so")
  func elements() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" enabled="true" visible="true" x="0" y="0" width="320" height="568">
      <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="320" height="568">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Buy" enabled="true" visible="true" x="0" y="0" width="100" height="40"/>
      </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    let lines = controls(try report("50,20", in: source))
    #expect(lines.contains("  The element `XCUIElementTypeButton` is assumed to be a UIButton."), "\(lines)")
    #expect(
      lines.contains("  A tap: touchDown (0 ms) → touchUpInside and primaryActionTriggered (84 ms).")
        || lines.contains { $0.contains("touchUpInside and primaryActionTriggered (84 ms)") }, "\(lines)")
  }

  @Test("Buttons nested without end are played without exhausting the stack")
  func deep() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>\n"
    for depth in 1...3_000 {
      text += String(repeating: "   |", count: depth)
      text +=
        " <UIButton: 0x\(String(depth + 1, radix: 16)); frame = (0 0; 320 568); layer = <CALayer: 0x1>>\n"
    }
    #expect(try report("50,50", in: text).contains("Control events of `UIButton`"))
  }
}
