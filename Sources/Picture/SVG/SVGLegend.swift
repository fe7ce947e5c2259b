import Foundation

/// The meaning of the signs that occur in a drawing.
struct SVGLegend {
  /// A sign with its meaning.
  private struct Entry {
    /// Elements in a box of 22 by 16 pixels.
    let sign: String
    var lines: [(style: String, text: String)]

    var height: Double { Double(lines.count) * SVGLegend.lineHeight + 9 }
  }

  /// The width of a column, in pixels.
  static let columnWidth = 250.0
  private static let lineHeight = 15.0
  private static let textStart = 30.0

  private var entries: [Entry] = []

  init(_ picture: Picture, _ shapes: SVGShapes, _ labels: [SVGLabel]) {
    addRoles(picture)
    addFingers(picture)
    addSigns(shapes)
    addCounts(picture, shapes, isCountShown: labels.contains { $0.kind == .name && $0.text.contains(" +") })
  }

  /// Renders the legend as columns in a rectangle that is as high as it needs to be.
  func rendered(at origin: CGPoint, columns: Int) -> (elements: String, height: Double) {
    var bottoms = Array(repeating: 0.0, count: max(1, columns))
    var elements = "<g class=\"legend\">\n"
    for entry in entries {
      // The first of the shortest columns.
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let x = origin.x.native + Double(column) * (Self.columnWidth + 24)
      let y = origin.y.native + bottoms[column]
      elements +=
        "<g transform=\"translate(\(ShortNumber.tenths(x)) \(ShortNumber.tenths(y)))\">\(entry.sign)"
      for (index, line) in entry.lines.enumerated() {
        elements += "<text class=\"\(line.style)\" x=\"\(ShortNumber.tenths(Self.textStart))\" "
        elements += "y=\"\(ShortNumber.tenths(Double(index) * Self.lineHeight + 12))\">"
        elements += "\(XMLText.escaped(line.text))</text>"
      }
      elements += "</g>\n"
      bottoms[column] += entry.height
    }
    return (elements + "</g>\n", bottoms.max() ?? 0)
  }

  // MARK: - Entries

  private mutating func addRoles(_ picture: Picture) {
    let roles: [(Picture.Roles, String, String)] = [
      ([.expected, .hit], "e", "gets the touch, as expected"), (.expected, "e", "expected to act"),
      (.hit, "h", "gets the touch"), (.covering, "c", "in front of the expected view (hatched)"),
    ]
    for (wanted, style, meaning) in roles {
      func matches(_ role: Picture.Roles) -> Bool {
        switch wanted {
        case .expected, .hit: role.contains(wanted) && !role.contains([.expected, .hit])
        case .covering: role == .covering
        default: role.contains(wanted)
        }
      }
      let boxes = picture.boxes.filter { matches($0.roles) }
      for box in boxes.reversed().prefix(4) {
        let covers = box.roles.contains([.hit, .covering])
        add(
          Self.chip(covers ? "x" : style, wanted.letters), box.title,
          [meaning + (covers ? ", in front of the expected view (hatched)" : "")] + Self.details(box, picture)
        )
      }
      if boxes.count > 4 {
        add(
          Self.chip(style, wanted.letters), nil,
          ["and \(ShortNumber.count(boxes.count - 4)) more, \(meaning)"])
      }
      for view in picture.unplaced.lazy.filter({ matches($0.roles) }).prefix(4) {
        add(
          Self.chip(style, wanted.letters), view.title, [meaning, "not drawn: its frame is not finite"])
      }
    }
  }

  private mutating func addFingers(_ picture: Picture) {
    let fingers = picture.fingers.filter { !$0.finitePoints.isEmpty }
    for finger in fingers.prefix(3) {
      let isMoving = finger.finitePoints.count > 1
      let sign =
        isMoving
        ? "<g class=\"f\"><path class=\"ink\" d=\"M2 13L18 4M12 3.5l6.2 .4l-3 5.4\"/></g>"
        : "<g class=\"f\">\(SVGDrawing.cross(at: CGPoint(x: 11, y: 8)))</g>"
      let word = finger.gesture == nil ? isMoving ? "finger moves " : "tap at " : ""
      add(sign, nil, [word + finger.caption])
    }
    if fingers.count > 3 {
      add("", nil, ["and \(ShortNumber.count(fingers.count - 3)) more fingers"])
    }
  }

  private mutating func addSigns(_ shapes: SVGShapes) {
    func swatch(_ style: String) -> String { "<g class=\"\(style)\"><path d=\"M2 2h18v12h-18z\"/></g>" }
    let styles = shapes.plain.map(\.style)
    if styles.contains(.plain) {
      add(swatch("p"), nil, ["view, with its name and its text"])
    }
    if !shapes.whole.isEmpty || styles.contains(.clipped) {
      add(swatch("k"), nil, ["clipped: this part cannot be seen"])
    }
    if styles.contains(.invisible) { add(swatch("d"), nil, ["hidden, or alpha below 0.01"]) }
  }

  private mutating func addCounts(_ picture: Picture, _ shapes: SVGShapes, isCountShown: Bool) {
    let tally = shapes.tally
    let total = picture.boxes.count + picture.unplaced.count
    var lines = [
      "Screen \(ShortNumber.size(picture.screenSize)) points, \(Self.views(total))."
    ]
    if isCountShown {
      lines.append("“+2” after a name: 2 more views with the same outline.")
    }
    let missing = [
      (tally.insideInvisible, "inside invisible views"),
      (tally.clippedAway, "off the screen or clipped away"), (tally.tooSmall, "too small"),
      (tally.leftOutToSaveSpace, "to keep the file small, the smallest"),
      (picture.unplaced.count, "without a finite frame"),
    ].filter { $0.0 > 0 }.map { "\(ShortNumber.count($0.0)) \($0.1)" }
    if !missing.isEmpty { lines.append("Not drawn: " + missing.joined(separator: "; ") + ".") }
    add("", nil, lines)
  }

  private mutating func add(_ sign: String, _ title: String?, _ texts: [String]) {
    // The estimate of widths is generous, and the margin is free.
    let width = (Self.columnWidth - Self.textStart) * 1.08
    var lines: [(style: String, text: String)] = []
    if let title {
      lines += TypeFace.proportional.wrapped(XMLText.clean(title), size: 12.5, width: width, maxLines: 2).map
      {
        ("s", $0)
      }
    }
    for text in texts {
      lines += TypeFace.proportional.wrapped(
        XMLText.clean(text, limit: 300), size: 11, width: width, maxLines: 5
      )
      .map { ("l", $0) }
    }
    entries.append(Entry(sign: sign, lines: lines))
  }

  private static func views(_ count: Int) -> String {
    "\(ShortNumber.count(count)) \(count == 1 ? "view" : "views")"
  }

  private static func details(_ box: Picture.Box, _ picture: Picture) -> [String] {
    let states = box.states(on: picture.screenSize)
    let text = box.cleanText.map { ["“\($0)”"] } ?? []
    return text + [([ShortNumber.box(box.frame)] + states).joined(separator: ", ")]
  }

  private static func chip(_ style: String, _ letters: String) -> String {
    let width = letters.count > 1 ? 24 : 18
    return "<g class=\"chip \(style)\"><rect x=\"1\" y=\"0\" width=\"\(width)\" height=\"16\" rx=\"3\"/>"
      + "<text x=\"\(1 + width / 2)\" y=\"11.5\">\(letters)</text></g>"
  }
}
