import Fingerpost
public import FingerpostInteractions
public import FingerpostLists
public import Foundation

/// A controller whose view is a collection, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: ScrollDelegateController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final let firstLayout: UICollectionViewLayout

  /// Whether what is selected is deselected when the view is about to appear. Default true. [LIST-19]
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; both names must be nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the collection has, or will have.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView?.collectionViewLayout ?? firstLayout : firstLayout
  }

  /// The collection: the controller's view, unless ``loadView()`` was overridden to make another view. [LIST-76]
  open var collectionView: UICollectionView! {
    get { chosen ?? view as? UICollectionView }
    set {
      // A view of the client's own stays, and the client puts the collection in it.
      if isViewLoaded, !(view is UICollectionView) { chosen = newValue } else { view = newValue }
    }
  }

  /// The collection in a view of the client's own.
  private final var chosen: UICollectionView?

  /// Makes the collection, with the controller as its data source and delegate.
  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Whether a long press picks up an item that may be moved, and moves it with the finger. Default true. [LIST-107]
  ///
  /// In UIKit that is so where the data source has `collectionView(_:moveItemAt:to:)`. Here it is where
  /// `collectionView(_:canMoveItemAt:)` is overridden.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movement.update(collectionView, isInstalled: installsStandardGestureForInteractiveMovement) }
  }

  /// The press that moves items.
  private final let movement = ItemMovement()
  /// Whether nothing but the default has said so far what can be moved.
  private final var lacksMoving = false

  /// Whether an item may be moved by a press, which the default of this class does not decide.
  final func mayMove(_ path: IndexPath) -> Bool {
    guard let collection = collectionView, !lacksMoving else { return false }
    return collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true && !lacksMoving
  }

  /// Deselects what is selected, unless that is switched off, after `viewWillAppear(_:)`. [LIST-19]
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    movement.controller = self
    movement.update(collectionView, isInstalled: installsStandardGestureForInteractiveMovement)
    guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  /// Edits the items with the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // What a subclass overrides; a class that conforms to the protocols has only what it declares itself.

  /// How many items a section has. Default 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// The cell of an item.
  ///
  /// - Precondition: it is overridden where there are items.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { preconditionFailure("override collectionView(_:cellForItemAt:) in \(type(of: self))") }

  /// How many sections there are. Default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The view of a kind that the layout has a place for.
  ///
  /// - Precondition: it is overridden where there are such.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "override collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self)), or give the layout "
        + "no place for a \(kind)")
  }

  /// Whether an item can be moved. Default true where moving is implemented, which cannot be told here: return false where it
  /// is not.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    lacksMoving = true
    return true
  }

  /// Called when a finger has moved an item, which the collection shows at its new place. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// A cell is about to come into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A cell has left the view, or its item is gone.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A view that is not a cell is about to come into view.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A view that is not a cell has left the view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Whether an item that a finger is on highlights; if not, it is not selected either. Default true.
  /// [LIST-1, LIST-2]
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// An item was highlighted. [LIST-1]
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// An item is no longer highlighted: the finger was lifted, or scrolls. [LIST-4, LIST-5]
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Whether an item that was tapped is selected. Default true. [LIST-4]
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a selected item that was tapped is deselected, with multiple selection. Default true. [LIST-7]
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// A finger has selected an item. What code selects is not told. [LIST-4]
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// An item is no longer selected because of a finger. [LIST-4, LIST-7]
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Where the content is to be after a change of the items or of the layout, asked after the layout. Default
  /// the proposed place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Which place an item that a finger moves would get instead of the one under the finger. Default that one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// The menu of the items under a finger that rests, or nil for an ordinary press: one item, the selected ones where it is one of
  /// several, or none between items; the point is in the collection's coordinates. It is asked where `showsContextMenus` is
  /// true. Default that of the one item. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionView.indexPathForItem(at: point).flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// The menu of the item under a finger that rests, the way of before iOS 16. Default nil. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Which view is seen highlighted; asked after the menu. Default nil, for the item's cell. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Which view the menu goes back to. Default nil. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The menu is about to come up. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The menu is about to go. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The preview was chosen; the menu goes next. [LIST-36]
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Whether a tap performs the primary action of an item; asked after `didSelectItemAt`, or after a `shouldSelectItemAt` that is false.
  /// Default true unless the collection is edited. [LIST-38]
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// A tap performs the primary action of an item. [LIST-38]
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Whether a drag of two fingers may begin to select items. Default false. [LIST-11]
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// A drag of two fingers begins to select items; the collection is being edited from now on. [LIST-11]
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The drag that selected items is over. [LIST-11]
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
}
