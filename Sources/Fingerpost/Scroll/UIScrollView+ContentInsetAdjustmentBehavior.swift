extension UIScrollView {
  /// Whether insets follow the safe area.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where a controller wants it.
    case automatic = 0
    /// Along the axes along which it scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
