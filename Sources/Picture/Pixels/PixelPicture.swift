import Foundation

/// A picture as pixels, for those who look at images and read no SVG: boxes without names, roles by color.
///
/// Green is what was expected and gets the touch, blue what was expected, red what gets the touch, and orange with lines
/// across it what lies in front. The finger is a cross, or a line where it moves.
public struct PixelPicture: Sendable {
  /// What the colors say, in a sentence.
  public static let legend =
    "Green outline: expected, and gets the touch. Blue: expected. Red: gets the touch. Orange with lines: lies in front. Magenta: the finger."
  private static let longest = 1000.0

  private enum Ink: UInt8, CaseIterable {
    case ground, box, edge, faint, expected, hit, both, covering, finger

    var color: (UInt8, UInt8, UInt8) {
      switch self {
      case .ground: (255, 255, 255)
      case .box: (241, 245, 249)
      case .edge: (100, 116, 139)
      case .faint: (203, 213, 225)
      case .expected: (37, 99, 235)
      case .hit: (220, 38, 38)
      case .both: (5, 150, 105)
      case .covering: (234, 88, 12)
      case .finger: (192, 38, 211)
      }
    }
  }

  private let scale: Double
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  /// Draws a picture.
  public init(_ picture: Picture) {
    let picture = picture.drawable
    let size = picture.screenSize
    scale = min(1, Self.longest / max(size.width.native, size.height.native))
    width = max(1, Int((size.width.native * scale).rounded()))
    height = max(1, Int((size.height.native * scale).rounded()))
    pixels = [UInt8](repeating: Ink.ground.rawValue, count: width * height)
    let shown = picture.boxes.filter { !$0.unclippedPart.isEmpty }
    for box in shown where !box.isInvisible {
      if box.fill.map({ $0.alpha > 0.5 }) == true { fill(box.unclippedPart, .box) }
      outline(box.unclippedPart, box.kind == .view ? .faint : .edge)
    }
    for box in shown where box.roles.contains(.covering) { hatch(box.unclippedPart) }
    let outlines: [(Picture.Roles, Ink)] = [
      (.covering, .covering), (.hit, .hit), (.expected, .expected), ([.expected, .hit], .both),
    ]
    for (roles, ink) in outlines {
      for box in shown where box.roles.isSuperset(of: roles) { outline(box.unclippedPart, ink, thickness: 1) }
    }
    for finger in picture.fingers { draw(finger.finitePoints) }
  }

  /// The PNG file.
  public var png: [UInt8] {
    PNGFile(width: width, height: height, pixels: pixels, colors: Ink.allCases.map(\.color)).bytes
  }

  // MARK: - Drawing

  private func place(_ point: CGPoint) -> (x: Double, y: Double) {
    (point.x.native * scale, point.y.native * scale)
  }

  private mutating func set(_ x: Int, _ y: Int, _ ink: Ink) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    pixels[y * width + x] = ink.rawValue
  }

  /// The rows of a convex shape, each with its first and last column.
  private func rows(_ corners: [CGPoint]) -> [(row: Int, columns: ClosedRange<Int>)] {
    let points = corners.map(place)
    var rows: [(row: Int, columns: ClosedRange<Int>)] = []
    guard let top = points.map(\.y).min(), let bottom = points.map(\.y).max() else { return rows }
    let (first, last) = (max(0, Int(top.rounded(.down))), min(height - 1, Int(bottom.rounded(.up)) - 1))
    guard first <= last else { return rows }
    for row in first...last {
      let y = min(max(Double(row) + 0.5, top), bottom)
      var (left, right) = (Double.infinity, -Double.infinity)
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
        guard min(from.y, to.y) <= y, y <= max(from.y, to.y) else { continue }
        let share = to.y == from.y ? 0 : (y - from.y) / (to.y - from.y)
        let x = from.x + (to.x - from.x) * share
        (left, right) = (min(left, x), max(right, x))
        if to.y == from.y { (left, right) = (min(left, to.x), max(right, to.x)) }
      }
      guard left.isFinite else { continue }
      let columns = (max(0, Int(left.rounded())), min(width - 1, Int(right.rounded()) - 1))
      if columns.0 <= columns.1 { rows.append((row, columns.0...columns.1)) }
    }
    return rows
  }

  private mutating func fill(_ corners: [CGPoint], _ ink: Ink) {
    for (row, columns) in rows(corners) { for column in columns { set(column, row, ink) } }
  }

  private mutating func hatch(_ corners: [CGPoint]) {
    for (row, columns) in rows(corners) {
      for column in columns where (row + column) % 12 < 2 { set(column, row, .covering) }
    }
  }

  private mutating func outline(_ corners: [CGPoint], _ ink: Ink, thickness: Int = 0) {
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      line(place(from), place(to), ink, thickness)
    }
  }

  private mutating func line(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ ink: Ink, _ thickness: Int
  ) {
    let steps = min(
      max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up))), 4 * (width + height))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      // The far edge belongs to the last pixel.
      let x = min(Int((from.x + (to.x - from.x) * share).rounded(.down)), width - 1)
      let y = min(Int((from.y + (to.y - from.y) * share).rounded(.down)), height - 1)
      for dx in -thickness...thickness { for dy in -thickness...thickness { set(x + dx, y + dy, ink) } }
    }
  }

  private mutating func draw(_ points: [CGPoint]) {
    guard let first = points.first.map(place) else { return }
    for (from, to) in zip(points, points.dropFirst()) { line(place(from), place(to), .finger, 1) }
    line((first.x - 14, first.y), (first.x + 14, first.y), .finger, 1)
    line((first.x, first.y - 14), (first.x, first.y + 14), .finger, 1)
  }
}
