/// The pan of a scroll view. [9.2, SCR-15, SCR-25]
struct ScrollPanRules: KindRules {
  var pan = PanRules(minimum: 1, maximum: .max)
  /// How far the fingers had gone when there last was no room for them.
  private var lastInVain: Point?
  /// What of the way does not count.
  private var takenOff = Point(x: 0, y: 0)
  /// The last two samples: when, and how far the fingers had gone.
  private var samples: [(at: Nanoseconds, way: Point)] = []

  var changesWithEveryMove: Bool { pan.changesWithEveryMove }

  /// How far the fingers have gone since the pan began, by its own account.
  var way: Point { pan.translation - takenOff }
  /// Whether that was with the last move.
  private(set) var hasJustBegun = false

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if samples.isEmpty { samples = [(desk.now, Point(x: 0, y: 0))] }
    pan.began(new, &desk)
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    pan.follow(&desk)
    samples = samples.suffix(1) + [(desk.now, pan.translation)]
    hasJustBegun = false
    guard !desk.stage.isActive, pan.translation.length >= 10 else { return }
    guard isReady(desk) else {
      lastInVain = pan.translation
      return
    }
    takenOff = lastInVain ?? pan.translation.scaled(by: 10 / pan.translation.length)
    hasJustBegun = true
    desk.become(.began)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pan.ended(gone, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pan.cancelled(lost, &desk) }

  /// The velocity at the lift, as the offset has it: none from before a rest. [SCR-28]
  func releaseVelocity(at now: Nanoseconds, keeps: Bool) -> Point {
    let none = Point(x: 0, y: 0)
    guard samples.count == 2 else { return none }
    let time = (samples[1].at - samples[0].at).inSeconds
    if time == 0 || !keeps && now - samples[1].at > .seconds(0.1) { return none }
    let velocity = (samples[1].way - samples[0].way).scaled(by: -1 / time)
    return velocity
  }

  /// The axis along which the fingers have gone farther counts; where nothing can scroll along it, 10 pt along the
  /// other one will do. [SCR-15]
  private func isReady(_ desk: Desk) -> Bool {
    let isAcross = abs(pan.translation.x) > abs(pan.translation.y)
    if let answer = isReady(desk, across: isAcross) { return answer }
    let aside = isAcross ? pan.translation.y : pan.translation.x
    return abs(aside) >= 10 && isReady(desk, across: !isAcross) == true
  }

  /// Whether there is room the way that the fingers go. Where nothing around has any either, the innermost edge gives
  /// way.
  /// Nil where nothing can scroll along the axis at all.
  private func isReady(_ desk: Desk, across: Bool) -> Bool? {
    let sign = (across ? pan.translation.x : pan.translation.y) < 0 ? 1.0 : -1
    if desk.hasRoom(desk.view, across: across, toward: sign) { return true }
    let around = desk.contest.scrollViews(around: desk.view)
    if around.contains(where: { desk.hasRoom($0, across: across, toward: sign) }) { return false }
    if desk.scrolls(desk.view, across: across) { return true }
    return around.contains { desk.scrolls($0, across: across) } ? false : nil
  }
}

/// What keeps touches from the content of a scroll view: it fails 0.15 s after the first came down, or when one
/// leaves. [SCR-2] A touch that stops the content it recognizes at once, and acts until the fingers have left. [SCR-14]
struct TouchDelayRules: KindRules {
  private var down: [Int] = []

  var changesWithEveryMove: Bool { false }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let isFirst = down.isEmpty
    down += new
    guard isFirst else { return }
    if desk.isMoving { desk.become(.began) } else { desk.wake(.hold, after: 0.15) }
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {}
  mutating func ended(_ gone: [Int], _ desk: inout Desk) { lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { lose(lost, .cancelled, &desk) }

  private mutating func lose(_ gone: [Int], _ end: Stage, _ desk: inout Desk) {
    down.removeAll { gone.contains($0) }
    if !desk.stage.isActive { desk.become(.failed) } else if down.isEmpty { desk.become(end) }
  }
}
