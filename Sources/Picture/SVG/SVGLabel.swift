import Foundation

/// A piece of text in the drawing, and the room that it takes.
struct SVGLabel {
  /// What the text is.
  enum Kind: Equatable {
    /// The name of a view without a role.
    case name
    /// The text that a view shows.
    case text
    /// The name of a view with a role, on a ground of its color.
    case role(SVGShape.Style)
    /// What a finger does, and where.
    case finger

    /// The size of the font, in pixels.
    var fontSize: Double {
      switch self {
      case .name: 8.5
      case .text: 11
      case .role, .finger: 10
      }
    }

    /// The height of a label, in pixels.
    var height: Double {
      switch self {
      case .name: 11
      case .text: 14
      case .role, .finger: 16
      }
    }

    /// The padding on either side of the text, in pixels.
    var padding: Double {
      switch self {
      case .name, .text: 1
      case .role, .finger: 5
      }
    }

    /// The font.
    var face: TypeFace { self == .text || self == .finger ? .proportional : .monospaced }
  }

  let kind: Kind
  let text: String
  /// The room that the label takes, in pixels.
  let rect: CGRect
  /// How the text of a view is drawn.
  var style = SVGTextStyle.standard

  /// Returns the room that a text needs.
  static func size(_ text: String, _ kind: Kind, _ style: SVGTextStyle = .standard) -> CGSize {
    let isText = kind == .text
    let size = isText ? style.size : kind.fontSize
    let height = isText ? (size * 1.27).rounded() : kind.height
    return CGSize(width: kind.face.width(text, size: size) + 2 * kind.padding, height: height)
  }

  /// The label as elements.
  var element: String {
    // In the middle, so that a font that is narrower than the estimate leaves the same room on both sides.
    let x = ShortNumber.tenths(kind == .name ? rect.minX + kind.padding : rect.midX)
    let y = ShortNumber.tenths(rect.midY + kind.fontSize * 0.35)
    let content = XMLText.escaped(text)
    switch kind {
    case .name: return "<text x=\"\(x)\" y=\"\(y)\">\(content)</text>\n"
    case .text: return "<text class=\"t\(anchor) \(place)\(style.attributes)>\(content)</text>\n"
    case .role(let style): return chip(style.rawValue, x, y, content)
    case .finger: return chip("f", x, y, content)
    }
  }

  /// The rest of the class of a text that does not stand in the middle.
  private var anchor: String {
    switch style.anchor {
    case .left: " l\""
    case .middle: "\""
    case .right: " r\""
    }
  }

  /// Where a text is, as attributes.
  private var place: String {
    let x =
      switch style.anchor {
      case .left: rect.minX + kind.padding
      case .middle: rect.midX
      case .right: rect.maxX - kind.padding
      }
    return "x=\"\(ShortNumber.tenths(x))\" y=\"\(ShortNumber.tenths(rect.midY + style.size * 0.35))\""
  }

  private func chip(_ name: String, _ x: String, _ y: String, _ content: String) -> String {
    "<g class=\"chip \(name)\"><rect x=\"\(ShortNumber.tenths(rect.minX))\" y=\"\(ShortNumber.tenths(rect.minY))\" "
      + "width=\"\(ShortNumber.tenths(rect.width))\" height=\"\(ShortNumber.tenths(rect.height))\" rx=\"3\"/>"
      + "<text x=\"\(x)\" y=\"\(y)\">\(content)</text></g>\n"
  }
}
