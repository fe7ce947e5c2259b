import Expectations
import FingerpostScreens
import Testing

/// Trees that code of one's own has printed, with lines that lead from node to node, or a sign for each level.
@Suite("Readers: drawn trees")
nonisolated struct ReadersDrawnTreeTests {
  /// Each node with its depth, and whether it is the last of its siblings.
  private static let nodes: [(name: String, depth: Int, isLast: Bool)] = [
    ("A", 0, true), ("B", 1, false), ("C", 2, false), ("D", 3, true), ("E", 2, true), ("F", 1, true),
    ("G", 2, true),
  ]

  private static func lines(_ lead: (Int) -> String) -> String {
    nodes.indices.map { lead($0) + "<\(nodes[$0].name): 0x\($0 + 1); frame = (0 0; 9 9)>" }
      .joined(separator: "\n")
  }

  /// What leads to a node: for each level above it whether there are more siblings, then a branch.
  private static func drawn(_ middle: String, _ last: String, _ bar: String, _ space: String) -> String {
    var open: [Bool] = []
    return lines { index in
      let (_, depth, isLast) = nodes[index]
      open = Array(open.prefix(depth))
      defer { open.append(!isLast) }
      guard depth > 0 else { return "" }
      return open.dropFirst().map { $0 ? bar : space }.joined() + (isLast ? last : middle)
    }
  }

  @Test(
    "lines that are drawn from node to node are its depth",
    arguments: [
      drawn("├── ", "└── ", "│   ", "    "), drawn("├─", "└─", "│ ", "  "),
      drawn("|-- ", "`-- ", "|   ", "    "),
      drawn("|-", "`-", "| ", "  "), drawn("+- ", "\\- ", "|  ", "   "),
      drawn("+--- ", "\\--- ", "|    ", "     "),
    ])
  func branches(text: String) throws {
    let screen = try read(text)
    expect(screen.outline, is: "A(B(C(D) E) F(G))")
    expect(screen.isHalfRead, is: false)
  }

  @Test(
    "signs before a node are levels, with a blank after them or none",
    arguments: ["-", "--", "*", "+", "#", "..", "→", "—", "·", "· ", "- ", "> "], ["", " "])
  func signs(unit: String, blank: String) throws {
    // Dots and a blank are lines that were left out, and a star right before a view is Auto Layout's.
    guard (unit != ".." || blank.isEmpty) && (unit != "*" || !blank.isEmpty) else { return }
    for hasBlankAtTop in [false, true] {
      let text = Self.lines { index in
        let depth = Self.nodes[index].depth
        return String(repeating: unit, count: depth) + (depth > 0 || hasBlankAtTop ? blank : "")
      }
      let screen = try read(text)
      expect(screen.outline, is: "A(B(C(D) E) F(G))")
      expect(screen.isHalfRead, is: false)
    }
  }

  @Test("a line that is missing below the top is still a gap")
  func gap() throws {
    let nodes = [
      "<A: 0x1; frame = (0 0; 9 9)>", "  <B: 0x2; frame = (0 0; 9 9)>", "      <C: 0x3; frame = (0 0; 9 9)>",
    ]
    expect(try read(nodes.joined(separator: "\n")).isHalfRead, is: true)
    expect(
      try read("\(nodes[0])\n    | \(nodes[1])\n   |    |    | <C: 0x3; frame = (0 0; 9 9)>").isHalfRead,
      is: true)
  }

  @Test("what SwiftUI prints of changes, and widgets of Flutter's, are named")
  func names() {
    let changes = "ContentView: @self, @identity, _count changed.\nRow: @self changed.\n"
    expect(refusal(of: changes)?.contains("which values of SwiftUI's changed"), is: true)
    let widgets = "MyApp\n └MaterialApp(state: _MaterialAppState#1f2a3)\n"
    expect(refusal(of: widgets)?.contains("a tree of Flutter's"), is: true)
  }
}
