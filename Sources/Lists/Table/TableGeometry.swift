import Foundation

/// Where the rows, headers and footers of a table view are, in points of its content.
struct TableGeometry {
  /// A section: a header, rows, a footer, from top to bottom.
  struct Section {
    /// Room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: RowHeights
    var footer: CGFloat = 0

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins, and after the last one where the content of the sections ends.
  private var tops: [CGFloat] = [0]

  init() {}

  /// Places sections below one another.
  init(sections: [Section], below top: CGFloat) {
    self.sections = sections
    tops = [top]
    moveSections(from: 0)
  }

  /// Where the last section ends.
  var bottom: CGFloat { tops[sections.count] }

  /// The number of rows in all sections.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The vertical extent of a row.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (firstRow(of: path.section) + section.rows.top(of: path.row), section.rows[path.row])
  }

  /// The vertical extent of a section, with the room above its header.
  func extent(ofSection section: Int) -> (top: CGFloat, height: CGFloat) {
    (tops[section], tops[section + 1] - tops[section])
  }

  /// Where a section's header begins if nothing holds it in view.
  func headerTop(_ section: Int) -> CGFloat { tops[section] + sections[section].padding }

  /// Where a section's footer begins.
  func footerTop(_ section: Int) -> CGFloat { tops[section + 1] - sections[section].footer }

  /// Gives a row another height; how much more it is, in points.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let more = height - sections[path.section].rows[path.row]
    guard more != 0 else { return 0 }
    sections[path.section].rows[path.row] = height
    moveSections(from: path.section)
    return more
  }

  /// The sections that have any part between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.indices.partitionPoint { tops[$0 + 1] > top }
    let end = sections.indices.partitionPoint { tops[$0] >= bottom }
    return first..<max(first, end)
  }

  /// The rows of a section that have any part between two heights.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let (rows, start) = (sections[section].rows, firstRow(of: section))
    guard rows.count > 0, start < bottom, start + rows.total > top else { return 0..<0 }
    let first = rows.row(at: top - start)
    let last = rows.row(at: bottom - start)
    // A row that begins where the range ends has no part in it.
    let end = last > first && start + rows.top(of: last) >= bottom ? last : last + 1
    return first..<end
  }

  private func firstRow(of section: Int) -> CGFloat { headerTop(section) + sections[section].header }

  private mutating func moveSections(from first: Int) {
    tops.removeLast(tops.count - 1 - first)
    for section in sections[first...] { tops.append(tops[tops.count - 1] + section.height) }
  }
}
