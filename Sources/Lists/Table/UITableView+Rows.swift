import Fingerpost
public import Foundation

/// A row whose cell exists.
struct ShownRow {
  var path: IndexPath
  let cell: UITableViewCell
}

/// A header or a footer whose view exists.
struct ShownEnd {
  var section: Int
  let isHeader: Bool
  let view: UIView
}

/// Which rows there are, where they are, and the cells of those that can be seen. [LIST-9]
extension UITableView {
  // MARK: - Loading

  final func markForReload() {
    needsReload = true
    setNeedsLayout()
  }

  final func reload() {
    tracker.forget()
    selection.removeAll()
    forgetDrag(byLoad: true)
    for row in shown { retire(row) }
    shown = []
    dropEnds()
    changes = RowChanges()
    openUpdates = 0
    needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Asks how many rows there are and how high, if that has to be asked. Never while changes are collected.
  final func loadIfNeeded() {
    guard needsReload, openUpdates == 0 else { return }
    needsReload = false
    needsPlacing = true
    prefetching.forget()
    geometry = makeGeometry()
    updateContentSize()
    reloadSectionIndexTitles()
  }

  // MARK: - Placing

  /// Gives every row that can be seen a cell at its place, and takes the others' away.
  final func placeRows() {
    placeAround()
    guard openUpdates == 0 else { return }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    if needsPlacing || !showsExactly(from: top, to: bottom) {
      needsPlacing = false
      fillRows(from: top, to: bottom)
    }
    placeEnds(from: top, to: bottom)
    placeIndex()
    swiping.place()
  }

  /// Whether the cells that exist are those between two heights.
  private func showsExactly(from top: CGFloat, to bottom: CGFloat) -> Bool {
    guard let first = shown.first?.path, let last = shown.last?.path else { return false }
    let (above, below) = (geometry.extent(of: first), geometry.extent(of: last))
    guard above.top <= top || isFirst(first), above.top + above.height > top, below.top < bottom else {
      return false
    }
    return below.top + below.height >= bottom || isLast(last)
  }

  private func isFirst(_ path: IndexPath) -> Bool {
    path.row == 0 && !geometry.sections[..<path.section].contains { $0.rows.count > 0 }
  }

  private func isLast(_ path: IndexPath) -> Bool {
    path.row == geometry.sections[path.section].rows.count - 1
      && !geometry.sections[(path.section + 1)...].contains { $0.rows.count > 0 }
  }

  private func fillRows(from top: CGFloat, to bottom: CGFloat) {
    // What has left the view first, so that its cells can be used again.
    var old: [ShownRow] = []
    for row in shown {
      let extent = geometry.extent(of: row.path)
      if extent.top < bottom && extent.top + extent.height > top || row.path == tracker.path {
        old.append(row)
      } else {
        retire(row)
      }
    }
    var new: [ShownRow] = []
    new.reserveCapacity(old.count + 1)
    var end = bottom
    for section in geometry.sections(from: top, to: bottom).lowerBound..<geometry.sections.count {
      guard geometry.extent(ofSection: section).top < end else { break }
      var row = geometry.rows(of: section, from: bounds.minY, to: end).lowerBound
      while row < geometry.sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        guard geometry.extent(of: path).top < end else { break }
        new.append(place(path, &old))
        // A row that turned out to be higher than it counted may have moved the bounds with it.
        end = bounds.maxY
        row += 1
      }
    }
    // The row under the finger stays, so that its touch does.
    for row in old where row.path == tracker.path {
      new.insert(row, at: new.firstIndex { $0.path > row.path } ?? new.count)
    }
    shown = new
    for row in old where row.path != tracker.path { retire(row) }
    updateContentSize()
  }

  /// The cell of a row at its place: the one that exists, else one from the data source.
  private func place(_ path: IndexPath, _ old: inout [ShownRow]) -> ShownRow {
    if let index = old.firstIndex(where: { $0.path == path }) {
      let row = old.remove(at: index)
      tellPlace(of: row)
      setFrame(of: row)
      return row
    }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      preconditionFailure("a table view without a data source has no rows")
    }
    let row = ShownRow(path: path, cell: cell)
    prepare(row)
    measure(row)
    setFrame(of: row)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    return row
  }

  /// Makes a cell look as its row does.
  final func prepare(_ row: ShownRow) {
    let (cell, isSelected) = (row.cell, selection.contains(row.path))
    tellPlace(of: row)
    menus.watch(cell)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = tracker.path == row.path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    if let delegate,
      let level = EditState.ask(self, { delegate.tableView(self, indentationLevelForRowAt: row.path) })
    {
      cell.indentationLevel = level
    }
    prepareEditing(row)
  }

  /// Says what decides where the parts of a row are.
  private func tellPlace(of row: ShownRow) {
    var look = look
    look.width = bounds.width
    row.cell.take(look)
    let last = geometry.sections[row.path.section].rows.count - 1
    row.cell.setEnds(isFirst: row.path.row == 0, isLast: row.path.row == last)
  }

  /// Where rows begin and how wide they are.
  final var rowExtent: (x: CGFloat, width: CGFloat) {
    let margin = style == .insetGrouped ? look.margin(bounds.width) : 0
    return (margin, max(0, bounds.width - 2 * margin))
  }

  private func setFrame(of row: ShownRow) {
    // The finger has hold of a row that is being moved.
    guard row.cell !== editing.moved?.cell else { return }
    let frame = rectForRow(at: row.path)
    if row.cell.frame != frame { row.cell.frame = frame }
  }

  /// Lets go of a cell, which waits to be used again.
  final func retire(_ row: ShownRow) {
    if row.cell === swiping.swiped?.cell { swiping.close() }
    if row.cell === editing.moved?.cell { editing.moved = nil }
    row.cell.removeFromSuperview()
    if row.cell.isHighlighted { row.cell.setHighlighted(false, animated: false) }
    if let name = row.cell.reuseIdentifier { cells.put(row.cell, name) }
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  // MARK: - Asking

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// Where a row is, in points of the table's content; zero for one that there is not.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    let (extent, across) = (geometry.extent(of: indexPath), rowExtent)
    return CGRect(x: across.x, y: extent.top, width: across.width, height: extent.height)
  }

  /// Where a section is with its header and footer, in points of the table's content.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let extent = geometry.extent(ofSection: section)
    return CGRect(x: 0, y: extent.top, width: bounds.width, height: extent.height)
  }

  /// The row at a point of the table's content, or nil.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let across = rowExtent
    guard point.x >= across.x, point.x < across.x + across.width else { return nil }
    for section in geometry.sections(from: point.y, to: point.y.nextUp) {
      let rows = geometry.rows(of: section, from: point.y, to: point.y.nextUp)
      if let row = rows.first { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// The rows that a rectangle of the content reaches: the one at its top, and those below that it reaches by 1 pt. [LIST-18]
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.minX < bounds.width, rect.maxX >= 0 else { return [] }
    var paths: [IndexPath] = []
    for section in geometry.sections(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp)) {
      let rows = geometry.rows(of: section, from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
      for row in rows {
        let path = IndexPath(row: row, section: section)
        if geometry.extent(of: path).top <= rect.minY || geometry.extent(of: path).top + 1 <= rect.maxY {
          paths.append(path)
        }
      }
    }
    return paths
  }

  /// The row that a cell of this table stands for, or nil.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    // A loop: each call of a closure would ask first whether this is the main actor.
    let shown = shown
    for index in shown.indices where shown[index].cell === cell {
      note(found: index)
      return shown[index].path
    }
    return nil
  }

  /// The cell of a row, if it exists: rows that cannot be seen have none. [LIST-9]
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if found.last < shown.count, shown[found.last].path == indexPath { return shown[found.last].cell }
    if found.other < shown.count, shown[found.other].path == indexPath {
      note(found: found.other)
      return shown[found.last].cell
    }
    // Most often the rows that exist follow one another in one section.
    if indexPath.count == 2, !shown.isEmpty {
      let place = indexPath.row - shown[0].path.row
      if shown.indices.contains(place), shown[place].path == indexPath {
        note(found: place)
        return shown[place].cell
      }
    }
    return shown.first { $0.path == indexPath }?.cell
  }

  private func note(found place: Int) {
    if place != found.last { found = (place, found.last) }
  }

  /// The cells that exist, from the top to the bottom.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.map(\.cell)
  }

  /// The rows whose cells exist, from the top to the bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.map(\.path)
  }

  // MARK: - Cells

  /// Sets the class that cells of a name are made of; nil for none.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier)
  }

  /// Sets the nib whose first cell is used for a name; nil for none. See ``UINib/provide(_:_:)``.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib, identifier)
  }

  /// A cell that waits under a name, else a new one of the registered class, else nil.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let (cell, isUsed) = cells.take(identifier) else { return nil }
    if isUsed { cell.prepareForReuse() }
    return cell
  }

  final func takeCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
    }
    return cell
  }

  // MARK: - Scrolling

  final func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return }
    let row = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    var room = bounds.height - insets.top - insets.bottom
    var top = insets.top
    if style == .plain {
      // The header that stays in view hides what is behind it.
      let header = geometry.sections[indexPath.section].header
      (top, room) = (top + header, room - header)
    }
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - top
    case .middle: y = row.midY - top - room / 2
    case .bottom: y = row.maxY - top - room
    }
    let lowest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    let offset = CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), lowest))
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls so that the first selected row can be seen at a place.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}
