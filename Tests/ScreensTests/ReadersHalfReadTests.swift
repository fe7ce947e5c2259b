import Expectations
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// How much of an input was understood.
@Suite("Readers: half-read input")
nonisolated struct ReadersHalfReadTests {
  /// A window with as many views in it as it takes to have that many lines.
  private func tree(_ lines: Int) -> [String] {
    var result = ["<UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>"]
    for index in 1..<lines {
      result.append("   | <UIView: 0x1\(index); frame = (0 \(index); 320 480); layer = <CALayer: 0x4>>")
    }
    return result
  }

  private func read(_ lines: [String]) throws -> Screen {
    try ScreensTests.read(lines.joined(separator: "\n"))
  }

  @Test("more than three unread lines, and more than 5 % of them, make an input half read")
  func unread() throws {
    for (views, strange, isHalfRead) in [
      (10, 0, false), (10, 3, false), (10, 4, true), (76, 4, false), (75, 4, true), (2, 1, false),
      (1_000, 50, false), (1_000, 60, true),
    ] {
      var lines = tree(views)
      for index in 0..<strange {
        lines.insert(
          "   | <UIView 0x7f\(index) frame=(0,0,1,1)>", at: 1 + index * (views - 2) / max(1, strange))
      }
      let screen = try read(lines)
      expect(screen.views.count, is: views)
      #expect(screen.unreadLines == strange && screen.contentLines == views + strange)
      expect(screen.isHalfRead, is: isHalfRead, "\(strange) of \(views + strange)")
      #expect(!screen.hasGaps && !screen.hasLostIndentation && !screen.isCutOff)
    }
  }

  @Test("words between the lines of a tree count, words around it do not")
  func prose() throws {
    let words = ["This is my screen.", "It is broken", "since Tuesday", "and nobody knows why", "Help!"]
    let around = try read(words + tree(4) + [""] + words)
    #expect(around.unreadLines == 0 && !around.isHalfRead)
    #expect(around.warnings.isEmpty)
    let between = try read(tree(4) + words + tree(3))
    #expect(between.unreadLines == 5 && between.isHalfRead)
    let viewLike = try read(["<UIView 0x1>", "<UIView 0x1>", "a = 0x7f0", "x; y"] + tree(4))
    #expect(viewLike.unreadLines == 4 && viewLike.isHalfRead)
  }

  @Test("a view without a readable frame counts as unread, since nothing can tell what it covers")
  func noFrames() throws {
    var lines = tree(10)
    for index in 2..<6 {
      lines[index] = "   | <UIView: 0x2\(index); frame = (0 0; 320; layer = <CALayer: 0x4>>"
    }
    let screen = try read(lines)
    #expect(
      screen.views.count == 10 && screen.unreadLines == 4 && screen.contentLines == 10 && screen.isHalfRead)
  }

  @Test("prompts, blank lines, prefixes of logs and lists of gesture recognizers are not unread")
  func ordinary() throws {
    let recognizers = [
      "(lldb) po [0x10 gestureRecognizers]", "<__NSArrayM 0x9>(",
      "<UITapGestureRecognizer: 0x41; state = Possible; view = <UIView 0x11>; target= <(action=a, target=<B 0x3>)>; must-fail = {",
      "        <UIPanGestureRecognizer: 0x42; state = Possible; view = <UIView 0x12>>", "    }>,",
      "<UIPanGestureRecognizer: 0x42; state = Possible; view = <UIView 0x12>>", ")", "",
      "(lldb) expr -l objc -O -- [0x11 gestureRecognizers]", "expr -l objc -O -- [0x12 gestureRecognizers]",
      "<NSArray: 0x9>(", ")", " nil", "(NSArray *) $3 = 0x0000600000c0 @\"0 elements\"",
    ]
    let prefixed = tree(4).map { "2026-01-01 12:00:00.123456+0100 Shop[123:4567] " + $0 }
    let screen = try read(["(lldb) po window", "", "```"] + prefixed + ["```", " | | "] + recognizers)
    expect(screen.outline, is: "UIWindow(UIView UIView UIView)")
    #expect(screen.unreadLines == 0 && !screen.isHalfRead)
    expect(screen.views[1].recognizers?.count, is: 1)
  }

  @Test("a tree with gaps or without indentation is half read")
  func structure() throws {
    let elided = try read([tree(3)[0], "...", tree(3)[1], tree(3)[2]])
    #expect(elided.hasGaps && elided.isHalfRead && elided.unreadLines == 0)
    let jump = try read(tree(3) + ["   |    |    | " + node("UIView")])
    #expect(jump.hasGaps && jump.isHalfRead)
    let orphan = try read(["   |    | " + node("UIView")] + tree(2))
    #expect(orphan.hasGaps && orphan.isHalfRead)
    let flat = try read([node("UIView"), node("UILabel"), node("UIButton")])
    #expect(flat.hasLostIndentation && flat.isHalfRead && !flat.hasGaps)
    let windows = try read([node("UIWindow"), node("UIWindow")])
    #expect(!windows.hasLostIndentation && !windows.isHalfRead)
    #expect(try !read(tree(9)).isHalfRead)
  }

  @Test("an elision before the first or after the last line leaves no gap in the tree that is there")
  func elidedEnds() throws {
    #expect(try !read(["..."] + tree(3)).hasGaps)
    #expect(try read(tree(3) + ["..."]).hasGaps)
  }

  @Test("a tree whose last line is cut off says so")
  func cutOff() throws {
    let whole = tree(3)
    let cut = try read(whole.dropLast() + [String(whole[2].dropLast(9))])
    #expect(cut.isCutOff && !cut.isHalfRead)
    #expect(try !read([whole[0], String(whole[1].dropLast(9)), whole[2]]).isCutOff)
    let page =
      "<XCUIElementTypeWindow x=\"0\" y=\"0\" width=\"9\" height=\"9\"><XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    #expect(try read([page]).isCutOff)
    #expect(try !read([page + "</XCUIElementTypeWindow>"]).isCutOff)
  }

  @Test("an element tree counts its unread lines, too")
  func elementTree() throws {
    var lines = ["Element subtree:", "Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}"]
    for index in 0..<20 { lines.append("  Button, 0x2\(index), {{0.0, 0.0}, {9.0, 9.0}}, label: 'a'") }
    #expect(try read(lines).contentLines == 21 && !read(lines).isHalfRead)
    for index in 0..<4 { lines.append("  Button at 0x3\(index)") }
    lines.append("Path to element:")
    lines.append("more words")
    let screen = try read(lines)
    #expect(screen.unreadLines == 4 && screen.contentLines == 25 && screen.isHalfRead)
  }

  // MARK: - Lines that are cut off

  @Test(
    "HIT-17: a line cut off before userInteractionEnabled could stand there has its class's default",
    arguments: [
      "UILabel: 0x1; frame = (0 0; 9 9); text = 'cut o",
      "UILabel: 0x1; frame = (0 0; 9 9); text = 'a'; opaque = N",
      "UIImageView: 0x1; frame = (0 0; 9 9); userInter",
      "Shop.Badge: 0x1; baseClass = UILabel; frame = (0 0; 9 9)",
      "UIButtonLabel: 0x1; frame = (0 0; 9 9); autoresize = W+H",
      "UITableViewLabel: 0x1; frame = (0 0; 9 9);",
    ])
  func cutOffQuiet(node: String) throws {
    let view = try #require(try ScreensTests.read("<" + node).views.first)
    #expect(!view.isUserInteractionEnabled)
    #expect(
      view.doubts.contains(
        "its description is cut off before userInteractionEnabled; its class's default, off, is assumed\(rules: "HIT-17")"
      ))
  }

  @Test(
    "a line cut off after the place of userInteractionEnabled means what it says",
    arguments: [
      "UILabel: 0x1; frame = (0 0; 9 9); layer = <CALay", "UILabel: 0x1; frame = (0 0; 9 9); tag = 4; back",
      "UIImageView: 0x1; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x2>; la",
      "UIImageView: 0x1; frame = (0 0; 9 9); animations = { position=<CABasicAnimation: 0x2>; }; ",
      "UIView: 0x1; frame = (0 0; 9 9); opaque", "UIButton: 0x1; frame = (0 0; 9 9); text = 'a",
    ])
  func cutOffLoud(node: String) throws {
    let view = try #require(try ScreensTests.read("<" + node).views.first)
    #expect(view.isUserInteractionEnabled)
    #expect(view.doubts.allSatisfy { !$0.rules.contains("HIT-17") })
  }

  @Test("a whole line of a label without userInteractionEnabled = NO means a label that takes touches")
  func wholeLabel() throws {
    try expect(ScreensTests.read(node("UILabel")).views.map(\.isUserInteractionEnabled), is: [true])
  }
}
