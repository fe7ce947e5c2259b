import Fingerpost
import FingerpostLists
import Foundation

/// Where everything of a compositional layout is, in points of the content. [LIST-28]
struct CompositionalPlaces {
  /// An element and its place.
  struct Element {
    let key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var asks: (width: Bool, height: Bool)?
    /// Whether it is in a section's own scroll view.
    var isScrolled = false
  }

  /// A section with its place.
  struct Section {
    var solved: SolvedSection
    /// Where it begins along the layout, with what belongs to it.
    var start: CGFloat = 0
    /// How much room headers and footers take before and after the groups.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// How large headers and footers are, in the order in which the section has them.
    var ends: [CGSize] = []
    /// How long everything is.
    var length: CGFloat = 0

    var isScrolled: Bool { solved.section.orthogonalScrollingBehavior != .none }
  }

  private(set) var sections: [Section?] = []
  private(set) var environment = LayoutEnvironment(.zero, .zero, UITraitCollection.current)
  private var axis = LayoutAxis.vertical
  private var spacing: CGFloat = 0
  private var outer: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var outerSizes: [CGSize] = []
  private var measured: [ElementKey: CGSize] = [:]
  private var length: CGFloat = 0
  /// The sections whose cells have said something that does not count yet.
  private var changed: Set<Int> = []
  private var isSettled = true

  init() {}

  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ environment: LayoutEnvironment,
    count: Int,
    section: (Int) -> NSCollectionLayoutSection?, items: (Int) -> Int, measured: [Int: [ElementKey: CGSize]]
  ) {
    self.environment = environment
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    spacing = configuration.interSectionSpacing.placeable
    outer = configuration.boundarySupplementaryItems
    for sizes in measured.values { self.measured.merge(sizes) { $1 } }
    for index in 0..<count {
      guard let section = section(index) else {
        sections.append(nil)
        continue
      }
      var cells: [Int: CGSize] = [:]
      for (key, size) in measured[index] ?? [:] where key.category == .cell { cells[key.path.item] = size }
      let isScrolled = section.orthogonalScrollingBehavior != .none
      let count = items(index)
      let solved = SolvedSection(
        section, count: count, axis: isScrolled ? axis.across : axis,
        room: environment.contentSize.less(section.insets), environment.traitCollection, measured: cells)
      if solved.count < count { Self.report(section, index, count) }
      sections.append(Section(solved: solved))
    }
    stack()
  }

  private static func report(_ section: NSCollectionLayoutSection, _ index: Int, _ count: Int) {
    guard !section.isReported else { return }
    section.isReported = true
    let text = """
      Section \(index) of a compositional layout shows none of its \(count) items: its group has no items. \
      UIKit raises an exception for a group without subitems.

      """
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Takes in how large a view says that it is; whether that can be done without computing all again.
  ///
  /// It counts once ``settle()`` is called: most often many views say it at once.
  mutating func measure(_ key: ElementKey, _ size: CGSize) -> Bool {
    if key.category == .cell {
      guard sections.indices.contains(key.path.section), sections[key.path.section] != nil else {
        return false
      }
      sections[key.path.section]?.solved.measure(key.path.item, size)
      changed.insert(key.path.section)
    }
    measured[key] = size
    isSettled = false
    return true
  }

  /// Places everything as views have said; whether anything had changed.
  mutating func settle() -> Bool {
    guard !isSettled else { return false }
    isSettled = true
    for index in changed { sections[index]?.solved.settle() }
    changed = []
    stack()
    return true
  }

  /// Puts sections one after the other.
  private mutating func stack() {
    outerSizes = outer.map { size(of: $0, outerKey($0), in: environment.contentSize) }
    var at = extent(outer, outerSizes, isBefore: true)
    for index in sections.indices {
      guard var section = sections[index] else { continue }
      let own = section.solved.section
      let insets = own.supplementariesFollowContentInsets ? own.insets : .zero
      let room = environment.contentSize.less(insets)
      section.ends = own.boundarySupplementaryItems.map { size(of: $0, endKey(index, $0), in: room) }
      section.before = extent(own.boundarySupplementaryItems, section.ends, isBefore: true)
      section.after = extent(own.boundarySupplementaryItems, section.ends, isBefore: false)
      section.start = at
      let (low, high) = ends(own.insets)
      section.length =
        section.before + low + (section.isScrolled ? section.solved.breadth : section.solved.length) + high
        + section.after
      at += section.length
      if index < sections.count - 1 { at += spacing }
      sections[index] = section
    }
    length = at + extent(outer, outerSizes, isBefore: false)
  }

  private func size(of end: NSCollectionLayoutBoundarySupplementaryItem, _ key: ElementKey, in room: CGSize)
    -> CGSize
  {
    var size = end.layoutSize.size(in: room)
    if let said = measured[key] {
      if end.layoutSize.isEstimated(.horizontal) { size.width = said.width }
      if end.layoutSize.isEstimated(.vertical) { size.height = said.height }
    }
    return size
  }

  /// How much room headers or footers take along the layout.
  private func extent(
    _ ends: [NSCollectionLayoutBoundarySupplementaryItem], _ sizes: [CGSize], isBefore: Bool
  ) -> CGFloat {
    zip(ends, sizes).reduce(0) { longest, end in
      end.0.extendsBoundary && end.0.isBefore(axis) == isBefore
        ? max(longest, end.1[axis] + end.0.topPadding) : longest
    }
  }

  private func ends(_ insets: NSDirectionalEdgeInsets) -> (CGFloat, CGFloat) {
    axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }

  private func outerKey(_ end: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
    ElementKey(path: IndexPath(index: 0), category: .supplementaryView, kind: end.elementKind)
  }

  private func endKey(_ section: Int, _ end: NSCollectionLayoutBoundarySupplementaryItem) -> ElementKey {
    ElementKey(
      path: IndexPath(item: 0, section: section), category: .supplementaryView, kind: end.elementKind)
  }

  // MARK: - Asking

  var contentSize: CGSize {
    var size = environment.contentSize
    size[axis] = length
    return size
  }

  /// Whether any header or footer stays in view.
  var pins: Bool {
    (outer + sections.flatMap { $0?.solved.section.boundarySupplementaryItems ?? [] }).contains(
      where: \.pinToVisibleBounds)
  }

  /// Where a section is with its headers and footers.
  func area(of section: Int) -> CGRect {
    guard let section = sections[section] else { return .zero }
    var (origin, size) = (CGPoint.zero, environment.contentSize)
    (origin[axis], size[axis]) = (section.start, section.length)
    return CGRect(origin: origin, size: size)
  }

  /// Where the groups of a section begin.
  private func origin(_ section: Section) -> CGPoint {
    let insets = section.solved.section.insets
    var origin = CGPoint(x: insets.leading, y: insets.top)
    origin[axis] += section.start + section.before
    return origin
  }

  /// Where the scroll view of a section is that scrolls across the layout; nil for others.
  func scrollFrame(of index: Int) -> CGRect? {
    guard sections.indices.contains(index), let section = sections[index], section.isScrolled else {
      return nil
    }
    var (origin, size) = (origin(section), environment.contentSize)
    origin[axis.across] = 0
    size[axis] = section.solved.breadth
    return CGRect(origin: origin, size: size)
  }

  /// The cells of a section, and what is placed by them, that have a part in a rectangle.
  func elements(of index: Int, in rect: CGRect) -> [Element] {
    guard let section = sections[index] else { return [] }
    let (solved, origin) = (section.solved, origin(section))
    let low = (solved.axis == .vertical ? rect.minY : rect.minX) - origin[solved.axis]
    let high = (solved.axis == .vertical ? rect.maxY : rect.maxX) - origin[solved.axis]
    return solved.groups(from: low, to: high).flatMap { group in
      solved.places(of: group).map { element(section, index, group, $0, origin) }
    }
  }

  private func element(
    _ section: Section, _ index: Int, _ group: Int, _ place: SolvedGroup.Place, _ origin: CGPoint
  ) -> Element {
    let path = IndexPath(item: section.solved.firstItem(of: group) + place.item, section: index)
    var at = origin
    at[section.solved.axis] += section.solved.extent(of: group).start
    return Element(
      key: place.kind.isEmpty
        ? ElementKey(path: path) : ElementKey(path: path, category: .supplementaryView, kind: place.kind),
      frame: place.frame.offsetBy(dx: at.x, dy: at.y), zIndex: place.zIndex,
      asks: place.asksWidth || place.asksHeight ? (place.asksWidth, place.asksHeight) : nil,
      isScrolled: section.isScrolled)
  }

  func item(_ path: IndexPath) -> Element? { badge(ElementKey(path: path)) }

  /// Where a cell is, or what is placed by it.
  func badge(_ key: ElementKey) -> Element? {
    guard key.path.count == 2, sections.indices.contains(key.path.section),
      let section = sections[key.path.section],
      (0..<section.solved.count).contains(key.path.item)
    else { return nil }
    let group = section.solved.group(of: key.path.item)
    let item = key.path.item - section.solved.firstItem(of: group)
    return section.solved.places(of: group).first { $0.item == item && $0.kind == key.kind }
      .map { element(section, key.path.section, group, $0, origin(section)) }
  }

  /// The headers, footers and backgrounds of a section.
  func ends(of index: Int) -> [ElementKey] {
    guard let own = sections[index]?.solved.section else { return [] }
    return own.boundarySupplementaryItems.map { endKey(index, $0) }
      + own.decorationItems.map {
        ElementKey(path: IndexPath(item: 0, section: index), category: .decorationView, kind: $0.elementKind)
      }
  }

  /// The headers and footers of the whole layout.
  var outerEnds: [ElementKey] { outer.map(outerKey) }

  /// Where a header, a footer or a background is, with the part of the content that can be seen.
  func end(_ key: ElementKey, _ visible: CGRect) -> Element? {
    if key.path.count == 1 {
      guard let index = outer.firstIndex(where: { $0.elementKind == key.kind }) else { return nil }
      return end(outer[index], outerSizes[index], key, in: CGRect(origin: .zero, size: contentSize), visible)
    }
    guard key.path.count == 2, key.path.item == 0, sections.indices.contains(key.path.section),
      let section = sections[key.path.section]
    else { return nil }
    let (own, area) = (section.solved.section, area(of: key.path.section))
    if key.category == .decorationView {
      guard let item = own.decorationItems.first(where: { $0.elementKind == key.kind }) else { return nil }
      return Element(key: key, frame: area.inset(by: item.contentInsets.placeable), zIndex: item.zIndex)
    }
    guard let index = own.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == key.kind }) else {
      return nil
    }
    var insets = own.supplementariesFollowContentInsets ? own.insets : .zero
    if axis == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return end(
      own.boundarySupplementaryItems[index], section.ends[index], key, in: area.inset(by: insets), visible)
  }

  private func end(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ key: ElementKey, in area: CGRect,
    _ visible: CGRect
  ) -> Element {
    var frame = item.frame(in: area, size)
    frame.origin.y += item.topPadding
    if item.pinToVisibleBounds, let isBefore = item.isBefore(axis) {
      let (low, high) = axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
      let (first, last) = axis == .vertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
      let length = size[axis]
      frame.origin[axis] =
        isBefore
        ? max(frame.origin[axis], min(low, last - length))
        : min(frame.origin[axis], max(high - length, first))
    }
    let asks = (item.layoutSize.isEstimated(.horizontal), item.layoutSize.isEstimated(.vertical))
    return Element(
      key: key, frame: frame.inset(by: item.insets), zIndex: item.zIndex,
      asks: asks.0 || asks.1 ? (asks.0, asks.1) : nil)
  }
}
