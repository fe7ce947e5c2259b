import FingerpostText

/// Makes the case of a seed.
struct RowContestGenerator {
  private var random: SplitMix64
  private var time: Int64 = 0
  private var steps: [RowContest.Step] = []

  static func contest(_ seed: UInt64) -> RowContest {
    var generator = RowContestGenerator(random: SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ 7))
    return generator.contest(seed)
  }

  private init(random: SplitMix64) { self.random = random }

  private mutating func percent(_ chance: Int) -> Bool { random.below(100) < chance }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(range.count)
  }
  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[random.below(choices.count)]
  }

  private mutating func contest(_ seed: UInt64) -> RowContest {
    var contest = RowContest(
      seed: seed, rows: Array(repeating: RowContest.Row(), count: RowContest.rowCount))
    contest.isMultiple = percent(30)
    contest.allowsSelection = percent(94)
    contest.isPad = percent(25)
    contest.unhighlightsLast = percent(25)
    contest.deselectsFirst = percent(25)
    contest.delaysContentTouches = percent(88)
    for row in contest.rows.indices { contest.rows[row] = self.row() }
    if percent(60) { contest.rows[number(0...15)].isSelected = true }
    if contest.isMultiple, percent(50) { contest.rows[number(0...15)].isSelected = true }
    // Few rows are touched, so that they are touched again.
    let touched = [number(0...15), number(0...15), number(0...15)]
    for _ in 0..<pick([0, 1, 1, 2, 2, 3]) { contest.recognizers.append(recognizer(touched)) }
    for _ in 0..<pick([1, 2, 2, 3, 3, 4]) {
      steps = []
      gesture(touched)
      contest.gestures.append(steps)
      let pause = pick([60, 200, 500, 900, 3000])
      wait(pause...pause)
    }
    return contest
  }

  private mutating func row() -> RowContest.Row {
    var row = RowContest.Row()
    row.mayHighlight = percent(88)
    row.selects = percent(82) ? 0 : pick([nil, nil, 1, -1])
    row.mayDeselect = percent(88)
    row.content = percent(50) ? nil : pick([.button, .keeper, .sideways])
    return row
  }

  private mutating func recognizer(_ touched: [Int]) -> RowContest.Recognizer {
    let row = pick(touched)
    var recognizer = RowContest.Recognizer(
      kind: pick([
        .tap, .tap, .doubleTap, .longPress, .pan, .sidewaysPan, .verticalPan, .swipeLeft, .swipeUp,
      ]),
      place: pick([
        .aboveTable, .aboveTable, .aboveTable, .table, .table, .cell(row), .cell(row), .content(row),
        .part(row),
      ]))
    recognizer.cancels = percent(60)
    recognizer.delaysBegan = percent(20)
    recognizer.delaysEnded = percent(75)
    recognizer.isSimultaneous = percent(35)
    return recognizer
  }

  // MARK: - Fingers

  private mutating func add(_ deed: RowContest.Deed) { steps.append(RowContest.Step(at: time, deed: deed)) }

  /// Lets so many milliseconds pass, and a little, so that no two deadlines meet.
  private mutating func wait(_ milliseconds: ClosedRange<Int>) {
    time += Int64(number(milliseconds)) * 1_000_000 + Int64(number(1...999)) * 997
  }

  private mutating func down(_ finger: Int, _ rows: [Int]) -> (x: Double, y: Double) {
    let x = Double(pick([70, 70, 225, 350]) + number(-20...20))
    let y = Double(pick(rows)) * RowContest.rowHeight + 25 + Double(number(-15...15))
    add(.down(finger, x: x, y: y))
    return (x, y)
  }

  private mutating func drag(
    _ finger: Int, from start: (x: Double, y: Double), by way: (x: Double, y: Double), moves: Int, every: Int
  ) {
    for move in 1...moves {
      let part = Double(move) / Double(moves)
      add(.move(finger, x: start.x + way.x * part, y: start.y + way.y * part))
      if move < moves { wait(every...every) }
    }
  }

  private mutating func gesture(_ rows: [Int]) {
    switch number(0...11) {
    case 0, 1: tap(rows, 20...130)
    case 2: tap(rows, 160...480)
    case 3: tap(rows, 520...900)
    case 4: percent(70) ? twoTaps(rows) : tap(rows, 1_520...1_900)
    case 5: drag(rows, after: 5...110, sideways: false)
    case 6: drag(rows, after: 160...600, sideways: false)
    case 7: drag(rows, after: percent(50) ? 5...110 : 160...600, sideways: true)
    case 8, 9: flickAndStop(rows)
    case 10: twoFingers(rows)
    default: cancelled(rows)
    }
  }

  private mutating func tap(_ rows: [Int], _ duration: ClosedRange<Int>) {
    let start = down(0, rows)
    if percent(20) {
      wait(4...10)
      add(.move(0, x: start.x + Double(number(-6...6)), y: start.y + Double(number(-6...6))))
    }
    wait(duration)
    add(.up(0))
  }

  private mutating func twoTaps(_ rows: [Int]) {
    let row = [pick(rows)]
    tap(row, 20...130)
    wait(60...300)
    tap(row, 20...130)
  }

  private mutating func drag(_ rows: [Int], after: ClosedRange<Int>, sideways: Bool) {
    let start = down(0, rows)
    wait(after)
    let far = Double(number(9...200)) * (percent(65) ? -1 : 1)
    let astray = Double(number(-8...8))
    let way = sideways ? (x: far, y: astray) : (x: astray, y: far)
    drag(0, from: start, by: way, moves: number(1...9), every: number(8...20))
    wait(percent(50) ? 150...400 : 4...20)
    add(.up(0))
  }

  private mutating func flickAndStop(_ rows: [Int]) {
    let start = down(0, rows)
    wait(5...30)
    let way = (x: Double(number(-5...5)), y: Double(number(150...400)) * (percent(75) ? -1 : 1))
    drag(0, from: start, by: way, moves: number(4...7), every: 9)
    wait(5...9)
    add(.up(0))
    wait(40...700)
    percent(70) ? tap(rows, 20...400) : drag(rows, after: 5...300, sideways: false)
  }

  private mutating func twoFingers(_ rows: [Int]) {
    let first = down(0, rows)
    wait(pick([5...120, 5...120, 160...480, 520...900]))
    let second = down(1, rows)
    wait(percent(50) ? 5...120 : 160...500)
    if percent(30) {
      let way = (x: 0.0, y: Double(number(-80...80)))
      let finger = random.below(2)
      drag(finger, from: finger == 0 ? first : second, by: way, moves: 3, every: 12)
      wait(5...200)
    }
    let order = percent(50) ? [0, 1] : [1, 0]
    add(.up(order[0]))
    wait(5...300)
    add(.up(order[1]))
  }

  private mutating func cancelled(_ rows: [Int]) {
    _ = down(0, rows)
    if percent(30) {
      wait(5...200)
      _ = down(1, rows)
    }
    wait(percent(50) ? 5...140 : 160...600)
    add(.cancel)
  }
}
