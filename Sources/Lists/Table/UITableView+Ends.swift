import Fingerpost
public import Foundation

/// Headers and footers, and what is above and below all rows.
extension UITableView {
  final func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    markForReload()
  }

  /// Places what is not a row.
  final func placeAround() {
    backgroundView?.frame = bounds
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let frame = CGRect(
        x: 0, y: geometry.bottom, width: bounds.width, height: tableFooterView.frame.height)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }

  /// Gives every header and footer that can be seen a view at its place, and takes the others' away.
  final func placeEnds(from top: CGFloat, to bottom: CGFloat) {
    let sections = geometry.sections(from: top, to: bottom)
    shownEnds.removeAll { end in
      guard !sections.contains(end.section) else { return false }
      retire(end)
      return true
    }
    for section in sections {
      let place = geometry.sections[section]
      if place.header > 0 { placeEnd(section, isHeader: true, top, bottom) }
      if place.footer > 0 { placeEnd(section, isHeader: false, top, bottom) }
    }
  }

  private func placeEnd(_ section: Int, isHeader: Bool, _ top: CGFloat, _ bottom: CGFloat) {
    let frame = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    let end = shownEnds.first { $0.section == section && $0.isHeader == isHeader }
    guard frame.maxY > top, frame.minY < bottom else { return }
    let view: UIView
    if let end {
      view = end.view
    } else {
      guard let made = makeEnd(section, isHeader) else { return }
      shownEnds.append(ShownEnd(section: section, isHeader: isHeader, view: made))
      tell(made, section, isHeader, isComing: true)
      // In front of the rows.
      addSubview(made)
      view = made
    }
    if view.frame != frame { view.frame = frame }
  }

  private func makeEnd(_ section: Int, _ isHeader: Bool) -> UIView? {
    if let view = ownEnd(isHeader, section) {
      (view as? UITableViewHeaderFooterView)?.isHeader = isHeader
      return view
    }
    guard let title = title(ofHeader: isHeader, section) else { return nil }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.isHeader = isHeader
    made.textLabel?.text = title
    if look.isModern {
      made.textLabel?.font = isHeader ? look.headerFont : look.footerFont
      made.textLabel?.numberOfLines = isHeader ? 1 : 0
    }
    return made
  }

  /// The view that the delegate has for a header or a footer.
  final func ownEnd(_ isHeader: Bool, _ section: Int) -> UIView? {
    isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// The text that the data source has for one.
  final func title(ofHeader isHeader: Bool, _ section: Int) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func tell(_ view: UIView, _ section: Int, _ isHeader: Bool, isComing: Bool) {
    switch (isHeader, isComing) {
    case (true, true): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case (false, true): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case (true, false): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case (false, false): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  final func dropEnds() {
    for end in shownEnds { retire(end) }
    shownEnds = []
  }

  private func retire(_ end: ShownEnd) {
    end.view.removeFromSuperview()
    tell(end.view, end.section, end.isHeader, isComing: false)
    if let view = end.view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      ends.put(view, name)
    }
  }

  /// Where a section's header is; in a plain table it stays in view as long as its section is.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let height = geometry.sections[section].header
    var y = geometry.headerTop(section)
    if style == .plain {
      let highest = bounds.minY + adjustedContentInset.top
      y = max(y, min(highest, geometry.footerTop(section) - height))
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Where a section's footer is.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.footerTop(section), width: bounds.width,
      height: geometry.sections[section].footer)
  }

  /// The view above a section's rows, if it exists.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEnds.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// The view below a section's rows, if it exists.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownEnds.first { $0.section == section && !$0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// Sets the class that headers and footers of a name are made of; nil for none.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    ends.register(aClass, identifier)
  }

  /// Sets the nib whose first view is used for headers and footers of a name; nil for none. See ``UINib/provide(_:_:)``.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    ends.register(nib, identifier)
  }

  /// A header or footer that waits under a name, else a new one of the registered class, else nil.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    guard let (view, isUsed) = ends.take(identifier) else { return nil }
    if isUsed { view.prepareForReuse() }
    return view
  }
}
