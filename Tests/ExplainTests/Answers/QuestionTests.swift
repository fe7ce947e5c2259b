import Expectations
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// Screens like those that people ask about, with what must be said first, the fix and whether what they want happens.
@Suite("Questions that people ask") struct QuestionTests {
  /// What must come of a question.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var screen: String
    var tap: (x: Double, y: Double)
    var expect: String
    var kind: Answer.Kind
    /// What the first sentence must say.
    var says: [String]
    /// A line that must be among the fixes; nil where there must be none.
    var fix: String?
    /// What must not be said anywhere.
    var never: [String] = []

    var testDescription: String { name }
  }

  /// A window with a table of one cell, in which a control was added to the cell itself.
  private nonisolated static func cell(_ control: String, inner: String = "") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
       | <UITableView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xf>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 900}>
       |    | <Shop.OfferCell: 0x3; baseClass = UITableViewCell; frame = (0 40; 400 50); layer = <CALayer: 0xf>>
       |    |    | <\(control): 0x4; frame = (300 10; 60 30); layer = <CALayer: 0xf>>
    \(inner)
       |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 50); gestureRecognizers = <NSArray: 0xf>; layer = <CALayer: 0xf>>
    """
  }

  /// A page with a tap recognizer on its root view.
  private nonisolated static func page(_ inside: String, recognizer: String = "endEditing") -> String {
    """
    <UIWindow: 0x1; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xf>; layer = <UIWindowLayer: 0xf>>
       | <UIView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
    \(inside)
    <__NSArrayM 0xe>(
    <UITapGestureRecognizer: 0x30; state = Possible; view = <UIView: 0x2>; target= <(action=\(recognizer), target=<Shop.FormController 0x31>)>>
    )
    """
  }

  private nonisolated static let cases: [Case] = [
    Case(
      name: "a button that was added to a cell", screen: cell("UIButton"), tap: (330, 65), expect: "UIButton",
      kind: .notReached, says: ["never reaches UIButton", "UITableViewCellContentView lies in front of it"],
      fix: "contentView.addSubview(button)"),
    Case(
      name: "a row under a tap that ends editing",
      screen: page(
        """
           |    | <UITableView: 0x3; frame = (0 100; 400 700); gestureRecognizers = <NSArray: 0xf>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 900}>
           |    |    | <UITableViewCell: 0x4; frame = (0 0; 400 50); layer = <CALayer: 0xf>>
           |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 50); layer = <CALayer: 0xf>>
        """), tap: (200, 120), expect: "UITableViewCell", kind: .actsInstead,
      says: ["never makes UITableViewCell act", "the tap recognizer endEditing", "takes the touch"],
      fix: "tap.cancelsTouchesInView = false", never: ["contentView.isUserInteractionEnabled"]),
    Case(
      name: "a control of one's own under a tap that ends editing",
      screen: page(
        "   |    | <Shop.PayButton: 0x3; baseClass = UIControl; frame = (20 300; 300 50); layer = <CALayer: 0xf>>"
      ), tap: (100, 320), expect: "PayButton", kind: .actsInstead,
      says: ["never makes PayButton act", "endEditing, on its superview, takes the touch at 84 ms"],
      fix: "tap.cancelsTouchesInView = false", never: ["none needed"]),
    Case(
      name: "a button in a scroll view",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIScrollView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
        """, tap: (100, 220), expect: "UIButton", kind: .actsLate,
      says: ["makes UIButton act, but late", "UIScrollView holds touches of its content back", "150 ms"],
      fix: "scrollView.delaysContentTouches = false"),
    Case(
      name: "one recognizer that was added to two views",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIImageView: 0x3; frame = (0 0; 100 100); layer = <CALayer: 0xf>>
           |    | <UIImageView: 0x4; frame = (150 0; 100 100); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <UITapGestureRecognizer: 0x30; state = Possible; view = <UIImageView: 0x4>; target= <(action=zoom:, target=<Shop.Page 0x31>)>>
        )
        """, tap: (50, 50), expect: "0x3", kind: .nothingActs,
      says: ["nothing acts", "A recognizer belongs to one view, the last it was added to"],
      fix: "imageView.addGestureRecognizer("),
    Case(
      name: "a window with a banner in front",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <UIButton: 0x3; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
        <Shop.BannerWindow: 0x4; baseClass = UIWindow; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIView: 0x5; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.BannerView: 0x6; frame = (20 60; 350 50); layer = <CALayer: 0xf>>
        """, tap: (100, 220), expect: "UIButton", kind: .notReached,
      says: ["may never reach UIButton", "in the window BannerWindow"],
      fix: "return hit === self || hit === rootViewController?.view ? nil : hit",
      never: ["bannerWindow.isUserInteractionEnabled = false"]),
    Case(
      name: "a view that moves",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <Shop.SkyView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
           |    | <Shop.BalloonView: 0x3; frame = (500 100; 80 80); gestureRecognizers = <NSArray: 0xf>; animations = { position=<CABasicAnimation: 0xf>; }; layer = <CALayer: 0xf>>
        """, tap: (150, 150), expect: "BalloonView", kind: .notReached,
      says: ["never reaches BalloonView", "it is animating", ".allowUserInteraction"],
      fix: "let isShown = balloonView.layer.presentation()?.frame.contains(point) ?? false",
      never: ["tap on", "Tap on"]),
    Case(
      name: "a switch that was added to a cell",
      screen: cell(
        "UISwitch",
        inner:
          "   |    |    |    | <UISwitchModernVisualElement: 0x6; frame = (0 0; 60 30); layer = <CALayer: 0xf>>"
      ),
      tap: (330, 65), expect: "UISwitch", kind: .notReached, says: ["never reaches UISwitch"],
      fix: "contentView.addSubview(switchView)", never: ["switchModernVisualElement"]),
    Case(
      name: "a card with a tap and a stack view on it",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <Shop.CardView: 0x2; frame = (20 100; 360 200); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>
           |    | <UIStackView: 0x3; frame = (10 10; 340 180); layer = <CALayer: 0xf>>
        <__NSArrayM 0xe>(
        <UITapGestureRecognizer: 0x30; state = Possible; view = <Shop.CardView: 0x2>; target= <(action=open, target=<Shop.Page 0x31>)>>
        )
        """, tap: (100, 200), expect: "CardView", kind: .acts,
      says: ["makes CardView act: its recognizer open acts at 84 ms", "lands on the UIStackView in it"],
      fix: nil, never: ["responder chain"]),
    Case(
      name: "a stack view in a button",
      screen: """
        <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
           | <UIButton: 0x2; frame = (20 200; 350 50); layer = <CALayer: 0xf>>
           |    | <UIStackView: 0x3; frame = (0 0; 350 50); layer = <CALayer: 0xf>>
        """, tap: (100, 220), expect: "UIButton", kind: .nothingActs,
      says: ["nothing acts: the touch belongs to UIStackView", "a control does not track touches"],
      fix: "stackView.isUserInteractionEnabled = false",
      never: ["as expected"]),
  ]

  @Test("The first sentences, the fix and the exit status", arguments: cases)
  func question(_ question: Case) throws {
    let screen = try ScreenReader.read(Data(question.screen.utf8), name: question.name)
    let explainer = Explainer(screen)
    let expected = try explainer.expected(question.expect)
    let point = CGPoint(x: question.tap.x, y: question.tap.y)
    let explanation = explainer.report(at: point, expecting: expected)
    expect(explanation.answer.kind, is: question.kind)
    let report = explanation.text()
    let isSuccess = [.acts, .actsLate, .actsToo].contains(question.kind)
    expect(explanation.isAsExpected, is: isSuccess)
    let sentence = explanation.sentence.plain
    for words in question.says { #expect(sentence.contains(words), "\(sentence)") }
    let code = explanation.remedies.map(\.code)
    if let fix = question.fix {
      #expect(code.contains { $0.contains { $0.contains(fix) } }, "\(code)")
      // The first eight lines name the cause and a fix.
      let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.prefix(10).contains { $0.contains("Fix") })
    } else {
      #expect(code.isEmpty)
    }
    for words in question.never {
      #expect(!report.contains(words) && !code.joined().contains(words), "\(report)")
    }
  }

  @Test("Text, JSON and exit status agree", arguments: cases)
  func agreement(_ question: Case) throws {
    let screen = try ScreenReader.read(Data(question.screen.utf8), name: question.name)
    let explainer = Explainer(screen)
    let expected = try explainer.expected(question.expect)
    let point = CGPoint(x: question.tap.x, y: question.tap.y)
    let explanation = explainer.report(at: point, expecting: expected)
    let report = explanation.text()
    var bytes: [UInt8] = []
    explanation.writeJSON { bytes += Array($0) }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let answer = try #require(object["answer"] as? [String: Any])
    #expect(answer["kind"] as? String == question.kind.rawValue)
    #expect(answer["success"] as? Bool == explanation.isAsExpected)
    #expect(object["verdict"] as? String == answer["why"] as? String)
    let wrapped = report.split(separator: "\n").joined(separator: " ")
    #expect(wrapped.hasPrefix(answer["why"] as? String ?? "none"))
    let fixes = try #require(answer["fixes"] as? [[String: Any]]).map { $0["code"] as? [String] }
    #expect(fixes == (object["expected"] as? [String: Any])?["fixes"] as? [[String]])
  }
}
