import FingerpostText
import Foundation

/// Moves what fingers do to the limits of the rules: just short of them, just beyond them, and onto them where that is exact.
///
/// It works on a case that has its steps, and draws from a stream of its own.
struct Nudger {
  private var random: SplitMix64
  private var contest: Contest

  static func nudged(_ contest: Contest, seed: UInt64) -> Contest {
    var nudger = Nudger(random: SplitMix64(seed: seed ^ 0x6E75_6467_6564_0001), contest: contest)
    let chance = nudger.random.pick([0, 40, 100])
    for _ in 0..<nudger.random.pick([1, 1, 2, 4]) where nudger.random.percent(chance) { nudger.nudgeTime() }
    for _ in 0..<nudger.random.pick([1, 2, 3, 6]) where nudger.random.percent(chance) { nudger.nudgePlace() }
    return nudger.contest
  }

  // MARK: - Times

  /// Seconds at which something rings, ends or is forgotten.
  private static let times = [0.1, 0.15, 0.25, 0.3, 0.35, 0.5, 0.75, 1, 1.5]

  /// Puts a step so long after an earlier one that a time is just up or just not, and moves what follows with it.
  private mutating func nudgeTime() {
    guard contest.steps.count > 1 else { return }
    let late = random.number(1...contest.steps.count - 1)
    let early = random.number(max(0, late - 6)...late - 1)
    let off: Nanoseconds = random.pick([-1_000_000, -1_000_000, 0, 1_000_000, 1_000_000])
    let wanted = contest.steps[early].at + .seconds(random.pick(Self.times)) + off
    // Two steps at one time stay two frames of one time where they were; nudging makes no more of those.
    guard wanted > contest.steps[late - 1].at else { return }
    let shift = wanted - contest.steps[late].at
    for step in late..<contest.steps.count { contest.steps[step].at += shift }
  }

  // MARK: - Places

  /// A move of a finger, and what is needed to put it somewhere else.
  private struct Move {
    let step: Int
    let report: Int
    /// When and where its finger came down.
    let begin: Nanoseconds
    let start: Point
    /// Where another finger came down and is, if there is one.
    let other: (start: Point, place: Point)?
  }

  private func moves() -> [Move] {
    var moves: [Move] = []
    var down: [(finger: Int, begin: Nanoseconds, start: Point, place: Point)] = []
    for (step, each) in contest.steps.enumerated() {
      guard case .frame(let reports) = each.deed else { continue }
      for (number, report) in reports.enumerated() {
        switch report.phase {
        case .down: down.append((report.finger, each.at, report.point, report.point))
        case .up, .cancel: down.removeAll { $0.finger == report.finger }
        case .move:
          guard let place = down.firstIndex(where: { $0.finger == report.finger }) else { continue }
          down[place].place = report.point
          let other = down.first { $0.finger != report.finger }.map { ($0.start, $0.place) }
          moves.append(
            Move(
              step: step, report: number, begin: down[place].begin, start: down[place].start, other: other))
        }
      }
    }
    return moves
  }

  private mutating func nudgePlace() {
    let moves = moves()
    guard !moves.isEmpty else { return }
    let move = random.pick(moves)
    let isPair = contest.recognizers.contains { $0.kind == .pinch || $0.kind == .rotation }
    let target: Point
    if let other = move.other, random.percent(isPair ? 80 : 15) {
      target = random.percent(50) ? parted(move, other) : turned(move, other)
    } else if contest.recognizers.contains(where: \.kind.isSwipe), random.percent(70) {
      target = swept(move)
    } else {
      target = gone(move)
    }
    put(move, target)
  }

  /// A thousandth of a point or of a degree to either side; nothing only where the limit is exact. The two differ, so that
  /// they never add up to the limit.
  private mutating func little(isExact: Bool) -> Double {
    let (less, more) = (-Self.hair, Self.hair * 1.25)
    return isExact ? random.pick([less, 0, more]) : random.pick([less, more])
  }

  private static let hair = 1.0 / 1024

  /// A certain way from the start, along an axis or aslant.
  private mutating func gone(_ move: Move) -> Point {
    let limit = random.pick([10.0, 10, 10, 30, 45])
    if random.percent(60) {
      return move.start + direction().scaled(by: limit + little(isExact: true))
    }
    // Not 45°, where the last bit decides about the axis.
    let angle = Double(random.pick([1, 2, 3, 5, 6, 7])) * .pi / 16
    return move.start
      + Point(x: cos(angle), y: sin(angle)).scaled(by: limit + little(isExact: false))
  }

  private mutating func direction() -> Point {
    random.pick([Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1)])
  }

  /// Where a swipe is just one or just none: along, across, or backwards.
  private mutating func swept(_ move: Move) -> Point {
    let time = min((contest.steps[move.step].at - move.begin).inSeconds, 0.5)
    let way = direction()
    let across = Point(x: way.y, y: way.x).scaled(by: random.percent(50) ? 1 : -1)
    let (far, near) = (50 * (1 - 0.94 * time), 50 * (1 - 0.98 * time))
    switch random.number(0...9) {
    case 0: return move.start + way.scaled(by: random.pick([-Self.hair, 0, Self.hair])) + across
    case 1...4:
      return move.start + way.scaled(by: far + little(isExact: false))
        + across.scaled(by: random.pick([0, 0, near - Self.hair, near + Self.hair, 20]))
    default:
      return move.start + way.scaled(by: random.pick([far + Self.hair, 60, 100]))
        + across.scaled(by: near + little(isExact: false))
    }
  }

  /// Where the distance from the other finger has changed by 10 pt, or not quite.
  private mutating func parted(_ move: Move, _ other: (start: Point, place: Point)) -> Point {
    let span = move.start - other.start
    guard span.length > 0 else { return move.start }
    let isExact = (span.y == 0 || span.x == 0) && other.place == other.start
    let change = random.pick([10, -10, 10, 8]) + little(isExact: isExact)
    return other.place + span.scaled(by: (span.length + change) / span.length)
  }

  /// Where the line to the other finger has turned by 10°, or not quite.
  private mutating func turned(_ move: Move, _ other: (start: Point, place: Point)) -> Point {
    let span = move.start - other.start
    let angle = (random.pick([10, -10, 5]) + little(isExact: false)) * .pi / 180
    let around = Point(
      x: span.x * cos(angle) - span.y * sin(angle), y: span.x * sin(angle) + span.y * cos(angle))
    return other.place + around
  }

  /// Puts a move somewhere else, and the end of the finger with it, where that is on the screen and changes something.
  ///
  /// All places are multiples of a small power of two. So both readings add them up without rounding, in whatever order.
  private mutating func put(_ move: Move, _ wanted: Point) {
    let target = Point(x: (wanted.x * 4096).rounded() / 4096, y: (wanted.y * 4096).rounded() / 4096)
    guard target.x >= 0, target.x < 400, target.y >= 0, target.y < 800 else { return }
    guard case .frame(var reports) = contest.steps[move.step].deed else { return }
    let finger = reports[move.report].finger
    let (before, after) = (place(of: finger, before: move.step), next(of: finger, after: move.step))
    if before == target { return }
    if let after, after.report.phase == .move, after.report.point == target { return }
    reports[move.report].point = target
    contest.steps[move.step].deed = .frame(reports)
    guard let after, after.report.phase != .move, case .frame(var last) = contest.steps[after.step].deed
    else {
      return
    }
    for report in last.indices where last[report].finger == finger { last[report].point = target }
    contest.steps[after.step].deed = .frame(last)
  }

  private func place(of finger: Int, before step: Int) -> Point? {
    contest.steps[..<step].reversed().lazy.compactMap { report(of: finger, in: $0)?.point }.first
  }

  private func next(of finger: Int, after step: Int) -> (step: Int, report: FingerReport)? {
    for later in contest.steps.indices where later > step {
      if let report = report(of: finger, in: contest.steps[later]) { return (later, report) }
    }
    return nil
  }

  private func report(of finger: Int, in step: ContestStep) -> FingerReport? {
    guard case .frame(let reports) = step.deed else { return nil }
    return reports.first { $0.finger == finger }
  }
}

extension ContestKind {
  fileprivate var isSwipe: Bool { if case .swipe = self { true } else { false } }
}
