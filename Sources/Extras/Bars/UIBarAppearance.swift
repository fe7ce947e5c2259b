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

  /// How the image behind the bar fills it. Default to scale it to all of it.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates one with the usual values.
  public override init() { super.init() }

  /// Creates one for a kind of device, which makes no difference here.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates one with the background and the line of another.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
    (backgroundImage, shadowImage) = (barAppearance.backgroundImage, barAppearance.shadowImage)
    (shadowColor, backgroundImageContentMode) =
      (barAppearance.shadowColor, barAppearance.backgroundImageContentMode)
  }

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
  /// How far the title is moved. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look. [BAR-12]
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons that stand out look.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that leads back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the arrow that leads back. Default nil.
  public private(set) final var backIndicatorImage: UIImage?
  /// The image that cuts off titles that slide under the arrow. Default nil.
  public private(set) final var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the arrow that leads back, and what cuts off titles that slide under it; both or none.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    let both = image != nil && transitionMaskImage != nil
    (backIndicatorImage, backIndicatorTransitionMaskImage) = both ? (image, transitionMaskImage) : (nil, nil)
  }

  nonisolated deinit {}
}

/// How a toolbar looks as a whole.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look. [BAR-12]
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  nonisolated deinit {}
}

/// How a tab bar looks as a whole.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the tab that is selected. Default nil.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the tab that is selected. Default nil.
  open var selectionIndicatorImage: UIImage?
  /// How wide a tab is, in points. Default 0: as the bar has it.
  open var stackedItemWidth: CGFloat = 0
  /// What is between tabs, in points. Default 0: as the bar has it.
  open var stackedItemSpacing: CGFloat = 0
  /// How tabs look whose title is below the image. [BAR-12]
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The same where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  nonisolated deinit {}
}
