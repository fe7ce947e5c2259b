import FingerpostText

/// Makes what the fingers do: mostly what one of the recognizers looks for, never quite exactly; else anything.
///
/// Lengths and times lie on both sides of every threshold, and on it where that is exact in binary.
struct ScriptGenerator {
  var random: SplitMix64
  let contest: Contest
  /// What the fingers mean to do, if anything.
  private let intent: ContestRecognizer?
  private let fingers: Int
  /// All places are multiples of this; the middle of three is exact on a grid of threes.
  private let grid: Int
  /// The edge of the screen that the last place is near to, left, right, top, bottom; or a greater number.
  private var side = 4
  private var reports: [Int: [FingerReport]] = [:]

  init(random: SplitMix64, contest: Contest) {
    var random = random
    self.contest = contest
    let intent =
      random.percent(75) && !contest.recognizers.isEmpty ? random.pick(contest.recognizers) : nil
    var fingers = random.pick([1, 1, 1, 1, 2, 2, 2, 3, 4])
    if let intent, random.percent(85) { fingers = intent.kind.fingers + (random.percent(10) ? 1 : 0) }
    self.intent = intent
    self.fingers = fingers
    grid = fingers > 2 ? 3 : 1
    self.random = random
  }

  mutating func script() -> [ContestStep] {
    let isTogether = fingers > 1 && random.percent(intent == nil ? 50 : 85)
    var begins = Array(repeating: 0, count: fingers)
    var rounds = random.pick([1, 1, 1, 2, 2, 3])
    if let intent, random.percent(85) { rounds = intent.kind.presses }
    let home = place()
    for round in 0..<rounds + (random.percent(20) ? 1 : 0) {
      let shared = stroke()
      let place = round == 0 || random.percent(80) ? home : self.place()
      for finger in 0..<fingers where round == 0 || isTogether || random.percent(75) {
        var own = isTogether ? shared : stroke()
        if isTogether, finger > 0 { vary(&own) }
        let from =
          isTogether && random.percent(90) ? beside(place, finger) : finger == 0 ? place : self.place()
        var begin = begins[finger]
        if random.percent(intent == nil && !isTogether ? 100 : 15) {
          begin += random.pick([0, 0, 1, 2, 5, 18, 20, 30])
        }
        put(own, finger + 1, from, begin)
        begins[finger] = begin + own.length + random.pick(pauses)
      }
      if isTogether { begins = begins.map { _ in begins.max() ?? 0 } }
    }
    return reports.keys.sorted().map { tick in
      let inOrder = (reports[tick] ?? []).sorted { $0.finger < $1.finger }
      return ContestStep(at: Nanoseconds(tick) * ContestGenerator.tick, deed: .frame(inOrder))
    }
  }

  /// Ticks between two strokes of a finger; a tap waits for the next less than 22.4.
  private var pauses: [Int] {
    (intent?.kind.presses ?? 1) > 1 ? [2, 4, 6, 8, 12, 12, 22, 22, 23] : [1, 6, 6, 12, 12, 22, 23, 24, 50]
  }

  // MARK: - Places

  private func onGrid(_ number: Int) -> Int { number / grid * grid }

  /// Somewhere on a view, by preference the one that the intent is about; never just 13 points from an edge.
  private mutating func place() -> (x: Int, y: Int) {
    var view = random.percent(50) ? contest.views.count - 1 : random.number(0...contest.views.count - 1)
    if let intent, random.percent(85) { view = intent.view }
    let box = contest.frameInWindow(of: view)
    var x = random.number(Int(box.x)...Int(box.x + box.width) - 1)
    var y = random.number(Int(box.y)...Int(box.y + box.height) - 1)
    side = random.number(0...60)
    if case .screenEdgePan(let edges) = intent?.kind, random.percent(85) {
      side = edges.contains(.left) ? 0 : edges.contains(.right) ? 1 : edges.contains(.top) ? 2 : 3
    }
    switch side {
    case 0: x = random.pick([3, 12, 15])
    case 1: x = random.pick([399, 388, 384])
    case 2: y = random.pick([3, 12, 15])
    case 3: y = random.pick([798, 788, 784])
    default: break
    }
    if x == 13 || onGrid(x) == 387 { x += 3 }
    if y == 13 || onGrid(y) == 787 { y += 3 }
    return (onGrid(x), onGrid(y))
  }

  private mutating func beside(_ place: (x: Int, y: Int), _ finger: Int) -> (x: Int, y: Int) {
    let step = random.pick([24, 24, 30, 45])
    let x = min(max(place.x + [0, 1, 0, -1][finger % 4] * step, 0), 399)
    let y = min(max(place.y + [0, 0, 1, 1][finger % 4] * step, 0), 798)
    return (onGrid(x == 387 ? 390 : x), onGrid(y))
  }

  // MARK: - Strokes

  /// One stay of a finger on the screen: ticks from its start, and the way from it.
  private struct Stroke {
    var ways: [(ticks: Int, way: (x: Int, y: Int))] = []
    var length = 1
    var isCancelled = false
  }

  private mutating func stroke() -> Stroke {
    var stroke = Stroke()
    var choice = random.number(0...9)
    if let intent, random.percent(88) { choice = intent.kind.strokeChoice }
    switch choice {
    case 0...3: stroke.length = random.pick([2, 4, 8, 8, 20])
    case 4...5: stroke.length = random.pick([16, 31, 32, 33, 47, 48, 49, 64, 95, 96, 97, 130])
    case 6: flick(&stroke)
    case 7: shuffle(&stroke)
    default: drag(&stroke)
    }
    stroke.isCancelled = random.percent(3)
    return stroke
  }

  private static let directions = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1)]

  /// Far in little time, or nearly so.
  private mutating func flick(_ stroke: inout Stroke) {
    var direction = random.pick(Array(Self.directions.prefix(4)))
    if case .swipe(let directions, _) = intent?.kind, random.percent(70) {
      direction = directions.contains(.right) ? (1, 0) : directions.contains(.left) ? (-1, 0) : (0, 1)
      if directions == .up { direction = (0, -1) }
    }
    let far = random.pick([24, 27, 30, 36, 42, 45, 48, 51, 60, 90])
    let aside = random.percent(40) ? random.pick([3, 15, 24, 27, 30, 33, 36, 42, 45, 48, 51]) : 0
    let ticks = random.pick([1, 2, 2, 4, 8, 16, 31, 32, 33])
    let parts = random.pick([1, 2, 3])
    // Back a little before it goes forth, or sideways.
    if random.percent(10), ticks > 1 {
      let back = random.pick([-3, 0, 3])
      stroke.ways.append((1, (direction.0 * back - direction.1 * 3, direction.1 * back - direction.0 * 3)))
    }
    for part in 1...parts {
      let share = part == parts ? far : random.percent(30) ? 50 : far * part / 4
      let way = (
        x: direction.0 * share + abs(direction.1) * aside, y: direction.1 * share + abs(direction.0) * aside
      )
      stroke.ways.append((ticks + part - 1, (onGrid(way.x), onGrid(way.y))))
    }
    stroke.length = ticks + random.pick([3, 4, 8])
  }

  /// A few small steps.
  private mutating func shuffle(_ stroke: inout Stroke) {
    let count = random.number(1...5)
    for step in 1...count { stroke.ways.append((step * 2, (step * random.pick([3, 3, 6]), 0))) }
    stroke.length = count * 2 + random.pick([1, 2, 8, 30])
  }

  private mutating func drag(_ stroke: inout Stroke) {
    var direction = random.pick(Self.directions)
    if side < 4, random.percent(80) { direction = [(1, 0), (-1, 0), (0, 1), (0, -1)][side] }
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
    switch (intent?.kind, random.number(0...9)) {
    case (.pinch, 0...5), (.rotation, 0...5), (_, 0):
      stroke.ways = stroke.ways.map { ($0.ticks, (-$0.way.x, -$0.way.y)) }
    case (.rotation, 6...8), (_, 1): stroke.ways = stroke.ways.map { ($0.ticks, ($0.way.y, -$0.way.x)) }
    case (.swipe, 3...5):
      // The others do not go equally far.
      stroke.ways = stroke.ways.map { ($0.ticks, (onGrid($0.way.x * 3 / 4), onGrid($0.way.y * 3 / 4))) }
    case (_, 2): stroke.ways = []
    default: break
    }
    stroke.length = max(stroke.length + random.pick([0, 0, 0, 1, 5]), (stroke.ways.last?.ticks ?? 0) + 1)
  }

  // MARK: - Frames

  private mutating func put(_ stroke: Stroke, _ finger: Int, _ from: (x: Int, y: Int), _ begin: Int) {
    let kind: FingerReport.Kind = random.percent(4) ? .pencil : .direct
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

  /// A place on the screen that no other finger of the case can be at: each has a fraction of its own.
  private func point(_ place: (x: Int, y: Int), _ finger: Int) -> Point {
    Point(
      x: Double(min(max(place.x, 0), 399)) + Double(finger) * 3 / 64, y: Double(min(max(place.y, 0), 798)))
  }

  private mutating func report(_ tick: Int, _ report: FingerReport) {
    reports[tick, default: []].append(report)
  }
}

extension ContestKind {
  /// How many fingers it takes.
  fileprivate var fingers: Int {
    switch self {
    case .tap(_, let touches), .longPress(_, let touches, _, _), .swipe(_, let touches): touches
    case .pan(let minimum, _): minimum
    case .pinch, .rotation: 2
    case .screenEdgePan, .custom, .scrollPan, .touchDelay: 1
    }
  }

  /// How often the fingers come down.
  fileprivate var presses: Int {
    switch self {
    case .tap(let taps, _): taps
    case .longPress(let taps, _, _, _): taps + 1
    default: 1
    }
  }

  /// The stroke that suits it.
  fileprivate var strokeChoice: Int {
    switch self {
    case .tap: 0
    case .longPress: 4
    case .swipe: 6
    case .custom: 7
    case .pan, .pinch, .rotation, .screenEdgePan, .scrollPan: 8
    case .touchDelay: 4
    }
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
