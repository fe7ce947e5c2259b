import Expectations
import FingerpostGestures
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostExplain

/// What is asked where no gesture was named, and what is said of a place where nothing acts or UIKit is at work.
@Suite struct MeantTests {
  private static let window = "<UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>"

  private func explainer(_ lines: String) throws -> Explainer {
    Explainer(try ScreenReader.read(Data("\(Self.window)\n\(lines)\n".utf8), name: "dump.txt"))
  }

  private func sentence(_ lines: String, at x: Double, _ y: Double, expecting name: String? = nil) throws
    -> Report
  {
    let explainer = try explainer(lines)
    let expected = try name.map(explainer.expected) ?? .nothing
    return explainer.report(of: .tap, at: CGPoint(x: x, y: y), expecting: expected)
  }

  private static func view(_ address: String, _ more: String = "") -> String {
    "   | <UIView: \(address); frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x9>\(more); layer = <CALayer: 0xf>>"
  }

  private static func recognizer(_ kind: String, _ action: String, of view: String) -> String {
    "<UI\(kind)GestureRecognizer: 0x7\(action.utf8.count); state = Possible; view = <UIView \(view)>; "
      + "target= <(action=\(action), target=<App.Page 0x9>)>>"
  }

  @Test(
    "what is expected is asked by the gesture that it is there for",
    arguments: [
      ("Swipe", RequestedGesture.swipe(.right), 200.0), ("Pan", .drag(x: 100, y: 0), 200),
      ("LongPress", .hold, 200), ("Pinch", .pinch(scale: 2), 200), ("ScreenEdgePan", .drag(x: 150, y: 0), 1),
    ])
  func recognizers(kind: String, gesture: RequestedGesture, x: Double) throws {
    let explainer = try explainer(
      "\(Self.view("0x2"))\n\(Self.recognizer(kind, "go:", of: "0x2"))")
    let meant = try #require(explainer.meantGesture(for: try explainer.expected("go:")))
    expect(meant.gesture, is: gesture)
    expect(meant.point, is: CGPoint(x: x, y: 400))
    #expect(meant.note.hasPrefix("No gesture was given, so this is a"))
  }

  @Test("a scroll view is dragged along its content, and a tap stays a tap") func scrollViews() throws {
    let wide = """
         | <UIScrollView: 0x2; frame = (0 0; 400 200); layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {1200, 200}>
         | <UIButton: 0x3; frame = (0 300; 100 44); layer = <CALayer: 0xf>>
      """
    let explainer = try explainer(wide)
    try expect(
      explainer.meantGesture(for: explainer.expected("UIScrollView"))?.gesture, is: .drag(x: -100, y: 0))
    try #expect(explainer.meantGesture(for: explainer.expected("UIButton")) == nil)
    let tap = try self.explainer("\(Self.view("0x2"))\n\(Self.recognizer("Tap", "go:", of: "0x2"))")
    try #expect(tap.meantGesture(for: tap.expected("go:")) == nil)
  }

  @Test("where nothing acts, the recognizers that do not are named, and no view is said to have none")
  func lack() throws {
    let pan = "\(Self.view("0x2"))\n\(Self.recognizer("Pan", "go:", of: "0x2"))"
    try expect(
      sentence(pan, at: 200, 400).sentence.plain,
      is:
        "A tap at (200, 400) lands on UIView, and nothing acts: no control or touch method of a view is there, "
        + "and the pan recognizer go: does not act on it.")
    let inside = """
         | <UIButton: 0x2; frame = (0 0; 200 100); layer = <CALayer: 0xf>>
         |    | <UIStackView: 0x3; frame = (0 0; 200 100); layer = <CALayer: 0xf>>
      """
    #expect(
      try sentence(inside, at: 100, 50).sentence.plain.hasSuffix(
        "nothing acts: it keeps the touch from UIButton, which holds it."))
  }

  @Test("TXF-1: a field with an editor in it is being edited, so a tap moves its caret") func caret() throws {
    let field = "   | <UITextField: 0x2; frame = (0 0; 200 40); layer = <CALayer: 0xf>>"
    let editor = "\n   |    | <UIFieldEditor: 0x3; frame = (0 0; 200 40); layer = <CALayer: 0xf>>"
    #expect(
      try sentence(field + editor.replacing("UIFieldEditor", with: "UILabel"), at: 100, 20).sentence.plain
        .contains("sends editingDidBegin"))
    let edited = try sentence(field + editor, at: 100, 20)
    expect(edited.answer.own.first?.action, is: .isKnown(.caret))
    #expect(!edited.text(Report.Options()).contains("editingDidBegin"))
  }

  @Test("a view that UIKit moves to show another screen is not made to animate otherwise") func transition()
    throws
  {
    let moved = """
         | <UIViewControllerWrapperView: 0x2; frame = (0 0; 400 800); layer = <CALayer: 0xf>>
         |    | <UIView: 0x3; frame = (-112 0; 400 800); userInteractionEnabled = NO; animations = { position=<CASpringAnimation: 0x8>; }; layer = <CALayer: 0xf>>
         |    |    | <UIButton: 0x4; frame = (150 60; 100 44); layer = <CALayer: 0xf>>
      """
    let report = try sentence(moved, at: 60, 80, expecting: "UIButton")
    #expect(report.remedies.isEmpty)
    #expect(
      report.remarks.map(\.plain).contains {
        $0.hasPrefix("UIKit moves UIView, to show another screen, and takes no touches for it")
      }, "\(report.remarks.map(\.plain))")
  }

  @Test("the parts of a bar are not switched on, and a bar gets no recognizer") func bars() throws {
    let bar = """
         | <UISearchBar: 0x2; frame = (0 0; 400 56); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0xf>>
         |    | <_UISearchBarContainer: 0x3; frame = (0 0; 400 56); userInteractionEnabled = NO; layer = <CALayer: 0xf>>
         |    |    | <UIButton: 0x4; frame = (0 0; 100 56); layer = <CALayer: 0xf>>
      """
    #expect(try sentence(bar, at: 50, 20, expecting: "UIButton").remedies.isEmpty)
    #expect(try sentence(bar, at: 300, 20, expecting: "UISearchBar").remedies.isEmpty)
  }
}
