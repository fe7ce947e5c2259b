import Foundation

/// The two fingers of a pinch or a rotation. [PINCH-1, PINCH-5 to PINCH-7]
struct FingerPair {
  private(set) var tracked: [Int] = []

  var isComplete: Bool { tracked.count == 2 }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    for touch in new {
      if isComplete { desk.ignore(touch) } else { tracked.append(touch) }
    }
  }

  mutating func lose(_ gone: [Int], _ end: Stage, _ desk: inout Desk) {
    tracked.removeAll { gone.contains($0) }
    if tracked.isEmpty { desk.become(desk.stage.isActive ? end : .failed) }
  }

  /// The way from one to the other.
  func span(_ desk: Desk) -> Point {
    isComplete ? desk.place(tracked[1]) - desk.place(tracked[0]) : Point(x: 0, y: 0)
  }
}

/// Two fingers whose distance changes. [6.10, as measured]
struct PinchRules: KindRules {
  var pair = FingerPair()
  /// The distance that counts as a scale of 1.
  var base = 0.0
  var scale = 1.0
  /// Units of scale a second, over the last step. UIKit's formula is known only for the first action.
  var velocity = 0.0
  private var sampled: Nanoseconds = 0

  var changesWithEveryMove: Bool { pair.isComplete }
  var figures: [Double] { [scale] }
  var firstFigures: [Double] { [scale, velocity] }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let wasComplete = pair.isComplete
    pair.began(new, &desk)
    guard !wasComplete, pair.isComplete else { return }
    // PINCH-6: a new finger makes no jump.
    base = pair.span(desk).length / (desk.stage.isActive ? scale : 1)
    (velocity, sampled) = (0, desk.now)
  }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard pair.isComplete else { return }
    let distance = pair.span(desk).length
    defer { sampled = desk.now }
    // PINCH-1: 10 pt, and 8 of them do not count.
    let change = distance - base
    let begins = !desk.stage.isActive && abs(change) >= 10
    if begins { base += change < 0 ? -8 : 8 }
    guard begins || desk.stage.isActive else { return }
    // PINCH-3: in the first step the scale comes from 1.
    let before = scale
    scale = distance / base
    if desk.now > sampled { velocity = (scale - before) / (desk.now - sampled).inSeconds }
    if begins { desk.become(.began) }
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pair.lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pair.lose(lost, .cancelled, &desk) }
}

/// Two fingers whose direction changes. [6.11, as measured]
struct RotationRules: KindRules {
  var pair = FingerPair()
  private var last = 0.0
  /// By how much they have turned, and what of that does not count, in radians.
  private var turned = 0.0
  private var takenOff = 0.0
  private var velocity = 0.0
  private var sampled: Nanoseconds = 0

  var changesWithEveryMove: Bool { pair.isComplete }
  var figures: [Double] { [turned - takenOff] }
  var firstFigures: [Double] { [turned - takenOff, velocity] }

  mutating func began(_ new: [Int], _ desk: inout Desk) {
    let wasComplete = pair.isComplete
    pair.began(new, &desk)
    guard !wasComplete, pair.isComplete else { return }
    (last, velocity, sampled) = (angle(desk), 0, desk.now)
    if !desk.stage.isActive { turned = 0 }
  }

  private func angle(_ desk: Desk) -> Double { atan2(pair.span(desk).y, pair.span(desk).x) }

  mutating func moved(_ changed: [Int], _ desk: inout Desk) {
    guard pair.isComplete else { return }
    let now = angle(desk)
    // ROT-2: the shorter way round.
    let step = (now - last).remainder(dividingBy: 2 * .pi)
    turned += step
    last = now
    defer { sampled = desk.now }
    // ROT-1: 10°, and 5 of them do not count. An angle comes from a quotient, so that it is never quite 10°.
    if desk.now > sampled { velocity = step / (desk.now - sampled).inSeconds }
    guard !desk.stage.isActive, abs(turned) * 180 / .pi >= 10 - 1e-9 else { return }
    takenOff = (turned < 0 ? -5 : 5) * .pi / 180
    desk.become(.began)
  }

  mutating func ended(_ gone: [Int], _ desk: inout Desk) { pair.lose(gone, .ended, &desk) }
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk) { pair.lose(lost, .cancelled, &desk) }
}
