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
    let limit = 50 - 70 * time
    let ways = starts.map { desk.place($0.touch) - $0.place }
    let seen = units.map { unit in
      ways.map { way in (along: way.x * unit.x + way.y * unit.y, aside: abs(way.x * unit.y + way.y * unit.x))
      }
    }
    // SWIPE-4, SWIPE-7
    let matches = seen.contains { $0.allSatisfy { $0.along >= 50 && $0.aside <= limit } }
    if matches { return desk.become(.ended) }
    // SWIPE-5
    let strays = seen.contains { $0.contains { $0.along >= 50 && $0.aside > limit } }
    if strays { desk.become(.failed) }
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
