public import Fingerpost
public import Foundation

/// A list of items whose places a layout decides.
///
/// Only the items that can be seen have cells. [LIST-9] A finger highlights the item that it is on, after the scroll view's
/// delay, and selects it when it is lifted; a drag scrolls. [LIST-1, LIST-4, LIST-5] See ``UICollectionViewDelegate`` for the
/// order of what is asked and told.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: - Who has the items

  /// What has the items; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard oldValue !== dataSource else { return }
      needsReload = true
      setNeedsLayout()
    }
  }

  /// What is asked and told about items, and about scrolling; not retained.
  @exclusivity(unchecked) @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      lacking = []
      setScrollTarget()
      menus.update(self)
      // It may have sizes.
      if oldValue !== delegate { collectionViewLayout.invalidateLayout() }
    }
  }

  final let dragging = ListDragging()
  final let dropping = ListDropping()
  final let menus = ListMenus()

  /// What says what can be dragged; not retained. [LIST-13]
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      dragging.update(self)
      dropping.update(self)
    }
  }

  /// What says what can be dropped on the list; not retained. [LIST-45]
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dropping.update(self) }
  }

  /// Whether a finger may lift what can be dragged. Default true on a pad, and false on a phone. [LIST-13]
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.choose(newValue, for: self) }
  }

  /// Kept and read back: items give way when something is dropped. Default immediate.
  open var reorderingCadence = ReorderingCadence.immediate

  /// What fetches ahead; not retained. It is told of the items that will soon be seen while content moves. [LIST-74]
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told of items. Default true. [LIST-74]
  open var isPrefetchingEnabled = true

  final let prefetching = ListPrefetching()

  /// What says where items are. Setting it lays everything out again.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if oldValue !== collectionViewLayout { layoutWasReplaced(oldValue) } }
  }

  /// A view behind the items that does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet { replaceBackdrop(oldValue, by: backgroundView) }
  }

  // MARK: - Selecting

  /// Whether items can be selected by a finger. Default true. [LIST-1]
  @exclusivity(unchecked) open var allowsSelection = true

  /// Whether a tap adds an item to the selection or takes it out. Default false. [LIST-7]
  @exclusivity(unchecked) open var allowsMultipleSelection = false

  /// Whether items are edited, which decides whether a finger selects them. Default false.
  @exclusivity(unchecked) open var isEditing = false

  /// Whether items can be selected by a finger while they are edited. Default false.
  @exclusivity(unchecked) open var allowsSelectionDuringEditing = false

  /// The same for ``allowsMultipleSelection``, which a drag of two fingers can begin. Default false. [LIST-7, LIST-11]
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { multipleSelectionChanged() } }
  }

  // MARK: - State

  /// How many items each section has.
  @exclusivity(unchecked) final var counts: [Int] = []
  @exclusivity(unchecked) final var selection = RowSelection()
  final let tracker = RowTracker()
  final var selectionPan: RowSelectionPan?
  /// The views that exist.
  @exclusivity(unchecked) final var shown: [ElementKey: UICollectionReusableView] = [:] {
    didSet { recent.forget() }
  }
  @exclusivity(unchecked) final var recent = RecentCells()
  /// What the delegate is known not to have.
  @exclusivity(unchecked) final var lacking: DelegateCalls = []
  /// What the layout last said of a region, and that region.
  final var known: [KnownElement] = []
  final var region: CGRect?
  /// Whether the collection was laid out once.
  final var wasLaidOut = false
  /// Whether what is known was not placed yet.
  @exclusivity(unchecked) final var needsPlacing = true
  final var cells = ReusePool<UICollectionViewCell>()
  final var supplements = ReusePool<UICollectionReusableView>()
  /// Whether the data source has to be asked how many items there are.
  @exclusivity(unchecked) final var needsReload = true
  final var changes = RowChanges()
  @exclusivity(unchecked) final var openUpdates = 0
  /// Whether places are being computed, during which nothing is laid out.
  final var isPreparing = false
  final var moving: MovingItem?
  /// The cell that the data source is to set up again.
  final var reconfigured: UICollectionViewCell?
  final let swiping = RowSwiping()
  final let relay = LayoutScrollRelay()
  /// The class of the scroll views of sections that scroll across the layout. [LIST-30]
  final var sectionScroller: UIScrollView.Type?
  /// The size that the layout knows of.
  final var seenSize = CGSize.zero
  /// Whether the layout was told that the bounds change in an animation.
  final var hasAnimatedBounds = false
  /// The bounds of before, while the layout compares others with them.
  final var comparedBounds: CGRect?

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    seenSize = frame.size
    setScrollTarget()
  }

  /// Creates a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection with a flow layout; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.owner = self
    setScrollTarget()
  }

  /// Asks the data source for everything again; nothing is selected any more.
  open func reloadData() { reload() }

  // MARK: - Changing

  /// Collects what a closure changes, and calls another one when the change would have been shown. [LIST-16]
  ///
  /// - Precondition: the data source has as many items as the changes leave, as in UIKit.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    if let completion { completeUpdates(completion) }
  }

  /// Adds items at these places, counted as they are afterwards.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.changes.inserted.formUnion(indexPaths) }
  }

  /// Takes items away from these places, counted as they were before.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.changes.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again; they are no longer selected.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.changes.reloaded.formUnion(indexPaths) }
  }

  /// Moves an item; it stays selected if it is. [LIST-17]
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.changes.moved[indexPath] = newIndexPath }
  }

  /// Adds sections at these places, counted as they are afterwards.
  open func insertSections(_ sections: IndexSet) {
    change { $0.changes.insertedSections.formUnion(sections) }
  }

  /// Takes sections away from these places, counted as they were before.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.changes.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; nothing in them is selected any more.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.changes.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with all its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.changes.movedSections[section] = newSection }
  }

  // MARK: - Touches

  /// Highlights the item under the finger. Touches come here that nothing in a cell handles. [LIST-1, LIST-8]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    tracker.begin(touches, in: self)
  }

  /// Selects the highlighted item. [LIST-4]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    tracker.end(touches, in: self)
  }

  /// Takes the highlight of the item away; what is selected stays. [LIST-5]
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    tracker.cancel(touches, in: self)
  }

  /// Selects the item that is focused. [FOC-10]
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !tracker.press(presses, in: self) { super.pressesEnded(presses, with: event) }
  }

  // MARK: - What it overrides

  /// The bounds; items come and go with them.
  open override var bounds: CGRect {
    get { comparedBounds ?? super.bounds }
    set {
      guard super.bounds != newValue else { return }
      let (old, context) = (super.bounds, contextOfInvalidation(forBounds: newValue))
      super.bounds = newValue
      prepareForAnimation(from: old)
      takeBounds(context)
      setNeedsLayout()
    }
  }

  /// Lays the items out again between the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// Makes the items that can be seen, and lets go of the others. [LIST-9]
  open override func layoutSubviews() {
    super.layoutSubviews()
    wasLaidOut = true
    noticeSize()
    backgroundView?.frame = bounds
    placeElements()
    endAnimation()
    swiping.place()
    if prefetchDataSource != nil { prefetch() }
  }

  // MARK: - What is often overridden

  /// A cell that waits under a name, else a new one of the registered class.
  ///
  /// - Precondition: one waits, or a class was registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { takeCell(identifier) }

  /// Scrolls so that an item can be seen at a place; with no position just so far that it can be.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  /// Selects an item without telling the delegate, and scrolls to it where a position is given; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selection.remove(indexPath) { cellForItem(at: indexPath)?.isSelected = false }
  }

  /// Lets another layout say where items are, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lets another layout say where items are, without an animation; the closure is called when one would be over. [LIST-16]
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    guard let completion else { return }
    if animated { completeUpdates(completion) } else { completion(true) }
  }
}
