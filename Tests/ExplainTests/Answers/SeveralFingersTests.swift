import FingerpostGestures
import FingerpostHID
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// Questions about several fingers, and what a list's recognizers are by what is printed of them.
@Suite("Questions about several fingers") struct SeveralFingersTests {
  @Test("several fingers are asked for by their number") func forms() {
    #expect(RequestedGesture("2-finger-drag:0,100") == .several(fingers: 2, .drag(x: 0, y: 100)))
    #expect(RequestedGesture("5-finger-tap") == .several(fingers: 5, .tap))
    #expect(RequestedGesture("3-finger-swipe:up") == .several(fingers: 3, .swipe(.up)))
    for wrong in [
      "1-finger-tap", "6-finger-tap", "-finger-tap", "2-finger-", "2-finger-pinch:2", "2-finger-with:1,2",
      "2-finger-2-finger-tap", "2-fingers-tap", "2-finger-drag:0,0",
    ] {
      #expect(RequestedGesture(wrong) == nil, "\(wrong)")
    }
    let script = RequestedGesture.several(fingers: 2, .drag(x: 0, y: 100)).script(
      at: CGPoint(x: 100, y: 200))
    #expect(script.name == "a drag with 2 fingers" && script.key == "dragFingers2")
    #expect(script.steps[0].contacts.map(\.x) == [100, 140])
    #expect(script.steps.last?.contacts.map(\.y) == [300, 300])
  }

  private static let pan = screen(
    "<UIPanGestureRecognizer: 0x30; state = Possible; view = <UITableView 0x3>; minimumNumberOfTouches = 2; "
      + "target= <(action=select:, target=<Shop.Controller 0x99>)>>")

  private static func screen(_ recognizers: String...) -> String {
    StrangersTests.page(
      """
         |    | <UITableView: 0x3; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xd>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 3000}>
         |    |    | <UITableViewCell: 0x4; frame = (0 0; 400 60); layer = <CALayer: 0xf>>
         |    |    |    | <UITableViewCellContentView: 0x5; frame = (0 0; 400 60); gestureRecognizers = <NSArray: 0xc>; layer = <CALayer: 0xf>>
         |    |    |    |    | <UILabel: 0x6; frame = (0 0; 200 60); text = 'One'; userInteractionEnabled = NO; layer = <CALayer: 0xf>>
         |    |    | <UITableViewCell: 0x7; frame = (0 60; 400 60); layer = <CALayer: 0xf>>
         |    |    |    | <UITableViewCellContentView: 0x8; frame = (0 0; 400 60); layer = <CALayer: 0xf>>
         |    |    |    |    | <UILabel: 0x9; frame = (0 0; 200 60); text = 'Two'; userInteractionEnabled = NO; layer = <CALayer: 0xf>>
      """) + "\n" + recognizers.map { StrangersTests.list($0) }.joined(separator: "\n")
  }

  private func explainer(_ text: String) throws -> Explainer {
    Explainer(try ScreenReader.read(Data(text.utf8), name: "fingers"))
  }

  @Test("a pan of two fingers is asked by two, at a point, too") func meant() throws {
    let explainer = try explainer(Self.pan)
    let expected = try explainer.expected("select:")
    let drag = RequestedGesture.several(fingers: 2, .drag(x: 100, y: 0))
    let meant = try #require(explainer.meantGesture(for: expected))
    #expect(meant.gesture == drag && meant.point == CGPoint(x: 180, y: 400))
    let there = try #require(explainer.meantGesture(for: expected, at: CGPoint(x: 50, y: 90)))
    #expect(there.gesture == drag && there.point == CGPoint(x: 50, y: 90))
    let report = explainer.report(of: drag, at: there.point, expecting: expected, notes: [there.note])
    // The screen has recognizers that the dump leaves out, so that it may.
    let said = report.text().split(separator: "\n").joined(separator: " ")
    #expect(said.hasPrefix("A drag with 2 fingers to the right at (70, 90) may make"), "\(said)")
    #expect(said.contains("the pan recognizer select: act at 80 ms"), "\(said)")
    let tap = explainer.report(at: there.point, expecting: expected)
    #expect(!tap.isAsExpected && tap.text().hasPrefix("A tap"), "\(tap.text())")
    let one = try self.explainer(Self.pan.replacing("; minimumNumberOfTouches = 2", with: ""))
    #expect(try one.meantGesture(for: one.expected("select:"), at: .zero) == nil)
    #expect(
      try one.meantGesture(for: one.expected("select:"))?.gesture == .drag(x: 100, y: 0))
  }

  @Test("of recognizers that the touch does not get to, the one under the point is meant") func under() throws
  {
    func tap(_ address: String, on label: String) -> String {
      StrangersTests.recognizer("Tap", address, on: "UILabel \(label)", "tapAction")
    }
    let explainer = try explainer(Self.screen(tap("0x30", on: "0x6"), tap("0x31", on: "0x9")))
    let report = explainer.report(
      at: CGPoint(x: 100, y: 90), expecting: try explainer.expected("tapAction"))
    let said = report.text().split(separator: "\n").joined(separator: " ")
    #expect(said.contains("(0x31)") && said.contains("isUserInteractionEnabled = false"), "\(said)")
    #expect(said.contains("label.isUserInteractionEnabled = true"), "\(said)")
  }

  @Test("TAP-30: what is printed of a class of one's own says on which it builds", arguments: [true, false])
  func told(isPrinted: Bool) throws {
    let printed = isPrinted ? "minimumPressDuration = 0.05; cancelsTouchesInView = NO; " : ""
    let explainer = try explainer(
      Self.screen(
        "<Shop.CellPress: 0x30; state = Possible; view = <UITableViewCellContentView 0x5>; \(printed)"
          + "target= <(action=pressed:, target=<Shop.Cell 0x98>)>>",
        StrangersTests.recognizer("LongPress", "0x31", on: "UITableView 0x3", "mine:")))
    let report = explainer.report(
      of: .hold, at: CGPoint(x: 100, y: 30), expecting: try explainer.expected("mine:"))
    let said = report.text().split(separator: "\n").joined(separator: " ")
    #expect(said.contains("acts from 50 ms on and excludes it") == isPrinted, "\(said)")
    #expect(said.contains("what its kind does is not known") != isPrinted, "\(said)")
  }

  @Test(
    "TAP-30: without such a property the end of a class's name says on which it builds, and the report says so",
    arguments: ["Shop.CardPanGestureRecognizer", "Shop.PanWatcher"])
  func named(_ className: String) throws {
    let explainer = try explainer(
      Self.screen(
        "<\(className): 0x30; state = Possible; view = <UITableViewCellContentView 0x5>; "
          + "target= <(action=panned:, target=<Shop.Cell 0x98>)>>",
        StrangersTests.recognizer("Pan", "0x31", on: "UITableView 0x3", "mine:")))
    let report = explainer.report(
      of: .drag(x: 100, y: 0), at: CGPoint(x: 100, y: 30), expecting: try explainer.expected("mine:"))
    let said = report.text().split(separator: "\n").joined(separator: " ")
    let isNamed = className.hasSuffix("GestureRecognizer")
    #expect(said.contains("acts from 80 ms on and excludes it") == isNamed, "\(said)")
    #expect(said.contains("is a pan, as the name of its class says. [TAP-30]") == isNamed, "\(said)")
    #expect(said.contains("what its kind does is not known") != isNamed, "\(said)")
  }
}
