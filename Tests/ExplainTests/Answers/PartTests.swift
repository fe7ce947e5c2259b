import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What a whole view is good for where no point is given, and what a longer press does.
@Suite("Views that act in part, and presses") struct PartTests {
  private func report(
    _ inside: String, expecting name: String, _ gesture: RequestedGesture = .tap, at point: CGPoint? = nil
  ) throws -> Report {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UIView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
      \(inside)
      """
    let explainer = Explainer(try ScreenReader.read(Data(text.utf8), name: "screen"))
    let expected = try explainer.expected(name)
    let aim = try #require(explainer.aim(of: expected))
    return explainer.report(
      of: gesture, at: point ?? explainer.middle(of: aim), expecting: expected, isAimed: point == nil)
  }

  private let sticking = """
       |    | <UIStackView: 0x3; frame = (0 0; 400 120); layer = <CALayer: 0xf>>
       |    |    | <UIButton: 0x4; frame = (50 80; 300 70); layer = <CALayer: 0xf>>
    """

  @Test("a button that sticks out of its parent acts in part, with a fix for the rest") func beyond() throws {
    let report = try report(sticking, expecting: "UIButton")
    #expect(report.answer.kind == .actsInPart && report.outcome == .fails)
    #expect(
      report.sentence.plain.hasSuffix(
        "Only 58% of it can be used, (0 0; 300 40) in its coordinates: the rest sticks out of UIStackView, and what lies "
          + "outside a view is not asked."))
    #expect(report.text().contains("So that the rest of it acts, tried at ("))
    #expect(
      report.remedies.contains { $0.code.contains("stackView.frame.size = CGSize(width: 400, height: 150)") })
    // At a point, only that point counts.
    try expect(
      self.report(sticking, expecting: "UIButton", at: CGPoint(x: 200, y: 100)).answer.kind, is: .acts)
  }

  @Test("a switch of which another view covers a third acts in part") func covered() throws {
    let report = try report(
      """
         |    | <UISwitch: 0x3; frame = (50 300; 60 30); layer = <CALayer: 0xf>>
         |    | <Shop.Cover: 0x4; baseClass = UIView; frame = (90 290; 60 60); layer = <CALayer: 0xf>>
      """, expecting: "UISwitch")
    expect(report.answer.kind, is: .actsInPart)
    #expect(
      report.sentence.plain.hasSuffix("(0 0; 40 30) in its coordinates: Cover lies in front of the rest."))
    expect(report.remedies.first?.code, is: ["cover.isUserInteractionEnabled = false"])
  }

  @Test("what is scrolled or cut off is not lost, and what lies inside a view is its own") func whole() throws
  {
    for (inside, name) in [
      (
        """
           |    | <UIScrollView: 0x3; frame = (0 0; 400 120); clipsToBounds = YES; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 800}>
           |    |    | <UIButton: 0x4; frame = (50 80; 300 70); layer = <CALayer: 0xf>>
        """, "UIButton"
      ),
      (
        """
           |    | <UITableViewCell: 0x3; frame = (0 100; 400 80); layer = <CALayer: 0xf>>
           |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 80); layer = <CALayer: 0xf>>
           |    |    |    | <UISwitch: 0x6; frame = (250 10; 60 40); layer = <CALayer: 0xf>>
        """, "UITableViewCell"
      ),
    ] {
      let answer = try report(inside, expecting: name).answer
      #expect([.acts, .actsLate].contains(answer.kind), "\(name): \(answer.kind)")
    }
  }

  @Test("a view whose center is covered and whose edge is not says where it can be used") func edge() throws {
    let report = try report(
      """
         |    | <UIButton: 0x3; frame = (50 300; 300 60); layer = <CALayer: 0xf>>
         |    | <Shop.Cover: 0x4; baseClass = UIView; frame = (110 290; 240 80); layer = <CALayer: 0xf>>
      """, expecting: "UIButton")
    expect(report.answer.kind, is: .notReached)
    #expect(report.remarks.contains { $0.plain.contains("of it can be used, for example at (") })
  }

  // MARK: - Presses

  private func pressed(_ kind: String, _ action: String) -> String {
    """
       |    | <UIButton: 0x3; frame = (50 300; 300 60); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>>
    <__NSArrayM 0xe>(
    <\(kind): 0x30; state = Possible; view = <UIButton 0x3>; target= <(action=\(action), target=<Shop.Page 0x31>)>>
    )
    """
  }

  @Test("a tap that a press of a second does not replace says so in one line") func press() throws {
    let report = try report(
      pressed("UILongPressGestureRecognizer", "lift:"), expecting: "UIButton", at: CGPoint(x: 200, y: 330))
    #expect(report.answer.kind == .acts && report.isAsExpected && report.fixes.isEmpty)
    #expect(
      report.remarks.contains {
        $0.plain.hasPrefix("Pressed for 1 s, UIButton does not act: lift: takes the touch")
      }, "\(report.remarks.map(\.plain))")
    let plain = try self.report(
      "   |    | <UIButton: 0x3; frame = (50 300; 300 60); layer = <CALayer: 0xf>>", expecting: "UIButton")
    #expect(!plain.remarks.contains { $0.plain.contains("Pressed") })
  }

  @Test("a press that fails where a tap would act says so in one line") func tap() throws {
    let report = try report(
      pressed("UILongPressGestureRecognizer", "lift:"), expecting: "UIButton", .hold,
      at: CGPoint(x: 200, y: 330))
    #expect(!report.isAsExpected)
    #expect(
      report.remarks.contains { $0.plain == "With a short tap, UIButton sends touchUpInside at 84 ms." })
  }
}
