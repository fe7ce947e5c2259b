extension UIScrollView {
  /// Whether the safe area counts as room around the content. [SCR-35]
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes along which it scrolls, and at top and bottom of what a navigation or tab bar controller shows.
    case automatic = 0
    /// Along the axes along which it scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
