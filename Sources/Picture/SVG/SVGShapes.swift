import Fingerpost
import Foundation

/// The outlines to draw for the boxes of a picture.
struct SVGShapes {
  /// How many views are not drawn, and why.
  struct Tally {
    var insideInvisible = 0
    var clippedAway = 0
    var tooSmall = 0
    var leftOutToSaveSpace = 0
  }

  /// Outlines of views without a role, back to front.
  private(set) var plain: [SVGShape] = []
  /// Outlines of views with a role, the most important last.
  private(set) var marked: [SVGShape] = []
  /// Whole outlines of views that are drawn in part, in addition to what is left of them.
  private(set) var whole: [SVGShape] = []
  private(set) var tally = Tally()

  private let canvas: SVGCanvas
  /// The numbers of views that hold others; looked up only.
  private var parents: Set<Int> = []
  /// Places in ``plain`` by style and path; looked up only.
  private var places: [String: Int] = [:]
  /// The states of boxes by their number; looked up only.
  private var states: [Int: (isInvisible: Bool, isClippedAway: Bool)] = [:]

  init(_ picture: Picture, _ canvas: SVGCanvas) {
    self.canvas = canvas
    parents = Set(picture.boxes.lazy.compactMap(\.parent))
    for box in picture.boxes {
      let above = box.parent.flatMap { states[$0] } ?? (false, false)
      states[box.id] = (box.isInvisible, box.clipping == .full)
      if box.roles.isEmpty {
        add(box, isInvisibleAbove: above.isInvisible, isClippedAwayAbove: above.isClippedAway)
      } else {
        mark(box)
      }
    }
    func rank(_ shape: SVGShape) -> Int {
      shape.style == .expected ? 2 : shape.style == .covering ? 0 : 1
    }
    marked = (0...2).flatMap { wanted in marked.filter { rank($0) == wanted } }
  }

  /// Leaves out the smallest outlines, so that the elements of the others take up few bytes.
  ///
  /// Those with a role come first, then what is cut off of others, then the rest.
  mutating func squeeze(to bytes: Int) {
    var left = bytes
    let before = marked.count + plain.reduce(0) { $0 + $1.count }
    let chief = Self.largest(marked.filter { $0.style != .covering }, within: bytes / 2, &left)
    marked = Self.largest(marked.filter { $0.style == .covering }, within: bytes / 4, &left) + chief
    whole = Self.largest(whole, within: bytes / 8, &left)
    plain = Self.largest(plain, within: left, &left)
    let kept = plain.reduce(0) { $0 + $1.count }
    tally.leftOutToSaveSpace = before - marked.count - kept
  }

  /// Returns the largest outlines that fit, in the order in which they are drawn.
  ///
  /// Where not all fit with their tooltips, an outline counts for more than a tooltip.
  private static func largest(_ shapes: [SVGShape], within limit: Int, _ left: inout Int) -> [SVGShape] {
    var room = min(limit, left)
    let byArea = shapes.indices.sorted { one, two in
      let (first, second) = (shapes[one].area, shapes[two].area)
      return first == second ? one < two : first > second
    }
    let sizes = shapes.map { shape in
      var bare = shape
      bare.hasTooltip = false
      return (bare: bare.element.utf8.count, whole: shape.element.utf8.count)
    }
    var kept: [SVGShape?] = Array(repeating: nil, count: shapes.count)
    for index in byArea {
      // Outlines after the first that does not fit are smaller and matter less.
      guard sizes[index].bare <= room else { break }
      room -= sizes[index].bare
      left -= sizes[index].bare
      kept[index] = shapes[index]
      kept[index]?.hasTooltip = false
    }
    for index in byArea where kept[index] != nil {
      let more = sizes[index].whole - sizes[index].bare
      guard more <= room else { break }
      room -= more
      left -= more
      kept[index]?.hasTooltip = true
    }
    return kept.compactMap { $0 }
  }

  private mutating func add(_ box: Picture.Box, isInvisibleAbove: Bool, isClippedAwayAbove: Bool) {
    if box.isInvisible {
      guard !isInvisibleAbove else { return tally.insideInvisible += 1 }
      return draw(box, box.unclippedPart, .invisible)
    }
    guard box.clipping != .full else {
      guard !isClippedAwayAbove, box.frame.overlaps(canvas.extent) else { return tally.clippedAway += 1 }
      return draw(box, box.corners, .clipped)
    }
    draw(box, box.unclippedPart, .plain)
    if box.clipping == .partial, losesWhatCouldBeSeen(box) {
      whole.append(SVGShape(.clipped, canvas.path(box.corners), canvas.bounds(box.corners), box))
    }
  }

  /// Whether more of a view would be on the screen if no view clipped it.
  private func losesWhatCouldBeSeen(_ box: Picture.Box) -> Bool {
    let onScreen = ConvexPolygon(box.corners).intersection(ConvexPolygon(canvas.extent)).area
    return onScreen > ConvexPolygon(box.unclippedPart).area * 1.01 + 4
  }

  private mutating func draw(_ box: Picture.Box, _ points: [CGPoint], _ style: SVGShape.Style) {
    let bounds = canvas.bounds(points)
    guard max(bounds.width, bounds.height) >= 3 else { return tally.tooSmall += 1 }
    let radius = style == .plain && box.clipping == .none ? box.fill?.cornerRadius ?? 0 : 0
    let path = canvas.path(points, cornerRadius: radius)
    let fill = style == .plain ? SVGShape.paint(box.fill) : ""
    let key = style.rawValue + path + fill
    if let place = places[key] {
      plain[place].merge(box, holdsOthers: parents.contains(box.id))
    } else {
      places[key] = plain.count
      var shape = SVGShape(style, path, bounds, box, holdsOthers: parents.contains(box.id))
      shape.scale = canvas.scale
      plain.append(shape)
    }
  }

  private mutating func mark(_ box: Picture.Box) {
    let style: SVGShape.Style =
      if box.roles.contains(.expected) { .expected } else if box.roles.contains(.hit) {
        box.roles.contains(.covering) ? .hitAndCovering : .hit
      } else { .covering }
    if box.clipping == .partial {
      whole.append(SVGShape(.clipped, canvas.path(box.corners), canvas.bounds(box.corners), box))
    }
    let points = box.unclippedPart.isEmpty ? box.corners : box.unclippedPart
    var bounds = canvas.bounds(points)
    guard canvas.area.meets(bounds) else { return }
    var path = canvas.path(points)
    // A view without area is shown as a small diamond.
    if max(bounds.width, bounds.height) < 4 {
      bounds = bounds.insetBy(dx: -5, dy: -5)
      let (x, y) = (ShortNumber.tenths(bounds.midX), ShortNumber.tenths(bounds.minY))
      path = "M\(x) \(y)l5 5l-5 5l-5-5z"
    }
    marked.append(SVGShape(style, path, bounds, box, holdsOthers: parents.contains(box.id)))
  }
}

extension SVGShape {
  fileprivate var area: Double { (bounds.width * bounds.height).native }
}
