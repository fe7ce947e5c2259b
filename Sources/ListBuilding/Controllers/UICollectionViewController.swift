import Fingerpost
public import FingerpostLists
public import Foundation

/// A controller whose view is a collection, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: CollectionDelegateController, UICollectionViewDataSource {
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
  /// Whether the default was asked what can be moved, since ``mayMove(_:)`` began.
  private final var askedDefault = false
  /// Whether an answer was not the default's alone, so that an override may leave items to the default.
  private final var overridesMoving = false

  /// Whether an item may be moved by a press, which the default of this class does not decide.
  final func mayMove(_ path: IndexPath) -> Bool {
    guard let collection = collectionView, let source = collection.dataSource else { return false }
    askedDefault = false
    let mayMove = source.collectionView(collection, canMoveItemAt: path)
    if !askedDefault || !mayMove { overridesMoving = true }
    return mayMove && overridesMoving
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

  /// Whether an item can be moved. Default true where moving is implemented, which cannot be told here: return false where it
  /// is not.
  open override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    askedDefault = true
    return true
  }
}
