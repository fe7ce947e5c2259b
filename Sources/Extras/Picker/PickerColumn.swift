import Fingerpost
import Foundation

/// One column of a picker: a scroll view that comes to rest with a row in its middle.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight = UIPickerView.rowHeight
  private(set) var row = -1
  private var rows: [Int: UIView] = [:]
  /// A view whose row went, for the next row.
  private var spare: UIView?
  private var isMovedByUser = false

  init(_ picker: UIPickerView, _ component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    alwaysBounceVertical = true
    clipsToBounds = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap:", PickerColumn.tap(_:))))
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  // MARK: - Rows

  /// Takes over how many rows there are. The row of before stays chosen, or the last one is.
  func reload() {
    guard let picker else { return }
    rowCount = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    let height = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
    rowHeight = height > 0 ? height : UIPickerView.rowHeight
    row = min(max(row, 0), rowCount - 1)
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    arrange()
  }

  /// Gives the content its size, and the first and the last row room to reach the middle.
  func arrange() {
    let room = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(rowCount))
    if !isDragging, !isDecelerating { contentOffset = offset(of: max(row, 0)) }
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    let exact = (offset + contentInset.top) / rowHeight
    guard exact.isFinite else { return 0 }
    return min(max(Int(exact.rounded()), 0), max(rowCount - 1, 0))
  }

  func view(of row: Int) -> UIView? { rows[row] }

  /// Makes the rows that are seen, and lets go of the others.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker, rowCount > 0, bounds.height > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(rowCount - 1, Int((bounds.maxY / rowHeight).rounded(.down)))
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      rows[row] = nil
      spare = view
    }
    guard first <= last else { return }
    for row in first...last where rows[row] == nil {
      let view = picker.makeView(row, component, reusing: spare)
      if view === spare { spare = nil }
      rows[row] = view
      addSubview(view)
    }
    for (row, view) in rows {
      view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  // MARK: - Choosing

  /// Brings a row to the middle without telling the delegate.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    self.row = min(max(row, 0), rowCount - 1)
    isMovedByUser = false
    setContentOffset(offset(of: self.row), animated: animated)
  }

  private func tap(_ tap: UITapGestureRecognizer) {
    guard rowCount > 0 else { return }
    let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
    guard (0..<rowCount).contains(row) else { return }
    if row == self.row { return }
    isMovedByUser = true
    setContentOffset(offset(of: row), animated: true)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMovedByUser = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Takes the row in the middle, and tells of it what a user has chosen.
  private func settle() {
    guard isMovedByUser, rowCount > 0 else { return }
    isMovedByUser = false
    row = row(at: contentOffset.y)
    if contentOffset != offset(of: row) { contentOffset = offset(of: row) }
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }
}
