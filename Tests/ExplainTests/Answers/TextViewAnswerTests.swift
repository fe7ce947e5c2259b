import Expectations
import Fingerpost
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What touches on text views of dumps do, which the engine's text views decide. [TXV-2, TXV-4, TXV-5]
@Suite struct TextViewAnswerTests {
  /// A text view in a page, as iOS prints both.
  private func dump(
    recognizers: String = text, page: String = "", printed: String = "", in holders: String = "",
    depth: Int = 1
  ) throws -> Screen {
    let indent = "   |" + String(repeating: "    |", count: depth)
    let list = page.isEmpty ? "" : "gestureRecognizers = <NSArray: 0xa1>; "
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UIView: 0x2; frame = (0 0; 400 800); \(list)layer = <CALayer: 0xf>>
      \(holders)\(indent) <UITextView: 0x9; frame = (20 20; 360 160); text = 'See the terms'; clipsToBounds = YES; gestureRecognizers = <NSArray: 0xa2>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {360, 500}>
      \(indent)    | <<_UITextContainerView: 0xb; frame = (0 0; 360 500); layer = <_UITextTiledLayer: 0xf>> minSize = {0, 0}>

      (lldb) po [0x9 gestureRecognizers]
      <__NSArrayM 0xa2>(
      \(recognizers)
      )
      \(page)\(printed)
      """
    return try ScreenReader.read(Data(text.utf8), name: "screen")
  }

  private func report(
    _ screen: Screen, _ name: String?, _ gesture: RequestedGesture = .tap, y: Double = 100
  ) throws -> Report {
    let explainer = Explainer(screen)
    let expected = try name.map { try explainer.expected($0) } ?? .nothing
    return explainer.report(of: gesture, at: CGPoint(x: 100, y: y), expecting: expected)
  }

  private static let assistant = "target=<UITextInteractionAssistant 0xc>)>"

  /// What text views print up to iOS 12.
  nonisolated private static let text = """
    <UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x20; state = Possible; delaysTouchesBegan = YES; view = <UITextView 0x9>; target= <(action=delayed:, target=<UITextView 0x9>)>>,
    <UIScrollViewPanGestureRecognizer: 0x21; state = Possible; delaysTouchesEnded = NO; view = <UITextView 0x9>; target= <(action=handlePan:, target=<UITextView 0x9>)>>,
    <UITextTapRecognizer: 0x22; state = Possible; delaysTouchesEnded = NO; view = <UITextView 0x9>; target= <(action=oneFingerDoubleTap:, target=<UITextInteractionAssistant 0xc>)>; numberOfTapsRequired = 2>,
    <UITapAndAHalfRecognizer: 0x23; state = Possible; view = <UITextView 0x9>; target= <(action=tapAndAHalf:, target=<UITextInteractionAssistant 0xc>)>>,
    <UITextTapRecognizer: 0x24; state = Possible; delaysTouchesEnded = NO; view = <UITextView 0x9>; target= <(action=oneFingerTap:, target=<UITextInteractionAssistant 0xc>)>>,
    <UIVariableDelayLoupeGesture: 0x25; state = Possible; delaysTouchesEnded = NO; view = <UITextView 0x9>; target= <(action=loupeGesture:, target=<UITextInteractionAssistant 0xc>)>>
    """

  private static let own =
    ",\n<UITapGestureRecognizer: 0x30; state = Possible; view = <UITextView 0x9>; target= <(action=textTapped:, target=<Shop.Page 0x31>)>>"

  private static func flag(_ name: String, _ value: String) -> String {
    "\n(lldb) p (BOOL)[0x9 \(name)]\n(BOOL) $1 = \(value)\n"
  }

  @Test("TXV-4: a tap begins editing by the text view's own recognizer, which is not late") func tap() throws
  {
    let report = try report(dump(), "UITextView")
    expect(report.answer.kind, is: .acts)
    #expect(
      report.sentence.plain.hasSuffix(
        "makes UITextView act: it begins editing at 84 ms (as views of its class do)."))
  }

  @Test("TXV-5: a press acts while the finger is down") func press() throws {
    #expect(try report(dump(), nil, .hold).sentence.plain.contains("begins editing at 500 ms"))
  }

  @Test("TXV-2: text that can only be selected opens links, which no input shows, and two taps select a word")
  func selectable() throws {
    let screen = try dump(printed: Self.flag("isEditable", "NO"))
    let report = try report(screen, "UITextView")
    #expect(report.answer.kind == .reached && report.outcome == .happens)
    #expect(report.sentence.plain.contains("a link under the finger opens"))
    #expect(try self.report(screen, nil, .doubleTap).sentence.plain.contains("selects a word"))
  }

  @Test("TXV-2: in text that cannot be selected no link opens, and the fix makes it selectable") func plain()
    throws
  {
    let printed = Self.flag("isEditable", "NO") + Self.flag("isSelectable", "NO")
    let report = try report(dump(printed: printed), "UITextView")
    expect(report.outcome, is: .fails)
    #expect(report.sentence.plain.contains("nothing acts: the text of it cannot be selected"))
    expect(report.remedies.map(\.code), is: [["textView.isSelectable = true"]])
    expect(report.answer.hindrance, is: .plainText(2))
  }

  @Test("TXV-2: the recognizer of a text view's links acts on links only, although its class is public")
  func links() throws {
    let link =
      ",\n<UITapGestureRecognizer: 0x26 (UITextInteractionNameLinkTap); state = Possible; view = <UITextView 0x9>; target= <(action=_handleTap:, target=<UITextLinkInteraction 0xd>)>>"
    let report = try report(dump(recognizers: Self.text + link), "UITextView")
    #expect(report.sentence.plain.contains("it begins editing"))
    #expect(!report.answer.own.contains { $0.actor == .recognizer(6) })
  }

  @Test("TXV-4, ARB-2: an own tap on a text view keeps it from being edited, unless both may recognize")
  func ownTap() throws {
    let screen = try dump(recognizers: Self.text + Self.own)
    try expect(report(screen, "textTapped:").outcome, is: .happens)
    let edits = try report(screen, "UITextView")
    expect(edits.outcome, is: .fails)
    let code = edits.remedies.first?.code.joined(separator: "\n") ?? ""
    #expect(code.contains("shouldRecognizeSimultaneouslyWith"))
    // Applications have no name for the other one.
    #expect(code.contains("gestureRecognizer === tap && other.view === textView"))
  }

  @Test("TXV-2: where text cannot be selected, nothing of the text view's own is in the way of a tap")
  func ownTapOnPlainText() throws {
    let printed = Self.flag("isEditable", "NO") + Self.flag("isSelectable", "NO")
    let report = try report(dump(recognizers: Self.text + Self.own, printed: printed), "textTapped:", .hold)
    // A tap has no limit of time.
    #expect(report.outcome == .happens && report.answer.others.isEmpty)
  }

  @Test("RESP-14: a row with a text view inside is not selected by touches on its text") func cell() throws {
    let holders = """
         |    | <UITableView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 900}>
         |    |    | <Shop.NoteCell: 0x4; baseClass = UITableViewCell; frame = (0 0; 400 200); layer = <CALayer: 0xf>>
         |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 200); layer = <CALayer: 0xf>>

      """
    let report = try report(dump(in: holders, depth: 4), "NoteCell")
    #expect(
      report.sentence.plain.contains("UITextView, inside it, takes the touch at 84 ms"))
    expect(
      report.remedies.first?.code.first?.hasPrefix("textView.isUserInteractionEnabled = false"), is: true)
  }

  @Test("SCR-7: a text view keeps its own size of content, and scrolls by that before what is around it")
  func scrolls() throws {
    let holders =
      "   |    | <UIScrollView: 0x3; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 1600}>\n"
    let screen = try dump(in: holders, depth: 2)
    try expect(report(screen, "UITextView", .drag(x: 0, y: -80)).outcome, is: .happens)
    let outer = try report(screen, "UIScrollView", .drag(x: 0, y: -80))
    expect(outer.outcome, is: .fails)
    #expect(
      outer.remedies.contains { $0.code == ["textView.isScrollEnabled = false  // as tall as its content"] })
  }

  @Test("Whether text can be edited is asked for where a tap depends on it, and read where it is printed")
  func asked() throws {
    func asks(_ screen: Screen) throws -> Bool {
      try report(screen, "UITextView").doubts.telling.contains { $0.command?.contains("isEditable]") == true }
    }
    #expect(try asks(dump()))
    #expect(try !asks(dump(printed: Self.flag("isEditable", "YES"))))
  }

  @Test("A view that does something else in another gesture is not said to do the same") func otherDeeds()
    throws
  {
    let others = try report(dump(recognizers: Self.text + Self.own), "textTapped:").otherGestures.map(\.plain)
    #expect(others.contains { $0.hasPrefix("A hold of 1 s: UITextView begins editing") })
    #expect(
      others.contains { $0.contains("drag") && $0.contains("UITextView scrolls") && !$0.contains("hold") })
  }

  @Test("A text view that lists no recognizer for its text has none") func bare() throws {
    let bare = Self.text.split(separator: "\n").prefix(2).joined(separator: "\n").dropLast()
    let report = try report(dump(recognizers: String(bare)), "UITextView")
    expect(report.answer.kind, is: .nothingActs)
    #expect(report.sentence.plain.contains("the input lists no recognizer for its text"))
  }

  /// indragiek/CocoaMarkdown#21, with the answer that was accepted.
  @Test("TXV-2: the recognizers that come with text that can be selected are there once it can be")
  func bareAndPlain() throws {
    let bare = Self.text.split(separator: "\n").prefix(2).joined(separator: "\n").dropLast()
    let printed = Self.flag("isEditable", "NO") + Self.flag("isSelectable", "NO")
    let report = try report(dump(recognizers: String(bare), printed: printed), "UITextView")
    expect(report.outcome, is: .fails)
    expect(report.remedies.map(\.code), is: [["textView.isSelectable = true"]])
    expect(report.remedies.first?.outcome.plain, is: "UITextView opens a link under the finger")
  }

  /// RocketChat/Rocket.Chat.iOS#400: a long press on a message does nothing where its text is.
  @Test("TXV-5, ARB-7: a press of the row's own acts beside that of the text in it, if both may recognize")
  func pressOfRow() throws {
    let press =
      "\n(lldb) po [0x2 gestureRecognizers]\n<__NSArrayM 0xa1>(\n<UILongPressGestureRecognizer: 0x30; state = Possible; view = <UIView 0x2>; target= <(action=pressed:, target=<Shop.Page 0x31>)>; minimumPressDuration = 1>\n)\n"
    let report = try report(dump(page: press), "pressed:", .hold)
    expect(report.outcome, is: .fails)
    expect(
      report.remedies.first?.code.contains {
        $0.contains("gestureRecognizer === longPress && other.view === textView")
      }, is: true)
  }

  @Test(
    "A recognizer of a public class that works for UIKit's interactions with text is not played as an own one"
  )
  func publicClasses() throws {
    let two =
      ",\n<UILongPressGestureRecognizer: 0x27; state = Possible; delaysTouchesEnded = NO; view = <UITextView 0x9>; target= <(action=twoFingerRangedSelectGesture:, target=<UITextInteractionAssistant 0xc>)>>"
    let report = try report(dump(recognizers: Self.text + two), nil, .hold)
    expect(report.answer.own.map(\.actor), is: [.view(2)])
    expect(report.words.recognizers[6].standing, is: .system(standIn: nil))
  }
}
