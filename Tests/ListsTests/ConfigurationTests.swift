import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// Cells, headers and footers whose content is a configuration.
@MainActor struct ConfigurationTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var make: (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make(indexPath)
    }
  }

  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    UITableViewCell(style: style, reuseIdentifier: nil)
  }

  @Test("Rows with a default configuration are as high as they were measured")
  func heights() throws {
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800)))
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
    rows.make = { [self] path in
      let cell = cell(styles[path.row])
      var content = cell.defaultContentConfiguration()
      content.text = "General"
      if path.row > 0 { content.secondaryText = "On" }
      cell.contentConfiguration = content
      return cell
    }
    table.dataSource = rows
    let fingers = try EventGenerator(view: table)
    table.layoutIfNeeded()
    expect(table.visibleCells.map(\.frame.height), is: [53, 53, 62])
    let parts = table.visibleCells.map { $0.contentView.subviews.compactMap { $0 as? UILabel } }
    expect(parts[0][0].frame.minX, is: 16)
    expect(parts[1][1].frame.maxX, is: 359)
    expect(parts[1][0].frame.midY, is: parts[1][1].frame.midY)
    expect(parts[2][0].frame.maxY + 3, is: parts[2][1].frame.minY)
    try fingers.fingerTap(at: CGPoint(x: 100, y: 20))
    expect(table.indexPathForSelectedRow?.row, is: 0)
  }

  @Test(
    "A configuration puts its view in place of the content view, and another one of its type keeps that view")
  func contentViews() {
    let cell = cell(.default)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.contentView
    expect(view, isNotSame: plain)
    #expect(view is UIListContentView)
    expect(plain.superview, is: nil)
    content.text = "two"
    content.textProperties.transform = .uppercase
    cell.contentConfiguration = content
    expect(cell.contentView, isSame: view)
    expect((view.subviews.compactMap { $0 as? UILabel }).map(\.text), is: ["TWO", nil])
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    expect(cell.contentView.superview, isSame: cell)
  }

  @Test("An image is at the beginning, no larger than its maximum, and the text begins after it")
  func images() {
    let cell = cell(.default)
    var content = cell.defaultContentConfiguration()
    content.text = "Star"
    content.image = UIImage(systemName: "star")
    content.imageProperties.maximumSize = CGSize(width: 11, height: 0)
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 53)
    cell.layoutIfNeeded()
    let image = cell.contentView.subviews.first { $0 is UIImageView }
    expect(image?.frame, is: CGRect(x: 16, y: 21, width: 11, height: 11))
    expect(cell.contentView.subviews.first { $0 is UILabel }?.frame.minX, is: 43)
  }

  @Test("A cell's configuration is updated for its state before it is laid out")
  func states() throws {
    struct Shown: UIContentConfiguration {
      final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ shown: Shown) {
          configuration = shown
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      var isSelected = false
      func makeContentView() -> any UIView & UIContentView { View(self) }
      func updated(for state: any UIConfigurationState) -> Shown {
        Shown(isSelected: (state as? UICellConfigurationState)?.isSelected == true)
      }
    }
    final class Own: UITableViewCell {
      var updates: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(state.isSelected)
      }
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Shown()
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in handled.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    expect(cell.updates, is: [false])
    cell.layoutIfNeeded()
    expect(cell.updates, is: [false, true])
    expect(handled, is: [false, true])
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(cell.updates, is: [false, true])
    expect((cell.contentConfiguration as? Shown)?.isSelected, is: true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    expect((cell.contentConfiguration as? Shown)?.isSelected, is: true)
    expect(cell.updates, is: [false, true, false])
  }

  @Test("A cell adds values of its own to its state")
  func addedValues() {
    final class Own: UITableViewCell {
      var item = 3
      var seen: [Int?] = []
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("item")] = item
        return state
      }
      override func updateConfiguration(using state: UICellConfigurationState) {
        seen.append(state[UIConfigurationStateCustomKey("item")] as? Int)
      }
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    expect(cell.seen, is: [3])
  }

  @Test("A header takes a configuration, and a plain one of one line is 28 pt high")
  func headers() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Options"
    header.contentConfiguration = content
    #expect(header.contentView is UIListContentView)
    header.frame = CGRect(x: 0, y: 0, width: 375, height: 28)
    header.layoutIfNeeded()
    let label = header.contentView.subviews.first { $0 is UILabel }
    expect(label?.frame.minX, is: 16)
    expect(label?.frame.minY, is: 4)
    let height = header.sizeThatFits(CGSize(width: 375, height: 0)).height
    #expect(abs(height - 28) <= 0.5)
  }

  @Test("The background is kept and read back")
  func backgrounds() {
    let cell = cell(.default)
    cell.backgroundConfiguration = .listGroupedCell()
    cell.backgroundConfiguration?.cornerRadius = 8
    expect(cell.backgroundConfiguration?.cornerRadius, is: 8)
    expect(UIBackgroundConfiguration.clear().backgroundColor, is: .clear)
  }
}
