public import Foundation

/// What is behind the content of a cell, a header or a footer. It is kept and read back; nothing is drawn.
public nonisolated struct UIBackgroundConfiguration {
  /// A view in place of a color. It is kept and read back, and not shown. Default nil.
  public var customView: UIView?
  /// The effect behind the color. It is kept and read back. Default nil.
  public var visualEffect: UIVisualEffect?
  /// How round the corners are, in points. Default 0.
  public var cornerRadius: CGFloat = 0
  /// The room around the background, in points. Default zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color. Default nil.
  public var backgroundColor: UIColor?
  /// What makes another color of it. It is kept and read back. Default nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the line around it. Default nil.
  public var strokeColor: UIColor?
  /// How wide that line is, in points. Default 0.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background that line is, in points. Default 0.
  public var strokeOutset: CGFloat = 0
  /// What makes another color of the line's. It is kept and read back. Default nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// To which sides the margins of what it is in are added to the insets. Default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// An image over the color. Default nil.
  public var image: UIImage?
  /// How the image fills the background. Default to scale it to all of it.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The color as it is shown, for the tint of a view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line as it is shown, for the tint of a view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing behind the content.
  public static func clear() -> Self { Self(.clear) }

  /// What is behind a row of any list; it looks as ``listGroupedCell()``.
  public static func listCell() -> Self { listGroupedCell() }

  /// What is behind a header of any list; it looks as ``listPlainHeaderFooter()``.
  public static func listHeader() -> Self { listPlainHeaderFooter() }

  /// What is behind a footer of any list; it looks as ``listGroupedHeaderFooter()``.
  public static func listFooter() -> Self { listGroupedHeaderFooter() }

  /// What is behind a row of a list that is followed by other text; it looks as ``listSidebarCell()``.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

  /// What is behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }

  /// What is behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }

  /// What is behind a row of a list at the side.
  public static func listSidebarCell() -> Self { Self(.clear) }

  /// What is behind a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }

  /// What is behind a header or a footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }

  /// What is behind a header of a list at the side.
  public static func listSidebarHeader() -> Self { Self(.clear) }
}

/// What makes a color of a color, for a configuration. One is equal to its copies alone.
public nonisolated struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Box: Sendable {
    let transform: @Sendable (UIColor) -> UIColor
    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  /// Called with a color; the one to be shown.
  public var transform: @Sendable (UIColor) -> UIColor { box.transform }

  /// Makes a gray of the same luminance.
  public static let grayscale = Self(gray)

  private static func gray(_ color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { box = Box(transform) }

  /// Whether one is a copy of the other.
  public static func == (first: Self, second: Self) -> Bool { first.box === second.box }

  /// Feeds what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  /// The color that it makes of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What makes attributes of attributes, for a configuration.
public nonisolated struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Called with attributes; those to be shown.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that it makes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
