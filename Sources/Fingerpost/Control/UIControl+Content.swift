extension UIControl {
  /// Where content is from top to bottom; the raw values are UIKit's.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }

  /// Where content is from left to right; the raw values are UIKit's.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where lines begin, which is at the left here.
    case leading = 4
    /// Where lines end, which is at the right here.
    case trailing = 5
  }

  typealias Content = (vertical: ContentVerticalAlignment, horizontal: ContentHorizontalAlignment)

  final func setContent(_ change: (inout Content) -> Void) {
    change(&madeLooks.content)
    setNeedsLayout()
  }
}

extension UIButton {
  /// Where the title is in its label.
  final var titleAlignment: NSTextAlignment {
    switch contentHorizontalAlignment {
    case .center, .fill: .center
    case .left, .leading: .left
    case .right, .trailing: .right
    }
  }
}
