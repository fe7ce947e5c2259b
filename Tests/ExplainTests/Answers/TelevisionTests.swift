import Expectations
import FingerpostExplain
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// What is said of the screens of a television, where a tap stands for a press of select.
@Suite("Televisions") struct TelevisionTests {
  /// A page of a television with something on it, and with recognizers.
  private static func explainer(_ lines: String, _ recognizers: String = "", width: Int = 1920) throws
    -> Explainer
  {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; \(width) 1080); layer = <UIWindowLayer: 0xf>>
         | <UIView: 0x2; frame = (0 0; \(width) 1080); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
      \(lines)

      """
    return Explainer(try ScreenReader.read(Data((dump + recognizers).utf8), name: "tv"))
  }

  private static func view(_ className: String, _ address: String, _ rest: String = "") -> String {
    "   |    | <\(className): \(address); frame = (100 100; 600 80); \(rest)layer = <CALayer: 0xf>>"
  }

  /// A report on a tap on what is expected, with its first paragraph in one line.
  private static func report(_ explainer: Explainer, _ name: String, _ gesture: RequestedGesture = .tap)
    throws
    -> (report: Report, says: String, text: String)
  {
    let report = explainer.report(
      of: gesture, at: CGPoint(x: 200, y: 140), expecting: try explainer.expected(name))
    let text = report.text()
    let says = text.components(separatedBy: "\n\n")[0].replacingOccurrences(of: "\n", with: " ")
    return (report, says, text)
  }

  @Test(
    "PRESS-2, PRESS-5, FOC-8: select goes to what is focused",
    arguments: [
      ("UIButton", "with the focus on it, makes UIButton act: it sends primaryActionTriggered at 84 ms."),
      ("UITextField", "with the focus on it, makes UITextField act: it sends editingDidBegin at 84 ms."),
    ])
  func standard(className: String, says: String) throws {
    let page = Self.view(className, "0x3")
    let (report, said, text) = try Self.report(try Self.explainer(page), className)
    expect(said, is: "On a television a press of select, \(says)")
    expect(report.isAsExpected, is: true)
    #expect(text.contains("Which view has the focus") && !text.contains("HIT-1") && !text.contains("touches"))
    #expect(text.contains("focusSystemForEnvironment:(id)0x1] focusedItem"), "\(text)")
    let phone = try Self.report(try Self.explainer(page, width: 1080), className)
    expect(phone.says.hasPrefix("A tap at (200, 140) makes"), is: true, "\(phone.says)")
  }

  @Test("FOC-10: a cell of a list is focused, and select selects it") func cell() throws {
    let page = """
         |    | <UITableView: 0x3; frame = (0 0; 900 1080); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {900, 1200}>
         |    |    | <UITableViewCell: 0x4; frame = (0 0; 900 200); text = 'Menu'; layer = <CALayer: 0xf>>
      """
    let (report, said, _) = try Self.report(try Self.explainer(page), "Menu")
    #expect(
      report.isAsExpected && said.contains("makes UITableViewCell act: it is selected at 84 ms"), "\(said)")
    let tap = StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "menu:"))
    let taken = try Self.report(try Self.explainer(page, tap), "Menu")
    #expect(!taken.report.isAsExpected && taken.says.contains("takes the press at 84 ms"), "\(taken.says)")
    #expect(taken.text.contains("UITableViewCell gets pressesCancelled"), "\(taken.text)")
    // What is asked of touches alone is no fix.
    expect(taken.report.remedies.map(\.code), is: [["tap.cancelsTouchesInView = false"]])
  }

  @Test(
    "FOC-2: what cannot be focused gets no press, and what lets it is tried",
    arguments: [
      (
        "Shop.Card", "", ["// in Card", "override var canBecomeFocused: Bool { true }"],
        "canBecomeFocused is false"
      ),
      ("UIButton", "hidden = YES; ", ["button.isHidden = false"], "it is hidden"),
      ("UIButton", "alpha = 0; ", ["button.alpha = 1  // to keep it unseen"], "it is too transparent"),
      (
        "UIImageView", "userInteractionEnabled = NO; ",
        [
          "imageView.isUserInteractionEnabled = true", "// in a subclass of UIImageView that takes its place",
          "override var canBecomeFocused: Bool { true }",
        ], "it has isUserInteractionEnabled = false"
      ),
    ])
  func unfocusable(className: String, rest: String, code: [String], says: String) throws {
    let name = className.components(separatedBy: ".").last ?? className
    let isButton = className == "UIButton"
    let marked = Self.view(
      className, "0x3", (isButton ? "" : "gestureRecognizers = <NSArray: 0xd>; ") + rest)
    let tap =
      isButton
      ? "" : StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "\(name) 0x3", "chosen:"))
    let explainer = try Self.explainer(
      marked + "\n" + Self.view("UITextField", "0x4").replacingOccurrences(of: "100 100", with: "900 900"),
      tap)
    let (report, said, text) = try Self.report(explainer, name)
    expect(report.isAsExpected, is: false)
    #expect(said.hasPrefix("On a television a press of select never gets to \(name): select goes"), "\(said)")
    #expect(said.contains(says), "\(said)")
    #expect(text.contains("UITextField, focused."), "\(text)")
    let tried: Report.Remedy = try #require(report.remedies.first)
    expect(tried.code.count, is: code.count, "\(tried.code)")
    for (line, start) in zip(tried.code, code) { #expect(line.hasPrefix(start), "\(tried.code)") }
    #expect(tried.outcome.plain.contains("84 ms") && !tried.outcome.plain.contains("no longer"), "\(tried)")
  }

  @Test("PRESS-3: a recognizer around what is focused acts, and one on what cannot be focused does not")
  func recognizers() throws {
    let page = Self.view("Shop.Card", "0x3", "gestureRecognizers = <NSArray: 0xd>; ")
    let lists =
      StrangersTests.list(StrangersTests.recognizer("Tap", "0x30", on: "UIView 0x2", "menu:"))
      + StrangersTests.list(StrangersTests.recognizer("Tap", "0x31", on: "Card 0x3", "chosen:"))
    let explainer = try Self.explainer(
      page + "\n"
        + Self.view("RCTTVView", "0x4").replacingOccurrences(of: "100 100", with: "900 900"),
      lists)
    let around = try Self.report(explainer, "menu:")
    #expect(
      around.report.isAsExpected && around.says.contains("with the focus on RCTTVView"), "\(around.says)")
    let own = try Self.report(explainer, "chosen:")
    #expect(
      own.says.contains("because select goes to the focused view, and Card, which it is on"), "\(own.says)")
    expect(own.report.remedies.first?.outcome.plain, is: "chosen: acts at 84 ms")
  }

  @Test("PRESS-5: a button's targets for touches hear nothing of select") func targets() throws {
    func export(_ events: String) throws -> Explainer {
      let json = """
        {"format": "fingerpost-export/1", "windows": [{"view": 0, "key": true}], "views": [
        {"parent": null, "class": "UIWindow", "superclasses": [], "address": "0x1", "bounds": [0, 0, 1920, 1080], "center": [960, 540]},
        {"parent": 0, "class": "UIButton", "superclasses": [], "address": "0x2", "bounds": [0, 0, 300, 80], "center": [200, 140], "enabled": true,
         "targets": [{"class": "Shop.Home", "address": "0x9", "action": "buy", "events": ["\(events)"]}]}]}
        """
      return Explainer(try ScreenReader.read(Data(json.utf8), name: "tv"))
    }
    let (report, said, _) = try Self.report(try export("touchUpInside"), "UIButton")
    #expect(!report.isAsExpected && said.contains("and its targets are for other events"), "\(said)")
    expect(
      report.remedies.map(\.code),
      is: [["button.addTarget(self, action: #selector(tapped), for: .primaryActionTriggered)"]])
    expect(try Self.report(try export("primaryActionTriggered"), "UIButton").report.isAsExpected, is: true)
  }

  @Test("What lies over all of a focused view puts the answer in doubt") func obscured() throws {
    let button = Self.view("UIButton", "0x3")
    for (size, isDisputed) in [("1920 1080", true), ("300 1080", false)] {
      let cover = "   |    | <Shop.Cover: 0x4; frame = (0 0; \(size)); layer = <CALayer: 0xf>>"
      let (report, said, _) = try Self.report(try Self.explainer(button + "\n" + cover), "UIButton")
      expect(report.answer.isDisputed, is: isDisputed)
      expect(said.contains("UIKit passes over what another view obscures"), is: isDisputed, "\(said)")
    }
  }

  @Test("A hold is a press of a second, many taps are presses, and other gestures are a remote's own")
  func others() throws {
    let explainer = try Self.explainer(Self.view("UIButton", "0x3"))
    #expect(
      try Self.report(explainer, "UIButton", .hold).says.contains("press of select of 1 s, with the focus"))
    let swipe = try Self.report(explainer, "UIButton", .swipe(.left)).says
    #expect(swipe.hasPrefix("On a television fingers move on the remote"), "\(swipe)")
    let many = explainer.report(
      on: [.init(CGPoint(x: 200, y: 140))], expecting: try explainer.expected("UIButton"))
    #expect(
      many.text.contains("1 of 1 touches make UIButton act") || many.text.contains("acts"), "\(many.text)")
    expect(many.outcome, is: .happens)
    let bare = explainer.report(at: CGPoint(x: 200, y: 140)).answerText
    #expect(bare.contains("gets to it, which sends primaryActionTriggered"), "\(bare)")
    let full = explainer.report(at: CGPoint(x: 200, y: 140))
    var options = Report.Options()
    options.isFull = true
    #expect(full.text(options).contains("What happens\n") && !full.text(options).contains("Walk"))
  }
}
