import Foundation

/// A picture as a few lines of ASCII: the screen, the views that matter for the touch, and their names beside it.
///
/// At most 78 columns and 24 lines, whatever the screen. The same picture gives the same bytes.
public struct TerminalPicture: Sendable {
  /// What to render.
  public var picture: Picture

  /// Creates a renderer.
  public init(_ picture: Picture) {
    self.picture = picture
  }

  /// The lines, each with a line break at its end.
  public var text: String { TerminalDrawing(picture).lines.map { $0 + "\n" }.joined() }
}

/// The lines of a picture for a terminal.
struct TerminalDrawing {
  private static let maxColumns = 78
  /// The frame takes two lines, the legend one.
  private static let maxRows = 20
  private static let maxRowsAboveNotes = 15
  private static let minNoteColumns = 30

  private let picture: Picture
  private var grid: CharacterGrid
  private var signs: [String] = []

  init(_ picture: Picture) {
    self.picture = picture.drawable
    let size = picture.screenSize
    let ratio = (size.width / size.height).native
    let columns = (Double(Self.maxRows) * 2 * ratio).rounded()
    if columns <= Double(Self.maxColumns - 4 - Self.minNoteColumns) {
      grid = CharacterGrid(size, columns: max(4, Int(columns)), rows: Self.maxRows)
    } else {
      // A wide screen has its names below, so it has fewer rows.
      let rows = min(
        Double(Self.maxRowsAboveNotes), max(2, (Double(Self.maxColumns - 2) / 2 / ratio).rounded()))
      let columns = min(Double(Self.maxColumns - 2), (rows * 2 * ratio).rounded())
      grid = CharacterGrid(size, columns: Int(columns), rows: Int(rows))
    }
    draw()
  }

  /// The lines from the top.
  var lines: [String] {
    let framed = grid.framed
    let room = Self.maxColumns - grid.columns - 4
    guard grid.rows == Self.maxRows, room >= Self.minNoteColumns else {
      let notes = notes(width: Self.maxColumns).prefix(max(0, 24 - legend.count - framed.count))
      return framed + notes + legend
    }
    let notes = notes(width: room)
    let lines = framed.enumerated().map { index, line in
      index > 0 && index <= notes.count ? "\(line)  \(notes[index - 1])" : line
    }
    return lines + legend
  }

  /// What the signs mean, in as many lines as that takes.
  private var legend: [String] {
    signs.reduce(into: []) { lines, sign in
      if let last = lines.last, last.count + 3 + sign.count <= Self.maxColumns {
        lines[lines.count - 1] = last + "   " + sign
      } else {
        lines.append(sign)
      }
    }
  }

  // MARK: - Drawing

  private mutating func draw() {
    let placed = picture.boxes.filter { !$0.roles.isEmpty && !$0.unclippedPart.isEmpty }
    for box in placed where box.roles.contains(.covering) {
      for cell in grid.cells(box.unclippedPart) where (cell.column + 2 * cell.row) % 4 == 0 {
        grid[cell] = "/"
      }
    }
    outline(placed.filter { $0.roles == .covering }, "#")
    outline(placed.filter { $0.roles.contains(.hit) }, "H")
    outline(placed.filter { $0.roles.contains(.expected) }, "E")
    let all = picture.boxes.lazy.map(\.roles) + picture.unplaced.lazy.map(\.roles)
    let roles = all.reduce(into: Picture.Roles()) { $0.formUnion($1) }
    if all.contains(where: { $0.contains([.expected, .hit]) }) {
      signs.append("E gets the touch, as expected")
    } else {
      if roles.contains(.expected) { signs.append("E expected") }
      if roles.contains(.hit) { signs.append("H gets the touch") }
    }
    if roles.contains(.covering) {
      signs.append(all.contains(.covering) ? "# / in front of E" : "/ in front of E")
    }
    drawFingers()
  }

  private mutating func outline(_ boxes: [Picture.Box], _ character: Character) {
    for box in boxes {
      let cells = grid.cells(box.unclippedPart)
      let inside = Set(cells)
      for cell in cells {
        let isEdge = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { step in
          !inside.contains(.init(column: cell.column + step.0, row: cell.row + step.1))
        }
        guard isEdge else { continue }
        // Where two outlines meet, both are there.
        let isTaken = grid[cell] != " " && grid[cell] != "/"
        if !isTaken || (cell.column + cell.row) % 2 == 0 { grid[cell] = character }
      }
    }
  }

  private mutating func drawFingers() {
    var hasTap = false
    var hasMove = false
    for finger in picture.fingers {
      let points = finger.finitePoints
      for (one, two) in zip(points, points.dropFirst()) {
        hasMove = true
        for step in 0...40 {
          let part = CGFloat(step) / 40
          let point = CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
          if let cell = grid.cell(point) { grid[cell] = "." }
        }
      }
      if points.count > 1, let first = points.first, let last = points.last, let cell = grid.cell(last) {
        let (dx, dy) = (last.x - first.x, last.y - first.y)
        grid[cell] = dx.magnitude > dy.magnitude ? (dx > 0 ? ">" : "<") : dy > 0 ? "v" : "^"
      }
      if let first = points.first, let cell = grid.cell(first) {
        grid[cell] = "+"
        hasTap = true
      }
    }
    if hasTap { signs.append(hasMove ? "+ touch" : "+ tap") }
    if hasMove { signs.append(". path of the finger") }
  }

  // MARK: - Names

  /// The legend of the letters, two or three lines for each view.
  private func notes(width: Int) -> [String] {
    let order: [(Picture.Roles) -> Bool] = [
      { $0.contains(.expected) }, { $0.contains(.hit) && !$0.contains(.expected) }, { $0 == .covering },
    ]
    var lines: [String] = []
    for isWanted in order {
      let boxes = picture.boxes.filter { isWanted($0.roles) }
      for box in boxes.reversed().prefix(3) {
        lines += note(
          box.roles, box.title,
          facts(of: box),
          width)
      }
      for view in picture.unplaced.filter({ isWanted($0.roles) }).prefix(3) {
        lines += note(view.roles, view.title, ["its frame is not finite"], width)
      }
      if boxes.count > 3 { lines.append("  and \(boxes.count - 3) more") }
    }
    for finger in picture.fingers.prefix(2) where !finger.caption.isEmpty {
      lines.append(fit("+ \(finger.caption.replacing("→", with: "to"))", width))
    }
    if picture.fingers.count > 2 { lines.append("  and \(picture.fingers.count - 2) more fingers") }
    return Array(lines.prefix(Self.maxRows))
  }

  private func note(_ roles: Picture.Roles, _ title: String, _ facts: [String], _ width: Int) -> [String] {
    let sign = roles.contains(.expected) ? "E" : roles.contains(.hit) ? "H" : "#"
    if width == Self.maxColumns {
      // One line; the name takes at most half of it.
      let name = fit("\(sign) \(title)", width / 2)
      return [fit("\(name) \(facts.joined(separator: ", "))", width)]
    }
    return [fit("\(sign) \(title)", width)] + facts.map { fit("  " + $0, width) }
  }

  private func facts(of box: Picture.Box) -> [String] {
    let states = box.states(on: picture.screenSize)
    return [ShortNumber.box(box.frame)] + (states.isEmpty ? [] : [states.joined(separator: ", ")])
  }

  /// Cuts a line, and puts `?` for what is not ASCII, so that its width is known on every terminal.
  private func fit(_ text: String, _ width: Int) -> String {
    let scalars = XMLText.clean(text, limit: 2 * width).unicodeScalars
    let ascii = scalars.filter { $0.properties.generalCategory != .nonspacingMark }.map { scalar in
      scalar.isASCII ? Character(scalar) : scalar == "…" ? "~" : "?"
    }
    let indent = String(text.prefix { $0 == " " })
    let line = indent + String(ascii)
    return line.count <= width ? line : line.prefix(width - 3) + "..."
  }
}
