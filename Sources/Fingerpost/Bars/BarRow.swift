import Foundation

/// A row of items, which lays itself out: a private view, as in UIKit, whose name it has. [BAR-1, BAR-4]
final class _UIButtonBarStackView: UIView {
  private var items: [UIBarButtonItem] = []
  private var itemViews: [UIView?] = []

  /// How wide an item is that does not say. [BAR-4]
  static let itemWidth: CGFloat = 44

  /// Whether items are on plates of their own, as in navigation bars since iOS 26. [LAY-11]
  var isFloating = false {
    didSet { if isFloating != oldValue { setNeedsLayout() } }
  }

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
  var widthNeeded: CGFloat {
    items.indices.reduce(0) { $0 + gap(before: $1) + (isFloating ? plateWidth($1) : width(of: items[$1])) }
  }

  // MARK: - Plates

  private static let plate: CGFloat = 44

  private func isSpace(_ index: Int) -> Bool {
    items.indices.contains(index)
      && (items[index].systemItem == .flexibleSpace || items[index].systemItem == .fixedSpace)
  }

  /// The image that an item shows alone; nil for other items, and where there is none.
  private func image(_ index: Int) -> UIImage? {
    items.indices.contains(index) ? (itemViews[index] as? BarControl)?.drawnImage : nil
  }

  /// Neighbors with images share a plate; other items are 12 points apart. [LAY-11]
  private func gap(before index: Int) -> CGFloat {
    guard isFloating, index > 0, !isSpace(index), !isSpace(index - 1) else { return 0 }
    return image(index) != nil && image(index - 1) != nil ? 0 : 12
  }

  /// How wide the part of a plate is that belongs to an item.
  private func plateWidth(_ index: Int) -> CGFloat {
    let item = items[index]
    guard !isSpace(index), item.width <= 0, let control = itemViews[index] as? BarControl else {
      return width(of: item)
    }
    guard let own = image(index) else {
      let text = TextSize.width(of: control.label.text ?? "", in: control.titleFont)
      return max(Self.plate, text + 32)
    }
    // 8 points between images, and 11 at the ends of the plate.
    let sides = [index - 1, index + 1].map { image($0) == nil ? CGFloat(11) : 4 }
    return max(22, own.size.width) + sides[0] + sides[1]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, bounds.width - widthNeeded) / CGFloat(flexible) : 0
    var x = bounds.minX
    for (index, (item, view)) in zip(items, itemViews).enumerated() {
      let own = isFloating ? plateWidth(index) : width(of: item)
      let width = item.systemItem == .flexibleSpace ? share : own
      x += gap(before: index)
      if let customView = item.customView {
        customView.center = CGPoint(x: x + width / 2, y: bounds.midY)
      } else {
        view?.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      }
      x += width
    }
  }
}
