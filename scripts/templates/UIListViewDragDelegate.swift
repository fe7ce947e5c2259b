import Fingerpost
public import FingerpostInteractions
public import Foundation

/// An object that says which __row__s of a __list__ can be dragged, and hears of the drag. [LIST-13, LIST-45]
///
/// What adds items to a drag that is under way is not built.
@preconcurrency @MainActor public protocol UI__List__ViewDragDelegate: AnyObject {
  /// What to drag from __a_row__; asked when the press is long enough. Without items nothing is lifted.
  func __list__View(
    _ __list__View: UI__List__View, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Called when the finger moves on with the items, before the touch is cancelled.
  func __list__View(_ __list__View: UI__List__View, dragSessionWillBegin session: any UIDragSession)
  /// Whether what is dragged may be moved; asked when the drag begins. Default true. [DRAG-27]
  func __list__View(
    _ __list__View: UI__List__View, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other applications may not see the drag; asked when it begins. Default false.
  func __list__View(
    _ __list__View: UI__List__View,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the drag is over, once for each that has begun. [LIST-45]
  func __list__View(_ __list__View: UI__List__View, dragSessionDidEnd session: any UIDragSession)
}

extension UI__List__ViewDragDelegate {
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Says yes.
  public func __list__View(
    _ __list__View: UI__List__View, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Says no.
  public func __list__View(
    _ __list__View: UI__List__View,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func __list__View(
    _ __list__View: UI__List__View, dragSessionDidEnd session: any UIDragSession
  ) {}
}

extension UI__List__View: DraggingList {
  /// Whether something was lifted from the list, or is dragged. [LIST-49]
  public final var hasActiveDrag: Bool { dragging.isActive }

  var hasDragDelegate: Bool { dragDelegate != nil }

  func rowToDrag(at point: CGPoint) -> IndexPath? { indexPathFor__Row__(at: point) }

  func itemsToDrag(_ session: any UIDragSession, from path: IndexPath) -> [UIDragItem] {
    dragDelegate?.__list__View(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.__list__View(self, dragSessionWillBegin: session)
  }

  func dragMayMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.__list__View(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.__list__View(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.__list__View(self, dragSessionDidEnd: session)
  }

  func draggedCell(at path: IndexPath) -> (any DraggedCell)? { cellFor__Row__(at: path) }
}

extension UI__List__View: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over __a_row__ selects it. Default false. [DRAG-23]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.indexPathFor__Row__(at: $0) }) { [weak self] in
        if let self, takesSelection, let path = indexPathFor__Row__(at: $0), beginHighlighting(path) {
          finishHighlighting(path)
        }
      }
    }
  }
}
