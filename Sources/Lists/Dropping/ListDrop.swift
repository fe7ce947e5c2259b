import Fingerpost
import FingerpostInteractions
import FingerpostTimeline
import Foundation

/// What a list would do with what is above it, in the words of both kinds of list; the raw values are UIKit's.
enum ListDropIntent: Int {
  case unspecified
  case insertAt
  case insertInto
  /// Between the other two, by the place in the row.
  case automatic
}

/// A drop on a list: what is dropped, where, and how. [LIST-46, LIST-47]
final class ListDrop {
  /// What came to the list, with the rows of this list that it came from.
  struct Item {
    let dragItem: UIDragItem
    let source: IndexPath?
  }

  let session: any UIDropSession
  let items: [Item]
  let destination: IndexPath?
  let operation: UIDropOperation
  /// Where there is no destination there is no intent either.
  let intent: ListDropIntent
  /// Weak, as code may keep a drop longer than the list.
  private weak var dropping: ListDropping?
  private var animators: [InteractionAnimator] = []
  /// The world, once the delegate has taken the drop.
  private weak var world: World?

  init(
    _ session: any UIDropSession, on dropping: ListDropping, from dragging: ListDragging,
    to destination: IndexPath?, _ operation: UIDropOperation, _ intent: ListDropIntent
  ) {
    self.session = session
    items = session.items.map { Item(dragItem: $0, source: dragging.source(of: $0)) }
    (self.destination, self.operation) = (destination, operation)
    self.intent = destination == nil ? .unspecified : intent
    self.dropping = dropping
  }

  nonisolated deinit {}

  /// The row of the list itself that is dropped between others, if it is one alone.
  var movedRow: IndexPath? {
    items.count == 1 && operation == .move && intent == .insertAt ? items[0].source : nil
  }

  /// Something to animate along with an item that is seen to go somewhere; after the drop it is played in the next turn.
  func animator() -> InteractionAnimator {
    let animator = InteractionAnimator()
    guard let world else {
      animators.append(animator)
      return animator
    }
    world.timeline.schedule(at: world.timeline.now) { _ in world.run { animator.run(in: world) } }
    return animator
  }

  /// Something to animate along, which also stands for a row that is not there yet.
  func placeholder(
    _ item: UIDragItem, at path: IndexPath, insert: @escaping (IndexPath) -> Void
  ) -> DropPlaceholderContext {
    DropPlaceholderContext(item, path, animator(), dropping, insert)
  }

  /// Plays what was to be animated, after the delegate has taken the drop.
  func animate(in world: World?) {
    guard let world else { return }
    self.world = world
    for animator in animators { animator.run(in: world) }
    animators = []
  }
}

/// An item of a drop, as both kinds of list show it.
final class DropItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize = CGSize.zero

  init(_ item: ListDrop.Item) { (dragItem, sourceIndexPath) = (item.dragItem, item.source) }

  nonisolated deinit {}
}

/// What becomes a row when its data is there, for both kinds of list.
final class DropPlaceholderContext: UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private let animator: InteractionAnimator
  private weak var dropping: ListDropping?
  private var insert: ((IndexPath) -> Void)?
  /// How often the list had been loaded when it was made.
  private let loads: Int

  init(
    _ item: UIDragItem, _ path: IndexPath, _ animator: InteractionAnimator, _ dropping: ListDropping?,
    _ insert: @escaping (IndexPath) -> Void
  ) {
    (dragItem, self.path, self.animator, self.dropping) = (item, path, animator, dropping)
    self.insert = insert
    loads = dropping?.loads ?? 0
  }

  nonisolated deinit {}

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let insert = take() else { return false }
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool { take() != nil }

  func setNeedsCellUpdate() {}

  /// What inserts the row, once, and not after the list was loaded.
  private func take() -> ((IndexPath) -> Void)? {
    defer { insert = nil }
    return dropping?.loads == loads ? insert : nil
  }
}
