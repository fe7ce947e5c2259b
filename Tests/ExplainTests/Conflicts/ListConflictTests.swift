import Expectations
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import Foundation
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// Conflicts with the swipes and the scrolling of lists.
@Suite("Conflicts: lists", .ownProcess) struct ListConflictTests {
  private func table(_ more: String, around: String = "", config: String = "") throws -> Scenario {
    try Scenario.load(
      text: """
        config: { \(config) }
        windows:
          - gestureRecognizers: [\(around)]
            subviews: [{ id: T, class: UITableView, frame: [0, 0, 400, 800], rows: 100, \(more) }]
        """, name: "table.yaml")
  }

  @Test("LIST-22: a pan around a table takes its swipes, unless it leaves them that side") func around()
    throws
  {
    let report = try conflicts(in: table("trailingSwipeActions: 1", around: "{ id: menu, type: pan }"))
    expect(report.kinds, is: ["alwaysInstead T.rowSwipe menu"])
    let fixes = report.findings.first?.fixes.map(\.summary) ?? []
    #expect(fixes.contains("let menu begin unless the movement is to the left"))
    // No name in code stands for the swipe.
    #expect(!fixes.contains { $0.contains("rowSwipe") })
  }

  @Test("LIST-22: rows without actions, and pans that begin no earlier, are no conflict") func without()
    throws
  {
    #expect(try conflicts(in: table("", around: "{ id: menu, type: pan }")).kinds.isEmpty)
    let late = try table(
      "trailingSwipeActions: 1", around: "{ id: menu, type: pan }", config: "swipeActions.hysteresis: 5")
    #expect(try conflicts(in: late).kinds.isEmpty)
  }

  /// Ten rows, each with a pan of its own, in a table that is swiped.
  private nonisolated static let rows: String = {
    let head = """
      <UIWindow: 0x1; frame = (0 0; 400 800); layer = <UIWindowLayer: 0xf>>
         | <UITableView: 0x2; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>; contentOffset: {0, 0}; contentSize: {400, 2000}>

      """
    let cells = (0..<10).map {
      "   |    | <UITableViewCell: 0xa\($0); frame = (0 \($0 * 80); 400 80); gestureRecognizers = <NSArray: 0xe>; layer = <CALayer: 0xf>>\n"
    }
    let pans = (0..<10).map {
      "<__NSArrayM 0xe>(\n<UIPanGestureRecognizer: 0xb\($0); state = Possible; view = <UITableViewCell 0xa\($0)>; target= <(action=panned:, target=<Inbox 0x9>)>>\n)\n"
    }
    let swipe =
      "<__NSArrayM 0xe>(\n<_UISwipeActionPanGestureRecognizer: 0xc; state = Possible; view = <UITableView 0x2>; target= <(action=_handleSwipe:, target=<UISwipeHandler 0x8>)>>\n)\n"
    return head + cells.joined() + pans.joined() + swipe
  }()

  @Test("LIST-22: pans of rows take a dump's list its scrolling and its swipes, each said once") func ofRows()
    throws
  {
    let screen = try ScreenReader.read(Data(Self.rows.utf8), name: "rows.txt")
    let report = try ConflictSearch(ScreenScenario(screen, name: "rows.txt"), seed: 1, limit: 400).run()
    let kinds = report.kinds.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    expect(kinds.sorted(), is: ["alwaysInstead UITableView", "alwaysInstead UITableView.rowSwipe"])
    let told = report.findings.flatMap(\.details).filter {
      $0.contains("The same holds for 9 more like panned")
    }
    expect(told.count, is: 2)
  }
}
