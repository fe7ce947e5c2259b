public import Fingerpost
public import Foundation

/// A layout that fills lines across the scrolling with items, one section after the other.
///
/// As many items are in a line as fit with the least room between them; what is left of the line goes between them. A single
/// item in a line is in the middle. The last line of equal items is spaced like the others, that of different ones with the
/// least room. [LIST-25, LIST-26]
///
/// Sizes and distances come from the delegate, if it is a ``UICollectionViewDelegateFlowLayout``. Where it has no sizes, the
/// places of any number of items are computed when they are asked for.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// For ``estimatedItemSize``: cells say their sizes, and count as 50 by 50 pt before that.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of items, in points. Default 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }
  /// The least room between lines, in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }
  /// The least room between the items of a line, in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }
  /// The room around the items of a section, in points. Default none.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }

  /// What the insets of sections are counted from across the scrolling. Default the content's insets. [LIST-73]
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
  }

  /// What the insets of sections are counted from.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }
  /// The size of headers, of which the extent along the scrolling counts; zero for no headers. Default zero.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }
  /// The size of footers, of which the extent along the scrolling counts; zero for no footers. Default zero.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }
  /// Which way sections follow one another. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }
  /// A size with which items count until their cells say theirs, or zero to take the stated ones. Default zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if oldValue != estimatedItemSize { forgetMeasured() } }
  }
  /// Whether a header stays in view as long as its section does. Default false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }
  /// Whether a footer stays in view as long as its section does. Default false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  /// The sections, and where each begins, and after the last one where all ends; nil until they are computed.
  private final var computed: (sections: [FlowSection], tops: [CGFloat])?
  /// What cells said of their sizes.
  private final var measured: [IndexPath: CGSize] = [:]
  /// Whether the delegate was asked for a size and had none of its own.
  private final var hasNoSizes = false

  /// The class of the contexts with which it is invalidated.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: - Computing

  /// Computes where sections are.
  open override func prepare() {
    super.prepare()
    _ = places
  }

  private var places: (sections: [FlowSection], tops: [CGFloat]) {
    if let computed { return computed }
    let sections = (0..<(collectionView?.numberOfSections ?? 0)).map(makeSection)
    var tops: [CGFloat] = [0]
    for section in sections { tops.append(tops[tops.count - 1] + section.length) }
    computed = (sections, tops)
    return (sections, tops)
  }

  private func makeSection(_ section: Int) -> FlowSection {
    guard let collection = collectionView else {
      return FlowSection(FlowSection.Spacing(), sizes: [], room: 0)
    }
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let count = collection.numberOfItems(inSection: section)
    var inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    inset = referred(inset, in: collection)
    var spacing = FlowSection.Spacing()
    (spacing.before, spacing.after, spacing.start, spacing.end) =
      isVertical
      ? (inset.top, inset.bottom, inset.left, inset.right)
      : (inset.left, inset.right, inset.top, inset.bottom)
    spacing.line =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    spacing.item =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    spacing.header =
      turned(
        delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize
      ).along
    spacing.footer =
      turned(
        delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize
      ).along
    if count > 0, measured.isEmpty || estimatedItemSize == .zero {
      hasNoSizes = false
      let first = size(of: IndexPath(item: 0, section: section), delegate)
      if delegate == nil || hasNoSizes || estimatedItemSize != .zero {
        return FlowSection(spacing, count: count, size: turned(first), room: room)
      }
    }
    let sizes = (0..<count).map { turned(size(of: IndexPath(item: $0, section: section), delegate)) }
    return FlowSection(spacing, sizes: sizes, room: room)
  }

  /// The insets of a section from the edges of the content, across the scrolling. [LIST-73]
  private func referred(_ inset: UIEdgeInsets, in collection: UICollectionView) -> UIEdgeInsets {
    let (content, reference) = (collection.adjustedContentInset, sectionInsetReference)
    guard reference != .fromContentInset else { return inset }
    let base = reference == .fromSafeArea ? collection.safeAreaInsets : collection.layoutMargins
    var made = inset
    if isVertical {
      made.left += max(0, base.left - content.left)
      made.right += max(0, base.right - content.right)
    } else {
      made.top += max(0, base.top - content.top)
      made.bottom += max(0, base.bottom - content.bottom)
    }
    return made
  }

  private func size(of path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> CGSize {
    if estimatedItemSize != .zero {
      return measured[path] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
    }
    guard let delegate, let collection = collectionView else { return itemSize }
    return delegate.collectionView(collection, layout: self, sizeForItemAt: path)
  }

  /// The answer of a delegate that has none: it need not be asked for the other items.
  final func sizeWithoutAnswer() -> CGSize {
    hasNoSizes = true
    return itemSize
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The extent of lines.
  private var room: CGFloat {
    guard let collection = collectionView else { return 0 }
    let inset = collection.adjustedContentInset
    return isVertical
      ? collection.bounds.width - inset.left - inset.right
      : collection.bounds.height - inset.top - inset.bottom
  }

  private func turned(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: size.height, across: size.width) : FlowSize(along: size.width, across: size.height)
  }

  private func rect(across: CGFloat, along: CGFloat, _ size: FlowSize) -> CGRect {
    let scale = CGFloat(collectionView?.listRule { $0.scrollPixelsPerPoint } ?? 0)
    // Origins are at whole pixels, sizes as they are.
    func snapped(_ value: CGFloat) -> CGFloat { scale > 0 ? (value * scale).rounded() / scale : value }
    let (x, y) = (snapped(across), snapped(along))
    return isVertical
      ? CGRect(x: x, y: y, width: size.across, height: size.along)
      : CGRect(x: y, y: x, width: size.along, height: size.across)
  }

  // MARK: - Answering

  /// As long as all sections.
  open override var collectionViewContentSize: CGSize {
    let length = places.tops.last ?? 0
    return isVertical ? CGSize(width: room, height: length) : CGSize(width: length, height: room)
  }

  /// The items, headers and footers that have a part in a rectangle, from the first to the last.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (sections, tops) = places
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes?) {
      if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    for section in sections.indices where tops[section + 1] > low && tops[section] < high {
      let first = IndexPath(item: 0, section: section)
      add(layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: first))
      for item in sections[section].items(from: low - tops[section], to: high - tops[section]) {
        add(ownAttributes(at: IndexPath(item: item, section: section)))
      }
      add(layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, at: first))
    }
    return found
  }

  /// Where an item is; nil where there is none. An override of it is not asked for the elements of a rectangle. [LIST-33]
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    ownAttributes(at: indexPath)
  }

  private final func ownAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let (sections, tops) = places
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let place = sections[indexPath.section].place(of: indexPath.item)
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass, ElementKey(path: indexPath))
    attributes.frame = rect(
      across: place.across, along: tops[indexPath.section] + place.along, place.size)
    return attributes
  }

  /// Where a header or a footer is, of no size where the section has none. It ignores the section's inset. [LIST-105]
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let (sections, tops) = places
    guard sections.indices.contains(indexPath.section), let collection = collectionView,
      isHeader || elementKind == UICollectionView.elementKindSectionFooter
    else { return nil }
    let section = indexPath.section
    let spacing = sections[section].spacing
    let length = isHeader ? spacing.header : spacing.footer
    let attributes = UICollectionViewLayoutAttributes.make(
      Self.layoutAttributesClass,
      ElementKey(path: indexPath, category: .supplementaryView, kind: elementKind))
    let (bounds, inset) = (collection.bounds, collection.adjustedContentInset)
    var along = isHeader ? tops[section] : tops[section + 1] - length
    if isHeader, sectionHeadersPinToVisibleBounds {
      let edge = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
      along = max(along, min(edge, tops[section + 1] - spacing.footer - length))
    } else if !isHeader, sectionFootersPinToVisibleBounds {
      let edge = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
      along = min(along, max(edge - length, tops[section] + spacing.header))
    }
    attributes.frame = rect(
      across: 0, along: along, FlowSize(along: length, across: length > 0 ? room : 0))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      attributes.zIndex = 1
    }
    return attributes
  }

  // MARK: - Invalidating

  /// Takes in what is no longer valid: the places, unless the context says that they are.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { measured[preferred.key.path] = preferred.size }
    if context.invalidateDataSourceCounts { measured = [:] }
    let keeps =
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics
      == false
    if !keeps || context.invalidateEverything || context.invalidateDataSourceCounts { computed = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the lines become longer or shorter, or headers or footers stay in view.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesLines(newBounds)
  }

  /// A context that asks the delegate again only where lines become longer or shorter.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      changesLines(newBounds)
    return context
  }

  /// Whether the cell's size differs from the one it counts with, where sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }

  private func changesLines(_ newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  private func forgetMeasured() {
    measured = [:]
    invalidateLayout()
  }
}

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and distances have to be asked for and places computed again. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept and read back: attributes are made when they are asked for. Default true.
  open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
  /// The layout, if it fills lines.
  final var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
