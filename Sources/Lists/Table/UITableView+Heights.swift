import Fingerpost
import Foundation

/// How high rows, headers and footers are. [LIST-9, LAY-13]
extension UITableView {
  /// Where everything is according to the data source and the delegate.
  final func makeGeometry() -> TableGeometry {
    look = TableLook((window?.world ?? .current).eventRules, style)
    let isUnderLargeTitle = safeAreaInsets.top >= 116
    var isBelowTitle = false
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let sections = (0..<count).map { section in
      // Ends are asked for before rows. [LIST-53]
      let (header, _) = endHeight(
        ofHeader: true, section, below: isBelowTitle, underLargeTitle: isUnderLargeTitle)
      let footer: CGFloat
      (footer, isBelowTitle) = endHeight(ofHeader: false, section)
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      var place = TableGeometry.Section(
        header: header, rows: RowHeights(count: rows, usual: usualHeight), footer: footer)
      if place.header > 0, style == .plain {
        place.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
      }
      // Without an estimate every height is asked for.
      if estimatedRowHeight == 0, let delegate {
        for row in 0..<place.rows.count {
          let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
          if height >= 0 { place.rows[row] = height }
        }
      }
      return place
    }
    return TableGeometry(sections: sections, below: tableHeaderView?.frame.height ?? 0)
  }

  private var usualHeight: CGFloat {
    estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : CellPlaces.usualHeight
  }

  /// The height of a header or footer, and whether it shows something. [LAY-13]
  private func endHeight(
    ofHeader isHeader: Bool, _ section: Int, below isBelowTitle: Bool = false,
    underLargeTitle isUnderLargeTitle: Bool = false
  ) -> (CGFloat, Bool) {
    let stated =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if stated >= 0 { return (stated, stated > 0) }
    if let title = title(ofHeader: isHeader, section) {
      let height =
        isHeader
        ? look.header(section, belowTitledFooter: isBelowTitle, underLargeTitle: isUnderLargeTitle)
        : look.footer(lines: look.footerSize(title, bounds.width, style).height)
      return (height, true)
    }
    guard let view = ownEnd(isHeader, section) else {
      return (look.untitled(isFirstHeader: isHeader && section == 0), false)
    }
    let fitting = endHeight(of: view)
    return (fitting > 0 ? fitting : 28, true)
  }

  /// What a header or footer of the delegate's asks for, by its constraints or as it says.
  private func endHeight(of view: UIView) -> CGFloat {
    let size = CGSize(width: bounds.width, height: 0)
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    if !(content is UIListContentView), content.isSizedByConstraints {
      let height = content.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      if height > 0 { return height }
    }
    return view.sizeThatFits(size).height
  }

  final func updateContentSize() {
    let end = geometry.sections.isEmpty ? 0 : look.bottom
    let height = geometry.bottom + (tableFooterView?.frame.height ?? end)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Finds out how high a row is. Rows above it stay where they are seen.
  final func measure(_ row: ShownRow) {
    let stated = delegate?.tableView(self, heightForRowAt: row.path) ?? rowHeight
    let width = rowExtent.width
    if row.cell.bounds.width != width {
      row.cell.frame = CGRect(x: 0, y: 0, width: width, height: row.cell.bounds.height)
    }
    let height =
      stated >= 0 ? stated : row.cell.sizeThatFits(CGSize(width: width, height: 0)).height
    let top = geometry.extent(of: row.path).top
    let more = geometry.setHeight(height, of: row.path)
    if more != 0, top < bounds.minY, !shown.isEmpty, row.path < shown[0].path {
      bounds.origin.y += more
    }
  }
}
