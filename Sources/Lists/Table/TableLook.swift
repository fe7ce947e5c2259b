import Fingerpost
import Foundation

/// What decides where the parts of rows, headers and footers are: the system, the style and the screen. [LAY-12]
///
/// The figures of iOS 26 are measured; those of older systems were assumed.
struct TableLook: Equatable {
  var isModern = false
  var isGrouped = false
  /// How wide the table is, in points; 0 for a cell without one.
  var width: CGFloat = 0
  /// Pixels to a point; 0 where it is not known, and nothing is rounded.
  var scale: CGFloat = 0

  init() {}

  init(_ rules: EventRules, _ style: UITableView.Style) {
    isModern = rules.system >= 26
    isGrouped = style != .plain
    scale = CGFloat(rules.scrollPixelsPerPoint)
  }

  /// The room at both ends of a row, and beside a card of rows, in a table of a width.
  func margin(_ width: CGFloat) -> CGFloat { width >= (isModern ? 390 : 414) ? 20 : 16 }

  /// The room above and below what constraints place in a row.
  var rowMargin: CGFloat { isModern ? 15 : 11 }

  /// A length on whole pixels.
  func onPixels(_ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
    guard scale > 0 else { return length }
    let hair: CGFloat = rule == .up ? -1e-6 : 1e-6
    return (length * scale + hair).rounded(rule) / scale
  }

  // MARK: - The right end

  /// The size of an arrow or a check mark, and the room that it takes.
  func mark(_ type: UITableViewCell.AccessoryType) -> (size: CGSize, room: CGFloat) {
    if isModern, type == .checkmark {
      return (CGSize(width: 19, height: scale == 3 ? 52.0 / 3 : 18), 24)
    }
    let width = isModern && scale == 3 ? 31.0 / 3 : CellPlaces.mark.width
    return (CGSize(width: width, height: CellPlaces.mark.height), width)
  }

  // MARK: - Above and below the rows

  /// The height of a header with a title of one line. [LAY-13]
  func header(_ section: Int, belowTitledFooter: Bool, underLargeTitle: Bool) -> CGFloat {
    guard isGrouped else { return 28 }
    guard isModern else { return 38 }
    let line = headerFont.lineHeight
    if section == 0 { return underLargeTitle ? 38 : 35 + onPixels(line, .up) }
    return belowTitledFooter ? 25 + onPixels(line, .up) : 38
  }

  /// The height of a footer with a title whose lines are so high together. [LAY-13]
  func footer(lines: CGFloat) -> CGFloat {
    isModern && isGrouped ? 30 + max(0, lines - onPixels(footerFont.lineHeight, .up)) : 28
  }

  var headerFont: UIFont { .preferredFont(forTextStyle: .headline) }
  var footerFont: UIFont { .preferredFont(forTextStyle: isGrouped ? .footnote : .body) }

  /// Where a title begins in a header or footer of a width: at the edge of the rows' text.
  func titleStart(_ width: CGFloat, _ style: UITableView.Style) -> CGFloat {
    margin(width) * (style == .insetGrouped ? 2 : 1)
  }

  /// The size of a footer's title.
  func footerSize(_ title: String, _ width: CGFloat, _ style: UITableView.Style) -> CGSize {
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.numberOfLines) = (title, footerFont, 0)
    return label.sizeThatFits(
      CGSize(width: width - 2 * titleStart(width, style), height: .greatestFiniteMagnitude))
  }

  /// The height of a footer or header without a title. [LAY-13]
  func untitled(isFirstHeader: Bool) -> CGFloat {
    isGrouped ? (isModern && isFirstHeader ? 35 : 17.5) : 0
  }

  /// The room below the last section. [LAY-13]
  var bottom: CGFloat { isModern && isGrouped ? 20 : 0 }
}
