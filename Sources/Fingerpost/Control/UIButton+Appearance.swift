import Foundation

/// Colors, images and configuration of a button, as far as they were said.
final class ButtonLooks {
  var titleColors: [UInt: UIColor] = [:]
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var configuration: UIButton.Configuration?
  var attributedTitles = StateValues<NSAttributedString>()
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var imageView: UIImageView?

  nonisolated deinit {}
}

extension UIButton {
  final var madeButtonLooks: ButtonLooks {
    if let buttonLooks { return buttonLooks }
    let made = ButtonLooks()
    buttonLooks = made
    return made
  }

  // MARK: - Colors

  final func store(titleColor color: UIColor?, for state: State) {
    madeButtonLooks.titleColors[state.rawValue] = color
  }

  final func findTitleColor(for state: State) -> UIColor? {
    if let color = buttonLooks?.titleColors[state.rawValue] { return color }
    if state.contains(.disabled) { return .tertiaryLabel }
    let normal =
      buttonLooks?.titleColors[State.normal.rawValue] ?? (buttonType == .custom ? .white : tintColor)
    return normal.map { state.contains(.highlighted) && buttonType != .custom ? faded($0) : $0 }
  }

  /// The color of the title for the state that the button is in.
  public final var currentTitleColor: UIColor {
    if let configuration = buttonLooks?.configuration, isEnabled {
      let color = configuration.baseForegroundColor ?? configuration.kind.foreground(tintColor)
      return isHighlighted && configuration.kind != .filled ? faded(color) : color
    }
    return titleColor(for: state) ?? .white
  }

  /// The color of the image: that of the title, or the tint for a button without a look of its own.
  package final var imageColor: UIColor {
    if configuration != nil || buttonType != .custom { return currentTitleColor }
    return isHighlighted ? faded(tintColor) : tintColor
  }

  /// Whether the color of the title is more than a guess.
  final var saysTitleColor: Bool { buttonType != .custom || buttonLooks != nil }

  /// How UIKit shows a pressed title.
  private final func faded(_ color: UIColor) -> UIColor {
    color.withAlphaComponent(0.3)
  }

  // MARK: - Size

  /// The size of title and image beside each other, and what insets or a configuration leave around them.
  final var contentSize: CGSize {
    let font = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    var title =
      currentAttributedTitle.map { AttributedSize.size(of: $0, font: font, width: 0, lines: 1) }
      ?? TextSize.size(of: currentTitle ?? "", in: font, width: 0, lines: 1)
    if configuration == nil {
      // On whole points. [LAY-19]
      title = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    }
    let image = currentImage?.size ?? .zero
    let padding = contentPadding
    let gap = image.width > 0 && title.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    if placement == .top || placement == .bottom {
      return CGSize(
        width: max(title.width, image.width) + padding.left + padding.right,
        height: title.height + image.height + gap + padding.top + padding.bottom)
    }
    return CGSize(
      width: title.width + image.width + gap + padding.left + padding.right,
      height: max(title.height, image.height) + padding.top + padding.bottom)
  }

  /// Where the label of the title is: in all of the bounds, or in a line at the top or the bottom.
  final func titleFrame(of label: UILabel) -> CGRect {
    let height = min(bounds.height, TextSize.lineHeight(of: label.font))
    switch contentVerticalAlignment {
    case .top: return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    case .bottom: return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .center, .fill: return bounds
    }
  }

  // MARK: - Images

  final func store(image: UIImage?, for state: State) {
    madeButtonLooks.images[state] = image
    invalidateIntrinsicContentSize()
  }

  final func findImage(for state: State) -> UIImage? {
    buttonLooks?.images[state]
  }

  final func store(backgroundImage image: UIImage?, for state: State) {
    madeButtonLooks.backgroundImages[state] = image
  }

  /// The image behind the title for a state, or that for normal where the state has none.
  public final func backgroundImage(for state: State) -> UIImage? {
    buttonLooks?.backgroundImages[state]
  }

  // MARK: - Configuration

  /// Creates a button that looks as a configuration says, with an action for its primary event. [CTL-32]
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// How the button looks; nil, the default, leaves it to title, colors and type.
  public final var configuration: Configuration? {
    get { buttonLooks?.configuration }
    set {
      madeButtonLooks.configuration = newValue
      titleChanged()
    }
  }

  final var configuredBackground: UIColor? {
    guard let configuration = buttonLooks?.configuration else { return nil }
    guard isEnabled else { return configuration.kind == .plain ? nil : .tertiarySystemFill }
    let own = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    let color = own ?? configuration.kind.background(tintColor)
    return isHighlighted ? color?.withFactor(configuration.kind == .filled ? 0.75 : 0.6) : color
  }

  final var configuredCornerRadius: CGFloat {
    guard let configuration = buttonLooks?.configuration else { return 0 }
    switch configuration.cornerStyle {
    case .fixed: return configuration.background.cornerRadius
    case .dynamic, .medium: return 6
    case .small: return 4
    case .large: return 10
    case .capsule: return min(bounds.width, bounds.height) / 2
    }
  }
}
