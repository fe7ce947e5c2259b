import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What a later round of public questions found, each on a screen of our own.
@Suite("Questions asked later") struct AskedLaterTests {
  private typealias Case = StrangersTests.Case

  @Test(
    "HIT-5, HIT-24, WIN-2, EXCL-1, EXCL-2, SCR-21: what is said first, and what helps",
    arguments: cases)
  private func isAnswered(_ question: StrangersTests.Case) throws { try question.check() }

  private nonisolated static let cases: [Case] = [
    // material-components-ios#7542
    Case(
      name: "a tap beside a button in its item",
      screen: StrangersTests.page(
        """
           |    | <Shop.BarItem: 0x3; baseClass = UIView; frame = (0 700; 125 56); layer = <CALayer: 0xf>>
           |    |    | <UIButton: 0x4; frame = (28 0; 69 56); layer = <CALayer: 0xf>>
        """),
      tap: (120, 730), expect: "UIButton",
      says: ["missed by 23.0 pt on the right, and BarItem gets the touch"],
      fixes: ["bounds.insetBy(dx: -24, dy: 0).contains(point)", "→ UIButton sends touchUpInside at 84 ms"]),
    Case(
      name: "a control of one's own that is too small",
      screen: StrangersTests.page(
        """
           |    | <Shop.Knob: 0x4; baseClass = UIControl; frame = (100 100; 20 20); layer = <CALayer: 0xf>>
        """),
      tap: (128, 110), expect: "Knob", says: ["missed by 8.0 pt on the right"],
      fixes: ["bounds.insetBy(dx: -9, dy: 0).contains(point)", "→ Knob sends touchUpInside at 84 ms"]),
    // Detox#4747
    Case(
      name: "a view of React Native's that is not to be seen", screen: unseen("RCTView"),
      tap: (353, 158), expect: "icon.trash",
      says: [
        "may never reach RCTView \"icon.trash\": RCTView (0x5) lies in front",
        "RCTView (0x5) has alpha 0 and takes touches all the same",
      ]),
    Case(
      name: "a component view that is not to be seen takes none", screen: unseen("RCTViewComponentView"),
      tap: (353, 158), expect: "icon.trash",
      says: ["RCTViewComponentView \"icon.trash\""], never: ["takes touches all the same"]),
    // react-native-unity#76
    Case(
      name: "a second window of unknown level",
      screen: StrangersTests.page(
        """
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
        <UIWindow: 0x4; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UnityView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
        """),
      tap: (100, 220), expect: "UIButton",
      says: ["may never reach UIButton: UnityView", "in the other order UIButton acts"],
      fixes: ["window.windowLevel = .normal - 1  // 0x4: behind the others"]),
    // idb#718
    Case(
      name: "a point in pixels", screen: elements, tap: (1155, 2544), expect: "Increment",
      says: ["no view gets it", "points are not pixels", "(385, 848) at a scale of 3"]),
    // Redstone#4
    Case(
      name: "a button beside what a scroll view scrolls", screen: beside("clipsToBounds = YES; "),
      tap: (350, 120), expect: "UIButton",
      says: ["sticks out of UIScrollView, which holds it and is missed by 10.0 pt on the right"],
      never: ["scrolled off", "override func point(inside"]),
    Case(
      name: "the same where it is seen there", screen: beside(""), tap: (350, 120), expect: "UIButton",
      says: ["sticks out of UIScrollView"], fixes: ["|| button.point(inside: convert(point, to: button)"],
      never: ["scrolled off"]),
    Case(
      name: "a button further down in what it scrolls",
      screen: beside("clipsToBounds = YES; ", y: 700, height: 900), tap: (300, 780), expect: "UIButton",
      says: ["it is scrolled off: UIScrollView, which holds it, is missed by"]),
    // SWRevealViewController#545
    Case(
      name: "a slider beside its thumb, with a recognizer of a kind that is not known around it",
      screen: StrangersTests.page(
        """
           |    | <UISlider: 0x3; frame = (40 300; 300 31); layer = <CALayer: 0xf>; value: 0.500000>

        """
          + StrangersTests.list(
            "<Shop.Reveal: 0x30; state = Possible; view = <UIView 0x2>; target= <(action=reveal, target=<Shop.C 0x9>)>>"
          )),
      tap: (60, 315), gesture: .drag(x: 90, y: 0), expect: "UISlider",
      says: [
        "reaches UISlider, which does not act: the finger is not on the thumb",
        "what Reveal, on its superview, does is not known",
      ]),
    // route-me#8
    Case(
      name: "a tap of two fingers asked about with one",
      screen: StrangersTests.page(
        StrangersTests.list(
          StrangersTests.recognizer(
            "Tap", "0x30", on: "UIView 0x2", "zoomOut:", "; numberOfTouchesRequired = 2"))),
      tap: (200, 300), expect: "zoomOut:",
      says: [
        "reaches the tap recognizer zoomOut:, and nothing acts: it",
        "zoomOut: is for 2 fingers: a tap with 2 fingers makes it act.",
      ], never: ["Nothing that was tried helps"]),
    // Stack Overflow 843338
    Case(
      name: "two fingers where the first has a button for itself", screen: exclusive("Alone"),
      tap: (300, 100), gesture: .tapWith(x: 100, y: 100), expect: "Other",
      says: [
        "A tap at (300, 100) while a finger rests at (100, 100) reaches Other, and nothing acts",
        "Alone has isExclusiveTouch, so while a finger is on it no other view of the window gets one",
      ],
      fixes: ["alone.isExclusiveTouch = false", "→ Other sends touchUpInside at 200 ms"]),
    Case(
      name: "two fingers where the second is on such a button", screen: exclusive("Other"),
      tap: (300, 100), gesture: .tapWith(x: 100, y: 100), expect: "Other",
      says: ["isExclusiveTouch of it is true, so it gets no finger while another view of the window has one"],
      fixes: ["other.isExclusiveTouch = false"]),
    Case(
      name: "two fingers on two buttons", screen: exclusive(""), tap: (300, 100),
      gesture: .tapWith(x: 100, y: 100), expect: "Other", isAsExpected: true,
      says: ["makes Other act: it sends touchUpInside at 200 ms."]),
    Case(
      name: "two fingers where a dump does not say what is exclusive",
      screen: StrangersTests.page(
        """
           |    | <Shop.Alone: 0x3; baseClass = UIButton; frame = (0 0; 200 400); layer = <CALayer: 0xf>>
           |    | <Shop.Other: 0x4; baseClass = UIButton; frame = (200 0; 200 400); layer = <CALayer: 0xf>>
        """),
      tap: (300, 100), gesture: .tapWith(x: 100, y: 100), expect: "Other", isAsExpected: true,
      says: ["makes Other act"],
      fixes: ["Whether Alone or Other has isExclusiveTouch", "[(UIView *)0x3 isExclusiveTouch]"]),
  ]

  // MARK: - An application that ignores touches

  private static func frozen(_ button: String = "") -> String {
    """
    {"format": "fingerpost-export/1", "ignoresInteractionEvents": true,
     "windows": [{"view": 0, "level": 0, "key": true}],
     "views": [
      {"parent": null, "class": "UIWindow", "address": "0x1", "bounds": [0, 0, 400, 800], "center": [200, 400]},
      {"parent": 0, "class": "UIButton", "address": "0x2", "bounds": [0, 0, 200, 50], "center": [200, 100]\(button)}]}
    """
  }

  @Test(
    "VAL-96: an application that ignores touches is named, and heeding them is tried",
    arguments: [false, true])
  func ignoring(isOff: Bool) throws {
    let text = Self.frozen(isOff ? #", "userInteractionEnabled": false"# : "")
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "frozen"))
    let report = explainer.report(at: CGPoint(x: 200, y: 100), expecting: try explainer.expected("UIButton"))
    let said = report.text().split(separator: "\n").joined(separator: " ")
    #expect(!report.isAsExpected && report.isIgnored)
    #expect(
      said.hasPrefix("A tap at (200, 100) never reaches UIButton: the application ignores all touches"),
      "\(said)")
    #expect(said.contains("UIApplication.shared.endIgnoringInteractionEvents()"), "\(said)")
    expect(said.contains("button.isUserInteractionEnabled = true"), is: isOff, "\(said)")
    let unasked = explainer.report(at: CGPoint(x: 200, y: 100))
    #expect(
      unasked.text().contains("lands on no view: the application ignores all touches"), "\(unasked.text())")
  }

  @Test("VAL-96: with touches heeded nothing is said of it, but in the whole account of a dump")
  func heeding() throws {
    let text = Self.frozen().replacing("true,\n \"windows", with: "false,\n \"windows")
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "awake"))
    let report = explainer.report(at: CGPoint(x: 200, y: 100), expecting: try explainer.expected("UIButton"))
    #expect(report.isAsExpected && !report.text().contains("ignores"))
    let dump = StrangersTests.page("   |    | <UIButton: 0x3; frame = (0 0; 200 50); layer = <CALayer: 0xf>>")
    let other = Explainer(try ScreenReader.read(Data(dump.utf8), name: "dump"))
    var options = Report.Options()
    options.isFull = true
    let full = other.report(at: CGPoint(x: 100, y: 20), expecting: try other.expected("UIButton"))
    #expect(
      full.text(options).contains("[[UIApplication sharedApplication] isIgnoringInteractionEvents]"))
  }

  // MARK: - Names

  @Test(
    "React Native's views are found by their tags and identifiers",
    arguments: ["tag:14", "reactTag: 14", "14", "red"])
  func tags(name: String) throws {
    let explainer = Explainer(try ScreenReader.read(Data(Self.native.utf8), name: "native"))
    guard case .views(let views) = try explainer.expected(name) else {
      Issue.record("no view")
      return
    }
    expect(views.map { explainer.screen.views[$0].address }, is: ["0x4"])
  }

  @Test("A text goes before a tag, and a name that is none says what to use", arguments: [true, false])
  func others(hasText: Bool) throws {
    let text = Self.native.replacing("0x5; tag = 15", with: "0x5; \(hasText ? "text = '14'; " : "")tag = 15")
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "native"))
    try expect(
      explainer.views(named: "14").map { explainer.screen.views[$0].address }, is: [hasText ? "0x5" : "0x4"]
    )
    #expect(throws: UnknownName.self) { try explainer.expected("tag:16") }
    let bare = Explainer(
      try ScreenReader.read(Data(text.replacing("testID = red; ", with: "").utf8), name: "native"))
    do {
      _ = try bare.expected("red")
      Issue.record("there is no such name")
    } catch {
      #expect(
        "\(error)".contains("React Native's views are named by their addresses or by tag:N"), "\(error)")
    }
  }

  private nonisolated static let native = StrangersTests.page(
    """
       |    | <RCTViewComponentView: 0x4; frame = (0 0; 100 100); testID = red; tag = 14; layer = <CALayer: 0xf>>
       |    | <RCTViewComponentView: 0x5; tag = 15; frame = (0 100; 100 100); layer = <CALayer: 0xf>>
    """)

  // MARK: - Screens

  private nonisolated static func unseen(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <ViewHierarchy><UIWindow class="UIWindow" width="393" height="852" visibility="visible" alpha="1.0" ptr="0x1" x="0" y="0">
    <\(name) class="\(name)" width="393" height="852" visibility="visible" alpha="1.0" ptr="0x2" x="0" y="0">
    <\(name) class="\(name)" width="22" height="22" visibility="visible" alpha="1.0" ptr="0x4" x="342" y="147" id="icon.trash" label=""/>
    <\(name) class="\(name)" width="393" height="852" visibility="visible" alpha="0.0" ptr="0x5" x="0" y="0"/>
    </\(name)></UIWindow></ViewHierarchy>
    """
  }

  private nonisolated static let elements = """
    [{"AXFrame":"{{0, 0}, {428, 926}}","AXLabel":"Counter","type":"Application","frame":{"x":0,"y":0,"width":428,"height":926}},
     {"AXFrame":"{{356, 820}, {56, 56}}","AXLabel":"Increment","type":"Button","frame":{"x":356,"y":820,"width":56,"height":56}}]
    """

  private nonisolated static func beside(_ clips: String, y: Int = 40, height: Int = 200) -> String {
    StrangersTests.page(
      """
         |    | <UIScrollView: 0x3; frame = (40 60; 300 200); \(clips)layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {300, \(height)}>
         |    |    | <UIButton: 0x4; frame = (200 \(y); 150 60); layer = <CALayer: 0xf>>
      """)
  }

  private nonisolated static func exclusive(_ name: String) -> String {
    let views = ["Alone", "Other"].enumerated().map { place, view in
      """
      {"parent": 0, "class": "Shop.\(view)", "superclasses": ["UIButton"], "address": "0x\(place + 2)",
       "bounds": [0, 0, 200, 400], "center": [\(100 + 200 * place), 200], "exclusiveTouch": \(view == name)}
      """
    }
    return """
      {"format": "fingerpost-export/1", "windows": [{"view": 0, "level": 0, "key": true}], "views": [
       {"parent": null, "class": "UIWindow", "address": "0x1", "bounds": [0, 0, 400, 800], "center": [200, 400]},
       \(views.joined(separator: ",\n"))]}
      """
  }
}
