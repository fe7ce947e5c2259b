public import Fingerpost
public import Foundation

/// How a bar looks; the raw values are UIKit's.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark, and something shines through, as before iOS 7.
  case blackTranslucent = 2
}

/// In which size of a bar something is shown; the raw values are UIKit's.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// A lower one.
  case compact = 1
  /// The usual one with a text above.
  case defaultPrompt = 101
  /// A lower one with a text above.
  case compactPrompt = 102
}

/// What was said about a bar, which is kept and read back.
@MainActor final class BarLooks {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  var appearances: [String: UIBarAppearance] = [:]
  var itemTint: UIColor?
  var itemTitles: [UInt: [NSAttributedString.Key: Any]] = [:]

  nonisolated deinit {}

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: AnyObject) -> BarLooks {
    if let looks = objc_getAssociatedObject(object, key) as? BarLooks { return looks }
    let looks = BarLooks()
    objc_setAssociatedObject(object, key, looks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return looks
  }

  /// An appearance that was set, or one with the usual values, which is kept.
  func appearance<Appearance: UIBarAppearance>(_ name: String, _ make: () -> Appearance) -> Appearance {
    if let known = appearances[name] as? Appearance { return known }
    let made = make()
    appearances[name] = made
    return made
  }
}

/// A bar of UIKit's with looks; the protocol itself is not UIKit's. Its values are kept and read back.
public protocol BarWithLooks: UIView {}

extension UINavigationBar: BarWithLooks {}
extension UITabBar: BarWithLooks {}
extension UIToolbar: BarWithLooks {}

extension BarWithLooks {
  /// How the bar looks. Default default.
  public var barStyle: UIBarStyle {
    get { BarLooks.of(self).style }
    set { BarLooks.of(self).style = newValue }
  }
  /// The color behind the bar. Default nil.
  public var barTintColor: UIColor? {
    get { BarLooks.of(self).tint }
    set { BarLooks.of(self).tint = newValue }
  }
  /// Whether something would shine through. Default true.
  public var isTranslucent: Bool {
    get { BarLooks.of(self).isTranslucent }
    set { BarLooks.of(self).isTranslucent = newValue }
  }
}

/// How a navigation bar looks: values that are kept and read back.
extension UINavigationBar {
  /// The image of the line below the bar. Default nil.
  public final var shadowImage: UIImage? {
    get { BarLooks.of(self).shadow }
    set { BarLooks.of(self).shadow = newValue }
  }
  /// How the title would look. Default nil.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { BarLooks.of(self).title }
    set { BarLooks.of(self).title = newValue }
  }
  /// How a large title would look. Default nil.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { BarLooks.of(self).largeTitle }
    set { BarLooks.of(self).largeTitle = newValue }
  }
  /// Sets the image behind the bar.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    BarLooks.of(self).backgrounds[barMetrics] = backgroundImage
  }
  /// The image behind the bar. Default nil.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    BarLooks.of(self).backgrounds[barMetrics]
  }
  /// How the bar looks as a whole.
  public final var standardAppearance: UINavigationBarAppearance {
    get { BarLooks.of(self).appearance("standard") { UINavigationBarAppearance() } }
    set { BarLooks.of(self).appearances["standard"] = newValue }
  }
  /// The same where the bar is low. Default nil.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { BarLooks.of(self).appearances["compact"] as? UINavigationBarAppearance }
    set { BarLooks.of(self).appearances["compact"] = newValue }
  }
  /// The same where content ends at the bar. Default nil.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { BarLooks.of(self).appearances["edge"] as? UINavigationBarAppearance }
    set { BarLooks.of(self).appearances["edge"] = newValue }
  }
}

/// How a tab bar looks: values that are kept and read back.
extension UITabBar {
  /// The image of the line above the bar. Default nil.
  public final var shadowImage: UIImage? {
    get { BarLooks.of(self).shadow }
    set { BarLooks.of(self).shadow = newValue }
  }
  /// The image behind the bar. Default nil.
  public final var backgroundImage: UIImage? {
    get { BarLooks.of(self).backgrounds[.default] }
    set { BarLooks.of(self).backgrounds[.default] = newValue }
  }
  /// How the bar looks as a whole.
  public final var standardAppearance: UITabBarAppearance {
    get { BarLooks.of(self).appearance("standard") { UITabBarAppearance() } }
    set { BarLooks.of(self).appearances["standard"] = newValue }
  }
  /// The same where content ends at the bar. Default nil.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { BarLooks.of(self).appearances["edge"] as? UITabBarAppearance }
    set { BarLooks.of(self).appearances["edge"] = newValue }
  }
}

/// How a toolbar looks: values that are kept and read back.
extension UIToolbar {
  /// How the bar looks as a whole.
  public final var standardAppearance: UIToolbarAppearance {
    get { BarLooks.of(self).appearance("standard") { UIToolbarAppearance() } }
    set { BarLooks.of(self).appearances["standard"] = newValue }
  }
  /// The same where content ends at the bar. Default nil.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { BarLooks.of(self).appearances["edge"] as? UIToolbarAppearance }
    set { BarLooks.of(self).appearances["edge"] = newValue }
  }
}

/// How an item of a bar looks: values that are kept and read back.
extension UIBarItem {
  /// Sets how the title would look for a state.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { BarLooks.of(self).itemTitles[state.rawValue] = attributes }

  /// How the title would look for a state. Default nil.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    BarLooks.of(self).itemTitles[state.rawValue]
  }
}

extension UIBarButtonItem {
  /// The color of the item. Default nil: the tint of the bar. Kept and read back.
  public final var tintColor: UIColor? {
    get { BarLooks.of(self).itemTint }
    set { BarLooks.of(self).itemTint = newValue }
  }
}
