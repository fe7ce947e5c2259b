import Foundation

/// The lines of text in a view, as layout sees them.
nonisolated struct TextLines {
  /// Whether the height depends on the width, and `sizeThatFits(_:)` says how.
  var wraps = false
  /// How far the baseline of the first line lies below the top.
  var first: CGFloat = 0
  /// How far the baseline of the last line lies above the bottom.
  var last: CGFloat = 0
}

/// An estimate of how large text is. There are no fonts here, so widths are those of a common sans serif, about.
///
/// The height of a line of the system's font is known: 1.193 times the size.
enum TextSize {
  static func lineHeight(of font: UIFont) -> CGFloat { onPixels(font.pointSize * 1.193, .up) }

  /// How far the baseline of a line lies below its top. [AL-6]
  static func ascender(of font: UIFont) -> CGFloat {
    onPixels(font.pointSize * 0.952, .toNearestOrAwayFromZero)
  }

  /// A length on the grid of the screen's pixels, or of points if the scale is unknown.
  private static func onPixels(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let scale = max(1, CGFloat(World.current.eventRules.scrollPixelsPerPoint))
    // What is a hair above a pixel is that pixel.
    return (length * scale - (rule == .up ? 1e-6 : 0)).rounded(rule) / scale
  }

  /// The width of a text on one line, in points, rounded up.
  static func width(of text: String, in font: UIFont) -> CGFloat {
    var units = 0.0
    for scalar in text.unicodeScalars { units += width(of: scalar) }
    return onPixels(CGFloat(units) * font.pointSize, .up)
  }

  /// The size of a text whose lines are as wide as a limit at most, and as many as another at most; 0 for any number.
  static func size(of text: String, in font: UIFont, width limit: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var (count, widest) = (0, CGFloat(0))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = width(of: String(line), in: font)
      let isWrapped = limit > 0 && width > limit && lines != 1
      widest = max(widest, isWrapped ? limit : width)
      count += isWrapped ? Int((width / limit).rounded(.up)) : 1
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: widest, height: CGFloat(count) * lineHeight(of: font))
  }

  /// In the unit of the font's size.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "|", "'", ".", ",", ":", ";", "!", "`": 0.27
    case " ", "f", "t", "r", "I", "(", ")", "[", "]", "/", "-", "\"": 0.34
    case "m", "w", "M", "W", "@", "%": 0.88
    case "A"..."Z", "&", "+", "<", "=", ">", "~": 0.67
    default: scalar.value < 0x2E80 ? 0.55 : 1
    }
  }
}
