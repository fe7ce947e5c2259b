import Expectations
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
    ("{ id: V, subviews: [{ inHeader: 0 }] }", "only a subview of a list lies in one of its headers"),
    ("{ class: UITableView, rows: 3, subviews: [{ inFooter: \"0:1\" }] }", "a section, such as 0"),
    ("{ class: UITableView, rows: 3, accessoryType: detail }", "detailButton"),
    ("{ class: UIView, refreshControl: true }", "has no key “refreshControl”"),
    ("{ class: UIScrollView, itemsForBeginning: true }", "has no key “itemsForBeginning”"),
  ]

  @Test("what is wrong with a list is said", arguments: wrong)
  func isWrong(_ views: String, _ words: String) {
    let error = #expect(throws: ScenarioError.self) { try scenario(views) }
    expect(error?.description.contains(words), is: true, "\(error?.description ?? "")")
  }

  nonisolated static let wrongCalls: [(call: String, words: String)] = [
    ("T.selectRow()", "takes a section and a row, such as (0:3)"),
    ("T.selectRow(0:-1)", "takes a section and a row"),
    ("T.moveRow(0:1)", "takes two rows, such as (0:3, 0:1)"),
    ("T.indexPathsForRows(0, 0, nan, 1)", "takes left, top, width and height"),
    ("T.selectItem(0:1)", "has no “selectItem” to call"),
    ("T.reloadData(0:1)", "takes no argument"),
    ("V.reloadData()", "has no “reloadData” to call"),
    ("T.selectRow(0:3)", "there is no row or item 0:3 then"),
    ("T.insertRows(0:4)", "there is no row or item 0:4 then"),
    ("T.moveRow(0:0, 1:0)", "there is no row or item 1:0 then"),
    ("T.deleteRows(1:0)", "there is no row or item 1:0 then"),
  ]

  @Test("what is wrong with a call of a list is said", arguments: wrongCalls)
  func isWrongCall(_ call: String, _ words: String) {
    let error = #expect(throws: ScenarioError.self) {
      let scenario = try Scenario.load(
        text: """
          windows: [{ subviews: [{ id: V }, { id: T, class: UITableView, rows: 3 }] }]
          script: [{ at: 0, call: "\(call)" }]
          """, name: "calls.yaml")
      _ = try ScenarioPlayer(scenario).play()
    }
    expect(error?.description.contains(words), is: true, "\(error?.description ?? "")")
  }

  nonisolated static let hooks = [
    "T.reloadData()", "T.insertRows(0:0)", "T.deleteRows(0:0)", "T.moveRow(0:0, 0:1)",
    "T.removeFromSuperview()",
  ]

  @Test("a list that is changed while it tells its delegate ends nothing", arguments: hooks)
  func changedInside(_ call: String) throws {
    for when in [
      "T.willDisplayHeader(0)", "T.shouldHighlightRow(0:0,true)", "T.setHighlighted(0:0,true)",
      "T.willSelectRow(0:0)", "T.setSelected(0:0,true)", "T.updatesFinished(true)",
    ] {
      let scenario = try Scenario.load(
        text: """
          windows:
            - subviews:
                - { id: T, class: UITableView, frame: [0, 0, 400, 400], rows: [3, 3], sectionHeaderHeight: 10 }
          script:
            - { at: 0, down: { 1: [200, 40] } }
            - { at: 0.1, up: [1] }
            - { at: 1, call: "T.insertRows(1:0)" }
          hooks: [{ when: "\(when)", call: "\(call)" }]
          """, name: "hooks.yaml")
      // Hooks that never come to an end are an error.
      _ = try? ScenarioPlayer(scenario).play()
    }
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
    expect(
      lines,
      is: [
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
    expect(lines.last, is: "T.dragSessionDidEnd")
  }
}
