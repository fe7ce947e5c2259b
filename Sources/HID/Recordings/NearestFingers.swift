/// Finds the finger that a place belongs to, where a recording does not say.
///
/// It is the finger that was nearest to the place, or would be nearest if it continued as in its last step. The latter
/// keeps two fingers apart that cross: each is then nearer to where the other one was.
struct NearestFingers {
  private struct Finger {
    var id: Int
    var x: Double
    var y: Double
    var nanoseconds: Int64
    /// How far it went in its last step, and how long that took.
    var step = (x: 0.0, y: 0.0, nanoseconds: Int64(0))

    /// How far a place is from the finger, squared.
    func distance(_ x: Double, _ y: Double, at nanoseconds: Int64) -> Double {
      let (dx, dy) = (x - self.x, y - self.y)
      let rested = dx * dx + dy * dy
      guard step.nanoseconds > 0 else { return rested }
      // It is carried on by one step at most: a finger that nothing was heard of for long has slowed down.
      let part = min(Double(nanoseconds - self.nanoseconds) / Double(step.nanoseconds), 1)
      let (ex, ey) = (dx - step.x * part, dy - step.y * part)
      return min(rested, ex * ex + ey * ey)
    }

    mutating func go(to x: Double, _ y: Double, at nanoseconds: Int64) {
      let time = nanoseconds - self.nanoseconds
      // Of two places at one instant the second puts the first right.
      step =
        time > 0
        ? (x - self.x, y - self.y, time) : (step.x + x - self.x, step.y + y - self.y, step.nanoseconds)
      (self.x, self.y, self.nanoseconds) = (x, y, nanoseconds)
    }
  }

  /// There are not more; a recording that seems to have more is broken, and would take long to match.
  static let limit = 64

  private var fingers: [Finger] = []

  /// A finger comes down.
  ///
  /// - Returns: its number, the lowest that no finger has which is down; nil when there are too many.
  mutating func down(_ x: Double, _ y: Double, at nanoseconds: Int64) -> Int? {
    guard fingers.count < Self.limit else { return nil }
    var id = 1
    while fingers.contains(where: { $0.id == id }) { id += 1 }
    fingers.append(Finger(id: id, x: x, y: y, nanoseconds: nanoseconds))
    return id
  }

  /// A finger moves to a place, or leaves the screen there.
  ///
  /// - Returns: its number; nil when no finger is down.
  mutating func finger(_ x: Double, _ y: Double, at nanoseconds: Int64, leaves: Bool) -> Int? {
    var nearest: (index: Int, distance: Double)?
    for (index, finger) in fingers.enumerated() {
      let distance = finger.distance(x, y, at: nanoseconds)
      if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
    }
    guard let index = nearest?.index else { return nil }
    if leaves { return fingers.remove(at: index).id }
    fingers[index].go(to: x, y, at: nanoseconds)
    return fingers[index].id
  }
}
