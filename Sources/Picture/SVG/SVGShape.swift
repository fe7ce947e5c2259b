import Fingerpost
import Foundation

/// One outline of the drawing: that of a view, or of several that have the same one.
struct SVGShape {
  /// How the outline is drawn; the raw value is its class in the style sheet.
  enum Style: String {
    case plain = "p"
    case invisible = "d"
    case clipped = "k"
    case covering = "c"
    case hitAndCovering = "x"
    case hit = "h"
    case expected = "e"
  }

  let style: Style
  /// The data of the path.
  let path: String
  /// The bounding rectangle of what is drawn, in pixels.
  let bounds: CGRect
  /// The backmost of the views, or the one with a role.
  let box: Picture.Box
  /// Whether the view is invisible, although its outline is drawn.
  let isGone: Bool
  /// The names of further views with the same outline, back to front, as far as they are kept.
  private(set) var others: [String] = []
  /// How many views the outline stands for.
  private(set) var count = 1
  /// The text of the frontmost view that has one.
  private(set) var text: String?
  /// How that view draws it.
  private(set) var textStyle: Picture.TextStyle?

  /// The height, in pixels, from which a view that holds others shows its text with its name.
  private static let largeHeight = 100.0

  /// Whether the view is a large one that holds others, whose text would stand in the middle of them.
  private(set) var holdsMuch = false

  init(_ style: Style, _ path: String, _ bounds: CGRect, _ box: Picture.Box, holdsOthers: Bool = false) {
    isGone = !box.roles.isEmpty && style != .clipped && (box.isInvisible || box.clipping == .full)
    holdsMuch = holdsOthers && bounds.height > Self.largeHeight
    self.style = style
    self.path = path
    self.bounds = bounds
    self.box = box
    text = box.cleanText
    textStyle = box.textStyle
  }

  /// Adds a view that has the same outline and lies farther in front.
  mutating func merge(_ other: Picture.Box, holdsOthers: Bool) {
    count += 1
    if holdsOthers, bounds.height > Self.largeHeight { holdsMuch = true }
    if let its = other.cleanText { (text, textStyle) = (its, other.textStyle) }
    if others.count < 3 { others.append(XMLText.clean(other.title, limit: 48)) }
  }

  /// The class of the outline in the style sheet.
  var className: String { isGone ? "\(style.rawValue) gone" : style.rawValue }

  /// Whether the outline says what it is when the pointer rests on it.
  var hasTooltip = true

  /// The outline as an element, with what there is to say about it as a tooltip, and the symbol in it.
  var element: String { outline + symbol }

  /// How many pixels a point of the screen takes, for what is drawn in the view.
  var scale = 1.0

  /// The symbol that the view shows, where it is upright and wholly in sight.
  private var symbol: String {
    guard style == .plain, box.clipping == .none, box.upright != nil, let image = box.look?.image,
      let outline = image.outline, image.place.width > 0, image.place.height > 0
    else { return "" }
    let side = min(image.place.width, image.place.height).native * scale
    let x = bounds.minX.native + image.place.midX.native * scale - side / 2
    let y = bounds.minY.native + image.place.midY.native * scale - side / 2
    let color = image.color.flatMap(SVGTextStyle.readable).map { " style=\"stroke:\($0)\"" } ?? ""
    return
      "<path class=\"sym\"\(color) transform=\"translate(\(ShortNumber.tenths(x)) \(ShortNumber.tenths(y))) "
      + "scale(\(ShortNumber.tenths(side / 2.4))e-1)\" d=\"\(XMLText.escaped(outline))\"/>\n"
  }

  private var outline: String {
    let start = "<path d=\"\(path)\"" + (style == .plain ? Self.paint(box.fill) : "")
    return hasTooltip ? "\(start)><title>\(XMLText.escaped(tooltip))</title></path>\n" : "\(start)/>\n"
  }

  /// A fill as attributes, paler than on the screen, so that names and outlines of other views stay readable.
  ///
  /// Grays are left to the style sheet: white would be glaring on a dark ground.
  static func paint(_ fill: Picture.Fill?) -> String {
    guard let fill, fill.alpha.isFinite, fill.alpha >= 0.02 else { return "" }
    let alpha = min(fill.alpha, 1)
    let parts = [fill.red, fill.green, fill.blue].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    guard let largest = parts.max(), let smallest = parts.min(), largest - smallest < 0.06 else {
      let opacity = ShortNumber.hundredths(alpha * 0.3)
      return " style=\"fill:#\(parts.map(SVGTextStyle.hexadecimal).joined());fill-opacity:\(opacity)\""
    }
    let gray = Int((largest * 4).rounded())
    // What an opaque light view hides would show through as dirt.
    let opacity = ShortNumber.hundredths(alpha * (gray >= 3 ? 0.6 : 0.3))
    return " class=\"g\(gray)\" style=\"fill-opacity:\(opacity)\""
  }

  private var tooltip: String {
    var names = [XMLText.clean(box.title, limit: 48)] + others
    if let text { names[0] += " “\(XMLText.clean(text, limit: 32))”" }
    if count > names.count { names.append("and \(ShortNumber.count(count - names.count)) more") }
    let states = count == 1 ? box.states(on: nil) : []
    return (names + [ShortNumber.box(box.frame)] + states).joined(separator: "\n")
  }
}

extension Picture.Box {
  /// The text on one line, or nil where there is none to read.
  var cleanText: String? {
    guard let text else { return nil }
    let clean = XMLText.clean(text, limit: 60)
    return clean.isEmpty ? nil : clean
  }

  /// What keeps the view from being seen or touched, in a word or two each.
  ///
  /// Of a view that is not on the screen at all, that is said if the size of the screen is given.
  func states(on size: CGSize?) -> [String] {
    var states: [String] = []
    if isHidden {
      states.append("hidden")
    } else if isInvisible {
      states.append("invisible: alpha \(ShortNumber.hundredths(opacity))")
    }
    if clipping == .full {
      let isOff = size.map { !CGRect(origin: .zero, size: $0).overlaps(frame) } ?? false
      states.append(isOff ? "off the screen" : "clipped away")
    }
    if clipping == .partial { states.append("partly clipped") }
    if !isUserInteractionEnabled { states.append("not interactive") }
    return states
  }
}
