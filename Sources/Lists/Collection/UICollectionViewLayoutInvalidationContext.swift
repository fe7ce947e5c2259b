import Fingerpost
public import Foundation

/// What of a layout is no longer valid. A layout with a way to save work has a subclass of its own.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is, because the data source changed or the data were loaded again.
  open var invalidateEverything: Bool { isOfEverything }
  /// Whether the numbers of items may have changed.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  /// How far the content is to be scrolled, in points. Default zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content becomes larger, in points. It is kept and read back: the size is asked for after `prepare()`.
  open var contentSizeAdjustment = CGSize.zero
  /// The items named by ``invalidateItems(at:)``.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// What was named by ``invalidateSupplementaryElements(ofKind:at:)``.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplements }
  /// What was named by ``invalidateDecorationElements(ofKind:at:)``.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// Where the items were that a finger moves, as far as it has carried them. Default nil. [LIST-72]
  public final internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where these items come to be. Default nil. [LIST-72]
  public final internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point of the content at which the finger has them. Default zero. [LIST-72]
  public final internal(set) var interactiveMovementTarget = CGPoint.zero

  final var (isOfEverything, isOfCounts) = (false, false)
  private final var items: [IndexPath]?
  private final var supplements: [String: [IndexPath]]?
  private final var decorations: [String: [IndexPath]]?
  /// The size that a view prefers, and whose.
  package final var preferred: (key: ElementKey, size: CGSize)?

  /// Creates a context that names nothing in particular.
  public override init() { super.init() }

  /// Adds items that are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds supplementary views that are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    supplements = supplements ?? [:]
    supplements?[elementKind, default: []] += indexPaths
  }

  /// Adds decoration views that are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }
}

/// One change of a collection, as a layout is told of it before the change is laid out.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public nonisolated enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// Its cell is asked for again.
    case reload
    /// It has another place.
    case move
    /// Nothing.
    case none
  }

  /// The place before; nil for what comes. A section has `NSNotFound` as its item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The place afterwards; nil for what goes.
  public final let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public final let updateAction: Action

  init(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
