import Testing

@testable import FingerpostScenarios

/// What scenarios say of the rows and items of lists.
@Suite("Scenarios: lists") struct ScenarioListTests {
  private func scenario(_ views: String) throws -> Scenario {
    try Scenario.load(text: "windows: [{ subviews: [\(views)] }]", name: "list.yaml")
  }

  nonisolated static let wrong: [(views: String, words: String)] = [
    (
      "{ id: V, gestureRecognizers: [{ type: longPress, movesItems: V }] }",
      "a collection has items to move, and “V” is a view"
    ),
    (
      "{ id: T, class: UITableView, rows: 3, gestureRecognizers: [{ type: longPress, movesItems: T }] }",
      "a collection has items to move"
    ),
    ("{ id: V, subviews: [{ inRow: \"0:1\" }] }", "only a subview of a list lies in one of its rows"),
    (
      "{ id: T, class: UITableView, rows: 3, subviews: [{ inRow: \"0:-1\" }] }",
      "a section and a row, such as 0:3"
    ),
    (
      "{ id: T, class: UITableView, rows: 3, subviews: [{ inRow: third }] }",
      "a section and a row, such as 0:3"
    ),
    ("{ class: UITableView, rows: 3, dropSessionDidUpdate: moves }", "move"),
    ("{ class: UITableView, rows: 3, dropIntent: insertAt }", "insertAtDestinationIndexPath"),
    ("{ class: UITableView, rows: 3, trailingSwipeActions: 11 }", "trailingSwipeActions"),
    ("{ class: UICollectionView, items: 3, trailingSwipeActions: 1 }", "has no key “trailingSwipeActions”"),
    ("{ class: UIScrollView, itemsForBeginning: true }", "has no key “itemsForBeginning”"),
  ]

  @Test("what is wrong with a list is said", arguments: wrong)
  func isWrong(_ views: String, _ words: String) {
    let error = #expect(throws: ScenarioError.self) { try scenario(views) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test("a row that does not exist holds nothing, and one that comes into view does")
  func contents() throws {
    // Cells are used again: none of the rows that come into view has the button.
    let taps = (0..<10).map { row in
      let time = 4 + Double(row)
      return "  - { at: \(time), down: { 1: [200, \(row * 44 + 2)] } }\n  - { at: \(time + 0.1), up: [1] }"
    }.joined(separator: "\n")
    let scenario = try Scenario.load(
      text: """
        observe: [controls]
        windows:
          - subviews:
              - id: T
                class: UITableView
                frame: [0, 0, 400, 400]
                rows: 50
                subviews:
                  - { id: Far, class: UIButton, inRow: "0:20", frame: [0, 0, 400, 44] }
                  - { id: Never, class: UIButton, inRow: "3:0", frame: [0, 0, 400, 44] }
        script:
          - { at: 0.0, down: { 1: [200, 20] } }
          - { at: 0.1, up: [1] }
          - { at: 1.0, set: { T.contentOffset: [0, 880] } }
          - { at: 2.0, down: { 1: [200, 20] } }
          - { at: 2.1, up: [1] }
          - { at: 3.0, set: { T.contentOffset: [0, 440] } }
        \(taps)
        """, name: "rows.yaml")
    let lines = try ScenarioPlayer(scenario).play().lines.map(\.description)
    #expect(
      lines == [
        "@2.100 Far.event(touchDown)", "@2.100 Far.event(touchUpInside)",
        "@2.100 Far.event(primaryActionTriggered)",
      ])
  }

  @Test("rows that a script takes away while one is dragged end nothing") func fewerRows() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - subviews:
              - id: T
                class: UITableView
                frame: [0, 0, 400, 800]
                rows: [5, 5]
                dragInteractionEnabled: true
                itemsForBeginning: true
                canMoveRow: true
                dropSessionDidUpdate: move
                dropIntent: insertAtDestinationIndexPath
        script:
          - { at: 0.0, down: { 1: [200, 330] } }
          - { at: 0.5, move: { 1: [200, 350] } }
          - { at: 0.6, move: { 1: [200, 60] } }
          - { at: 0.7, set: { T.rows: [1] } }
          - { at: 0.8, move: { 1: [200, 20] } }
          - { at: 0.9, up: [1] }
        """, name: "fewer.yaml")
    let lines = try ScenarioPlayer(scenario).play().lines.map(\.text)
    #expect(lines.last == "T.dragSessionDidEnd")
  }
}
