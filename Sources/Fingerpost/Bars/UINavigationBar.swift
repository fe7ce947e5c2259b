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
  public final var topItem: UINavigationItem? { stack.last }

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

  /// Puts the items at the sides, as wide as they need it, and the title in the middle. [BAR-4]
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsItems { showItems() }
    for view in [background, content] { view.frame = bounds }
    let (left, right, height) = (leftRow.widthNeeded, rightRow.widthNeeded, content.bounds.height)
    leftRow.frame = CGRect(x: 0, y: 0, width: left, height: height)
    rightRow.frame = CGRect(x: content.bounds.width - right, y: 0, width: right, height: height)
    let middle = CGRect(x: left, y: 0, width: max(0, content.bounds.width - left - right), height: height)
    titleLabel.frame = middle
    shownTitleView?.center = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
  }
}
