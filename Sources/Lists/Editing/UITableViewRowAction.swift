public import Fingerpost
public import Foundation

/// What a button behind the right end of a row does, in the way of before ``UIContextualAction``. [LIST-12]
///
/// The row stays open when it has been performed: close it with ``UITableView/setEditing(_:animated:)``.
@preconcurrency @MainActor open class UITableViewRowAction {
  /// How an action looks.
  public nonisolated enum Style: Int, Sendable {
    /// As one that takes the row away.
    case `default`
    /// As any other.
    case normal

    /// The same as ``default``.
    public static var destructive: Style { .default }
  }

  /// The style that it was made with.
  public final let style: Style
  /// The text of its button, which decides how wide that is.
  open var title: String?
  /// Kept and read back; nothing is drawn.
  open var backgroundColor: UIColor?
  /// Kept and read back; nothing is drawn.
  open var backgroundEffect: UIVisualEffect?

  private final let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action, whose handler is called with it and its row when its button is tapped.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The action as a swipe shows it, for a row that may move until it is performed.
  final func contextual(_ path: @escaping () -> IndexPath?) -> UIContextualAction {
    let made = RowContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, _ in
      if let path = path() { handler(self, path) }
    }
    made.backgroundColor = backgroundColor
    return made
  }
}

/// An action that closes nothing by itself when it has been performed.
final class RowContextualAction: UIContextualAction {}
