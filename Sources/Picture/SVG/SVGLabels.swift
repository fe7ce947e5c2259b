import Foundation

/// The labels of a drawing: those of roles and fingers first, then those of the views from front to back.
struct SVGLabels {
  private(set) var labels: [SVGLabel] = []
  private var placer: LabelPlacer
  private let canvas: SVGCanvas
  /// Where a text has been drawn, so that a button and its label do not repeat it; looked up only.
  private var texts: [String: [CGRect]] = [:]
  private var bytesLeft: Int

  /// The most fingers and covering views that get a label; all of them would hide the screen.
  private static let maxOfAKind = 12

  init(_ picture: Picture, _ shapes: SVGShapes, _ canvas: SVGCanvas, bytes: Int) {
    self.canvas = canvas
    bytesLeft = bytes
    placer = LabelPlacer(area: canvas.area.insetBy(dx: -1, dy: -1))
    let fingers = picture.fingers.prefix(100)
    for point in fingers.compactMap(\.finitePoints.first) {
      let center = canvas.point(point)
      placer.reserve(CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
    }
    for shape in shapes.marked.reversed().prefix(Self.maxOfAKind) { addRole(shape) }
    // Small outlines with a role are the point of the picture, so labels avoid them.
    let small = shapes.marked.map(\.bounds).filter {
      $0.width * $0.height < canvas.size.width * canvas.size.height / 8
    }
    let starts = fingers.compactMap(\.finitePoints.first)
    let middle = starts.isEmpty ? 0 : starts.reduce(0) { $0 + $1.x } / CGFloat(starts.count)
    for finger in fingers.prefix(Self.maxOfAKind) { addFinger(finger, avoiding: small, middle: middle) }
    for shape in shapes.marked.reversed() + shapes.plain.reversed() {
      guard shape.style != .invisible, shape.style != .clipped, bytesLeft > 0 else { continue }
      var saysText = false
      if let text = shape.text, !shape.holdsMuch { saysText = addText(text, shape) }
      // Of a label, the text says more than the class.
      if shape.style == .plain, !saysText || shape.count > 1 || !shape.isLabel { addName(shape) }
    }
  }

  private mutating func add(
    _ kind: SVGLabel.Kind, _ text: String, at candidates: [CGPoint], avoiding avoided: [CGRect] = [],
    style: SVGTextStyle = .standard
  ) -> Bool {
    let size = SVGLabel.size(text, kind, style)
    guard let rect = placer.place(size, at: candidates, avoiding: avoided) else { return false }
    let label = SVGLabel(kind: kind, text: text, rect: rect, style: style)
    bytesLeft -= label.element.utf8.count
    labels.append(label)
    return true
  }

  // MARK: - Roles and fingers

  private mutating func addRole(_ shape: SVGShape) {
    let letters = shape.box.roles.letters
    let name = XMLText.clean(shape.box.title)
    let kind = SVGLabel.Kind.role(shape.style)
    var texts: [String] = []
    for limit in [260.0, 150, 90] {
      let short = kind.face.shortened(name, size: kind.fontSize, to: limit)
      if let short, texts.last != "\(letters) \(short)" { texts.append("\(letters) \(short)") }
    }
    for text in texts + [letters] {
      if add(kind, text, at: placesForRole(SVGLabel.size(text, kind), shape.bounds)) { return }
    }
  }

  /// Inside of a large outline, around a small one.
  private func placesForRole(_ size: CGSize, _ bounds: CGRect) -> [CGPoint] {
    let seen = bounds.intersection(canvas.area)
    guard !seen.isNull else { return [] }
    let (left, right) = (seen.minX + 4, seen.maxX - size.width - 4)
    let (top, bottom) = (seen.minY + 4, seen.maxY - size.height - 4)
    var inside: [CGPoint] = []
    if right >= left, bottom >= top {
      inside = [(left, top), (right, top), (left, bottom), (right, bottom)].map { CGPoint(x: $0.0, y: $0.1) }
      for step in 1...8 where top + Double(step) * 20 < bottom {
        inside.append(CGPoint(x: left, y: top + Double(step) * 20))
      }
    }
    let (above, below) = (seen.minY - size.height - 3, seen.maxY + 3)
    let middle = seen.midY - size.height / 2
    let around = [
      CGPoint(x: seen.minX, y: above), CGPoint(x: seen.maxX - size.width, y: above),
      CGPoint(x: seen.minX, y: below), CGPoint(x: seen.maxX - size.width, y: below),
    ].map { placer.inside($0, size) }
    let beside = [
      CGPoint(x: seen.maxX + 5, y: middle), CGPoint(x: seen.minX - size.width - 5, y: middle),
    ]
    // The content of a small view stays free.
    let isLarge = seen.width * seen.height > canvas.size.width * canvas.size.height / 6
    return isLarge ? inside + around + beside : around + beside + inside
  }

  /// - Parameter middle: where the fingers are on average; the label stands on the other side of its finger.
  private mutating func addFinger(
    _ finger: Picture.Finger, avoiding avoided: [CGRect], middle: CGFloat
  ) {
    guard let first = finger.finitePoints.first else { return }
    let kind = SVGLabel.Kind.finger
    let text = finger.caption
    let size = SVGLabel.size(text, kind)
    let place = canvas.point(first)
    var places: [CGPoint] = []
    for distance in [12.0, 30, 50] {
      let (right, left) = (place.x + distance, place.x - distance - size.width)
      let (below, above) = (place.y + distance, place.y - distance - size.height)
      let (middleX, middleY) = (place.x - size.width / 2, place.y - size.height / 2)
      let (near, far) = first.x < middle ? (left, right) : (right, left)
      let around = [
        (near, below), (near, above), (far, below), (far, above), (near, middleY), (far, middleY),
        (middleX, below), (middleX, above),
      ].map { CGPoint(x: $0.0, y: $0.1) }
      // Several fingers keep their sides, even where a label has to move to stay on the screen.
      places += first.x == middle ? around : around.prefix(2).map { placer.inside($0, size) } + around
    }
    if !add(kind, text, at: places, avoiding: avoided) { _ = add(kind, text, at: places) }
  }

  // MARK: - Names and texts of views

  /// Draws the text that a view shows, and returns whether there was room for it.
  private mutating func addText(_ text: String, _ shape: SVGShape) -> Bool {
    let kind = SVGLabel.Kind.text
    let bounds = shape.bounds.intersection(canvas.area)
    guard !bounds.isNull, bounds.height >= 8, texts[text]?.contains(where: bounds.encloses) != true else {
      return false
    }
    let room = CGSize(width: bounds.width - 4, height: bounds.height)
    let style = SVGTextStyle(shape.textStyle, text, scale: canvas.scale, in: room)
    guard bounds.height >= min(style.size, kind.fontSize),
      let fitting = kind.face.shortened(text, size: style.size, to: room.width, keeping: 3)
    else { return false }
    let size = SVGLabel.size(fitting, kind, style)
    let y = bounds.midY - size.height / 2
    let (left, right) = (bounds.minX + 1, bounds.maxX - size.width - 1)
    let places =
      switch style.anchor {
      case .left: [left]
      case .middle: [bounds.midX - size.width / 2, left + 3, right - 3]
      case .right: [right]
      }
    let inside = places.filter { $0 >= bounds.minX && $0 + size.width <= bounds.maxX }
    guard add(kind, fitting, at: inside.map { CGPoint(x: $0, y: y) }, style: style), let label = labels.last
    else { return false }
    texts[text, default: []].append(label.rect)
    return true
  }

  private mutating func addName(_ shape: SVGShape) {
    let kind = SVGLabel.Kind.name
    let bounds = shape.bounds.intersection(canvas.area)
    guard !bounds.isNull, bounds.height >= kind.height + 2 else { return }
    let limit = bounds.width.native - 6
    for name in shape.names {
      guard let text = kind.face.shortened(name, size: kind.fontSize, to: limit, keeping: 10) else {
        continue
      }
      // A name alone may be cut; with others after it, the next shorter one is better.
      guard text == name || name == shape.names.last else { continue }
      let size = SVGLabel.size(text, kind)
      let (left, right) = (bounds.minX + 2, bounds.maxX - size.width - 2)
      let (top, bottom) = (bounds.minY + 1.5, bounds.maxY - size.height - 1.5)
      if add(kind, text, at: [(left, top), (right, top), (left, bottom), (right, bottom)].map(CGPoint.init)) {
        return
      }
    }
  }
}

extension CGPoint {
  fileprivate init(_ pair: (CGFloat, CGFloat)) { self.init(x: pair.0, y: pair.1) }
}

extension SVGShape {
  /// Whether it is a plain label of UIKit's.
  fileprivate var isLabel: Bool { box.title == "UILabel" || box.title == "UIButtonLabel" }

  /// The possible names of the outline, the longest first.
  fileprivate var names: [String] {
    let first = XMLText.clean(box.title)
    let quoted = holdsMuch ? text.map { ["\(first) “\($0)”"] } ?? [] : []
    guard count > 1 else { return quoted + [first] }
    let all = ([first] + others).joined(separator: ", ")
    return (count == others.count + 1 ? [all] : []) + ["\(first) +\(ShortNumber.count(count - 1))", first]
  }
}

extension Picture.Roles {
  /// The letters that mark the roles without colors.
  var letters: String {
    if contains([.expected, .hit]) { return "E H" }
    return contains(.expected) ? "E" : contains(.hit) ? "H" : "C"
  }
}

extension Picture.Finger {
  /// What the finger does, and where: `tap (196, 680)`.
  var caption: String {
    let points = finitePoints
    guard let first = points.first, let last = points.last else { return "" }
    let places =
      points.count == 1
      ? ShortNumber.point(first) : "\(ShortNumber.point(first)) → \(ShortNumber.point(last))"
    let word = XMLText.clean(gesture ?? "", limit: 24)
    return word.isEmpty ? places : "\(word) \(places)"
  }
}
