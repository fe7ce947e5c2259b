import Foundation

/// How large a text with attributes is: each part by its own font. An estimate, as ``TextSize`` is. [LAY-6]
enum AttributedSize {
  /// The usual font of a text that says none: 12 points, as in UIKit.
  static let usualFont = UIFont.systemFont(ofSize: 12)

  /// The size of a text whose lines are as wide as a limit at most, 0 for any width, and as many as another at most.
  static func size(
    of text: NSAttributedString, font: UIFont = usualFont, width limit: CGFloat, lines: Int
  ) -> CGSize {
    let whole = text.string
    guard !whole.isEmpty else { return .zero }
    var (count, widest, height) = (0, CGFloat(0), CGFloat(0))
    var start = 0
    for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines == 0 || count < lines else { break }
      let range = NSRange(location: start, length: line.utf16.count)
      start += range.length + 1
      let parts = self.parts(of: text, range, font)
      let wrapped = FontWidths.wrapped(
        parts.scalars, at: limit > 0 && lines != 1 ? limit.native : .infinity)
      let added = lines > 0 ? min(wrapped.lines, lines - count) : wrapped.lines
      height += CGFloat(added) * parts.height
      // Spacing is between lines, and below the last there is none.
      if count > 0 { height += parts.spacing }
      height += CGFloat(added - 1) * parts.spacing
      count += added
      widest = max(widest, wrapped.widest)
    }
    return CGSize(width: TextSize.onPixels(widest, .up), height: TextSize.onPixels(height, .up))
  }

  private struct Parts {
    var scalars: [(scalar: Unicode.Scalar, width: Double)] = []
    var height: CGFloat = 0
    var spacing: CGFloat = 0
  }

  /// The characters of a line with their widths, the height of the highest, and what is between lines.
  private static func parts(of text: NSAttributedString, _ range: NSRange, _ usual: UIFont) -> Parts {
    var parts = Parts()
    var style: NSParagraphStyle?
    text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      let font = attributes[.font] as? UIFont ?? usual
      let widths = FontWidths(font)
      let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? (attributes[.kern] as? CGFloat)?.native ?? 0
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      parts.height = max(parts.height, font.lineHeight)
      let attachment = attributes[.attachment] as? NSTextAttachment
      if let attachment { parts.height = max(parts.height, attachment.size.height) }
      for scalar in (text.string as NSString).substring(with: part).unicodeScalars {
        let width = attachment.map { $0.size.width.native } ?? widths.width(of: scalar) + kern
        parts.scalars.append((scalar, width))
      }
    }
    if range.length == 0 { parts.height = usual.lineHeight }
    guard let style else { return parts }
    if style.lineHeightMultiple > 0 { parts.height *= style.lineHeightMultiple }
    parts.height = max(parts.height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { parts.height = min(parts.height, style.maximumLineHeight) }
    parts.spacing = style.lineSpacing
    return parts
  }
}
