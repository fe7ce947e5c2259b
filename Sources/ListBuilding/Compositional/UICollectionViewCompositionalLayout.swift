import Fingerpost
public import FingerpostLists
public import Foundation

/// What all sections of a compositional layout share.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way sections follow one another. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections, in points. Default 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout, whose index path has one index. Default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept and read back. Default automatic.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Creates a configuration with the defaults.
  public override init() { super.init() }
}

/// Called for what a section looks like; nil for a section that has no items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that are made of groups of items. [LIST-28]
///
/// Sizes are those of Apple's documentation. Text runs from left to right here, so leading is left.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// What all sections share. Setting it lays everything out again; changing a part of it does not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { forgetPlaces() }
  }

  /// Where everything is; nil until it is computed.
  private final var computed: CompositionalPlaces?
  /// What views said of their sizes.
  private final var measured: [ElementKey: CGSize] = [:]
  /// The scroll views of sections that scroll across the layout. [LIST-30]
  private final var scrollers: [Int: OrthogonalScroller] = [:]

  /// Creates a layout all of whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout all of whose sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Creates a layout that asks what each section looks like.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks what each section looks like.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
    saysWhoIsAsked = true
    rowActions = { [unowned self] in actions(of: $0, at: $1) }
  }

  /// There is nothing that a coder could say; nil.
  public required init?(coder: NSCoder) { nil }

  /// The class of the contexts with which it is invalidated.
  open override class var invalidationContextClass: AnyClass { CompositionalContext.self }

  // MARK: - Computing

  /// Computes where sections are.
  open override func prepare() {
    super.prepare()
    _ = places
  }

  private var places: CompositionalPlaces {
    if computed?.settle() == true, let computed { placeScrollers(computed) }
    if let computed { return computed }
    guard let collection = collectionView else { return CompositionalPlaces() }
    let inset = collection.adjustedContentInset
    let size = CGSize(
      width: collection.bounds.width - inset.left - inset.right,
      height: collection.bounds.height - inset.top - inset.bottom)
    let environment = LayoutEnvironment(size, .zero, collection.traitCollection)
    var said: [Int: [ElementKey: CGSize]] = [:]
    for (key, size) in measured { said[key.path.section, default: [:]][key] = size }
    let made = CompositionalPlaces(
      configuration, environment, count: collection.numberOfSections,
      section: { self.provider($0, environment) }, items: { collection.numberOfItems(inSection: $0) },
      measured: said)
    computed = made
    placeScrollers(made)
    if made.sections.contains(where: { $0?.solved.section.list?.hasActions == true }) {
      collection.installSwiping()
    }
    return made
  }

  private func actions(of path: IndexPath, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    let sections = places.sections
    guard sections.indices.contains(path.section) else { return nil }
    let list = sections[path.section]?.solved.section.list
    return edge == .leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  // MARK: - Answering

  /// As long as all sections.
  open override var collectionViewContentSize: CGSize { places.contentSize }

  /// What has a part in a rectangle, section by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let places = places
    var found: [UICollectionViewLayoutAttributes] = []
    for section in places.sections.indices where places.area(of: section).overlaps(rect) {
      var own: [UICollectionViewLayoutAttributes] = []
      let shift = scroller(of: section)?.contentOffset ?? .zero
      let seen = rect.offsetBy(dx: shift.x, dy: shift.y)
      for element in places.elements(of: section, in: seen) {
        let attributes = attributes(of: element)
        if attributes.seenFrame.overlaps(rect) { own.append(attributes) }
      }
      for key in places.ends(of: section) {
        if let attributes = self.attributes(of: key), attributes.frame.overlaps(rect) {
          own.append(attributes)
        }
      }
      places.sections[section]?.solved.section.visibleItemsInvalidationHandler?(
        own, shift, places.environment)
      found += own
    }
    for key in places.outerEnds {
      if let attributes = self.attributes(of: key), attributes.frame.overlaps(rect) {
        found.append(attributes)
      }
    }
    return found
  }

  /// Where an item is, as if its section were not scrolled; nil where there is none.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.item(indexPath).map(attributes)
  }

  /// Where a header, a footer or a badge is; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(path: indexPath, category: .supplementaryView, kind: elementKind)
    return attributes(of: key) ?? places.badge(key).map(attributes)
  }

  /// Where the background of a section is; nil where there is none.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ElementKey(path: indexPath, category: .decorationView, kind: elementKind)) }

  private func attributes(of element: CompositionalPlaces.Element) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes.make(Self.layoutAttributesClass, element.key)
    made.frame = element.frame
    made.zIndex = element.zIndex
    made.asks = element.asks
    made.scroller = element.isScrolled ? scroller(of: element.key.path.section) : nil
    return made
  }

  private func attributes(of end: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collection = collectionView else { return nil }
    var visible = collection.bounds
    let inset = collection.adjustedContentInset
    visible.origin.x += inset.left
    visible.origin.y += inset.top
    visible.size.width -= inset.left + inset.right
    visible.size.height -= inset.top + inset.bottom
    return places.end(end, visible).map(attributes)
  }

  // MARK: - Sections that scroll across

  private func scroller(of section: Int) -> OrthogonalScroller? {
    scrollers[section]
  }

  private func placeScrollers(_ places: CompositionalPlaces) {
    guard let collection = collectionView else { return }
    for (section, scroller) in scrollers where places.scrollFrame(of: section) == nil {
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
    for section in places.sections.indices {
      guard let frame = places.scrollFrame(of: section), let made = places.sections[section] else { continue }
      let scroller = scrollers[section] ?? OrthogonalScroller(frame: frame)
      scrollers[section] = scroller
      scroller.place(frame, made, in: collection)
    }
  }

  /// Takes the scroll views away, whose cells are another layout's from now on.
  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    forgetPlaces()
    scrollers = [:]
  }

  // MARK: - Invalidating

  /// Takes in what is no longer valid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { measured = [:] }
    if let preferred = context.preferred {
      let size = preferred.size.placeable
      measured[preferred.key] = size
      if computed?.measure(preferred.key, size) == true { return super.invalidateLayout(with: context) }
    }
    if (context as? CompositionalContext)?.keepsPlaces != true { computed = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the room has changed, or headers or footers stay in view.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size || computed?.pins == true
  }

  /// A context that keeps the places where only the content has been scrolled.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalContext)?.keepsPlaces = collectionView?.bounds.size == newBounds.size
    return context
  }

  /// Whether a view's size differs from the one it counts with, along an axis whose dimension is estimated. [LIST-29]
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, asks) = (preferredAttributes.size, originalAttributes.size, originalAttributes.asks)
    return asks?.width == true && new.width != old.width || asks?.height == true && new.height != old.height
  }

  private func forgetPlaces() {
    computed = nil
    invalidateLayout()
  }
}

/// What of a compositional layout is no longer valid.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
  /// Whether everything is where it was, but for headers and footers that stay in view.
  var keepsPlaces = false
}
