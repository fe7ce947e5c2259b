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

/// An estimate of how large text is, by the table ``FontWidths``: there are no fonts here. [LAY-6]
///
/// The height of a line of the system's font is known: 1.193 times the size.
package enum TextSize {
  /// 2444 of the 2048 parts that the font has a size in.
  nonisolated static let lineHeightRatio: CGFloat = 1.193359375

  package static func lineHeight(of font: UIFont) -> CGFloat {
    onPixels(font.pointSize * lineHeightRatio, .up)
  }

  /// From one line to the next. [LAY-16]
  package static func lineDistance(of font: UIFont) -> CGFloat {
    onPixels(font.lineHeight + font.leading, .up)
  }

  /// How far the baseline of a line lies below its top. [AL-6]
  static func ascender(of font: UIFont) -> CGFloat {
    onPixels(font.pointSize * 0.952, .toNearestOrAwayFromZero)
  }

  /// A length on the grid of the screen's pixels, or of points if the scale is unknown.
  static func onPixels(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let scale = max(1, CGFloat(World.current.eventRules.scrollPixelsPerPoint))
    // What is a hair above a pixel is that pixel.
    return (length * scale - (rule == .up ? 1e-6 : 0)).rounded(rule) / scale
  }

  /// The width of a text on one line, in points, rounded up.
  static func width(of text: String, in font: UIFont) -> CGFloat {
    onPixels(FontWidths(font).width(of: text), .up)
  }

  /// The size of a text whose lines are as wide as a limit at most, and as many as another at most; 0 for any number.
  ///
  /// Lines end between words, or within a word that is wider than the limit.
  static func size(of text: String, in font: UIFont, width limit: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let widths = FontWidths(font)
    var (count, widest) = (0, CGFloat(0))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wrapped = widths.wrapped(line, at: limit > 0 && lines != 1 ? limit : .infinity)
      widest = max(widest, wrapped.widest)
      count += wrapped.lines
    }
    if lines > 0 { count = min(count, lines) }
    let height = CGFloat(count) * font.pointSize * lineHeightRatio + CGFloat(count - 1) * font.leading
    return CGSize(width: onPixels(widest, .up), height: onPixels(height, .up))
  }
}
