package import FingerpostText
import Foundation

// The JSON of pictures, as docs/lab-protocol.md describes it. Points have two decimals, which no eye sees.

extension Picture {
  /// Writes the fields of a whole picture into an object that has begun.
  package func writeFields(to json: JSONWriter) {
    json.field("width", Self.rounded(screenSize.width))
    json.field("height", Self.rounded(screenSize.height))
    json.field("boxes", each: boxes) { $0.write(to: json) }
    if !unplaced.isEmpty { json.field("unplaced", unplaced.map(\.title)) }
  }

  fileprivate static func rounded(_ value: CGFloat) -> Double {
    value.magnitude < 1e9 ? (value.native * 100).rounded() / 100 : value.native
  }

  fileprivate static func numbers(of rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(rounded)
  }

  fileprivate static func numbers(_ points: [CGPoint]) -> [Double] {
    points.flatMap { [rounded($0.x), rounded($0.y)] }
  }
}

extension Picture.Difference {
  /// Writes the fields of a difference into an object that has begun.
  package func writeFields(to json: JSONWriter) {
    if !boxes.isEmpty { json.field("boxes", each: boxes) { $0.write(to: json) } }
    if !moved.isEmpty {
      json.field("moved", each: moved) { box in
        json.list {
          json.value(box.id)
          for number in box.place { json.value(number) }
        }
      }
    }
    if !gone.isEmpty { json.field("gone", gone) }
    if let order { json.field("order", order) }
  }
}

extension Picture.Box {
  /// Writes the box as an object; what is as usual is left out.
  func write(to json: JSONWriter) {
    json.object {
      json.field("id", id)
      if let parent { json.field("parent", parent) }
      if let subject { json.field("subject", subject) }
      json.field("name", title)
      if kind != .view { json.field("kind", kind.rawValue) }
      if let text, !text.isEmpty { json.field("text", text) }
      if let rect = upright {
        json.field("at", Picture.numbers(of: rect))
      } else {
        json.field("corners", Picture.numbers(corners))
      }
      if clipping != .none { json.field("visible", Picture.numbers(unclippedPart)) }
      if opacity < 1 { json.field("opacity", (opacity * 1000).rounded() / 1000) }
      if isHidden { json.field("hidden", true) }
      if !isUserInteractionEnabled { json.field("touchable", false) }
      if isStyled { json.field("styled", true) }
      if let spokenName { json.field("spoken", spokenName) }
      if let fill {
        json.field("fill", fill.numbers)
        if fill.cornerRadius > 0 { json.field("radius", Picture.rounded(CGFloat(fill.cornerRadius))) }
      }
      look?.writeFields(to: json)
      if let textStyle { textStyle.writeFields(to: json) }
      if !states.isEmpty { json.field("states", states.names) }
      if let value { json.field("value", (value * 1000).rounded() / 1000) }
    }
  }

  /// The rectangle's numbers, of a box that has one.
  fileprivate var place: [Double] { upright.map(Picture.numbers(of:)) ?? [] }

  /// The corners as a rectangle, if the first of them is its top left one and the second its top right one.
  var upright: CGRect? {
    guard corners.count == 4 else { return nil }
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    guard p.y == q.y, q.x == r.x, r.y == s.y, s.x == p.x, p.x <= q.x, p.y <= s.y else { return nil }
    return CGRect(x: p.x, y: p.y, width: q.x - p.x, height: s.y - p.y)
  }
}

extension Picture.TextStyle {
  fileprivate func writeFields(to json: JSONWriter) {
    if let fontName { json.field("font", fontName) }
    if let size { json.field("fontSize", (size * 100).rounded() / 100) }
    if let color { json.field("textColor", color.numbers) }
    if let lines { json.field("lines", lines) }
    if let alignment {
      json.field("align", alignment == .left ? "left" : alignment == .center ? "center" : "right")
    }
  }
}

extension Picture.Fill {
  /// The parts with three decimals: four, or eight where the color is another one on dark screens.
  fileprivate var numbers: [Double] {
    let light = [red, green, blue, alpha]
    let all = dark.map { light + [$0.red, $0.green, $0.blue, $0.alpha] } ?? light
    return all.map { $0.isFinite ? ($0 * 1000).rounded() / 1000 : 0 }
  }
}

extension Picture.Look {
  fileprivate func writeFields(to json: JSONWriter) {
    func number(_ value: Double) -> Double { Picture.rounded(CGFloat(value)) }
    if let border {
      json.field("border") {
        json.field("width", number(border.width))
        json.field("color", border.color.numbers)
      }
    }
    if let shadow {
      json.field("shadow") {
        json.field("at", [number(shadow.x), number(shadow.y)])
        json.field("radius", number(shadow.radius))
        json.field("color", shadow.color.numbers)
      }
    }
    if let tint { json.field("tint", tint.numbers) }
    if let rest { json.field("rest", rest.numbers) }
    if let thumb { json.field("thumb", thumb.numbers) }
    if let image {
      json.field("image") {
        if !image.name.isEmpty { json.field("name", image.name) }
        if let outline = image.outline { json.field("path", outline) }
        if image.isFilled { json.field("filled", true) }
        json.field("at", Picture.numbers(of: image.place))
        if let color = image.color { json.field("color", color.numbers) }
      }
    }
    if !segments.isEmpty {
      json.field("segments", objects: segments) { segment in
        json.field("text", segment.title)
        json.field("at", [number(segment.x), number(segment.width)])
      }
    }
  }
}
