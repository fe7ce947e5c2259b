/// The pan of a scroll view. [9.2, SCR-15]
struct ScrollPanRules: KindRules {
  var pan = PanRules(minimum: 1, maximum: .max)

  var changesWithEveryMove: Bool { pan.changesWithEveryMove }

  mutating func began(_ new: [Int], _ desk: inout Desk) { pan.began(new, &desk) }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    pan.follow(&desk)
    if !desk.stage.isActive, pan.translation.length > 10, isReady(desk) { desk.become(.began) }
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pan.ended(gone, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pan.cancelled(lost, &desk) }

  /// Whether there is room along the axis along which the fingers have gone farther; or none there for anybody,
  /// and they have gone far enough along the other.
  private func isReady(_ desk: Desk) -> Bool {
    let way = pan.translation
    let isAcross = abs(way.x) > abs(way.y)
    if desk.hasRoom(desk.view, across: isAcross) { return true }
    let around = desk.contest.scrollViews(around: desk.view)
    if around.contains(where: { desk.hasRoom($0, across: isAcross) }) { return false }
    return desk.hasRoom(desk.view, across: !isAcross) && abs(isAcross ? way.y : way.x) > 10
  }
}

/// What keeps touches from the content of a scroll view: it fails 0.15 s after the first came down, or when one
/// leaves. [SCR-2]
struct TouchDelayRules: KindRules {
  var isWaiting = false

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    if !isWaiting { desk.wake(.hold, after: 0.15) }
    isWaiting = true
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {}
  mutating func ended(_ gone: [Int], _ desk: inout Desk) { desk.become(.failed) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { desk.become(.failed) }
}
