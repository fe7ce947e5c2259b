import Fingerpost

extension UITableView {
  /// How sections look.
  public nonisolated enum Style: Int, Sendable {
    /// Headers stay in view as long as their section does.
    case plain
    /// Sections are apart from one another.
    case grouped
    /// Sections are apart from one another and from the sides.
    case insetGrouped
  }

  /// Where a row comes to be when the table scrolls to it.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// The nearest place at which it can be seen whole.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a change would look. Nothing is drawn: rows are at their new places at once.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// Rows would fade.
    case fade
    /// Rows would come from the right.
    case right
    /// Rows would come from the left.
    case left
    /// Rows would come from above.
    case top
    /// Rows would come from below.
    case bottom
    /// As ``none``.
    case none
    /// Rows would be uncovered.
    case middle
    /// The table would choose.
    case automatic = 100
  }

  /// What the insets of the lines between rows are counted from; nothing is drawn.
  public nonisolated enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// Where the table would put them by itself.
    case fromAutomaticInsets
  }

  /// The lines between rows; nothing is drawn. UIKit names it after cells: `UITableViewCell.SeparatorStyle`.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// Lines.
    case singleLine
  }
}

extension UITableViewCell {
  /// The lines between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
