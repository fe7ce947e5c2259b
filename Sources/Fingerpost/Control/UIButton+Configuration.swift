public import Foundation

extension UIButton {
  /// How a button looks as a whole.
  public nonisolated struct Configuration {
    enum Kind { case plain, tinted, gray, filled }

    let kind: Kind

    /// How round the corners are; the raw values are UIKit's.
    public enum CornerStyle: Int, Sendable {
      /// As ``background`` says. [VAL-124]
      case fixed = -1
      /// As ``medium``, with larger text rounder; text has one size here.
      case dynamic = 0
      /// A little.
      case small = 1
      /// In between.
      case medium = 2
      /// Much.
      case large = 3
      /// So much that the short sides are round.
      case capsule = 4
    }

    /// Where lines of different length begin.
    public enum TitleAlignment: Int, Sendable {
      /// As the button has it.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Much smaller.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// The title, in place of that which was set for the states.
    public var title: String?
    /// The image, in place of that which was set for the states.
    public var image: UIImage?
    /// The color of title and image. Default as the kind has it.
    public var baseForegroundColor: UIColor?
    /// The color behind them. Default as the kind has it.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are. Default dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// What is left around title and image, in points. Default 7 above and below and 12 at the sides. [LAY-6]
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// What is between image and title, in points. Default 0. [LAY-6]
    public var imagePadding: CGFloat = 0
    /// A line below the title, in smaller text. Default nil. Kept and read back.
    public var subtitle: String?
    /// What is between title and subtitle, in points. Default 1. Kept and read back.
    public var titlePadding: CGFloat = 1
    /// The title with attributes; setting it sets ``title``. Default nil. Kept and read back.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The subtitle with attributes; setting it sets ``subtitle``. Default nil. Kept and read back.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// At which side of the title the image is. Default leading; above or below, the button is as high as both. [VAL-91]
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Where the lines of title and subtitle begin. Default automatic. Kept and read back.
    public var titleAlignment = TitleAlignment.automatic
    /// How large the button would be. Default medium. Kept and read back.
    public var buttonSize = Size.medium
    /// How a symbol would look. Default nil. Kept and read back.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where the title would break. Default truncated at its end. Kept and read back.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a selected button would look otherwise by itself. Default true. Kept and read back.
    public var automaticallyUpdateForSelection = true
    /// What is behind title and image: its color counts before ``baseBackgroundColor``, and its corners where ``cornerStyle`` is
    /// fixed. The rest is kept and read back. Default nothing. [VAL-124]
    public var background = UIBackgroundConfiguration(nil)
    /// What makes another color of the image's. Default nil. Kept and read back.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What makes other attributes of the title's. Default nil. Kept and read back.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What makes other attributes of the subtitle's. Default nil. Kept and read back.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What makes another color of the wheel's. Default nil. Kept and read back.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What marks a button that leads to a menu. Default automatic. Kept and read back.
    public var indicator = Indicator.automatic
    /// What makes another color of that mark. Default nil. Kept and read back.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// What marks a button that leads to a menu; the raw values are UIKit's.
    public enum Indicator: Int, Sendable {
      /// As the button has it.
      case automatic = 0
      /// Nothing.
      case none = 1
      /// An arrow.
      case popup = 2
    }

    /// Takes the usual insets again.
    public mutating func setDefaultContentInsets() { contentInsets = Configuration(kind: kind).contentInsets }

    /// Whether a wheel would be shown in place of the image. Default false. Kept and read back.
    public var showsActivityIndicator = false

    /// Returns one without a background.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// Returns one with the tint, lighter, behind the title.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns one with gray behind the title.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// Returns one with the tint behind a white title.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// Returns one without a background, as ``plain()``.
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    /// Returns one with gray behind the title, as ``gray()``.
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    /// Returns one with the tint, lighter, behind the title, as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    /// Returns one with the tint behind a white title, as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }
    /// Returns the same configuration: what a button shows follows from its state without another one.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

nonisolated extension UIButton.Configuration.Kind {
  func foreground(_ tint: UIColor) -> UIColor { self == .filled ? .white : tint }

  func background(_ tint: UIColor) -> UIColor? {
    switch self {
    case .plain: nil
    case .tinted: tint.withAlphaComponent(0.18)
    case .gray: .secondarySystemFill
    case .filled: tint
    }
  }
}

nonisolated extension UIColor {
  /// The same color, less opaque by a factor.
  final func withFactor(_ factor: Double) -> UIColor {
    UIColor(dynamicProvider: { traits in
      let parts = self.parts(with: traits)
      return UIColor(.fixed(parts.with(alpha: parts.alpha * factor)))
    })
  }
}
