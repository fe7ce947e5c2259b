/// Fingers that go far one way in little time. [6.9, as measured]
struct SwipeRules: KindRules {
  let directions: ContestKind.Directions
  let touches: Int
  var began: Nanoseconds = 0
  var starts: [(touch: Int, place: Point)] = []

  init(directions: ContestKind.Directions, touches: Int) {
    self.directions = directions
    self.touches = touches
  }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if starts.isEmpty { began = desk.now }
    starts += new.map { ($0, desk.place($0)) }
    if starts.count > touches { desk.become(.failed) }
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    let time = (desk.now - began).inSeconds
    // SWIPE-4: at 0.5 s it is still in time.
    if time > 0.5 { return desk.become(.failed) }
    let (far, near) = (50 * (1 - 0.94 * time), 50 * (1 - 0.98 * time))
    let ways = starts.map { desk.place($0.touch) - $0.place }
    let views = units.map { unit in ways.map { look(at: $0, along: unit) } }
    // With no direction it can only be too late or lifted.
    if views.isEmpty { return }
    // SWIPE-5: behind the start by whatever little, and no direction is left. One of two opposite ones is.
    let open = views.filter { $0.allSatisfy { $0.along >= 0 } }
    if open.isEmpty { return desk.become(.failed) }
    if starts.count == touches,
      open.contains(where: { $0.allSatisfy { $0.along >= far && $0.aside <= near } })
    {
      return desk.become(.ended)
    }
    // SWIPE-5: the limit across counts where the one along is met.
    if starts.count == touches, open.contains(where: { $0.contains { $0.along >= far && $0.aside > near } }) {
      desk.become(.failed)
    }
  }

  private func look(at way: Point, along unit: Point) -> (along: Double, aside: Double) {
    (way.x * unit.x + way.y * unit.y, abs(way.x * unit.y) + abs(way.y * unit.x))
  }

  /// SWIPE-1: with right or left among the directions the vertical does not count.
  private var units: [Point] {
    let across: [(ContestKind.Directions, Point)] = [
      (.right, Point(x: 1, y: 0)), (.left, Point(x: -1, y: 0)),
    ]
    let down: [(ContestKind.Directions, Point)] = [(.up, Point(x: 0, y: -1)), (.down, Point(x: 0, y: 1))]
    let isAcross = across.contains { directions.contains($0.0) }
    return (isAcross ? across : down).filter { directions.contains($0.0) }.map(\.1)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { desk.become(.failed) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.failed) }
}
