import Foundation

/// A row of items, which lays itself out: a private view, as in UIKit, whose name it has. [BAR-1, BAR-4]
final class _UIButtonBarStackView: UIView {
  private var items: [UIBarButtonItem] = []
  private var itemViews: [UIView?] = []

  /// How wide an item is that does not say. [BAR-4]
  static let itemWidth: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Shows items from left to right. Where they are the same as before, a finger may be on one: that is left alone.
  func show(_ items: [UIBarButtonItem]) {
    if items.elementsEqual(self.items, by: ===) { return }
    rebuild(items)
  }

  /// Shows the same items again, of which one has another view.
  func rebuild() {
    rebuild(items)
  }

  private func rebuild(_ items: [UIBarButtonItem]) {
    for case let view? in itemViews { view.removeFromSuperview() }
    self.items = items
    itemViews = items.map(makeView)
    for item in items { item.row = self }
    widthsChanged()
  }

  private func makeView(for item: UIBarButtonItem) -> UIView? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    let view: UIView
    if let customView = item.customView {
      view = customView
    } else {
      let control = _UIButtonBarButton(item)
      control.addTarget(item, action: Self.sendAction, for: .touchUpInside)
      view = control
    }
    addSubview(view)
    return view
  }

  private static let sendAction = Selector("_sendAction:withEvent:", UIBarButtonItem.send)

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
    return item.customView?.bounds.width ?? Self.itemWidth
  }

  /// Has the bar give the row the room that it needs now.
  func widthsChanged() {
    setNeedsLayout()
    holdingView?.holdingView?.setNeedsLayout()
  }

  /// How much room the items need, flexible room left out.
  var widthNeeded: CGFloat { items.reduce(0) { $0 + width(of: $1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, bounds.width - widthNeeded) / CGFloat(flexible) : 0
    var x = bounds.minX
    for (item, view) in zip(items, itemViews) {
      let width = item.systemItem == .flexibleSpace ? share : width(of: item)
      if let customView = item.customView {
        customView.center = CGPoint(x: x + width / 2, y: bounds.midY)
      } else {
        view?.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      }
      x += width
    }
  }
}
