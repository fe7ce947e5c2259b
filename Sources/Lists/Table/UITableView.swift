public import Fingerpost
public import Foundation

/// A list of rows below one another, in sections.
///
/// Only the rows that can be seen exist. [LIST-9] A finger highlights the row that it is on, after the scroll view's delay,
/// and selects it when it is lifted; a drag scrolls. [LIST-1, LIST-3, LIST-5] See ``UITableViewDelegate`` for the order
/// of what is asked and told.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// A height that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: - Who has the rows

  /// The style that it was made with.
  public final let style: Style

  /// What has the rows; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { markForReload() } }
  }

  /// What is asked and told about rows, and about scrolling; not retained.
  @exclusivity(unchecked) @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      lacking = []
      setScrollDelegate(delegate)
      menus.update(self)
      if oldValue !== delegate { markForReload() }
    }
  }

  // MARK: - Heights

  /// The height of rows in points, or ``automaticDimension``. Default automatic. [LIST-9]
  open var rowHeight = UITableView.automaticDimension {
    didSet { markForReload() }
  }

  /// The height that rows count with until they are seen: 0 asks for every row's height at once, ``automaticDimension``
  /// takes the ``rowHeight``, or 44 pt. Default automatic. [LIST-9]
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { markForReload() }
  }

  /// The height of headers in points, or ``automaticDimension``. Default automatic.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { markForReload() }
  }

  /// The height of footers in points, or ``automaticDimension``. Default automatic.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { markForReload() }
  }

  /// Kept and read back: the height of a header is asked for when the table is loaded. Default automatic.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension

  /// Kept and read back: the height of a footer is asked for when the table is loaded. Default automatic.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  /// The room above a header in points, or ``automaticDimension`` for 22 in a plain table. Default automatic.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { markForReload() }
  }

  /// What says what can be dragged; not retained. [LIST-13]
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      dragging.update(self)
      dropping.update(self)
    }
  }

  /// What says what can be dropped on the list; not retained. [LIST-45]
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dropping.update(self) }
  }

  /// Whether a finger may lift what can be dragged. Default true on a pad, and false on a phone. [LIST-13]
  open var dragInteractionEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.choose(newValue, for: self) }
  }

  final let dragging = ListDragging()
  final let dropping = ListDropping()
  final let menus = ListMenus()

  /// What fetches ahead; not retained. It is told of the rows that will soon be seen while content moves. [LIST-74]
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told of rows. Default true. [LIST-74]
  open var isPrefetchingEnabled = true

  final let prefetching = ListPrefetching()

  // MARK: - What is around the rows

  /// A view above the first section, as high as its frame says. Default nil.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section, as high as its frame says. Default nil.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }

  /// A view behind the rows that does not scroll. Default nil.
  open var backgroundView: UIView? {
    didSet { replaceBackdrop(oldValue, by: backgroundView) }
  }

  /// Kept and read back; nothing is drawn. Default single lines.
  open var separatorStyle = SeparatorStyle.singleLine

  /// Kept and read back; nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Kept and read back; nothing is drawn. Default from the edges of the cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Kept and read back; nothing is drawn.
  open var separatorColor: UIColor?

  /// Kept and read back: rows are as wide as the table. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Kept and read back; nothing is drawn. Default automatic.
  open var fillerRowHeight = UITableView.automaticDimension

  /// Kept and read back; nothing is drawn.
  open var sectionIndexColor: UIColor?

  /// Kept and read back; nothing is drawn.
  open var sectionIndexBackgroundColor: UIColor?

  /// Kept and read back; nothing is drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: - Selecting

  /// Whether rows can be selected by a finger. Default true. [LIST-1]
  @exclusivity(unchecked) open var allowsSelection = true

  /// Whether rows can be selected by a finger while the table is edited. Default false.
  @exclusivity(unchecked) open var allowsSelectionDuringEditing = false

  /// Whether a tap adds a row to the selection or takes it out. Default false. [LIST-7]
  @exclusivity(unchecked) open var allowsMultipleSelection = false

  /// The same while the table is edited, which a drag of two fingers can begin. Default false. [LIST-7, LIST-11]
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      multipleSelectionChanged()
      for row in shown { row.cell.setNeedsLayout() }
    }
  }

  // MARK: - State

  @exclusivity(unchecked) final var geometry = TableGeometry()
  final var look = TableLook()
  @exclusivity(unchecked) final var selection = RowSelection()
  final let tracker = RowTracker()
  final var selectionPan: RowSelectionPan?
  /// The cells that exist, from the top to the bottom.
  @exclusivity(unchecked) final var shown: [ShownRow] = []
  /// Where among them the two are, or were, that were looked up last: most often the row under the finger, and the one that
  /// was selected before it.
  @exclusivity(unchecked) final var found = (last: 0, other: 0)
  /// What the delegate is known not to have.
  @exclusivity(unchecked) final var lacking: DelegateCalls = []
  /// The headers and footers that exist.
  final var shownEnds: [ShownEnd] = []
  final var cells = ReusePool<UITableViewCell>()
  final var ends = ReusePool<UITableViewHeaderFooterView>()
  /// Whether the data source has to be asked how many rows there are.
  final var needsReload = true
  /// Whether rows may have come to be, gone, or changed places since they were placed.
  final var needsPlacing = true
  /// The changes since ``beginUpdates()``, and how many of these calls are open.
  final var changes = RowChanges()
  final var openUpdates = 0
  @exclusivity(unchecked) package final var editing = EditState()
  /// The cell that the data source is to set up again.
  final var reconfigured: UITableViewCell?
  final var index = SectionIndex()
  final let swiping = RowSwiping()

  /// Creates a table view; without a size it gets one from its superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    swiping.install(in: self)
  }

  /// Asks the data source for everything again; nothing is selected any more.
  open func reloadData() { reload() }

  // MARK: - Changing

  /// Begins to collect changes, which take effect together at ``endUpdates()``. Calls can be nested.
  open func beginUpdates() { openChange() }

  /// Lets the changes since ``beginUpdates()`` take effect.
  ///
  /// - Precondition: the data source has as many rows as the changes leave, as in UIKit.
  open func endUpdates() { closeChange() }

  /// Collects what a closure changes, and calls another one when the change would have been shown.
  ///
  /// In a window that is after an animation's time, with true; without one at once, with false, and with true where
  /// animations are off. [LIST-16]
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openChange()
    updates?()
    closeChange()
    if let completion { completeUpdates(completion) }
  }

  /// Adds rows at these places, counted as they are afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Takes rows away from these places, counted as they were before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again; they are no longer selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Moves a row; it stays selected if it is. [LIST-17]
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Adds sections at these places, counted as they are afterwards.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away from these places, counted as they were before.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in sections again; nothing in them is selected any more.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with all its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: - What is often overridden

  /// A cell that waits under a name, else a new one of the registered class.
  ///
  /// - Precondition: one waits, or a class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    takeCell(identifier)
  }

  /// Scrolls so that a row can be seen at a place.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  /// Selects a row without telling the delegate, and scrolls to it unless the position is none; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated)
  }

  // MARK: - Touches

  /// Highlights the row under the finger. Touches come here that nothing in a cell handles. [LIST-1, LIST-8]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    tracker.begin(touches, in: self)
  }

  /// Selects the highlighted row. [LIST-3]
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    tracker.end(touches, in: self)
  }

  /// Takes the highlight away and leaves the selection. [LIST-5]
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    tracker.cancel(touches, in: self)
  }

  /// Selects the row that is focused. [FOC-10]
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !tracker.press(presses, in: self) { super.pressesEnded(presses, with: event) }
  }

  // MARK: - What it overrides

  /// The bounds; rows come and go with them.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size.width != newValue.size.width { needsPlacing = true }
      if old != newValue { setNeedsLayout() }
    }
  }

  /// Makes the rows that can be seen, and lets go of the others. [LIST-9]
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    placeRows()
    if prefetchDataSource != nil { prefetch() }
  }

  /// Whether the rows show the controls of editing, or one of them its swipe actions. Default false; setting it calls
  /// ``setEditing(_:animated:)``, which with false closes that row.
  open var isEditing: Bool {
    get { editing.isOn || swiping.swiped != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls of editing in every row that can be edited, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) { setEditing(editing) }
}
