internal import Fingerpost
import FingerpostTimeline
public import Foundation

/// What would be seen while the data of a drop is loaded; the raw values are UIKit's.
public nonisolated enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// UIKit's own indicator.
  case `default` = 1
}

/// A drag that is above views which may take it. It is the same for all of them. [DRAG-24]
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag; always there, as there are no other applications.
  var localDragSession: (any UIDragSession)? { get }
  /// Kept and read back; nothing is drawn. Default the default one.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  #if !canImport(ObjectiveC)
    /// Hands out the objects of a class that the items offer, in a later turn of the run loop. [DRAG-30]
    /// Apple's systems have an item provider of Foundation's, which converts; there each is asked by itself.
    ///
    /// - Parameters:
    ///   - aClass: the class.
    ///   - completion: called with one object for each item that has one, in the order of the items.
    /// - Returns: progress that is complete.
    @discardableResult func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
  #endif
}

/// The session that drop interactions are told of.
final class DropSession: UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private unowned let world: World

  init(_ drag: DragSession, in world: World) { (self.drag, self.world) = (drag, world) }

  nonisolated deinit {}

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  #if !canImport(ObjectiveC)
    func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
      var objects: [any NSItemProviderReading] = []
      for item in items {
        item.itemProvider.loadObject(ofClass: aClass) { object, _ in
          if let object { objects.append(object) }
        }
      }
      world.timeline.schedule(at: world.timeline.now) { [world] _ in world.run { completion(objects) } }
      return Progress(totalUnitCount: 0)
    }
  #endif
}
