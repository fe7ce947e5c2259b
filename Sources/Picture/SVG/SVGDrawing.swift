import Foundation

/// The parts of a document, put in their places.
struct SVGDrawing {
  let picture: Picture
  private let heading: String
  private let headingLines: [String]
  let canvas: SVGCanvas
  private let shapes: SVGShapes
  let labels: [SVGLabel]
  private let legend: SVGLegend
  private let isLegendBeside: Bool
  private let width: Double

  private static let margin = 20.0
  private static let gap = 24.0
  private static let headingLine = 20.0
  private static let headingSize = 15.0
  /// The most bytes that everything except boxes and labels needs.
  private static let frameBytes = 34_000
  private static let labelBytes = 26_000

  init(_ source: SVGPicture) {
    picture = source.picture.drawable
    heading = XMLText.clean(source.heading, limit: 600)
    var canvas = SVGCanvas(picture)
    let size = canvas.size
    isLegendBeside = size.width <= 640 || size.height > size.width
    let content =
      isLegendBeside
      ? size.width.native + Self.gap + SVGLegend.columnWidth : max(size.width.native, SVGLegend.columnWidth)
    width = content + 2 * Self.margin
    // Bold letters are wider than others, by an eighth in a wide font.
    headingLines = TypeFace.proportional.wrapped(
      heading, size: Self.headingSize * 1.13, width: content, maxLines: 5)
    let headingHeight =
      headingLines.isEmpty ? 0 : Double(headingLines.count) * Self.headingLine + 14
    canvas.origin = CGPoint(x: Self.margin, y: Self.margin + headingHeight)
    self.canvas = canvas
    var shapes = SVGShapes(picture, canvas)
    let limit = max(source.byteLimit, 60_000)
    shapes.squeeze(to: limit - Self.frameBytes - Self.labelBytes)
    self.shapes = shapes
    labels = SVGLabels(picture, shapes, canvas, bytes: Self.labelBytes - 2_000).labels
    legend = SVGLegend(picture, shapes, labels)
  }

  var text: String {
    let area = canvas.area
    let below = CGPoint(x: Self.margin, y: area.maxY + Self.gap)
    let beside = CGPoint(x: area.maxX + Self.gap, y: area.minY)
    let columns = isLegendBeside ? 1 : Int((width - 2 * Self.margin + 24) / (SVGLegend.columnWidth + 24))
    let legend = legend.rendered(at: isLegendBeside ? beside : below, columns: columns)
    let bottom =
      isLegendBeside ? max(area.maxY.native, beside.y.native + legend.height) : below.y.native + legend.height
    let size = CGSize(width: width.rounded(.up), height: (bottom + Self.margin).rounded(.up))
    return start(size) + screen + boxes + marks + names + fingers + legend.elements + "</svg>\n"
  }

  // MARK: - Parts

  private func start(_ size: CGSize) -> String {
    let (width, height) = (ShortNumber.tenths(size.width), ShortNumber.tenths(size.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="fp" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="fp-title fp-desc">
      <title id="fp-title">\(XMLText.escaped(heading.isEmpty ? "Views of a screen" : heading))</title>
      <desc id="fp-desc">\(XMLText.escaped(description))</desc>
      <style>
      \(SVGStyleSheet.text.replacing("&", with: "&amp;").replacing(">", with: "&gt;"))</style>
      <defs>
      <clipPath id="fp-area"><path d="\(SVGCanvas.path(canvas.area.insetBy(dx: -2, dy: -2)))"/></clipPath>

      """
    for (id, turn) in [("fp-c", 45), ("fp-x", -45)] where hasHatch(id) {
      text +=
        "<pattern id=\"\(id)\" class=\"hatch\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" "
      text += "patternTransform=\"rotate(\(turn))\"><path d=\"M4 0v9\"/></pattern>\n"
    }
    if !picture.fingers.isEmpty {
      text += "<path id=\"fp-t\" d=\"M-11 0h7M4 0h7M0-11v7M0 4v7M7 0a7 7 0 1 1-14 0a7 7 0 1 1 14 0\"/>\n"
    }
    text += "</defs>\n<path class=\"ground\" d=\"M0 0h\(width)v\(height)h-\(width)z\"/>\n"
    for (index, line) in headingLines.enumerated() {
      let y = ShortNumber.tenths(Self.margin + 14 + Double(index) * Self.headingLine)
      text += "<text class=\"title\" x=\"\(ShortNumber.tenths(Self.margin))\" y=\"\(y)\">"
      text += "\(XMLText.escaped(line))</text>\n"
    }
    return text
  }

  private func hasHatch(_ id: String) -> Bool {
    let style: SVGShape.Style = id == "fp-c" ? .covering : .hitAndCovering
    return shapes.marked.contains { $0.style == style }
      || picture.unplaced.contains { $0.roles.contains(.covering) }
  }

  private var screen: String {
    let screen = CGRect(origin: .zero, size: picture.screenSize)
    return "<path class=\"screen\" d=\"\(SVGCanvas.path(canvas.rectangle(screen)))\"/>\n"
  }

  private var boxes: String { "<g clip-path=\"url(#fp-area)\">\n" + runs(shapes.plain) + runs(shapes.whole) }

  private var marks: String { runs(shapes.marked) + "</g>\n" }

  /// Outlines with one element for each run of the same style.
  private func runs(_ shapes: [SVGShape]) -> String {
    var text = ""
    var open: String?
    for shape in shapes {
      if shape.className != open {
        text += "\(open == nil ? "" : "</g>\n")<g class=\"\(shape.className)\">\n"
        open = shape.className
      }
      text += shape.element
    }
    return open == nil ? text : text + "</g>\n"
  }

  private var names: String {
    let isPlain: (SVGLabel) -> Bool = { $0.kind == .name || $0.kind == .text }
    let plain = labels.filter(isPlain).map(\.element).joined()
    let chips = labels.filter { !isPlain($0) }.map(\.element).joined()
    return (plain.isEmpty ? "" : "<g class=\"n\">\n\(plain)</g>\n") + chips
  }

  /// The most fingers that are drawn; more would be unreadable.
  private static let maxFingers = 100
  /// The most corners of their paths, so that a long recording stays short.
  private static let maxCorners = 400

  private var fingers: String {
    guard !picture.fingers.isEmpty else { return "" }
    var text = "<g class=\"f\" clip-path=\"url(#fp-area)\">\n"
    let corners = max(2, Self.maxCorners / min(picture.fingers.count, Self.maxFingers))
    for finger in picture.fingers.prefix(Self.maxFingers) {
      let places = finger.finitePoints.map(canvas.point)
      guard let first = places.first else { continue }
      if places.count > 1 {
        let path = SVGArrow.path(places, corners: corners)
        text += "<path class=\"halo\" d=\"\(path)\"/><path class=\"ink\" d=\"\(path)\"/>\n"
      }
      text += Self.cross(at: first)
    }
    return text + "</g>\n"
  }

  /// A crosshair. The parts take their looks from the element that uses them, since a style sheet does not reach
  /// into what is used.
  static func cross(at point: CGPoint) -> String {
    let place = "href=\"#fp-t\" x=\"\(ShortNumber.tenths(point.x))\" y=\"\(ShortNumber.tenths(point.y))\"/>"
    return "<use class=\"halo\" \(place)<use class=\"ink\" \(place)\n"
  }

  /// The picture in words, for screen readers.
  private var description: String {
    let views = picture.boxes.count
    var text = "A screen of \(ShortNumber.size(picture.screenSize)) points with \(views) views."
    let roles: [(Picture.Roles, String)] = [
      (.expected, "is expected to act"), (.hit, "gets the touch"),
      (.covering, "lies in front of the expected view"),
    ]
    for (role, meaning) in roles {
      for box in picture.boxes.lazy.filter({ $0.roles.contains(role) }).prefix(4) {
        text += " \(XMLText.clean(box.title)) at \(ShortNumber.box(box.frame)) \(meaning)."
      }
    }
    for finger in picture.fingers.prefix(4) where !finger.caption.isEmpty {
      text += " Finger: \(finger.caption)."
    }
    return text
  }
}

/// The path of a finger as a line with a head.
enum SVGArrow {
  /// Returns the data of a path through the places, which are at least two, with about as many corners at most.
  static func path(_ places: [CGPoint], corners: Int) -> String {
    let step = max(1, (places.count + corners - 1) / corners)
    var kept = stride(from: 0, to: places.count, by: step).map { places[$0] }
    if let last = places.last, kept.last != last { kept.append(last) }
    let line = kept.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(ShortNumber.tenths(place.x)) \(ShortNumber.tenths(place.y))"
    }.joined()
    return line + head(kept)
  }

  private static func head(_ places: [CGPoint]) -> String {
    // The direction comes from far enough back that the tremor of a finger does not turn the head.
    guard let tip = places.last,
      let tail = places.last(where: { hypot($0.x - tip.x, $0.y - tip.y) >= 6 }) ?? places.first
    else { return "" }
    let length = hypot(tip.x - tail.x, tip.y - tail.y)
    guard length > 0 else { return "" }
    let (dx, dy) = ((tip.x - tail.x) / length * 9, (tip.y - tail.y) / length * 9)
    func wing(_ side: CGFloat) -> String {
      "\(ShortNumber.tenths(tip.x - dx + dy * side * 0.55)) \(ShortNumber.tenths(tip.y - dy - dx * side * 0.55))"
    }
    return "M\(wing(1))L\(ShortNumber.tenths(tip.x)) \(ShortNumber.tenths(tip.y))L\(wing(-1))"
  }
}
