/// Some taps, then fingers that stay. [6.7]
struct LongPressRules: KindRules {
  let taps: Int
  let touches: Int
  let seconds: Double
  let movement: Double
  var presses: Presses
  var starts: [(touch: Int, place: Point)] = []

  init(taps: Int, touches: Int, seconds: Double, movement: Double) {
    self.taps = taps
    self.touches = touches
    self.seconds = seconds
    self.movement = movement
    presses = Presses(touches: touches, limit: 0.75)
  }

  var isTimed: Bool { presses.done == taps }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    // LP-9
    if desk.stage.isActive { return new.forEach { desk.ignore($0) } }
    guard isTimed else { return presses.began(new, &desk) }
    desk.silence(.gap)
    starts += new.map { ($0, desk.place($0)) }
    if starts.count > touches { return desk.become(.failed) }
    guard starts.count == touches else { return }
    let center = Point.center(of: starts.map(\.place))
    if let last = presses.lastCenter, (center - last).length > 45 { return desk.become(.failed) }
    // LP-3
    if seconds == 0 { desk.become(.began) } else { desk.wake(.hold, after: seconds) }
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard !desk.stage.isActive else { return }
    guard isTimed else { return presses.moved(&desk) }
    // LP-4
    if starts.contains(where: { (desk.place($0.touch) - $0.place).length > movement }) {
      desk.become(.failed)
    }
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) {
    if desk.stage.isActive { return desk.become(.ended) }
    if isTimed { return desk.become(.failed) }
    if presses.ended(gone.count, &desk) { desk.wake(.gap, after: 0.35) }
  }

  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.cancelled) }

  mutating func rang(_ alarm: Alarm.Name, _ desk: inout Desk) {
    desk.become(alarm == .hold ? .began : .failed)
  }
}
