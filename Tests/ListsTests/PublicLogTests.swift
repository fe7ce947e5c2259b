import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Logs of delegates that developers have published, played again.
@Suite struct PublicLogTests {
  /// A table of two sections of two rows, with headers, and all that it asks and tells.
  private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lines: [String] = []
    nonisolated deinit {}

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      lines.append("sections")
      return 2
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      lines.append("rows \(section)")
      return 2
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      lines.append("header height \(section)")
      return 20
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      lines.append("footer height \(section)")
      return 20
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      lines.append("height \(indexPath.section).\(indexPath.row)")
      return 50
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      lines.append("cell \(indexPath.section).\(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { lines.append("shows \(indexPath.section).\(indexPath.row)") }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      lines.append("header \(section)")
      return UIView()
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      lines.append("shows header \(section)")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      lines.append("footer \(section)")
      return UIView()
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      lines.append("shows footer \(section)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      lines.append("will select \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      lines.append("will deselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("did deselect \(indexPath.row)")
    }
  }

  private let log = Log()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .grouped)

  private func fingers() throws -> EventGenerator {
    table.sectionHeaderTopPadding = 0
    (table.dataSource, table.delegate) = (log, log)
    return try table.fingersOnScreen()
  }

  @Test(
    "LIST-53: a table asks for sections, ends, counts and heights, then for cells, and tells that they come")
  func loading() throws {
    // Two rows a section, all of them seen, at heights of their own; the posts' lists, for two sections.
    table.estimatedRowHeight = 0
    _ = try fingers()
    let counts = (0..<2).flatMap {
      ["header height \($0)", "footer height \($0)", "rows \($0)", "height \($0).0", "height \($0).1"]
    }
    let rows = (0..<4).flatMap { row in
      let path = "\(row / 2).\(row % 2)"
      return ["cell \(path)", "height \(path)", "shows \(path)"]
    }
    let ends = (0..<2).flatMap {
      ["header \($0)", "shows header \($0)", "footer \($0)", "shows footer \($0)"]
    }
    expect(log.drain(), is: ["sections"] + counts + rows + ends)
  }

  @Test("LIST-3: another row is asked first, then the old one is deselected, then the new one selected")
  func selecting() throws {
    let fingers = try fingers()
    _ = log.drain()
    try fingers.fingerTap(at: CGPoint(x: 100, y: 40))
    expect(log.drain(), is: ["will select 0", "did select 0"])
    try fingers.fingerTap(at: CGPoint(x: 100, y: 90))
    expect(log.drain(), is: ["will select 1", "will deselect 0", "did deselect 0", "did select 1"])
  }
}
