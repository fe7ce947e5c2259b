public import Foundation

/// A bar of tabs, of which one at most is selected.
///
/// Each tab is a control inside the bar, and a lift inside it selects it. Views that an application adds stay in front
/// of the tabs, and may stick out of the bar; where `point(inside:with:)` of a subclass says so, they are hit there as
/// well. [BAR-1, TAB-2, HIT-14]
@preconcurrency @MainActor open class UITabBar: UIView {
  private final let background = _UIBarBackground(frame: .zero)
  private final var buttons: [UITabBarButton] = []

  /// What is told which tab a user chooses. The bar of a `UITabBarController` has the controller for it.
  open weak var delegate: (any UITabBarDelegate)?

  /// Says whether a tab that was tapped may be selected, for the controller that manages the bar.
  package final var mayChoose: ((UITabBarItem) -> Bool)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar with UIKit's defaults; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  nonisolated deinit {}

  /// How the tabs share the width; the raw values are UIKit's.
  public nonisolated enum ItemPositioning: Int, Sendable {
    /// As a phone does: they fill it.
    case automatic = 0
    /// They fill it.
    case fill = 1
    /// In the middle, in the width and with the distance that were set.
    case centered = 2
  }

  /// How the tabs share the width. Default automatic. Centered needs an ``itemWidth``. [VAL-59]
  open var itemPositioning = ItemPositioning.automatic {
    didSet { setNeedsLayout() }
  }

  /// How wide a tab is where they are centered, in points. Default 0, for an equal share. [VAL-59]
  open var itemWidth: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// How far tabs are apart where they are centered, in points. Default 0. [VAL-59]
  open var itemSpacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whether ``beginCustomizingItems(_:)`` was called and not ended yet.
  open private(set) var isCustomizing = false

  /// Would show a sheet in which the user chooses tabs. There is none here: ``isCustomizing`` tells that it was asked for.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isCustomizing = true }

  /// Would take the sheet away; returns whether the user has changed the tabs: false.
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }

  /// The tabs from left to right. The selection goes with a tab that is taken away.
  open var items: [UITabBarItem]? {
    didSet {
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map(UITabBarButton.init)
      for button in buttons { button.addTarget(self, action: Self.sendAction, for: .touchUpInside) }
      addButtons()
      if let selected = selectedItem, items?.contains(where: { $0 === selected }) != true {
        selectedItem = nil
      }
      setNeedsLayout()
    }
  }

  /// Sets the tabs. Nothing is animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The selected tab. The delegate does not hear of it; one that is not in the bar selects none. [TAB-2]
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
      for button in buttons { button.isSelected = button.item === selectedItem }
      if isFloating { setNeedsLayout() }
    }
  }

  private final func addButtons() {
    for (index, button) in buttons.enumerated() {
      if isFloating {
        platter.addSubview(button)
      } else {
        // Behind what the application has added.
        insertSubview(button, at: index + 1)
      }
    }
  }

  // MARK: - Places

  /// Whether the tabs float over the content, as on phones since iOS 26. [LAY-10]
  package final var isFloating: Bool {
    let world = holdingWindow?.world ?? .current
    return world.eventRules.system >= 26 && !world.eventRules.isPad
  }

  private final lazy var platter: _UITabBarPlatterView = {
    let made = _UITabBarPlatterView(frame: .zero)
    insertSubview(made, at: 1)
    return made
  }()

  /// Gives every tab an equal share of the bar, or centers them; or gives it a share of the plate that floats in the bar.
  /// [BAR-4, LAY-10, VAL-59]
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    if let first = buttons.first, (first.superview is _UITabBarPlatterView) != isFloating { addButtons() }
    guard !isFloating else {
      platter.place(buttons, in: bounds)
      return
    }
    let count = CGFloat(max(1, buttons.count))
    let isCentered = itemPositioning == .centered && itemWidth > 0
    let (width, spacing) = isCentered ? (itemWidth, itemSpacing) : (bounds.width / count, 0)
    let start = isCentered ? bounds.midX - (count * width + (count - 1) * spacing) / 2 : bounds.minX
    // A bar that reaches the bottom of a phone has its tabs above the safe area's edge.
    let height = min(bounds.height, max(49, bounds.height - safeAreaInsets.bottom))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: start + CGFloat(index) * (width + spacing), y: bounds.minY, width: width, height: height)
    }
  }

  private static let sendAction = Selector("_sendAction:withEvent:", UITabBar.choose)

  private final func choose(_ button: UIControl) {
    guard let item = (button as? UITabBarButton)?.item, mayChoose?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}
