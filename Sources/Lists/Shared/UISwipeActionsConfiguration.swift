public import Fingerpost

/// The actions that a swipe shows behind one end of a row. [LIST-12]
@preconcurrency @MainActor open class UISwipeActionsConfiguration {
  /// The actions, the first nearest to the edge of the row.
  public final let actions: [UIContextualAction]

  /// Whether a swipe across most of the row performs the first action. Default true. [LIST-12]
  public final var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions, of which the first is nearest to the edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// What a button behind a row does. [LIST-12]
@preconcurrency @MainActor open class UIContextualAction {
  /// How an action looks and whether it takes the row away.
  public nonisolated enum Style: Int, Sendable {
    /// It keeps the row.
    case normal
    /// It may take the row away.
    case destructive
  }

  /// Called with the action, the view that stands for it, and a closure to call when it is done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style that it was made with.
  public final let style: Style
  /// What happens when its button is tapped or a full swipe performs it.
  public final let handler: Handler
  /// The text of its button, which decides how wide that is.
  open var title: String?
  /// Kept and read back; nothing is drawn.
  open var backgroundColor: UIColor!
  /// Kept and read back; nothing is drawn.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
