import Fingerpost
import Foundation

/// The section index. [LIST-37]
extension UITableView {
  /// The title of a magnifying glass in the index, by which tables usually go to their search field.
  public nonisolated static let indexSearch = "{search}"

  /// How many rows the table must have for the index to be shown. Default 0.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { index.leastRows }
    set {
      index.leastRows = newValue
      reloadSectionIndexTitles()
    }
  }

  /// Asks the data source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, geometry.rowCount >= index.leastRows else {
      index.view?.removeFromSuperview()
      index = SectionIndex(leastRows: index.leastRows)
      return
    }
    let view = index.view ?? UITableViewIndex(frame: .zero)
    view.titles = titles
    if index.view == nil {
      index.view = view
      touchDelayRecognizer.delegate = editing.gate
      setNeedsLayout()
    }
  }

  /// Keeps the index at the right edge, in front of everything else.
  final func placeIndex() {
    guard let view = index.view else { return }
    let insets = adjustedContentInset
    let frame = CGRect(
      x: bounds.maxX - UITableViewIndex.width, y: bounds.minY + insets.top, width: UITableViewIndex.width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { addSubview(view) }
  }

  /// Scrolls to the section that the data source has for a title; a section that there is not leaves the content where it is.
  final func goToSection(ofTitle title: String, at place: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return }
    let top = geometry.extent(ofSection: section).top - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
