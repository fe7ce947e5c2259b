public import Fingerpost
public import Foundation

/// What drags and drops have in common. [DRAG-3, DRAG-24]
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged; empty while a delegate is asked for it.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether what is dragged may be moved and not only copied; the delegate of the drag says it when the drag begins.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag is one for this application alone. Kept and read back: there are no others here.
  var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
  /// Whether any item offers data of one of these types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether any item offers an object of a class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag, from the press that lifts its items to its end. [DRAG-3, DRAG-24]
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Something for the application; kept and read back.
  var localContext: Any? { get set }
}

/// The session of a drag interaction.
package final class DragSession: UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// The interaction whose drag it is.
  private(set) weak var interaction: UIDragInteraction?
  private weak var lift: UIGestureRecognizer?
  /// Where the finger is on the screen, after the system has taken it.
  var place: CGPoint?

  init(_ lift: UIGestureRecognizer, of interaction: UIDragInteraction) {
    (self.lift, self.interaction) = (lift, interaction)
  }

  nonisolated deinit {}

  package func location(in view: UIView) -> CGPoint {
    guard let place else { return lift?.location(in: view) ?? .zero }
    return view.point(ofScreen: place)
  }
}

extension UIView {
  /// A point of the screen in the view's coordinates.
  final func point(ofScreen place: CGPoint) -> CGPoint {
    guard let window else { return place }
    return window.convert(window.convert(place, from: nil as UIWindow?), to: self)
  }
}
