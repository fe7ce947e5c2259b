import Expectations
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// The tree that indentation draws.
@Suite("Readers: depth in a dump")
nonisolated struct ReadersDepthTests {
  private static let wanted = "A(B(C D) E(F(G)))"

  private func dump(_ lines: [(String, Int)], indent: (Int) -> String) -> String {
    lines.map { indent($0.1) + node($0.0) }.joined(separator: "\n")
  }

  private static let lines = [("A", 0), ("B", 1), ("C", 2), ("D", 2), ("E", 1), ("F", 2), ("G", 3)]

  @Test(
    "bars count levels, however the white space around them was treated",
    arguments: [
      "   | ", "  | ", "|", "| ", "   |", "\t| ", "      |  ", "\u{A0}\u{A0}\u{A0}|\u{A0}", "   |\t",
    ])
  func bars(unit: String) throws {
    let screen = try read(dump(Self.lines) { String(repeating: unit, count: $0) })
    expect(screen.outline, is: Self.wanted)
    #expect(screen.warnings.isEmpty)
    #expect(screen.views.allSatisfy { $0.doubts.isEmpty })
  }

  @Test("bars that come in pairs are one level each pair")
  func doubledBars() throws {
    let screen = try read(dump(Self.lines) { String(repeating: "   |    |", count: $0) + " " })
    expect(screen.outline, is: Self.wanted)
    #expect(screen.warnings.isEmpty)
  }

  @Test("without any bar white space counts", arguments: [" ", "  ", "    ", "\t", "        "])
  func whiteSpace(unit: String) throws {
    let screen = try read(dump(Self.lines) { "    " + String(repeating: unit, count: $0) })
    expect(screen.outline, is: Self.wanted)
    #expect(screen.warnings.isEmpty)
  }

  @Test("tabs and spaces may be mixed")
  func mixedWhiteSpace() throws {
    let screen = try read(
      "\(node("A"))\n    \(node("B"))\n\t    \(node("C"))\n\t\t\(node("D"))\n\t\(node("E"))")
    expect(screen.outline, is: "A(B(C D) E)")
  }

  @Test("a tree without indentation is not guessed at")
  func lost() throws {
    let screen = try read("\(node("UIView"))\n\(node("UIView"))\n\(node("UIView"))")
    expect(screen.roots, is: [0, 1, 2])
    #expect(screen.views.allSatisfy { $0.doubts == ["its place in the tree is unknown"] })
    expect(
      screen.warningTexts, is: ["1: The input has lost its indentation, so no view's superview is known."])
    let windows = try read("\(node("UIWindow"))\n\(node("UITextEffectsWindow"))")
    #expect(windows.roots == [0, 1] && windows.warnings.isEmpty)
  }

  @Test("several trees in one input stay apart, with or without a line between")
  func severalTrees() throws {
    let one = "\(node("A"))\n   | \(node("B"))\n"
    for separator in ["", "\n", "\n\n// and then\n", "\n(lldb) po [window recursiveDescription]\n"] {
      let screen = try read(one + separator + one)
      expect(screen.outline, is: "A(B) A(B)")
      #expect(screen.views.allSatisfy { $0.doubts.isEmpty })
    }
  }

  @Test("a piece of a tree may begin deep inside, and come up again")
  func pieces() throws {
    let screen = try read(
      "   |    | \(node("A"))\n   |    |    | \(node("B"))\n   | \(node("C"))\n   |    | \(node("D"))")
    expect(screen.outline, is: "A(B) C(D)")
    expect(screen.views.map(\.doubts), is: [["its superview is not in the input"], [], [], []])
    expect(screen.warningTexts, is: ["1: The superview of this view is not in the input."])
    let whole = try read("   |    | \(node("A"))\n   |    |    | \(node("B"))")
    #expect(whole.outline == "A(B)" && whole.warnings.isEmpty && whole.views[0].doubts.isEmpty)
  }

  @Test("a jump in depth goes to the nearest view above, with a warning and a doubt")
  func jumps() throws {
    let screen = try read(
      "\(node("A"))\n   | \(node("B"))\n   |    |    |    | \(node("C"))\n   | \(node("D"))")
    expect(screen.outline, is: "A(B(C) D)")
    expect(screen.views[2].doubts, is: ["lines are missing above it, so its superview is a guess"])
    #expect(screen.views[3].doubts.isEmpty)
    expect(screen.warningTexts, is: ["3: Lines are missing between this view and its superview."])
  }

  @Test(
    "after lines were left out every superview from before them is a guess",
    arguments: [
      "...", "…", "   |    | ...", "[...]", "(snip)", "<snip>", "// 12 lines omitted", "..... ",
      "< truncated lines 3-9 >",
    ])
  func elision(mark: String) throws {
    let screen = try read(
      """
      \(node("A"))
         | \(node("B"))
         |    | \(node("C"))
      \(mark)
         |    | \(node("D"))
         |    |    | \(node("E"))
         |    | \(node("F"))
         | \(node("G"))
      """)
    expect(screen.outline, is: "A(B(C D(E) F) G)")
    let guess: [Sentence] = ["lines were left out before it, so its superview is a guess"]
    expect(screen.views.map(\.doubts), is: [[], [], [], guess, [], guess, []])
    expect(screen.warnings.map(\.line), is: [4])
  }

  @Test("a line that cannot be read is named, and what hangs below it is in doubt")
  func unreadableLines() throws {
    let screen = try read(
      """
      \(node("A"))
         | Custom view at 0x12
         |    | \(node("B"))
      Some words
      more words
         | \(node("C"))
      """)
    expect(screen.outline, is: "A(B C)")
    expect(screen.views[1].doubts.count, is: 1)
    expect(
      screen.warningTexts,
      is: [
        "2: This line was not understood: | Custom view at 0x12",
        "3: Lines are missing between this view and its superview.",
        "4: Lines 4 to 5 were not understood; the first is: Some words",
      ])
  }

  @Test("three thousand levels, and a zigzag of them, are a tree like any other")
  func deep() throws {
    let deep = try read(dump((0..<3000).map { ("V\($0)", $0) }) { String(repeating: "|", count: $0) })
    expect(deep.views.count, is: 3000)
    #expect(deep.views.indices.allSatisfy { deep.views[$0].parent == ($0 == 0 ? nil : $0 - 1) })
    let zigzag = try read(
      dump((0..<20_000).map { ("V", $0 % 2 == 0 ? 1 : 500) }) { String(repeating: "|", count: $0) })
    expect(zigzag.views.count, is: 20_000)
    #expect(zigzag.warnings.count <= 202)
  }
}
