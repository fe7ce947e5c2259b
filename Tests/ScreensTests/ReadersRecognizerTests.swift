import Expectations
import FingerpostScreens
import Foundation
import Testing

/// Descriptions of recognizers that were pasted after a tree.
@Suite("Readers: recognizers in a dump")
nonisolated struct ReadersRecognizerTests {
  private static let tree = "\(node("UIView"))\n   | \(node("UILabel"))\n"
  private static let tap =
    "<UITapGestureRecognizer: 0x7f1; state = Possible; view = <UIView 0x1>; target= <(action=tap:, target=<Shop.C 0x9>)>>"
  private static let pan =
    "<UIPanGestureRecognizer: 0x7f2 (list.pan); state = Began; enabled = NO; view = <UIView: 0x1>; "
    + "target= <(action=pan:, target=<Shop.C 0x9>)>; numberOfTouchesRequired = 2>"

  @Test(
    "they are kept as they are and are not views",
    arguments: [
      "\(tap)\n\(pan)", "po view.gestureRecognizers\n<__NSArrayM 0x600000c9c1b0>(\n\(tap),\n\(pan)\n)\n",
      "(lldb) po v\n[\(tap), \(pan)]",
      "▿ Optional<Array<UIGestureRecognizer>>\n  ▿ some : 2 elements\n    - 0 : \(tap)\n    - 1 : \(pan)\n",
      "$0 = [\(tap), \(pan)]", "(\n    \"\(tap)\",\n    \"\(pan)\"\n)",
    ])
  func lists(text: String) throws {
    let screen = try read(Self.tree + text)
    expect(screen.outline, is: "UIView(UILabel)")
    expect(screen.recognizerLines.map(\.text), is: [Self.tap, Self.pan])
    #expect(screen.recognizerLines.allSatisfy { $0.line > 2 })
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty })
  }

  @Test(
    "the lists that lldb prints need no warning",
    arguments: ["__NSArrayM", "__NSArrayI", "__NSSingleObjectArrayI", "__NSFrozenArrayM", "NSArray"])
  func noWarnings(_ array: String) throws {
    #expect(
      try read(
        Self.tree + "(lldb) po v.gestureRecognizers\n<\(array) 0x6>(\n\(Self.tap),\n\(Self.pan)\n)\n"
      ).warnings.isEmpty)
  }

  @Test("what must fail goes over several lines and belongs to its recognizer")
  func failureEdges() throws {
    let edges = """
      <UITapGestureRecognizer: 0x7f3; state = Possible; view = <UIView 0x1>; must-fail = {
              <UITapGestureRecognizer: 0x7f1; state = Possible; view = <UIView 0x1>; numberOfTapsRequired = 2>,
              <UIPanGestureRecognizer: 0x7f2; state = Possible; view = <UIView 0x1>>
          }; must-fail-for = {
              <UILongPressGestureRecognizer: 0x7f4; state = Possible; view = <UIView 0x1>>
          }>
      """
    let screen = try read(Self.tree + edges + "\n" + Self.tap)
    expect(screen.recognizerLines.map(\.text), is: [edges, Self.tap])
    expect(screen.recognizerLines.map(\.line), is: [3, 9])
    #expect(screen.views.count == 2 && screen.warnings.isEmpty)
    let cut = try read(Self.tree + edges.split(separator: "\n").prefix(2).joined(separator: "\n"))
    #expect(cut.recognizerLines.count == 1 && cut.views.count == 2)
    expect(cut.warnings.count, is: 1)
  }

  @Test("a subclass is known by its state, a view whose name ends alike by its frame")
  func kinds() throws {
    let screen = try read(
      Self.tree
        + "<Shop.Drag: 0x7; baseClass = UIPanGestureRecognizer; state = Possible; view = <UIView 0x1>>\n"
        + "   | <Shop.SwipeGesture: 0x8; frame = (0 0; 1 1); state = on; layer = <CALayer: 0x2>>")
    expect(screen.outline, is: "UIView(UILabel Shop.SwipeGesture)")
    expect(screen.recognizerLines.count, is: 1)
  }
}
