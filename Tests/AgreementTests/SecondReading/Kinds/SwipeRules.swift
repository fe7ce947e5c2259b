/// Fingers that go far one way in little time. [6.9]
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
    if time > 0.5 { return desk.become(.failed) }
    guard starts.count == touches else { return }
    // Where 1,000 pt/s would have taken a finger that set off after 0.04 s.
    let due = 1000 * time - 40
    let ways = starts.map { desk.place($0.touch) - $0.place }
    let views = units.map { unit in ways.map { look(at: $0, along: unit, limit: 50 - 70 * time) } }
    // SWIPE-4, SWIPE-7
    let matches = views.contains { $0.allSatisfy { $0.along >= 50 && $0.along >= due && $0.isNear } }
    if matches { return desk.become(.ended) }
    // SWIPE-5
    let strays = views.contains { $0.contains { $0.along >= 50 && $0.isAstray } }
    if strays { desk.become(.failed) }
  }

  /// What a way looks like from a direction: one that leans to another of the directions is never astray, but it has to
  /// be nearer to this one.
  private func look(at way: Point, along unit: Point, limit: Double) -> (
    along: Double, isNear: Bool, isAstray: Bool
  ) {
    let along = way.x * unit.x + way.y * unit.y
    let rest = Point(x: way.x - along * unit.x, y: way.y - along * unit.y)
    let aside = abs(rest.x) + abs(rest.y)
    let isWanted = units.contains { $0.x * rest.x + $0.y * rest.y > 0 }
    return (along, aside <= (isWanted ? along : limit), !isWanted && aside > limit)
  }

  private var units: [Point] {
    let all: [(ContestKind.Directions, Point)] = [
      (.right, Point(x: 1, y: 0)), (.left, Point(x: -1, y: 0)), (.up, Point(x: 0, y: -1)),
      (.down, Point(x: 0, y: 1)),
    ]
    return all.filter { directions.contains($0.0) }.map(\.1)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { desk.become(.failed) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.failed) }
}
