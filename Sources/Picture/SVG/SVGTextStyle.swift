import Foundation

/// How the text of a view is drawn: as on the screen, as far as it stays readable on a light and a dark ground.
struct SVGTextStyle: Equatable {
  /// Where the text is in its view.
  enum Anchor: Equatable {
    case left, middle, right
  }

  /// The size of the font, in pixels.
  var size = 11.0
  var anchor = Anchor.middle
  /// The declarations of the style sheet for what differs from the class.
  private var declarations = ""

  /// The size of text whose size is not known, in pixels.
  static let standard = SVGTextStyle()
  /// No text is drawn smaller, in pixels.
  private static let minSize = 8.0

  private init() {}

  /// Finds the style of a text that has so much room, in pixels.
  ///
  /// It gets smaller rather than being cut, because the font here may be wider than the one on the screen.
  init(_ style: Picture.TextStyle?, _ text: String, scale: Double, in room: CGSize) {
    guard let style else { return }
    switch style.alignment {
    case .left: anchor = .left
    case .right: anchor = .right
    case .center, nil: break
    }
    if let points = style.size, points.isFinite, points > 0 {
      let wide = room.width.native / max(TypeFace.proportional.width(text, size: 1), 0.1)
      size = min(points * scale, max(wide, Self.minSize), max(room.height.native * 0.9, Self.minSize))
      size = (max(size, min(Self.minSize, points * scale)) * 2).rounded(.down) / 2
    }
    declarations = Self.declarations(style, size)
  }

  /// The style as attributes of an element.
  var attributes: String { declarations.isEmpty ? "" : " style=\"\(declarations)\"" }

  private static func declarations(_ style: Picture.TextStyle, _ size: Double) -> String {
    var parts: [String] = []
    if size != standard.size { parts.append("font-size:\(ShortNumber.tenths(size))px") }
    let name = style.fontName?.lowercased() ?? ""
    let isBold = ["bold", "heavy", "black"].contains { name.contains($0) }
    if isBold { parts.append("font-weight:600") }
    if name.contains("italic") || name.contains("oblique") { parts.append("font-style:italic") }
    if let color = style.color.flatMap(readable) { parts.append("fill:\(color)") }
    return parts.joined(separator: ";")
  }

  /// A color of the same hue that can be read on both grounds; nil for gray, which the style sheet knows better.
  static func readable(_ color: Picture.Fill) -> String? {
    var parts = [color.red, color.green, color.blue].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    guard let largest = parts.max(), let smallest = parts.min(), largest - smallest >= 0.15 else {
      return nil
    }
    func luminance() -> Double {
      zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + pow($1.0, 2.2) * $1.1 }
    }
    // Three to one against white, and against the dark ground.
    let (darkest, lightest) = (0.14, 0.29)
    if luminance() > lightest {
      let factor = pow(lightest / luminance(), 1 / 2.2)
      parts = parts.map { $0 * factor }
    }
    var steps = 0
    while luminance() < darkest, steps < 40 {
      parts = parts.map { $0 + (1 - $0) * 0.06 }
      steps += 1
    }
    return "#" + parts.map { hexadecimal($0) }.joined()
  }

  /// A part of a color as two digits.
  static func hexadecimal(_ part: Double) -> String {
    let number = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
    return (number < 16 ? "0" : "") + String(number, radix: 16)
  }
}
