/// What the fingers and keys of a gesture did.
struct GestureHands: Hashable, Sendable {
  /// A finger from its beginning to its end.
  struct Stroke: Hashable, Sendable {
    let contact: Int
    let began: Int64
    let start: Point
    var end: Point
    var ended: Int64?
    /// How far it went from its start at most.
    var reach = 0.0
  }

  /// A place on the screen.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    func distance(to other: Point) -> Double {
      ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
  }

  /// A tap is shorter, and its finger does not go as far; a swipe is shorter than that.
  private static let tapLength: Int64 = 500_000_000
  private static let tapReach = 10.0
  private static let swipeLength: Int64 = 250_000_000
  private static let strokeLimit = 64

  private(set) var strokes: [Stroke] = []
  private(set) var presses: [Int] = []
  private var down: Set<Int> = []
  private var maxDown = 0

  /// Whether something is down.
  var isEmpty: Bool { down.isEmpty }

  mutating func note(_ contact: Int, _ change: ContactChange, x: Double, y: Double, at now: Int64) {
    let point = Point(x: x, y: y)
    if change == .down {
      down.insert(contact)
      // Presses have negative numbers.
      maxDown = max(maxDown, down.count { $0 >= 0 })
      if strokes.count < Self.strokeLimit {
        strokes.append(Stroke(contact: contact, began: now, start: point, end: point))
      }
      return
    }
    if change != .move { down.remove(contact) }
    guard let place = strokes.lastIndex(where: { $0.contact == contact && $0.ended == nil }) else { return }
    strokes[place].end = point
    strokes[place].reach = max(strokes[place].reach, strokes[place].start.distance(to: point))
    if change != .move { strokes[place].ended = now }
  }

  mutating func note(_ press: Int, _ change: PressChange) {
    // A key that others are held with, such as Shift, makes no gesture by itself.
    guard !(224...231).contains(-1 - press - PressNumber.firstKey) else { return }
    if change == .began {
      down.insert(press)
      if !presses.contains(press), presses.count < Self.strokeLimit { presses.append(press) }
    } else if change != .changed {
      down.remove(press)
    }
  }

  /// What they did, in two or three words.
  var title: String {
    guard let first = strokes.first else {
      return presses.isEmpty
        ? "events" : presses.prefix(3).compactMap(PressNumber.name).joined(separator: ", ")
    }
    if let scale { return scale > 1 ? "pinch open" : "pinch closed" }
    if maxDown > 1 { return "\(maxDown) fingers" }
    guard strokes.count == 1 else {
      guard strokes.allSatisfy(Self.isTap) else { return "\(strokes.count) touches" }
      return strokes.count == 2 ? "double tap" : "\(strokes.count) taps"
    }
    guard let ended = first.ended else { return first.reach < Self.tapReach ? "finger down" : "drag" }
    if Self.isTap(first) { return "tap" }
    if first.reach < Self.tapReach { return "hold" }
    let isSwipe = ended - first.began <= Self.swipeLength
    return "\(isSwipe ? "swipe" : "drag") \(Self.direction(first))"
  }

  /// The gesture as `fingerpost explain --gesture` reads it.
  var asked: (gesture: String, x: Double, y: Double)? {
    guard let first = strokes.first, presses.isEmpty else { return nil }
    func at(_ gesture: String) -> (gesture: String, x: Double, y: Double) {
      (gesture, first.start.x, first.start.y)
    }
    if let scale { return at("pinch:\((scale * 100).rounded() / 100)") }
    if strokes.count == 2, maxDown == 1, strokes.allSatisfy(Self.isTap) { return at("double-tap") }
    guard strokes.count == 1, let ended = first.ended else { return nil }
    if Self.isTap(first) { return at("tap") }
    if first.reach < Self.tapReach { return at("hold") }
    if ended - first.began <= Self.swipeLength { return at("swipe:\(Self.direction(first))") }
    func whole(_ length: Double) -> Int { Int(max(-1e6, min(1e6, length.rounded()))) }
    let (x, y) = (whole(first.end.x - first.start.x), whole(first.end.y - first.start.y))
    return x == 0 && y == 0 ? nil : at("drag:\(x),\(y)")
  }

  /// By how much the distance of two fingers changes; nil if they are not two, or it hardly does.
  private var scale: Double? {
    guard strokes.count == 2, maxDown == 2 else { return nil }
    let before = strokes[0].start.distance(to: strokes[1].start)
    let after = strokes[0].end.distance(to: strokes[1].end)
    guard before > 1, after > 1, abs(after / before - 1) > 0.1, after / before < 100 else { return nil }
    return after / before
  }

  private static func isTap(_ stroke: Stroke) -> Bool {
    stroke.reach < tapReach && (stroke.ended ?? .max) - stroke.began < tapLength
  }

  private static func direction(_ stroke: Stroke) -> String {
    let (x, y) = (stroke.end.x - stroke.start.x, stroke.end.y - stroke.start.y)
    if abs(x) >= abs(y) { return x < 0 ? "left" : "right" }
    return y < 0 ? "up" : "down"
  }
}
