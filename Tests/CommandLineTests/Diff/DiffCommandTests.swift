import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// Two captures of one screen, one change planted between them: it is named, and nothing else is.
@MainActor @Suite struct DiffCommandTests {
  /// A screen with an order to pay.
  nonisolated static let screen = """
    <UIWindow: 0x100; frame = (0 0; 393 420); layer = <UIWindowLayer: 0x1>>
       | <Shop.OrderView: 0x101; baseClass = UIView; frame = (0 0; 393 420); layer = <CALayer: 0x1>>
       |    | <UIView: 0x102; frame = (0 20; 393 44); layer = <CALayer: 0x1>>
       |    |    | <UIButton: 0x103; frame = (8 0; 60 44); layer = <CALayer: 0x1>>
       |    |    |    | <UIButtonLabel: 0x104; frame = (8 12; 44 20); text = 'Back'; userInteractionEnabled = NO; layer = <CALayer: 0x1>>
       |    |    | <UIButton: 0x105; frame = (325 0; 60 44); layer = <CALayer: 0x1>>
       |    |    |    | <UIButtonLabel: 0x106; frame = (8 12; 44 20); text = 'Share'; userInteractionEnabled = NO; layer = <CALayer: 0x1>>
       |    | <Shop.PhotoView: 0x107; baseClass = UIImageView; frame = (24 70; 345 80); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x1>>
       |    | <Shop.CouponCard: 0x108; baseClass = UIView; frame = (24 160; 345 100); layer = <CALayer: 0x1>>
       |    |    | <Shop.CouponButton: 0x109; baseClass = UIButton; frame = (16 40; 150 52); layer = <CALayer: 0x1>>
       |    |    | <Shop.TermsButton: 0x10a; baseClass = UIButton; frame = (182 40; 147 52); layer = <CALayer: 0x1>>
       |    | <UISwitch: 0x10b; frame = (318 266; 51 31); layer = <CALayer: 0x1>>
       |    | <Shop.AmountButton: 0x10c; baseClass = UIButton; frame = (24 300; 345 48); layer = <CALayer: 0x1>>
       |    | <Shop.PayButton: 0x10d; baseClass = UIButton; frame = (24 360; 345 48); layer = <CALayer: 0x1>>
    (lldb) po [0x107 gestureRecognizers]
    <__NSArrayM 0x2>(
    <UITapGestureRecognizer: 0x201; state = Possible; view = <Shop.PhotoView 0x107>; target= <(action=enlarge:, target=<Shop.OrderView 0x101>)>>
    )

    """

  /// A change of the screen: a text in it, and what stands there instead.
  nonisolated struct Planted: Sendable {
    var title: String
    var text: String
    var replacement: String
    /// What became of which class.
    var expected: [String]
  }

  private nonisolated static let pay = "Shop.PayButton: 0x10d; baseClass = UIButton; frame = (24 360; 345 48)"
  private nonisolated static let behindPay = "layer = <CALayer: 0x1>>\n(lldb)"
  private nonisolated static func view(_ name: String, _ frame: String) -> String {
    "layer = <CALayer: 0x1>>\n   |    | <\(name): 0x10e; frame = \(frame); layer = <CALayer: 0x1>>\n(lldb)"
  }

  nonisolated static let planted = [
    Planted(
      title: "a view over a button", text: behindPay, replacement: view("Shop.Toast", "(0 355; 393 60)"),
      expected: ["unreachable Shop.PayButton"]),
    Planted(
      title: "a view over half of a button", text: behindPay,
      replacement: view("Shop.Toast", "(0 298; 200 52)"),
      expected: ["partly Shop.AmountButton"]),
    Planted(
      title: "a view around buttons that takes no touches", text: "frame = (24 160; 345 100);",
      replacement: "frame = (24 160; 345 100); userInteractionEnabled = NO;",
      expected: ["unreachable Shop.CouponButton", "unreachable Shop.TermsButton"]),
    Planted(
      title: "a view around buttons that became too low", text: "frame = (24 160; 345 100)",
      replacement: "frame = (24 160; 345 30)",
      expected: ["unreachable Shop.CouponButton", "unreachable Shop.TermsButton"]),
    Planted(
      title: "a hidden button", text: "frame = (325 0; 60 44);",
      replacement: "frame = (325 0; 60 44); hidden = YES;",
      expected: ["unreachable UIButton"]),
    Planted(
      title: "a faint button", text: "\(pay);", replacement: "\(pay); alpha = 0.005;",
      expected: ["unreachable Shop.PayButton"]),
    Planted(
      title: "a disabled button", text: "\(pay);", replacement: "\(pay); enabled = NO;",
      expected: ["unreachable Shop.PayButton"]),
    Planted(
      title: "a button that is gone", text: "   |    | <\(pay); layer = <CALayer: 0x1>>\n", replacement: "",
      expected: ["unreachable Shop.PayButton"]),
    Planted(
      title: "a button off the screen", text: pay,
      replacement: "Shop.PayButton: 0x10d; baseClass = UIButton; frame = (24 460; 345 48)",
      expected: ["unreachable Shop.PayButton"]),
    Planted(
      title: "a small button", text: "frame = (24 300; 345 48)", replacement: "frame = (24 300; 345 22)",
      expected: ["small Shop.AmountButton"]),
    Planted(
      title: "a view with a recognizer that became small", text: "frame = (24 70; 345 80)",
      replacement: "frame = (24 70; 30 30)", expected: ["small Shop.PhotoView"]),
    Planted(
      title: "a double tap to wait for", text: "target=<Shop.OrderView 0x101>)>>",
      replacement: """
        target=<Shop.OrderView 0x101>)>; must-fail = {
                <UITapGestureRecognizer: 0x202; state = Possible; view = <Shop.PhotoView 0x107>; target= <(action=like:, target=<Shop.OrderView 0x101>)>; numberOfTapsRequired = 2>
            }>,
        <UITapGestureRecognizer: 0x202; state = Possible; view = <Shop.PhotoView 0x107>; target= <(action=like:, target=<Shop.OrderView 0x101>)>; numberOfTapsRequired = 2>
        """, expected: ["late Shop.PhotoView"]),
    Planted(
      title: "a button that moved and says something else", text: "frame = (8 0; 60 44)",
      replacement: "frame = (12 0; 60 44)", expected: []),
    Planted(title: "nothing", text: "0x100", replacement: "0x100", expected: []),
  ]

  private static func diff(_ old: String, _ new: String, _ options: [String] = []) throws -> Ran {
    try DiffCommand.parsed(["old", "new"] + options).ran(on: ["old": old, "new": new])
  }

  /// The screen as another process has it: no address is the same.
  fileprivate nonisolated static func elsewhere(_ text: String) -> String {
    text.replacing("0x1", with: "0x9f1").replacing("0x2", with: "0x9f2")
  }

  /// What a diff says in JSON, with its exit status.
  private static func found(_ old: String, _ new: String) throws -> [String] {
    let ran = try diff(old, new, ["--json"])
    let report = try JSONValue(ran.bytes)
    let found = report["changes"]?.elements.map { change in
      "\(change["change"]?.text ?? "") \(change["was"]?["class"]?.text ?? "")"
    }
    expect(report["worse"], is: .bool(found?.isEmpty == false))
    expect(ran.status, is: (found?.isEmpty == false ? 1 : 0))
    return try #require(found)
  }

  @Test("what acts again is named") func better() throws {
    let dead = Self.screen.replacing(
      "<Shop.CouponCard: 0x108; baseClass = UIView; frame = (24 160; 345 100);",
      with:
        "<Shop.CouponCard: 0x108; baseClass = UIView; frame = (24 160; 345 100); userInteractionEnabled = NO;"
    )
    let ran = try Self.diff(dead, Self.screen)
    expect(ran.status, is: 0)
    #expect(ran.text.contains("nothing became worse; CouponButton and TermsButton act now;"))
    let better = try JSONValue(Self.diff(dead, Self.screen, ["--json"]).bytes)["better"]?.elements
    expect(better?.compactMap { $0["class"]?.text }, is: ["Shop.CouponButton", "Shop.TermsButton"])
  }

  @Test(
    "each planted change is found and nothing else is, in one process and in two, and not on the way back")
  func planted() async {
    await #expect(processExitsWith: .success) {
      _ = nice(5)
      for (index, planted) in DiffCommandTests.planted.enumerated() {
        let screen = DiffCommandTests.screen
        let new = screen.replacing(planted.text, with: planted.replacement)
        expect((new == screen), is: (planted.title == "nothing"))
        // Other addresses are a matter of finding views again, which three kinds of change tell as well as all.
        for capture in index % 5 == 0 ? [new, DiffCommandTests.elsewhere(new)] : [new] {
          let found = try await DiffCommandTests.found(screen, capture)
          expect(found, is: planted.expected, "\(planted.title)")
        }
        let back = try await DiffCommandTests.found(new, screen)
        expect(back, is: [], "\(planted.title)")
      }
    }
  }

  @Test("the text begins with what became worse, and the picture shows it")
  func text() throws {
    let toast = Self.planted[0]
    let new = Self.screen.replacing(toast.text, with: toast.replacement)
    let ran = try Self.diff(Self.screen, new, ["--picture", "diff.svg"])
    #expect(
      ran.text.hasPrefix(
        """
        old → new: became worse: 1 unreachable; 8 of 8 targets that acted were found again.
        unreachable  PayButton never acts: Toast lies over it (
        """))
    expect(ran.files["diff.svg"]?.contains("PayButton never acts: Toast lies over it"), is: true)
    #expect(try Self.diff(Self.screen, new, ["--full"]).text.contains("Fix"))
    let same = try Self.diff(Self.screen, Self.screen)
    #expect(same.text.hasPrefix("old → new: nothing became worse; 8 of 8 targets"))
  }

  @Test("a fault that was there before is none that came")
  func knownFault() throws {
    let toast = Self.planted[0]
    let both = Self.screen.replacing(toast.text, with: toast.replacement)
    try expect(Self.diff(both, both).status, is: 0)
  }

  @Test("a control that is disabled does not act, also where another element may lie in front of it")
  func disabled() throws {
    func source(_ isEnabled: Bool) -> String {
      """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844"><XCUIElementTypeWindow x="0" y="0"
       width="390" height="844"><XCUIElementTypeNavigationBar x="0" y="44" width="390" height="44">
       <XCUIElementTypeButton label="Skip" enabled="\(isEnabled)" x="300" y="44" width="80" height="44"/>
       </XCUIElementTypeNavigationBar><XCUIElementTypeOther x="0" y="0" width="390" height="844">
       <XCUIElementTypeButton label="Pay" enabled="true" x="20" y="700" width="350" height="50"/>
       </XCUIElementTypeOther></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
      """
    }
    let text = try Self.diff(source(true), source(false)).text
    #expect(text.contains("became worse: 1 unreachable") && text.contains("Button “Skip” is disabled"))
    try expect(Self.diff(source(false), source(false)).status, is: 0)
  }

  @Test("captures of two screens, and half of one, are no answer")
  func refused() throws {
    let other = """
      <UIWindow: 0x500; frame = (0 0; 393 420); layer = <UIWindowLayer: 0x1>>
         | <Mail.SendButton: 0x501; baseClass = UIButton; frame = (24 300; 345 60); layer = <CALayer: 0x1>>

      """
    #expect(throws: CommandFailure.self) { try Self.diff(Self.screen, other) }
    #expect(throws: CommandFailure.self) { try Self.diff(Self.screen, "nothing") }
    try expect(
      DiffCommand.parsed(["old", "new"]).ended(on: ["old": Self.screen, "new": other]).status, is: 2)
  }

  @Test("a report fits its schema")
  func schema() throws {
    let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")
    let schema = try JSONValue(Data(contentsOf: docs.appendingPathComponent("diff.schema.json")))
    var validator = SchemaValidator(schema)
    validator.isClosed = true
    #expect(validator.ownProblems.isEmpty)
    for planted in [Self.planted[0], Self.planted[7], Self.planted[9], Self.planted[11]] {
      let new = Self.screen.replacing(planted.text, with: planted.replacement)
      expect(validator.problems(try JSONValue(Self.diff(Self.screen, new, ["--json"]).bytes)), is: [])
    }
    let page = try String(contentsOf: docs.appendingPathComponent("report-format.md"), encoding: .utf8)
    let start = try #require(page.range(of: "## The difference"))
    for key in schema.keys.sorted() { #expect(page[start.lowerBound...].contains("`\(key)`"), "\(key)") }
  }
}
