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

  /// How far the fingers have gone since the pan began.
  var way: Point { pan.translation - takenOff }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if samples.isEmpty { samples = [(desk.now, Point(x: 0, y: 0))] }
    pan.began(new, &desk)
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    pan.follow(&desk)
    samples = samples.suffix(1) + [(desk.now, pan.translation)]
    guard !desk.stage.isActive, pan.translation.length >= 10 else { return }
    guard isReady(desk) else {
      lastInVain = pan.translation
      return
    }
    takenOff = lastInVain ?? pan.translation.scaled(by: 10 / pan.translation.length)
    desk.become(.began)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pan.ended(gone, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pan.cancelled(lost, &desk) }

  /// The velocity that counts for content that is let go of, as the offset has it: none that is slow, and none from before a
  /// rest. [SCR-28]
  func releaseVelocity(at now: Nanoseconds, keeps: Bool) -> Point {
    let none = Point(x: 0, y: 0)
    guard samples.count == 2 else { return none }
    let time = (samples[1].at - samples[0].at).inSeconds
    if time == 0 || !keeps && now - samples[1].at > .seconds(0.1) { return none }
    let velocity = (samples[1].way - samples[0].way).scaled(by: -1 / time)
    return Point(x: abs(velocity.x) < 250 ? 0 : velocity.x, y: abs(velocity.y) < 250 ? 0 : velocity.y)
  }

  /// Whether there is room the way that the fingers have gone farther. Where nobody around has any either, the edge
  /// gives way; and where nobody can scroll along that axis at all, the other one will do. [SCR-15]
  private func isReady(_ desk: Desk) -> Bool {
    let way = pan.translation
    let isAcross = abs(way.x) > abs(way.y)
    let sign = (isAcross ? way.x : way.y) < 0 ? 1.0 : -1
    if desk.hasRoom(desk.view, across: isAcross, toward: sign) { return true }
    let around = desk.contest.scrollViews(around: desk.view)
    if around.contains(where: { desk.hasRoom($0, across: isAcross, toward: sign) }) { return false }
    if desk.scrolls(desk.view, across: isAcross) { return true }
    if around.contains(where: { desk.scrolls($0, across: isAcross) }) { return false }
    return desk.scrolls(desk.view, across: !isAcross) && abs(isAcross ? way.y : way.x) >= 10
  }
}

/// What keeps touches from the content of a scroll view: it fails 0.15 s after the first came down, or when one
/// leaves. [SCR-2] A touch that stops the content it recognises at once. [SCR-14]
struct TouchDelayRules: KindRules {
  var isWaiting = false

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if desk.isMoving { return desk.become(.ended) }
    if !isWaiting { desk.wake(.hold, after: 0.15) }
    isWaiting = true
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {}
  mutating func ended(_ gone: [Int], _ desk: inout Desk) { desk.become(.failed) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.failed) }
}
