extension UIScrollView {
  /// How a drag takes the keyboard away; the raw values are UIKit's. [KBD-6, KBD-7]
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// By pushing it down; pulled up again it comes back.
    case interactive = 2
    /// When it begins, with the view above the keyboard. Here it is the same as ``onDrag``.
    case onDragWithAccessory = 3
    /// By pushing it down, with the view above the keyboard. Here it is the same as ``interactive``.
    case interactiveWithAccessory = 4
  }
}
