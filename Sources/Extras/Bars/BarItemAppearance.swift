public import Fingerpost
public import Foundation

/// How an item of a bar looks in one state: values that are kept and read back. [BAR-12]
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title looks. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the item. Default nil.
  open var backgroundImage: UIImage?
  /// How far that image is moved. Default zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  nonisolated deinit {}
}

/// How the buttons of a bar look in each state: values that are kept and read back. [BAR-12]
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// As it is.
  public final let normal = UIBarButtonItemStateAppearance()
  /// While it is touched.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// While it is disabled.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// While it has the focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Creates one for buttons of a style, which makes no difference here.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  nonisolated deinit {}

  /// Takes the usual values of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      (state.titleTextAttributes, state.titlePositionAdjustment) = ([:], .zero)
      (state.backgroundImage, state.backgroundImagePositionAdjustment) = (nil, .zero)
    }
  }
}

/// How a tab looks in one state: values that are kept and read back. [BAR-12]
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How the title looks. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image. Default nil.
  open var iconColor: UIColor?
  /// How far the badge is moved. Default zero.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge. Default nil.
  open var badgeBackgroundColor: UIColor?
  /// How the text of the badge looks. Default empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far that text is moved. Default zero.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  nonisolated deinit {}
}

/// How tabs look in each state: values that are kept and read back. [BAR-12]
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How image and title stand to each other; the raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// Beside it.
    case inline = 1
    /// Beside it, where the bar is low.
    case compactInline = 2
  }

  /// As it is.
  public final let normal = UITabBarItemStateAppearance()
  /// While it is selected.
  public final let selected = UITabBarItemStateAppearance()
  /// While it is disabled.
  public final let disabled = UITabBarItemStateAppearance()
  /// While it has the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Creates one for tabs of a style, which makes no difference here.
  public convenience init(style: Style) { self.init() }

  nonisolated deinit {}
}
