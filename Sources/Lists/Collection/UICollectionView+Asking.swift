import Fingerpost
public import Foundation

/// Questions about items, views for them, and scrolling to them.
extension UICollectionView {
  // MARK: - Asking

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items a section has.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  final func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// Where an item is; nil where there is none.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Where a supplementary view is; nil where there is none.
  public final func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The frontmost item at a point of the content, or nil.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let place = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    let found = (collectionViewLayout.layoutAttributesForElements(in: place) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.seenFrame.contains(point)
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The item that a cell of this collection stands for, or nil.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.element else { return nil }
    let shown = key.category == .cell ? cellForItem(at: key.path) : shown[key]
    return shown === cell ? key.path : nil
  }

  /// The cell of an item, if it exists: items that cannot be seen have none. [LIST-9]
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = recent.cell(at: indexPath) { return cell }
    guard let cell = shown[ElementKey(path: indexPath)] as? UICollectionViewCell else { return nil }
    recent.remember(cell, at: indexPath)
    return cell
  }

  /// A supplementary view, if it exists.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[ElementKey(path: indexPath, category: .supplementaryView, kind: elementKind)] }

  /// The items whose cells exist, in their order.
  public final var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The cells that exist, in the order of their items.
  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The supplementary views of a kind that exist, in their order.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where there are supplementary views of a kind, in their order.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
      .sorted()
  }

  // MARK: - Views

  /// Where a supplementary view is that can be seen, or nil.
  public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath?
  {
    guard let key = supplementaryView.element, key.category == .supplementaryView else { return nil }
    return shown[key] === supplementaryView ? key.path : nil
  }

  /// Sets the class that cells of a name are made of; nil for none.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier)
  }

  /// Sets the nib whose first cell is used for a name; nil for none. See ``UINib/provide(_:_:)``.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.register(nib, identifier)
  }

  /// Sets the class that supplementary views of a kind and a name are made of; nil for none.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplements.register(viewClass, elementKind + "/" + identifier) }

  /// Sets the nib whose first view is used for a kind and a name; nil for none. See ``UINib/provide(_:_:)``.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { supplements.register(nib, elementKind + "/" + identifier) }

  final func takeCell(_ identifier: String) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    return ready(cells.take(identifier), identifier, "cell")
  }

  /// A supplementary view that waits under a kind and a name, else a new one of the registered class.
  ///
  /// - Precondition: one waits, or a class was registered.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ready(supplements.take(elementKind + "/" + identifier), identifier, elementKind)
  }

  private func ready<View: UICollectionReusableView>(
    _ taken: (view: View, isUsed: Bool)?, _ identifier: String, _ kind: String
  ) -> View {
    guard let (view, isUsed) = taken else {
      preconditionFailure(
        "could not dequeue a view of kind \(kind) with identifier \(identifier) - must register a class for the "
          + "identifier")
    }
    view.reuseIdentifier = identifier
    if isUsed { view.prepareForReuse() }
    return view
  }

  // MARK: - Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ isAnimated: Bool) {
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    var item = attributes.frame
    if let scroller = attributes.scroller {
      let inner = CGRect(origin: attributes.point(item.origin), size: item.size)
      scroller.bring(inner, to: position, isAnimated)
      // Along its section the item is where that has been scrolled to.
      item = item.intersection(scroller.frame).isNull ? scroller.frame : item.intersection(scroller.frame)
    }
    bring(item, to: position, isAnimated)
  }
}

extension UIScrollView {
  /// Scrolls so that a part of the content can be seen at a place; with no position just so far that it can be.
  fileprivate final func bring(
    _ item: CGRect, to position: UICollectionView.ScrollPosition, _ isAnimated: Bool
  ) {
    typealias Position = UICollectionView.ScrollPosition
    let inset = adjustedContentInset
    func place(
      _ old: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ room: CGFloat,
      _ first: Position, _ middle: Position, _ last: Position
    ) -> CGFloat {
      if position.contains(first) { return low - before }
      if position.contains(middle) { return (low + high) / 2 - before - room / 2 }
      return position.contains(last) ? high - before - room : old
    }
    let all: Position = [.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
    guard !position.isDisjoint(with: all) else { return scrollRectToVisible(item, animated: isAnimated) }
    let target = CGPoint(
      x: place(
        contentOffset.x, item.minX, item.maxX, inset.left, bounds.width - inset.left - inset.right, .left,
        .centeredHorizontally, .right),
      y: place(
        contentOffset.y, item.minY, item.maxY, inset.top, bounds.height - inset.top - inset.bottom, .top,
        .centeredVertically, .bottom))
    setContentOffset(clamped(target), animated: isAnimated)
  }
}
