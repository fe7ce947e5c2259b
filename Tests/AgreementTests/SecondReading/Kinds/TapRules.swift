/// One press after another with a number of fingers. [TAP-4 to TAP-8]
struct Presses {
  let touches: Int
  /// How long one press may last, in seconds.
  let limit: Double
  var done = 0
  private var starts: [(touch: Int, place: Point)] = []
  private var lifted = 0
  private(set) var lastCenter: Point?

  init(touches: Int, limit: Double) {
    self.touches = touches
    self.limit = limit
  }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if starts.isEmpty {
      desk.silence(.gap)
      desk.wake(.limit, after: limit)
      if touches > 1 { desk.wake(.gather, after: 0.3) }
    }
    starts += new.map { ($0, desk.place($0)) }
    if lifted > 0 || starts.count > touches { return desk.become(.failed) }
    guard starts.count == touches else { return }
    desk.silence(.gather)
    let center = Point.center(of: starts.map(\.place))
    if let lastCenter, (center - lastCenter).length > 45 { desk.become(.failed) }
    lastCenter = center
  }

  func moved(_ desk: inout Desk) {
    if starts.contains(where: { (desk.place($0.touch) - $0.place).length > 45 }) { desk.become(.failed) }
  }

  /// Whether a press was completed.
  mutating func ended(_ count: Int, _ desk: inout Desk) -> Bool {
    guard starts.count == touches else {
      desk.become(.failed)
      return false
    }
    lifted += count
    guard lifted == touches else { return false }
    desk.silence(.limit)
    done += 1
    starts = []
    lifted = 0
    return true
  }
}

/// A tap. [6.6]
struct TapRules: KindRules {
  let taps: Int
  var presses: Presses

  init(taps: Int, touches: Int) {
    self.taps = taps
    presses = Presses(touches: touches, limit: taps == 1 ? 1.5 : 0.75)
  }

  mutating func began(_ new: [Int], _ desk: inout Desk) { presses.began(new, &desk) }
  mutating func moved(_ changed: [Int], _ desk: inout Desk) { presses.moved(&desk) }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) {
    guard presses.ended(gone.count, &desk) else { return }
    if presses.done == taps { desk.become(.ended) } else { desk.wake(.gap, after: 0.35) }
  }

  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.failed) }
}
