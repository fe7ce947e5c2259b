public import Fingerpost
public import Foundation

/// One thing that is dragged. [DRAG-3]
@preconcurrency @MainActor public final class UIDragItem: NSObject {
  /// What it offers.
  public let itemProvider: NSItemProvider
  /// Something for the application that the drag comes from; kept and read back.
  public var localObject: Any?

  /// Creates an item that offers something.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  nonisolated deinit {}
}

/// What drags and drops have in common. [DRAG-3]
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged; empty while a delegate is asked for it.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
}

/// A drag, from the press that lifts its items to its beginning. What follows is not built: the system has the touch then,
/// and delegates hear no more. [DRAG-3]
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Something for the application; kept and read back.
  var localContext: Any? { get set }
}

/// The session of a drag interaction.
final class DragSession: UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  private weak var lift: UIGestureRecognizer?

  init(_ lift: UIGestureRecognizer) { self.lift = lift }

  nonisolated deinit {}

  func location(in view: UIView) -> CGPoint { lift?.location(in: view) ?? .zero }
}
