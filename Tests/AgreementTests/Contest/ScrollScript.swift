import FingerpostText
import Foundation

/// What fingers do to content that scrolls: throws of all speeds, slow drags, rests before the lift, beyond the edges and
/// back, and fingers that come down while it moves.
struct ScrollScript {
  private(set) var random: SplitMix64
  private(set) var isOfOneFinger = true
  private let contest: Contest
  private var reports: [Int: [FingerReport]] = [:]

  init(random: SplitMix64, contest: Contest) {
    self.random = random
    self.contest = contest
  }

  mutating func steps() -> [ContestStep] {
    var tick = 0
    for _ in 0..<random.pick([1, 1, 2, 2, 3, 4]) {
      let length = drag(1, tick, at: start())
      if random.percent(15) {
        isOfOneFinger = false
        _ = drag(2, tick + random.number(0...length), at: start())
      }
      // On, while it still moves, or long after.
      tick += length + random.pick([1, 2, 4, 8, 8, 16, 32, 64, 128, 400])
      if !isOfOneFinger { tick += 80 }
    }
    return reports.keys.sorted().map { tick in
      let inOrder = (reports[tick] ?? []).sorted { $0.finger < $1.finger }
      return ContestStep(at: Nanoseconds(tick) * ContestGenerator.tick, deed: .frame(inOrder))
    }
  }

  private mutating func start() -> Point {
    let scrolls = contest.views.indices.filter { contest.scroll($0) != nil }
    let box = contest.frameInWindow(of: random.percent(85) ? scrolls.last ?? 0 : 0)
    return Point(
      x: Double(random.number(Int(box.x) + 20...Int(box.x + box.width) - 20)),
      y: Double(random.number(Int(box.y) + 20...Int(box.y + box.height) - 20)))
  }

  /// One stay of a finger; hands out how many ticks it took.
  private mutating func drag(_ finger: Int, _ begin: Int, at start: Point) -> Int {
    report(begin, finger, .down, start)
    var (tick, here) = (random.pick([0, 0, 0, 9, 10, 20]), start)
    let isAcross = random.percent(25)
    for _ in 0..<random.pick([0, 1, 1, 2, 2, 3]) {
      // One way is a little farther than the other, so that no throw back ends at an edge to the last bit.
      let length = random.pick([2.0, 3, 4, 5, 10, 12, 20, 40, 60])
      let step = random.percent(50) ? length : -length - 1 / 64
      let aside = random.percent(25) ? Double(random.pick([-7, 1, 3, 11])) : 0
      let pause = random.pick([1, 1, 1, 2, 4])
      for _ in 0..<random.pick([1, 2, 3, 4, 6]) {
        tick += pause
        let next = here + (isAcross ? Point(x: step, y: aside) : Point(x: aside, y: step))
        guard next.x >= 0, next.x < 400, next.y >= 0, next.y < 799 else { continue }
        here = next
        report(begin + tick, finger, .move, here)
      }
    }
    // Up to 0.1 s are not rest; 6 ticks are 0.094 s.
    tick += random.pick([1, 1, 1, 1, 4, 6, 7, 20])
    report(begin + tick, finger, random.percent(3) ? .cancel : .up, here)
    return tick
  }

  private mutating func report(_ tick: Int, _ finger: Int, _ phase: FingerReport.Phase, _ place: Point) {
    // Each finger has a fraction of its own, so that no two are at one place; and none is just on the edge of a view.
    let point = place + Point(x: Double(finger) * 3 / 64, y: 1 / 8)
    reports[tick, default: []].append(FingerReport(finger: finger, phase: phase, point: point))
  }
}
