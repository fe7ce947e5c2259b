import Expectations
import FingerpostScreens
import Foundation
import Testing

/// Views that stand in an input more than once, and what is in the way of the only tree.
@Suite("Readers: what an input says twice")
nonisolated struct ReadersRepeatedTests {
  private static func line(_ name: String, _ address: Int, _ frame: String = "0 0; 100 100") -> String {
    "<\(name): 0x\(address); frame = (\(frame)); layer = <CALayer: 0x9>>"
  }

  private static let tree = """
    \(line("UIWindow", 1))
       | \(line("UIView", 2))
       |    | \(line("UIButton", 3, "10 10; 50 50"))
    """

  @Test("a description of one view above the tree that it is in says nothing more")
  func before() throws {
    for alone in ["UIWindow", "UIView", "UIButton"].enumerated() {
      let text =
        "(lldb) po view\n\(Self.line(alone.element, alone.offset + 1))\n\n(lldb) po tree\n\(Self.tree)"
      let screen = try read(text)
      #expect(screen.outline == "UIWindow(UIView(UIButton))" && screen.warnings.isEmpty, "\(text)")
      expect(screen.views.map(\.line), is: [5, 6, 7])
    }
    // Another view is another tree.
    let other = try read("\(Self.line("UIView", 7))\n\(Self.tree)")
    expect(other.outline, is: "UIView UIWindow(UIView(UIButton))")
  }

  @Test("a view that somebody points at below the tree counts for nothing, nor do the words before it")
  func after() throws {
    let words = "\nNotice this.\nIt is the one.\nIt acts.\nOr not.\n"
    let target = "button.allTargets\n{(\n    <Shop.Cart: 0x77>\n)}\n"
    let screen = try read("\(Self.tree)\n\(words)`\(Self.line("UIButton", 3))`\nand more words\n\(target)")
    expect(screen.outline, is: "UIWindow(UIView(UIButton))")
    #expect(screen.unreadLines == 0 && screen.warnings.isEmpty && !screen.isHalfRead)
    let spaces = try read("\(Self.tree.replacing("|", with: " "))\n\(Self.line("UIButton", 3))")
    expect(spaces.outline, is: "UIWindow(UIView(UIButton))")
  }

  @Test("of a tree that is there twice the one with more views is read, and that is said")
  func twice() throws {
    let screen = try read("\(Self.tree)\n\n\(Self.tree)\n")
    expect(screen.outline, is: "UIWindow(UIView(UIButton))")
    expect(
      screen.warningTexts,
      is: [
        "5: The tree of UIWindow is in the input more than once; this one was not read."
      ])
    let less = Self.tree.split(separator: "\n").dropLast().joined(separator: "\n")
    let longer = try read("\(less)\n\(Self.tree)")
    #expect(longer.outline == "UIWindow(UIView(UIButton))" && longer.views[0].line == 3)
    let other = Self.tree.replacing("UIWindow: 0x1", with: "UIWindow: 0x8")
    try expect(read("\(Self.tree)\n\(other)").roots.count, is: 2)
  }

  @Test("views in one line, as an interpreter lists them, have no places in a tree")
  func listed() throws {
    let list = [1, 2, 3].map { "#\"\(Self.line($0 == 1 ? "UIWindow" : "UIView", $0))\"" }.joined(
      separator: ",")
    let screen = try read("cy# choose(UIView)\n[\(list)]")
    #expect(screen.outline == "UIWindow UIView UIView" && screen.hasLostIndentation)
  }

  @Test("a tree in a template of JavaScript's begins with its window")
  func template() throws {
    let screen = try read("export const tree = `\(Self.tree)`;\n")
    expect(screen.outline, is: "UIWindow(UIView(UIButton))")
  }

  @Test("views without frames and Flutter's trees are refused by name")
  func refusals() {
    let bare = "<UIView: 0x1>\n   | <UIButton: 0x2>\n   |    | <UIButtonLabel: 0x3>\n   | <UIButton: 0x4>"
    expect(
      refusal(of: bare)?.hasPrefix("paste:1: These views have no frames; print the views instead"), is: true)
    let flutter = " └─child: RenderIgnorePointer#c0f71\n   │ constraints: BoxConstraints(w=315.4, h=9.0)\n"
    expect(refusal(of: flutter)?.hasPrefix("paste: This is a tree of Flutter's"), is: true)
    let semantics =
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)\n └─SemanticsNode#1\n     label: \"Add\"\n"
    expect(refusal(of: semantics)?.hasPrefix("paste: This is a tree of Flutter's"), is: true)
    let listed =
      "UIWindow\n|\tUITransitionView\n|\t|\tUITableView, identifier: reminders\n|\t|\t|\tUITableViewCell (invisible)\n"
    expect(
      refusal(of: listed)?.hasPrefix("paste: This lists views with what tests find them by, as KIF does"),
      is: true)
    let axe = "# {\n#   \"AXFrame\" : \"{{175, 741}, {52, 50}}\",\n#   ...\n# }"
    expect(refusal(of: axe)?.contains("the nearest that is read is an accessibility tree"), is: true)
  }

  @Test("many repetitions cost no more than other lines")
  func many() throws {
    let lines = String(repeating: Self.line("UIButton", 3) + "\n", count: 30_000)
    let screen = try read("\(Self.tree)\n\(lines)")
    expect(screen.outline, is: "UIWindow(UIView(UIButton))")
    let trees = String(repeating: Self.tree + "\n", count: 10_000)
    try expect(read(trees).views.count, is: 3)
    #expect(throws: Never.self) { try read(lines).views.count }
  }
}
