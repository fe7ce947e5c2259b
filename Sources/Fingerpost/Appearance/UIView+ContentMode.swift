extension UIView {
  /// How content of another size is fitted into a view; the raw values are UIKit's.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as it can be in proportion, all of it in the view.
    case scaleAspectFit = 1
    /// As small as it can be in proportion, all of the view covered.
    case scaleAspectFill = 2
    /// Like ``scaleToFill``, and drawn again when the bounds change.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, in the middle of the top edge.
    case top = 5
    /// In its own size, in the middle of the bottom edge.
    case bottom = 6
    /// In its own size, in the middle of the left edge.
    case left = 7
    /// In its own size, in the middle of the right edge.
    case right = 8
    /// In its own size, in the top left corner.
    case topLeft = 9
    /// In its own size, in the top right corner.
    case topRight = 10
    /// In its own size, in the bottom left corner.
    case bottomLeft = 11
    /// In its own size, in the bottom right corner.
    case bottomRight = 12
  }
}
