import Fingerpost
import Foundation

/// What the layout said of an element.
struct KnownElement {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  let frame: CGRect
  /// Whether it had a view when views were last placed.
  var isPlaced = false
}

/// Which elements there are, where they are, and the views of those that can be seen. [LIST-9]
extension UICollectionView {
  // MARK: - Loading

  final func reload() {
    selection.removeAll()
    forgetDrag(byLoad: true)
    changes = RowChanges()
    openUpdates = 0
    needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Asks how many items there are, if that has to be asked. Never while changes are collected.
  final func loadIfNeeded() {
    guard needsReload, openUpdates == 0 else { return }
    needsReload = false
    tracker.forget()
    prefetching.forget()
    moving = nil
    for key in shown.keys.sorted() { retire(key) }
    counts = askCounts()
    invalidateAll()
  }

  final func askCounts() -> [Int] {
    (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
  }

  /// Tells the layout that items have changed.
  final func invalidateAll() {
    let context = collectionViewLayout.makeContext()
    (context.isOfEverything, context.isOfCounts) = (true, true)
    collectionViewLayout.invalidate(context)
  }

  /// Takes in that the layout has other answers.
  final func layoutBecameInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    guard !isPreparing else { return }
    region = nil
    setNeedsLayout()
    let shift = context.contentOffsetAdjustment
    guard shift != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
  }

  // MARK: - Bounds

  /// The context of an invalidation, if the layout wants one because of other bounds. It can compare them with the old ones.
  final func contextOfInvalidation(forBounds new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    let layout = collectionViewLayout
    guard layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return layout.invalidationContext(forBoundsChange: new)
  }

  final func takeBounds(_ context: UICollectionViewLayoutInvalidationContext?) {
    if let context { collectionViewLayout.invalidate(context) }
    if seenSize != bounds.size { region = nil }
    seenSize = bounds.size
  }

  /// Takes in a size that came by the frame, by autoresizing, or by constraints.
  final func noticeSize() {
    let new = bounds
    guard seenSize != new.size else { return }
    comparedBounds = CGRect(origin: new.origin, size: seenSize)
    let context = contextOfInvalidation(forBounds: new)
    prepareForAnimation(from: CGRect(origin: new.origin, size: seenSize))
    comparedBounds = nil
    takeBounds(context)
  }

  // MARK: - Layouts

  final func layoutWasReplaced(_ old: UICollectionViewLayout) {
    let layout = collectionViewLayout
    guard wasLaidOut else {
      // Nothing is asked before the first layout: often there is no data source yet. [LIST-39]
      layout.owner = self
      if old.owner === self { old.owner = nil }
      invalidateAll()
      return setScrollTarget()
    }
    for key in shown.keys.filter({ $0.category == .decorationView }).sorted() { retire(key, by: old) }
    for key in shown.keys.sorted() { shown[key]?.willTransition(from: old, to: layout) }
    old.prepareForTransition(to: layout)
    if layout.owner !== self { layout.owner = self }
    layout.prepareForTransition(from: old)
    invalidateAll()
    settleOffset()
    if window != nil { layoutIfNeeded() }
    setScrollTarget()
    for key in shown.keys.sorted() { shown[key]?.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    if old.owner === self { old.owner = nil }
  }

  /// Has the layout compute places, if it has to.
  final func prepareIfNeeded() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared, !isPreparing else { return }
    isPreparing = true
    collectionViewLayout.prepare()
    // What it sets of itself meanwhile counts, and does not invalidate it again.
    collectionViewLayout.isPrepared = true
    region = nil
    let (old, size) = (contentSize, collectionViewLayout.collectionViewContentSize)
    if old != size { contentSize = size }
    isPreparing = false
    guard size.width < old.width || size.height < old.height, !isTracking, !isDecelerating else { return }
    // What is shown is not to end before the view does, unless it is too small.
    let (offset, rest) = (contentOffset, clamped(contentOffset))
    let target = CGPoint(x: min(offset.x, rest.x), y: min(offset.y, rest.y))
    if target != offset { contentOffset = target }
  }

  /// Puts the content where layout and delegate want it after a change.
  final func settleOffset() {
    prepareIfNeeded()
    let proposed = clamped(contentOffset)
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    // A drag or a glide has a place of its own.
    if target != contentOffset, target != proposed || !(isDragging || isDecelerating) {
      contentOffset = target
    }
  }

  // MARK: - Placing

  /// Gives every element that can be seen a view at its place, and takes the others' away.
  final func placeElements() {
    guard openUpdates == 0, !isPreparing else { return }
    prepareIfNeeded()
    // A cell that says another size moves those that follow, which may then say theirs.
    for _ in 0..<32 {
      askLayout()
      if !placeKnown() { return }
      prepareIfNeeded()
    }
  }

  /// Asks the layout for the elements around what can be seen, unless it has said of them.
  private func askLayout() {
    let visible = bounds
    if let region, region.contains(visible) { return }
    let asked = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2).integral
    let answer = collectionViewLayout.layoutAttributesForElements(in: asked) ?? []
    region = asked
    known = answer.map { KnownElement(key: $0.key, attributes: $0, frame: $0.seenFrame) }
    showMoving()
    needsPlacing = true
  }

  /// Whether a cell wanted another size, so that the layout has other answers.
  private func placeKnown() -> Bool {
    let visible = bounds
    guard needsPlacing || !isPlacedExactly(visible) else { return false }
    // What has left the view first, so that its views can be used again.
    var wanted: Set<ElementKey> = []
    for element in known where isWanted(element, visible) { wanted.insert(element.key) }
    var left = shown.keys.filter { !wanted.contains($0) }.sorted()
    let count = left.count
    left.removeAll(where: isHeld)
    for key in left { retire(key) }
    var isMoved = false
    for element in known where wanted.contains(element.key) {
      if place(element) { isMoved = true }
    }
    for index in known.indices { known[index].isPlaced = isWanted(known[index], visible) }
    // A cell that is held is looked at again with the next frame.
    needsPlacing = left.count < count
    return isMoved
  }

  /// Whether the views that exist are those of a rectangle. Asked with every frame, so nothing is looked up.
  private func isPlacedExactly(_ visible: CGRect) -> Bool {
    known.allSatisfy { isWanted($0, visible) == $0.isPlaced }
  }

  private func isWanted(_ element: KnownElement, _ visible: CGRect) -> Bool {
    !element.attributes.isHidden && element.frame.overlaps(visible)
  }

  /// Whether a cell stays because a finger is on it, so that its touch does.
  private func isHeld(_ key: ElementKey) -> Bool {
    key.category == .cell && (key.path == tracker.path || key.path == moving?.current)
  }

  /// Places a view, which is made if there is none; whether it wanted another size.
  private func place(_ element: KnownElement) -> Bool {
    let (key, attributes) = (element.key, element.attributes)
    if let view = shown[key] {
      setPlace(of: view, attributes)
      if view.superview !== home(of: attributes) { insert(view, attributes) }
      return false
    }
    let view = makeView(of: key)
    view.element = key
    shown[key] = view
    if let cell = view as? UICollectionViewCell { prepare(cell, key.path) }
    setPlace(of: view, attributes)
    let isMoved = wantsAnotherSize(view, attributes)
    tellWillDisplay(view, key)
    insert(view, attributes)
    return isMoved
  }

  /// Whether a cell prefers another size, and the layout takes account of that.
  private func wantsAnotherSize(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    let asks =
      layout.saysWhoIsAsked
      ? attributes.asks != nil
      : attributes.representedElementCategory == .cell && layout.flow?.estimatedItemSize != .zero
    guard asks else { return false }
    // It may answer with what it is given, changed.
    let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = view.preferredLayoutAttributesFitting(given)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidate(
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  private func makeView(of key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      guard let dataSource else {
        preconditionFailure("a collection view without a data source has no items")
      }
      return dataSource.collectionView(self, cellForItemAt: moving?.source(of: key.path) ?? key.path)
    case .supplementaryView:
      guard let dataSource else {
        preconditionFailure("a collection view without a data source has no views")
      }
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    case .decorationView:
      guard let (view, isUsed) = collectionViewLayout.decorations.take(key.kind) else {
        preconditionFailure(
          "no class was registered for decoration views of kind \(key.kind): call "
            + "register(_:forDecorationViewOfKind:) of the layout")
      }
      view.reuseIdentifier = key.kind
      if isUsed { view.prepareForReuse() }
      return view
    }
  }

  /// Makes a cell look as its item does.
  final func prepare(_ cell: UICollectionViewCell, _ path: IndexPath) {
    let (isSelected, isHighlighted) = (selection.contains(path), tracker.path == path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    menus.watch(cell)
  }

  /// Makes a view look as attributes say, if it does not.
  private func setPlace(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.placed?.isPlace(of: attributes) == true { return }
    let oldIndex = view.placed?.zIndex
    view.placed = Placement(attributes)
    let transform = attributes.transform3D
    if CATransform3DIsAffine(transform), CATransform3DGetAffineTransform(transform).isIdentity {
      if !view.transform.isIdentity { view.transform = .identity }
      var frame = attributes.frame
      frame.origin = attributes.point(frame.origin)
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
      view.center = attributes.point(attributes.center)
      view.layer.transform = transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
    if let oldIndex, oldIndex != attributes.zIndex, view.superview === home(of: attributes) {
      insert(view, attributes)
    }
  }

  private func home(of attributes: UICollectionViewLayoutAttributes) -> UIView { attributes.scroller ?? self }

  private func insert(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
    insert(view, attributes.rank, in: home(of: attributes))
  }

  /// Adds a view in front of those that are not to be in front of it, behind what is no element.
  final func insert(_ view: UIView, _ rank: Int, in home: UIView) {
    let below = home.subviews.filter { $0 !== view }.lastIndex { other in
      let own =
        type(of: other) == sectionScroller
        ? .some(.cells) : (other as? UICollectionReusableView)?.placed?.rank
      return own.map { $0 <= rank } ?? false
    }
    home.insertSubview(view, at: below.map { $0 + 1 } ?? (home === self && backgroundView != nil ? 1 : 0))
  }

  /// Adds a scroll view of a section that scrolls across the layout, among the cells. [LIST-30]
  package final func addSectionScroller(_ scroller: UIScrollView) {
    sectionScroller = type(of: scroller)
    insert(scroller, .cells, in: self)
  }

  /// Looks again at what can be seen of a section that scrolls across the layout. [LIST-30]
  package final func sectionWasScrolled() {
    region = nil
    setNeedsLayout()
  }

  /// Lets go of a view, which waits to be used again.
  final func retire(_ key: ElementKey, by layout: UICollectionViewLayout? = nil) {
    guard let view = shown.removeValue(forKey: key) else { return }
    if view === swiping.swiped?.cell { swiping.close() }
    view.removeFromSuperview()
    view.element = nil
    view.placed = nil
    let cell = view as? UICollectionViewCell
    if let cell, cell.isHighlighted { cell.isHighlighted = false }
    if let name = view.reuseIdentifier {
      switch key.category {
      case .cell: if let cell { cells.put(cell, name) }
      case .supplementaryView: supplements.put(view, key.kind + "/" + name)
      case .decorationView: (layout ?? collectionViewLayout).decorations.put(view, name)
      }
    }
    if let cell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }

  private func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    if key.category == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
  }
}
