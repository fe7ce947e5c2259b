import FingerpostText

/// What fingers do on controls and in scroll views: taps, presses around 0.15 s, drags at once and after a wait, and
/// ways out of a control's margin and back, on both sides of every limit and on it.
struct FurnishedScript {
  private(set) var random: SplitMix64
  private let contest: Contest
  private var reports: [Int: [FingerReport]] = [:]
  /// Where the last finger came down.
  private var lastStart: Point?

  init(random: SplitMix64, contest: Contest) {
    self.random = random
    self.contest = contest
  }

  mutating func frames() -> [ContestStep] {
    let furniture = contest.views.indices.filter { contest.views[$0].role != .plain }
    let home = random.pick(furniture.isEmpty ? [0] : furniture)
    for finger in 1...random.pick([1, 1, 1, 2, 2, 3]) {
      var tick = finger == 1 ? 0 : random.pick([0, 0, 1, 3, 8, 12, 20])
      for _ in 0..<random.pick([1, 1, 2, 2, 3]) {
        let view = random.percent(75) ? home : random.number(0...contest.views.count - 1)
        tick += stay(finger, view, tick) + random.pick([1, 2, 6, 12, 22, 23, 40])
      }
    }
    return reports.keys.sorted().map { tick in
      let inOrder = (reports[tick] ?? []).sorted { $0.finger < $1.finger }
      return ContestStep(at: Nanoseconds(tick) * ContestGenerator.tick, deed: .frame(inOrder))
    }
  }

  /// One stay of a finger on the screen, from a tick on; hands out how long it was.
  private mutating func stay(_ finger: Int, _ view: Int, _ begin: Int) -> Int {
    let box = contest.frameInWindow(of: view)
    var from = Point(
      x: Double(random.number(Int(box.x)...Int(box.x + box.width) - 1)),
      y: Double(random.number(Int(box.y)...Int(box.y + box.height) - 1)))
    // Taps in a row come down within 45 pt of each other, or just not.
    if let lastStart, random.percent(35) {
      from = lastStart + Point(x: 0, y: Double(random.pick([0, 0, 44, 45, 46])))
    }
    lastStart = from
    report(begin, finger, .down, from)
    var tick = 0
    var here = from
    // 0.15 s are between 9 and 10 ticks.
    if random.percent(45) { tick = random.pick([8, 9, 10, 11, 20, 40]) }
    for _ in 0..<random.pick([0, 0, 1, 2, 3, 4, 6]) {
      tick += random.pick([1, 1, 2, 4, 9, 10])
      var next = here
      switch random.number(0...9) {
      case 0...1: next = from + Point(x: Double(random.pick([-9, 6, 10, 11])), y: 0)
      case 2...3: next = from + Point(x: 0, y: Double(random.pick([-11, -10, 9, 12])))
      case 4: next = here + Point(x: Double(random.pick([-20, 15])), y: Double(random.pick([-14, 16, 20])))
      case 5...6: next = edge(of: box, from)
      case 7: next = from
      default:
        next =
          here
          + Point(
            x: Double(random.pick([-60, -20, 0, 25, 80])), y: Double(random.pick([-90, -20, 0, 30, 70])))
      }
      if clamped(next, finger) == clamped(here, finger) { continue }
      here = next
      report(begin + tick, finger, .move, here)
    }
    tick += random.pick([1, 1, 2, 4, 9, 12])
    report(begin + tick, finger, random.percent(4) ? .cancel : .up, here)
    return tick
  }

  /// Near the margin of 70 pt around a view, on one side or the other or on it.
  private mutating func edge(of box: Box, _ from: Point) -> Point {
    let margin = contest.settings.isPad ? 25.0 : 70
    var off = random.pick([-margin - 1, -margin, 1 - margin, margin - 1, margin, margin + 1, 90])
    if random.percent(25) { off += random.pick([-1 / 1024, 1 / 1024]) }
    if random.percent(50) {
      return Point(x: off < 0 ? box.x + off : box.x + box.width + off, y: from.y)
    }
    return Point(x: from.x, y: off < 0 ? box.y + off : box.y + box.height + off)
  }

  private func clamped(_ place: Point, _ finger: Int) -> Point {
    Point(x: min(max(place.x, 0), 399) + Double(finger) * 3 / 64, y: min(max(place.y, 0), 798))
  }

  private mutating func report(_ tick: Int, _ finger: Int, _ phase: FingerReport.Phase, _ place: Point) {
    reports[tick, default: []].append(
      FingerReport(finger: finger, phase: phase, point: clamped(place, finger)))
  }
}
