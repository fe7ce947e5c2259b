public import Foundation

/// The measures of a font, in points. They are those of the system's font, whatever the font. [LAY-6]
nonisolated extension UIFont {
  /// From one line to the next: 1.193 times the size.
  public final var lineHeight: CGFloat { pointSize * TextSize.lineHeightRatio }
  /// From the baseline up to the top of a line: 0.952 times the size.
  public final var ascender: CGFloat { pointSize * 0.952 }
  /// From the baseline down to the bottom of a line, which is negative.
  public final var descender: CGFloat { ascender - lineHeight }
  /// How high capital letters are: 0.705 times the size.
  public final var capHeight: CGFloat { pointSize * 0.705 }
  /// How high a small x is: 0.526 times the size.
  public final var xHeight: CGFloat { pointSize * 0.526 }
  /// The name without the weight, such as `.SFUI` for the system's font.
  public final var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
}
