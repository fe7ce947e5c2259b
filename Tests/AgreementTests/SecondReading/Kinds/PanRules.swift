/// Fingers that move together. [6.8]
struct PanRules: KindRules {
  let minimum: Int
  let maximum: Int
  var tracked: [Int] = []
  var base = Point(x: 0, y: 0)
  var translation = Point(x: 0, y: 0)
  /// What of it the pan took to begin, which does not count from then on.
  var takenOff = Point(x: 0, y: 0)

  init(minimum: Int, maximum: Int) {
    self.minimum = minimum
    self.maximum = maximum
  }

  var changesWithEveryMove: Bool { tracked.count >= minimum }
  var figures: [Double] { [translation.x - takenOff.x, translation.y - takenOff.y] }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    for touch in new {
      // PAN-7
      if desk.stage.isActive, tracked.count >= maximum { desk.ignore(touch) } else { tracked.append(touch) }
    }
    base = desk.center(tracked)
    if tracked.count > maximum { desk.become(.failed) }
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard tracked.count >= minimum else { return }
    follow(&desk)
    // PAN-2: 10 pt will do. PAN-3: they are taken off along the way.
    guard !desk.stage.isActive, translation.length >= 10 else { return }
    takenOff = translation.scaled(by: 10 / translation.length)
    desk.become(.began)
  }

  mutating func follow(_ desk: inout Desk) {
    let center = desk.center(tracked)
    translation = translation + (center - base)
    base = center
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { lose(lost, .cancelled, &desk) }

  /// PAN-5: no jump; PAN-6, PAN-8: the last one decides.
  private mutating func lose(_ gone: [Int], _ end: Stage, _ desk: inout Desk) {
    tracked.removeAll { gone.contains($0) }
    base = desk.center(tracked)
    if tracked.isEmpty { desk.become(desk.stage.isActive ? end : .failed) }
  }
}

/// A pan of one finger that comes from an edge of the screen. [6.12]
struct EdgePanRules: KindRules {
  let edges: ContestKind.Edges
  var start: (touch: Int, place: Point)?
  private var translation = Point(x: 0, y: 0)
  private var takenOff = Point(x: 0, y: 0)

  var figures: [Double] { [translation.x - takenOff.x, translation.y - takenOff.y] }

  init(edges: ContestKind.Edges) {
    self.edges = edges
  }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    for touch in new {
      // EDGE-2
      if start != nil { desk.ignore(touch) } else { start = (touch, desk.place(touch)) }
    }
    // EDGE-3
    if let start, inward(from: start.place).isEmpty { desk.become(.failed) }
  }

  /// The directions away from those of the wanted edges that a place is near to. [EDGE-1]
  private func inward(from place: Point) -> [Point] {
    let all: [(ContestKind.Edges, Bool, Point)] = [
      (.left, place.x <= 13, Point(x: 1, y: 0)), (.right, place.x >= 400 - 13, Point(x: -1, y: 0)),
      (.top, place.y <= 13, Point(x: 0, y: 1)), (.bottom, place.y >= 800 - 13, Point(x: 0, y: -1)),
    ]
    return all.filter { edges.contains($0.0) && $0.1 }.map(\.2)
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard let start else { return }
    let way = desk.place(start.touch) - start.place
    translation = way
    guard !desk.stage.isActive, way.length >= 10 else { return }
    takenOff = way.scaled(by: 10 / way.length)
    let isInward = inward(from: start.place).contains { $0.x * way.x + $0.y * way.y > 0 }
    desk.become(isInward ? .began : .failed)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) {
    desk.become(desk.stage.isActive ? .ended : .failed)
  }

  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.cancelled) }
}
