public import Fingerpost
public import Foundation

/// What is behind the content of a cell, a header or a footer. It is kept and read back; nothing is drawn.
public nonisolated struct UIBackgroundConfiguration {
  /// A view in place of a color. It is kept and read back, and not shown. Default nil.
  public var customView: UIView?
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

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing behind the content.
  public static func clear() -> Self { Self(.clear) }

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

/// What makes a color of a color, for a configuration.
public nonisolated struct UIConfigurationColorTransformer: Sendable {
  /// Called with a color; the one to be shown.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The color that it makes of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
