import Expectations
import Foundation
import Testing
import UIKit

/// Selections of more rows than are looked through one by one.
@MainActor struct ManySelectedTests {
  @Test("LIST-7: many selected rows keep their order, whichever of them are tapped again")
  func order() throws {
    let stage = try TableStage { table, _ in table.allowsMultipleSelection = true }
    let rows = [3, 1, 12, 5, 0, 9, 7, 2, 11, 4, 8, 6]
    for row in rows { _ = try stage.tap(row) }
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: rows)
    for row in [12, 3, 6, 0] { _ = try stage.tap(row) }
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: [1, 5, 9, 7, 2, 11, 4, 8])
    for row in [1, 12] { _ = try stage.tap(row) }
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: [5, 9, 7, 2, 11, 4, 8, 12])
    let shown = stage.table.visibleCells.enumerated().filter(\.element.isSelected).map(\.offset)
    expect(shown, is: [2, 4, 5, 7, 8, 9, 11, 12])
  }

  @Test(
    "LIST-17: many selected rows follow to their new places, and those that are gone are selected no more")
  func moving() throws {
    let stage = try TableStage { table, _ in table.allowsMultipleSelection = true }
    for row in 0..<10 {
      stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    stage.sample.counts = [97]
    stage.table.deleteRows(at: [1, 4, 7].map { IndexPath(row: $0, section: 0) }, with: .none)
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: Array(0...6))
    stage.table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
    stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), is: [0, 1, 3, 4, 5, 6, 20, 30, 2])
  }
}
