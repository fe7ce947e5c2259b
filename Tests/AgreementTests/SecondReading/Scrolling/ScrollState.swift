import Foundation

/// A scroll view that moves, in a run.
struct ScrollState {
  let travel: ScrollTravel
  let size: Point
  var offset: Point
  /// The offset that the delegate knows of.
  var said: Point
  /// Where the content would be without edges, less what the pan has gone so far.
  var grip: Point?
  /// The contacts that have stopped the content, until it is dragged or goes back.
  var stoppers: [Int] = []
  /// What moves the content: a glide along each axis, and when it began.
  var glide: (across: Glide, down: Glide, begin: Nanoseconds)?
  /// An offset that code asked for, where from and since which frame.
  var animation: (from: Point, to: Point, begin: Nanoseconds)?

  init(_ travel: ScrollTravel, _ frame: Box) {
    self.travel = travel
    size = Point(x: frame.width, y: frame.height)
    (offset, said) = (travel.start, travel.start)
  }

  /// Where the content may rest, at most.
  var limit: Point { Point(x: max(0, travel.room.x), y: max(0, travel.room.y)) }

  /// Whether it can scroll along an axis. [SCR-15, SCR-21]
  func scrolls(across: Bool) -> Bool {
    let always = across ? travel.alwaysBouncesAcross : travel.alwaysBouncesDown
    return (across ? travel.room.x : travel.room.y) > 0 || travel.bounces && always
  }

  /// Whether there is content farther that way, the sign being that of the offset's change.
  func hasRoom(across: Bool, toward sign: Double) -> Bool {
    let (place, limit) = across ? (offset.x, limit.x) : (offset.y, limit.y)
    return sign > 0 ? place < limit : place > 0
  }

  var isBeyondAnEdge: Bool {
    offset.x < 0 || offset.x > limit.x || offset.y < 0 || offset.y > limit.y
  }

  /// The offset where the fingers would have taken it. [SCR-20]
  func shown(_ place: Point) -> Point {
    Point(
      x: scrolls(across: true) ? shown(place.x, limit.x, size.x) : offset.x,
      y: scrolls(across: false) ? shown(place.y, limit.y, size.y) : offset.y)
  }

  /// What the fingers would have had to do for the offset.
  var unshown: Point { Point(x: unshown(offset.x, limit.x, size.x), y: unshown(offset.y, limit.y, size.y)) }

  private func shown(_ place: Double, _ limit: Double, _ length: Double) -> Double {
    let band = { (way: Double) in
      travel.bounces ? (1 - 1 / (0.55 * way / length + 1)) * length : 0
    }
    if place < 0 { return -band(-place) }
    return place > limit ? limit + band(place - limit) : place
  }

  private func unshown(_ place: Double, _ limit: Double, _ length: Double) -> Double {
    // Content that was thrown may be farther out than any finger could take it.
    let way = { (band: Double) in length / 0.55 * (1 / (1 - min(band / length, 0.999)) - 1) }
    if place < 0 { return -way(-place) }
    return place > limit ? limit + way(place - limit) : place
  }

  /// What an axis moves on.
  func ground(across: Bool) -> Glide.Ground {
    Glide.Ground(
      low: 0, high: across ? limit.x : limit.y, bounces: travel.bounces, rate: travel.isFast ? 0.99 : 0.998)
  }

  /// The target that is told of: the integral, and no farther than the edge. [SCR-26]
  func target(_ velocity: Point) -> Point {
    Point(
      x: target(offset.x, velocity.x, ground(across: true)),
      y: target(offset.y, velocity.y, ground(across: false)))
  }

  private func target(_ place: Double, _ velocity: Double, _ ground: Glide.Ground) -> Double {
    // Content that is beyond an edge goes to it.
    if place < ground.low { return ground.low }
    if place > ground.high { return ground.high }
    let way = max(0, abs(velocity) - 10) / ground.decay
    return min(max(place + (velocity < 0 ? -way : way), ground.low), ground.high)
  }
}
