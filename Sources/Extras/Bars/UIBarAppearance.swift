public import Fingerpost
public import Foundation

/// How a bar looks as a whole: values that are kept and read back. Pictures of a screen do not follow them.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color behind the bar. Default nil.
  open var backgroundColor: UIColor?
  /// The effect behind the bar. Default nil.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar. Default nil.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge. Default nil.
  open var shadowColor: UIColor?
  /// The image of that line. Default nil.
  open var shadowImage: UIImage?

  /// Creates one with the usual values.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Takes the usual background: a material.
  open func configureWithDefaultBackground() {
    configureWithTransparentBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// Takes a background that lets nothing through.
  open func configureWithOpaqueBackground() {
    configureWithTransparentBackground()
    backgroundColor = .systemBackground
  }

  /// Takes no background.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

/// How a navigation bar looks as a whole.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks. Default empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}

/// How a toolbar looks as a whole.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// How a tab bar looks as a whole.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the tab that is selected. Default nil.
  open var selectionIndicatorTintColor: UIColor?

  nonisolated deinit {}
}
