import Fingerpost
import Foundation

/// The private line below a row, as in UIKit, whose name it has. Only rows of iOS 26 have it here. [LAY-14]
final class _UITableViewCellSeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The lines of a row, and where in its section it is.
struct CellSeparators {
  var below: _UITableViewCellSeparatorView?
  /// Above the first row of a section that is as wide as the table.
  var above: _UITableViewCellSeparatorView?
  var isFirst = false
  var isLast = false
}

extension UITableViewCell {
  /// Says where in its section the row is.
  final func setEnds(isFirst: Bool, isLast: Bool) {
    guard isFirst != separators.isFirst || isLast != separators.isLast else { return }
    (separators.isFirst, separators.isLast) = (isFirst, isLast)
    setNeedsLayout()
  }

  /// Places the lines of the row. [LAY-14]
  final func placeSeparators() {
    guard state.look.isModern, let table, table.separatorStyle == .singleLine else {
      if separators.below != nil { removeSeparators() }
      return
    }
    let below = separators.below ?? addSeparator()
    separators.below = below
    let isWhole = separators.isLast && state.look.isGrouped
    let insets = isWhole ? .zero : lineInsets(in: table)
    below.frame = CGRect(
      x: insets.left, y: bounds.height - 1, width: max(0, bounds.width - insets.left - insets.right),
      height: 1)
    if separators.isFirst, table.style == .grouped {
      let above = separators.above ?? addSeparator()
      separators.above = above
      above.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    } else {
      separators.above?.removeFromSuperview()
      separators.above = nil
    }
    showSeparator()
  }

  /// What the row, or else its table, says; by default as wide as its content.
  private func lineInsets(in table: UITableView) -> UIEdgeInsets {
    let usual = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    if separatorInset != usual { return separatorInset }
    if table.separatorInset != usual { return table.separatorInset }
    let margin = cellMargin
    // A plain row on a narrow phone has its line nearer to the right edge.
    let right = state.look.isGrouped || margin > 16 ? margin : 8
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: right)
  }

  /// Hides the line of a row that is selected or above such a row, and of the last row of a card.
  final func showSeparator() {
    guard let below = separators.below, let table else { return }
    var isHidden = isSelected || isHighlighted || separators.isLast && table.style == .insetGrouped
    if !isHidden, let path = table.indexPath(for: self) {
      let next = table.cellForRow(at: IndexPath(row: path.row + 1, section: path.section))
      isHidden = next.map { $0.isSelected || $0.isHighlighted } ?? false
    }
    below.alpha = isHidden ? 0 : 1
  }

  /// Has the line above follow when the row is selected, too.
  final func showSeparators() {
    guard separators.below != nil, let table else { return }
    showSeparator()
    guard let path = table.indexPath(for: self), path.row > 0 else { return }
    table.cellForRow(at: IndexPath(row: path.row - 1, section: path.section))?.showSeparator()
  }

  private func addSeparator() -> _UITableViewCellSeparatorView {
    let made = _UITableViewCellSeparatorView(frame: .zero)
    addSubview(made)
    return made
  }

  private func removeSeparators() {
    for line in [separators.below, separators.above] { line?.removeFromSuperview() }
    (separators.below, separators.above) = (nil, nil)
  }
}
