/// Makes what the fingers do: taps, holds, drags and flicks whose lengths lie on both sides of every threshold.
struct ScriptGenerator {
  var random: SplitMix64
  let views: Contest
  /// All places are multiples of this.
  let grid: Int
  private var reports: [Int: [FingerReport]] = [:]

  init(random: SplitMix64, views: Contest, grid: Int) {
    self.random = random
    self.views = views
    self.grid = grid
  }

  /// One stay of a finger on the screen: ticks from its start, and the way from it.
  private struct Stroke {
    var ways: [(ticks: Int, way: (x: Int, y: Int))] = []
    var length = 1
    var isCancelled = false
  }

  mutating func script(fingers: Int) -> [ContestStep] {
    let isTogether = fingers > 1 && random.percent(60)
    var begins = Array(repeating: 0, count: fingers)
    for round in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
      let shared = stroke()
      let place = place()
      for finger in 0..<fingers where round == 0 || random.percent(75) {
        var own = isTogether ? shared : stroke()
        if isTogether, finger > 0 { vary(&own) }
        let from = isTogether && random.percent(80) ? beside(place, finger) : self.place()
        var begin = begins[finger]
        if !isTogether || random.percent(30) { begin += random.pick([0, 0, 1, 2, 5, 18, 20, 30]) }
        put(own, finger + 1, from, begin)
        begins[finger] = begin + own.length + random.pick([1, 6, 12, 22, 23, 24, 50])
      }
      if isTogether { begins = begins.map { _ in begins.max() ?? 0 } }
    }
    return reports.keys.sorted().map { tick in
      let inOrder = (reports[tick] ?? []).sorted { $0.finger < $1.finger }
      return ContestStep(at: Nanoseconds(tick) * ContestGenerator.tick, deed: .frame(inOrder))
    }
  }

  // MARK: - Places

  private func onGrid(_ number: Int) -> Int { number / grid * grid }

  /// Somewhere on a view, now and then at an edge of the screen.
  private mutating func place() -> (x: Int, y: Int) {
    let view = random.percent(60) ? views.views.count - 1 : random.number(0...views.views.count - 1)
    let box = views.frameInWindow(of: view)
    var x = random.number(Int(box.x)...Int(box.x + box.width) - 1)
    var y = random.number(Int(box.y)...Int(box.y + box.height) - 1)
    switch random.number(0...19) {
    case 0: x = random.pick([3, 12, 15])
    case 1: x = random.pick([399, 388, 384])
    case 2: y = random.pick([3, 12, 15])
    default: break
    }
    if y == 787 { y += 3 }
    if x == 13 || x == 387 { x += 3 }
    if y == 13 { y += 2 }
    return (onGrid(x), onGrid(y))
  }

  private mutating func beside(_ place: (x: Int, y: Int), _ finger: Int) -> (x: Int, y: Int) {
    let step = random.pick([24, 30, 45, 60])
    let x = min(max(place.x + [0, 1, 0, -1][finger] * step, 0), 399)
    let y = min(max(place.y + [0, 0, 1, 1][finger] * step, 0), 799)
    return (onGrid(x), onGrid(y))
  }

  // MARK: - Strokes

  private mutating func stroke() -> Stroke {
    var stroke = Stroke()
    stroke.isCancelled = random.percent(4)
    switch random.number(0...9) {
    case 0...3: stroke.length = random.pick([2, 4, 8, 8, 20])
    case 4...5: stroke.length = random.pick([16, 31, 32, 33, 47, 48, 49, 64, 95, 96, 97, 130])
    default: drag(&stroke)
    }
    if random.percent(15), stroke.length > 3 {
      stroke.ways.insert((random.number(1...2), (grid, 0)), at: 0)
      stroke.ways = stroke.ways.reduce(into: []) { kept, way in
        if way.ticks > kept.last?.ticks ?? 0 { kept.append(way) }
      }
    }
    return stroke
  }

  private mutating func drag(_ stroke: inout Stroke) {
    let direction = random.pick([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)])
    var (tick, way) = (0, (x: 0, y: 0))
    for _ in 0..<random.number(1...5) {
      tick += random.pick([1, 1, 2, 4, 8, 16, 33])
      let length =
        random.pick([3, 6, 9, 12, 15, 30, 45, 51, 60]) + (grid == 1 ? random.pick([-1, 0, 1]) : 0)
      let aside = random.percent(25) ? random.pick([3, 6, 9, 15, 30, 33]) : 0
      way.x += direction.0 * length + (direction.0 == 0 ? aside : 0)
      way.y += direction.1 * length + (direction.1 == 0 ? aside : 0)
      if random.percent(10), grid == 1 { way = (6, 8) }
      stroke.ways.append((tick, way))
    }
    stroke.length = tick + random.pick([1, 1, 2, 4, 16, 40])
  }

  /// What a finger does that goes along with another.
  private mutating func vary(_ stroke: inout Stroke) {
    switch random.number(0...3) {
    case 0: stroke.ways = stroke.ways.map { ($0.ticks, (-$0.way.x, -$0.way.y)) }
    case 1: stroke.ways = stroke.ways.map { ($0.ticks, ($0.way.y, -$0.way.x)) }
    case 2: stroke.ways = []
    default: break
    }
    stroke.length = max(stroke.length + random.pick([0, 0, 0, 1, 5]), (stroke.ways.last?.ticks ?? 0) + 1)
  }

  // MARK: - Frames

  private mutating func put(_ stroke: Stroke, _ finger: Int, _ from: (x: Int, y: Int), _ begin: Int) {
    let kind: FingerReport.Kind = random.percent(5) ? .pencil : .direct
    var last = point(from, finger)
    report(begin, FingerReport(finger: finger, phase: .down, point: last, kind: kind))
    for (ticks, way) in stroke.ways where ticks < stroke.length {
      let next = point((from.x + way.x, from.y + way.y), finger)
      if next == last { continue }
      last = next
      report(begin + ticks, FingerReport(finger: finger, phase: .move, point: last, kind: kind))
    }
    let end: FingerReport.Phase = stroke.isCancelled ? .cancel : .up
    report(begin + stroke.length, FingerReport(finger: finger, phase: end, point: last, kind: kind))
  }

  /// A place on the screen that no other finger of a case can be at: each has a fraction of its own.
  private func point(_ place: (x: Int, y: Int), _ finger: Int) -> Point {
    Point(
      x: Double(min(max(place.x, 0), 399)) + Double(finger) * 3 / 64, y: Double(min(max(place.y, 0), 798)))
  }

  private mutating func report(_ tick: Int, _ report: FingerReport) {
    reports[tick, default: []].append(report)
  }
}

extension Contest {
  /// A view's frame in the window.
  func frameInWindow(of view: Int) -> Box {
    var box = views[view].frame
    for outer in path(from: view).dropFirst() {
      box.x += views[outer].frame.x
      box.y += views[outer].frame.y
    }
    return box
  }
}
