public import Foundation

/// How fonts and lengths follow the size of text that the user chooses: not at all, as that is the usual one. [VAL-95]
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  /// The metrics of text as usual.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The style that they are about. Not UIKit's.
  public let textStyle: UIFont.TextStyle

  /// Creates metrics for text of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  nonisolated deinit {}

  /// Returns a font in the size for the user, which is its own.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns a font in the size for traits, which is its own.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }

  /// Returns a font in its own size, or in the greatest that is allowed.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns a font in its own size, or in the greatest that is allowed, for traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  /// Returns a length for the user, which is the length.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length for traits, which is the length.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}

extension UIFont {
  /// Returns the font for a style at the usual size of text, whatever traits say of it. [VAL-95]
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}
