import Expectations
import Foundation
import Testing
import UIKit

@testable import FingerpostLists

/// Tables as UIKit gave them in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@MainActor @Suite("Tables, as measured") struct MeasuredTableTests {
  struct Row {
    var style = UITableViewCell.CellStyle.default
    var text: String
    var detail: String?
    var accessory = UITableViewCell.AccessoryType.none
  }

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [(header: String?, rows: [Row], footer: String?)] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = sections[indexPath.section].rows[indexPath.row]
      let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (row.text, row.detail)
      cell.contentConfiguration = content
      cell.accessoryType = row.accessory
      return cell
    }
  }

  private func table(
    _ width: CGFloat, _ height: CGFloat, _ style: UITableView.Style, _ rows: Rows, scale: Double = 2,
    _ check: @MainActor (UITableView) -> Void
  ) {
    var rules = EventRules(system: 26)
    rules.scrollPixelsPerPoint = scale
    World(eventRules: rules).run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = rows
      table.delegate = rows
      table.layoutIfNeeded()
      for cell in table.visibleCells {
        cell.layoutIfNeeded()
        cell.contentView.layoutIfNeeded()
      }
      check(table)
    }
  }

  private func box(_ view: UIView?) -> [Double] {
    guard let frame = view?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  private func labels(_ cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0.text != nil }
  }

  private func line(_ cell: UITableViewCell) -> UIView? { cell.separators.below }

  private func isNear(_ width: CGFloat, _ measured: CGFloat) -> Bool {
    abs(width - measured) <= 0.08 * measured
  }

  @Test("LAY-12, LAY-13, LAY-14: a plain table with a header, arrows and a selected row") func plain() {
    let rows = Rows()
    rows.sections = [
      (
        "Options",
        [
          Row(text: "General"), Row(text: "Notifications", accessory: .disclosureIndicator),
          Row(text: "Privacy", accessory: .disclosureIndicator), Row(text: "About"),
        ], nil
      )
    ]
    table(375, 400, .plain, rows) { table in
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      let header = table.headerView(forSection: 0)
      header?.layoutIfNeeded()
      expect(box(header), is: [0, 22, 375, 28])
      let title = box(header?.textLabel)
      expect([title[0], title[1], title[3]], is: [16, 4, 21])
      #expect(isNear(title[2], 63))
      let cells = table.visibleCells
      expect(cells.map(box), is: [50, 103, 156, 209].map { [0, $0, 375, 53] })
      expect(cells.map { box($0.contentView)[2] }, is: [375, 348.5, 348.5, 375])
      for (cell, width) in zip(cells, [59.5, 96, 55.5, 46]) {
        let label = labels(cell)[0]
        expect([box(label)[0], box(label)[1], box(label)[3]], is: [16, 16.5, 20.5])
        #expect(isNear(label.frame.width, width))
      }
      expect(box(cells[1].ownAccessory), is: [348.5, 19.5, 10.5, 14])
      expect(cells.map { line($0)?.alpha }, is: [0, 0, 1, 1])
      expect(box(line(cells[2])), is: [16, 52, 351, 1])
    }
  }

  @Test("LAY-12, LAY-13, LAY-14: cards with headers, footers, further texts, an arrow and a check mark")
  func cards() {
    let rows = Rows()
    rows.sections = [
      (
        "Account",
        [
          Row(style: .value1, text: "Name", detail: "Miguel"),
          Row(style: .value1, text: "Plan", detail: "Pro", accessory: .disclosureIndicator),
          Row(text: "Sign Out"),
        ], "Your account details are synced across devices."
      ),
      (
        "Notifications",
        [
          Row(
            style: .subtitle, text: "Email", detail: "miguel@example.com", accessory: .disclosureIndicator),
          Row(text: "Sounds", accessory: .checkmark),
          Row(style: .subtitle, text: "Badges", detail: "Show unread count"),
        ], "Alerts appear on the lock screen."
      ),
    ]
    table(375, 620, .insetGrouped, rows) { table in
      for section in 0..<2 {
        table.headerView(forSection: section)?.layoutIfNeeded()
        table.footerView(forSection: section)?.layoutIfNeeded()
      }
      expect(box(table.headerView(forSection: 0)), is: [0, 0, 375, 55.5])
      expect(Array(box(table.headerView(forSection: 0)?.textLabel)[..<2]), is: [32, 29.5])
      expect(box(table.headerView(forSection: 1)), is: [0, 244.5, 375, 45.5])
      expect(Array(box(table.headerView(forSection: 1)?.textLabel)[..<2]), is: [32, 19.5])
      expect(box(table.footerView(forSection: 0)), is: [0, 214.5, 375, 30])
      let footer = box(table.footerView(forSection: 0)?.textLabel)
      expect([footer[0], footer[1], footer[3]], is: [32, 7.5, 16])
      let cells = table.visibleCells
      let extents: [(Double, Double)] = [
        (55.5, 53), (108.5, 53), (161.5, 53), (290, 69.5), (359.5, 53), (412.5, 69.5),
      ]
      expect(cells.map(box), is: extents.map { [16, $0.0, 343, $0.1] })
      expect(cells.map { box($0.contentView)[2] }, is: [343, 316.5, 343, 316.5, 303, 343])
      expect(Array(box(labels(cells[0])[0])[..<2]), is: [16, 16.5])
      expect(labels(cells[0])[1].frame.maxX, is: 327)
      expect(labels(cells[1])[1].frame.maxX, is: 308.5)
      for cell in [cells[3], cells[5]] {
        let (text, detail) = (box(labels(cell)[0]), box(labels(cell)[1]))
        expect([text[1], text[3], detail[1], detail[3]], is: [15.5, 20.5, 36, 18])
      }
      expect(box(cells[1].ownAccessory), is: [316.5, 19.5, 10.5, 14])
      expect(box(cells[3].ownAccessory), is: [316.5, 27.5, 10.5, 14])
      expect(box(cells[4].ownAccessory), is: [305.5, 17.5, 19, 18])
      expect(box(line(cells[0])), is: [16, 52, 311, 1])
      expect(box(line(cells[2])), is: [0, 52, 343, 1])
      expect(cells.map { line($0)?.alpha }, is: [1, 1, 0, 1, 1, 0])
    }
  }

  @Test("LAY-12, LAY-13: the same on a phone with three pixels to a point and wider margins") func wide() {
    let rows = Rows()
    let card = [
      Row(text: "One", accessory: .checkmark),
      Row(style: .subtitle, text: "Two", detail: "more", accessory: .disclosureIndicator),
    ]
    rows.sections = [("First", card, "Foot"), ("Second", card, nil), ("Third", card, nil)]
    table(393, 852, .insetGrouped, rows, scale: 3) { table in
      let headers = (0..<3).map { table.rectForHeader(inSection: $0).height }
      expect(headers.map { (Double($0) * 1000).rounded() / 1000 }, is: [55.333, 45.333, 38])
      expect((0..<3).map { table.rectForFooter(inSection: $0).height }, is: [30, 17.5, 17.5])
      let (mark, row) = (table.visibleCells[0], table.visibleCells[1])
      expect(box(mark), is: [20, 55.333, 353, 53])
      expect(box(row)[3], is: 69.333)
      expect([box(labels(row)[0])[1], box(labels(row)[1])[3]], is: [15.667, 18])
      expect([box(mark.ownAccessory)[2], box(mark.ownAccessory)[3]], is: [19, 17.333])
      expect([box(row.ownAccessory)[2], box(row.ownAccessory)[3]], is: [10.333, 14])
      expect(Double(353 - (row.ownAccessory?.frame.maxX ?? 0)).rounded(), is: 20)
    }
    table(393, 852, .plain, rows, scale: 3) { table in
      expect(table.rectForHeader(inSection: 0), is: CGRect(x: 0, y: 22, width: 393, height: 28))
      expect(table.visibleCells.prefix(2).map { box($0)[3] }, is: [53, 62])
      let line = table.visibleCells[0].separators.below
      expect(box(line), is: [20, 52, 353, 1])
    }
  }

  @Test("LAY-12: a plain row of two texts has them at 9 and 32.5") func plainSubtitle() {
    let rows = Rows()
    rows.sections = [(nil, [Row(style: .subtitle, text: "Two", detail: "more")], nil)]
    table(375, 400, .plain, rows) { table in
      let cell = table.visibleCells[0]
      expect(box(cell), is: [0, 0, 375, 62])
      expect([box(labels(cell)[0])[1], box(labels(cell)[1])[1]], is: [9, 32.5])
    }
  }

  @Test("LAY-13: cards without titles are 35 points below the top, and as far apart") func untitled() {
    let rows = Rows()
    rows.sections = [(nil, [Row(text: "One")], nil), (nil, [Row(text: "Two")], nil)]
    table(375, 400, .insetGrouped, rows) { table in
      expect(table.visibleCells.map { box($0)[1] }, is: [35, 123])
      expect(table.headerView(forSection: 0), is: nil)
      expect(table.contentSize.height, is: 213.5)
    }
  }

  @Test("LAY-12: a text of several lines wraps beside an accessory, and the row is as high as it then is")
  func wrapping() {
    let text = Array(repeating: "word", count: 8).joined(separator: " ")
    let rows = Rows()
    rows.sections = [(nil, [Row(text: text), Row(text: text, accessory: .checkmark)], nil)]
    table(375, 400, .plain, rows) { table in
      let cells = table.visibleCells
      #expect(labels(cells[0])[0].frame.width > 303)
      for (cell, lines) in zip(cells, [1, 2]) {
        let label = labels(cell)[0]
        // Lines of body text are 22 points apart.
        expect(box(cell)[3], is: 53 + 22 * Double(lines - 1))
        expect(box(label)[3], is: 20.5 + 22 * Double(lines - 1))
        #expect(label.frame.maxX <= cell.contentView.bounds.width - (lines == 1 ? 16 : 8))
      }
    }
  }

  @Test("AL-9: where a cell and its content are forced from right to left, everything changes sides")
  func mirrored() {
    let rows = Rows()
    rows.sections = [
      (nil, [Row(style: .value1, text: "Plan", detail: "Pro", accessory: .disclosureIndicator)], nil)
    ]
    table(375, 400, .plain, rows) { table in
      let cell = table.visibleCells[0]
      let places = (labels(cell).map(box), box(cell.ownAccessory))
      for view in [cell, cell.contentView] { view.semanticContentAttribute = .forceRightToLeft }
      table.layoutIfNeeded()
      expect(box(cell.contentView)[0], is: 26.5)
      expect(box(cell.ownAccessory)[0], is: 375 - places.1[0] - places.1[2])
      expect(labels(cell).map { box($0)[0] }, is: places.0.map { 348.5 - $0[0] - $0[2] })
    }
  }

  @Test("AL-62: rows that constraints size keep to the margins of the content, less where an accessory is")
  func margins() {
    for (width, scale, margin) in [(CGFloat(375), 2.0, CGFloat(16)), (393, 3, 20)] {
      let rows = Rows()
      rows.sections = [(nil, [Row(text: "A"), Row(text: "B", accessory: .checkmark)], nil)]
      table(width, 400, .insetGrouped, rows, scale: scale) { table in
        for cell in table.visibleCells {
          cell.contentConfiguration = nil
          expect(cell.layoutMargins, is: UIEdgeInsets(top: 15, left: margin, bottom: 15, right: margin))
          let end = cell.accessoryType == .none ? margin : 8
          expect(
            cell.contentView.layoutMargins, is: UIEdgeInsets(top: 15, left: margin, bottom: 15, right: end))
        }
      }
    }
  }

  @Test("LAY-13: a header of the delegate's is as high as its constraints say") func ownHeader() {
    final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let (header, line) = (UIView(), UIView())
        line.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(line)
        NSLayoutConstraint.activate([
          line.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
          line.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
          line.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          line.heightAnchor.constraint(equalToConstant: 33),
        ])
        return header
      }
    }
    World(eventRules: EventRules(system: 26)).run {
      let (headed, table) = (Headed(), UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400)))
      table.dataSource = headed
      table.delegate = headed
      table.layoutIfNeeded()
      expect(table.rectForHeader(inSection: 0).height, is: 53)
    }
  }
}
