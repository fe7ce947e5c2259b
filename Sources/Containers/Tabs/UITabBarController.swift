public import Fingerpost
import Foundation

/// An object that has a say in which tab of a controller is selected; every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab that was tapped may be selected. Default true. Not asked for a selection in code. [TAB-1]
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tab was selected, again or in code. [TAB-1]
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller with a tab for each of its children, one of which is shown above the tab bar. [TAB-1]
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// How high the bar is above what those around cover, in points. [TAB-4]
  private static let barHeight: CGFloat = 49
  /// How high a bar is whose tabs float, in points. [LAY-10]
  private static let floatingHeight: CGFloat = 83

  /// The bar, which has this controller for its delegate.
  public private(set) final var tabBar = UITabBar(frame: .zero)
  /// What is asked about the selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private final var selection = -1

  /// The controllers, one for each tab.
  ///
  /// Setting them keeps the selected controller selected if it is among them, else the place that is selected, else the first
  /// is. The delegate does not hear of it. [TAB-5]
  open var viewControllers: [UIViewController]? {
    didSet {
      viewControllers?.removeAll { isInside($0) }
      let selected = oldValue.flatMap { $0.indices.contains(selection) ? $0[selection] : nil }
      for child in oldValue ?? [] {
        child.willMove(toParent: nil)
        child.barItems.tabChanged = nil
        child.leaveContainer()
        child.removeFromParent()
        child.insetsOfBars = .zero
      }
      for child in viewControllers ?? [] {
        addChild(child)
        child.barItems.tabChanged = { [weak self] in self?.updateItems() }
        child.didMove(toParent: self)
      }
      updateItems()
      if isViewLoaded { placeBar() }
      let chosen = viewControllers ?? []
      let place = chosen.firstIndex { $0 === selected } ?? selection
      selection = -1
      show(chosen.isEmpty ? -1 : chosen.indices.contains(place) ? place : 0)
    }
  }

  /// Sets ``viewControllers``. Nothing is animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The place of the selected tab, or -1. Setting it to a place that there is reports didSelect without asking. [TAB-1]
  open var selectedIndex: Int {
    get { selection }
    set {
      guard let chosen = viewControllers, chosen.indices.contains(newValue) else { return }
      show(newValue)
      delegate?.tabBarController(self, didSelect: chosen[newValue])
    }
  }

  /// The controller of the selected tab. Setting it is like setting ``selectedIndex``.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  /// Puts the bar at the foot of the view, and the selected controller's view behind it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    connectBar()
    placeBar()
    show(selection)
  }

  private final func connectBar() {
    tabBar.delegate = self
    tabBar.mayChoose = { [weak self] item in
      guard let self, let child = child(of: item) else { return false }
      return delegate?.tabBarController(self, shouldSelect: child) ?? true
    }
    view.addSubview(tabBar)
  }

  #if !canImport(ObjectiveC)
    /// Sets a property by its name; `tabBar`, which UIKit lets nothing but this set, puts another bar in place of the one that
    /// there is. [KVC-4]
    open override func setValue(_ value: Any?, forKey key: String) {
      guard key == "tabBar", let bar = value as? UITabBar else { return super.setValue(value, forKey: key) }
      tabBar.removeFromSuperview()
      (tabBar.delegate, tabBar.mayChoose) = (nil, nil)
      tabBar = bar
      updateItems()
      guard isViewLoaded else { return }
      connectBar()
      placeBar()
    }

    /// Returns a property by its name, `tabBar` among them. [KVC-4]
    open override func value(forKey key: String) -> Any? {
      key == "tabBar" ? tabBar : super.value(forKey: key)
    }
  #endif

  /// Puts the bar at the foot of the view again.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  /// The bar reaches down over what those around cover.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  /// Whether the bar is hidden, as since iOS 18. Default false. [BAR-14]
  public final var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it, and gives the children the room. Nothing is animated. [BAR-14]
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    if isViewLoaded { placeBar() }
  }

  /// The controllers that a user may arrange. Default nil. Kept and read back.
  public final var customizableViewControllers: [UIViewController]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Puts the bar where it belongs, and what it covers into the safe area of the children. [TAB-4]
  private final func placeBar() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets.bottom)
    // A bar that floats has the same height, whatever the safe area covers. [LAY-10]
    let height = tabBar.isFloating ? max(Self.floatingHeight, safe) : Self.barHeight + safe
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    for child in viewControllers ?? [] { child.insetsOfBars.bottom = tabBar.isHidden ? 0 : height - safe }
  }

  /// Shows the controller of the tab that was tapped, and reports it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let child = child(of: item) else { return }
    show(viewControllers?.firstIndex { $0 === child } ?? -1)
    delegate?.tabBarController(self, didSelect: child)
  }

  /// Would be called before a user arranges the bar's items. Nothing here calls it but code. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Would be called when the user can arrange them. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Would be called before the user is done. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Would be called when the user is done. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// The controller of the tab for those that have no room. Here all have room, so it is never shown. [VAL-171]
  public final var moreNavigationController: UINavigationController {
    let name = "moreNavigationController"
    if let made = kept(nil, name) as UINavigationController? { return made }
    let made = UINavigationController()
    keep(made, name)
    return made
  }

  /// Gives the bar the items that the controllers have now.
  final func updateItems() {
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private final func child(of item: UITabBarItem) -> UIViewController? {
    viewControllers?.first { $0.tabBarItem === item }
  }

  private final func show(_ place: Int) {
    let old = place == selection ? nil : selectedViewController
    let isSeen = old != nil && (appearance == .appearing || appearance == .seen)
    selection = place
    let new = selectedViewController
    if isSeen {
      // What comes is told before what goes, which is told first that it has gone. [TAB-3]
      new?.front.beginAppearance(true, animated: false, untilTold: false)
      old?.front.beginAppearance(false, animated: false, untilTold: false)
    }
    guard selection == place else { return }
    old?.leaveContainer()
    tabBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, let new, new.frontView?.superview !== view else { return }
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.enter(view, at: view.bounds, below: tabBar)
  }
}
