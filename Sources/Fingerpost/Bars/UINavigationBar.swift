public import Foundation

/// The private view that holds a navigation bar's items, as in UIKit, whose name it has.
final class _UINavigationBarContentView: UIView {}

/// A bar with a title, items at both sides, and a button that leads back, for one level of a hierarchy at a time.
///
/// [BAR-1, BAR-3, BAR-4, NAV-1, NAV-3]
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private final let background = _UIBarBackground(frame: .zero)
  private final let content = _UINavigationBarContentView(frame: .zero)
  private final let leftRow = _UIButtonBarStackView(frame: .zero)
  private final let rightRow = _UIButtonBarStackView(frame: .zero)
  private final let titleLabel = UILabel(frame: .zero)
  private final let backButton = UIBarButtonItem()
  private final var shownTitleView: UIView?
  private final var needsItems = false
  private final var stack: [UINavigationItem] = []

  /// What is asked and told. The bar of a `UINavigationController` has the controller for it.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Pops for the controller that manages the bar, which takes its own stack along.
  package final var popManaged: (() -> Void)?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a bar with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  nonisolated deinit {}

  private final func start() {
    addSubview(background)
    addSubview(content)
    for view in [titleLabel, leftRow, rightRow] { content.addSubview(view) }
    backButton.image = UIImage(systemName: "chevron.backward")
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    backButton.target = self
    backButton.action = Self.goBack
  }

  // MARK: - The stack

  /// The items, the one on top last. The delegate does not hear that they are set.
  open var items: [UINavigationItem]? {
    get { stack }
    set {
      for item in stack { item.bar = nil }
      stack = newValue ?? []
      for item in stack { item.bar = self }
      setNeedsItems()
    }
  }

  /// Sets the items. Nothing is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// The item on top.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the one on top, to which the back button leads.
  public final var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top, if the delegate allows it. Nothing is animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = stack + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item on top away without asking the delegate, and returns it. Nothing is animated. [NAV-1]
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last else { return nil }
    items = stack.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  private static let goBack = Selector("_sendAction:withEvent:", UINavigationBar.backTapped)

  private final func backTapped() {
    guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
    if let popManaged { popManaged() } else { popItem(animated: true) }
  }

  // MARK: - What is shown

  /// Has the items of the level on top shown before the next touch.
  final func setNeedsItems() {
    needsItems = true
    setNeedsLayout()
  }

  private final func showItems() {
    needsItems = false
    let top = topItem
    titleLabel.text = top?.title
    if shownTitleView !== top?.titleView {
      shownTitleView?.removeFromSuperview()
      shownTitleView = top?.titleView
      if let shownTitleView { content.insertSubview(shownTitleView, at: 1) }
    }
    var left = top?.leftBarButtonItems ?? []
    if let top, let backItem, !top.hidesBackButton, left.isEmpty || top.leftItemsSupplementBackButton {
      backButton.title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
      left.insert(backButton, at: 0)
    }
    leftRow.show(left)
    rightRow.show((top?.rightBarButtonItems ?? []).reversed())
  }

  /// Puts the items at the sides, as wide as they need it, and the title in the middle. [BAR-4, LAY-11]
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsItems { showItems() }
    for view in [background, content] { view.frame = bounds }
    let floats = (holdingWindow?.world ?? .current).eventRules.system >= 26
    for row in [leftRow, rightRow] { row.isFloating = floats }
    let (left, right, size) = (leftRow.widthNeeded, rightRow.widthNeeded, content.bounds.size)
    // Since iOS 26 items are on plates, 16 points from the sides.
    let (margin, height): (CGFloat, CGFloat) = floats ? (16, min(44, size.height)) : (0, size.height)
    leftRow.frame = CGRect(x: margin, y: 0, width: left, height: height)
    rightRow.frame = CGRect(x: size.width - margin - right, y: 0, width: right, height: height)
    let start = left > 0 ? margin + left : 0
    let end = right > 0 ? rightRow.frame.minX : size.width
    titleLabel.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
    if floats { tightenTitle() }
    shownTitleView?.center = CGPoint(x: content.bounds.midX, y: floats ? height / 2 : content.bounds.midY)
  }

  /// Has the title be as large as its text, in the middle of the bar where there is room.
  private final func tightenTitle() {
    let (room, own) = (titleLabel.frame, titleLabel.sizeThatFits(.zero))
    let size = CGSize(width: min(room.width, own.width.rounded(.up)), height: own.height.rounded(.up))
    let x = (content.bounds.width - size.width) / 2
    titleLabel.frame = CGRect(
      x: min(max(x, room.minX), max(room.minX, room.maxX - size.width)), y: (room.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
