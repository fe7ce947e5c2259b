import FingerpostText

/// Makes a case from a seed; the same one for the same seed, everywhere and always.
struct ContestGenerator {
  var random: SplitMix64
  var contest = Contest()

  static func contest(seed: UInt64) -> Contest {
    var generator = ContestGenerator(random: SplitMix64(seed: seed))
    generator.addViews()
    generator.addRecognizers()
    generator.addRequirements()
    generator.addOpinions()
    generator.addScript()
    return Nudger.nudged(generator.contest, seed: seed)
  }

  // MARK: - Views

  private mutating func addViews() {
    for number in 1...random.number(1...6) {
      let parent = random.percent(60) ? number - 1 : random.number(0...number - 1)
      let around = contest.views[parent].frame
      let fits = (across: Int(around.width) / 30, down: Int(around.height) / 30)
      guard fits.across > 1, fits.down > 1 else { return }
      let width = random.number(max(1, fits.across * 2 / 3)...fits.across)
      let height = random.number(max(1, fits.down * 2 / 3)...fits.down)
      let frame = Box(
        x: Double(random.number(0...fits.across - width) * 30),
        y: Double(random.number(0...fits.down - height) * 30),
        width: Double(width * 30), height: Double(height * 30))
      contest.views.append(
        ContestView(
          name: "V\(number)", parent: parent, frame: frame, isMultipleTouchEnabled: random.percent(40),
          isExclusiveTouch: random.percent(8)))
    }
    contest.views[0].isMultipleTouchEnabled = random.percent(40)
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() {
    // Two cases of three gather most of their recognizers on one way to the window.
    let theme = random.percent(45) ? Theme.any : random.pick(Theme.allCases)
    let favorite = contest.path(from: contest.views.count - 1)
    for number in 0..<random.number(random.percent(3) ? 0...1 : 1...6) {
      var view = random.percent(66) ? random.pick(favorite) : random.number(0...contest.views.count - 1)
      let kind = kind(theme)
      if case .screenEdgePan = kind, random.percent(75) { view = 0 }
      var recognizer = ContestRecognizer(name: "g\(number + 1)", view: view, kind: kind)
      recognizer.isEnabled = !random.percent(3)
      recognizer.cancelsTouchesInView = !random.percent(20)
      recognizer.delaysTouchesBegan = random.percent(20)
      recognizer.delaysTouchesEnded = !random.percent(20)
      recognizer.requiresExclusiveTouchType = !random.percent(30)
      if random.percent(6) { recognizer.allowedTypes = random.pick([[.direct], [.pencil], []]) }
      contest.recognizers.append(recognizer)
    }
  }

  /// What the recognizers of a case have in common, so that many want to act at once.
  private enum Theme: CaseIterable {
    case any, presses, movers, pairs, swipes, customs

    /// The choices in `kind(_:)`, one of which is drawn.
    var choices: [Int] {
      switch self {
      case .any: Array(0...19)
      case .presses: [0, 0, 0, 4, 4, 16]
      case .movers: [7, 7, 10, 15, 16]
      case .swipes: [7, 10, 10, 10, 16]
      case .pairs: [7, 12, 12, 14, 14, 16]
      case .customs: [0, 7, 16, 16, 16]
      }
    }
  }

  private mutating func kind(_ theme: Theme) -> ContestKind {
    switch random.pick(theme.choices) {
    case 0...3: .tap(taps: random.pick([1, 1, 2, 3]), touches: random.pick([1, 1, 1, 1, 2, 3]))
    case 4...6:
      .longPress(
        taps: random.pick([0, 0, 0, 1]), touches: random.pick([1, 1, 1, 2]),
        seconds: random.pick([0.5, 0.5, 0.25, 1, 0]), movement: random.pick([10, 10, 30]))
    case 7...9:
      random.percent(60)
        ? .pan() : .pan(minimum: random.number(1...2), maximum: random.pick([2, 2, 3, .max]))
    case 10...11: .swipe(directions(), touches: random.pick([1, 1, 1, 2, 2, 3]))
    case 12...13: .pinch
    case 14: .rotation
    case 15: .screenEdgePan(.init(rawValue: random.number(1...15)))
    default: .custom(plan())
    }
  }

  /// One direction, or two opposite ones, or any of them; sometimes none.
  private mutating func directions() -> ContestKind.Directions {
    .init(rawValue: random.percent(60) ? random.pick([1, 2, 4, 8, 3, 12]) : random.number(0...15))
  }

  private mutating func plan() -> CustomPlan {
    var plan = CustomPlan()
    let moments: [CustomPlan.Moment] = [.began, .move(1), .move(1), .move(2), .move(3), .ended]
    if random.percent(60) { plan.beginOn = random.pick(moments) }
    if random.percent(50) { plan.recognizeOn = random.pick(moments) }
    if random.percent(30) { plan.failOn = random.pick(moments) }
    if random.percent(20) { plan.ignore = [random.number(1...3)] }
    return plan
  }

  // MARK: - Who thinks what of whom

  private mutating func addRequirements() {
    guard contest.recognizers.count > 1 else { return }
    let last = contest.recognizers.count - 1
    for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) {
      let (waiting, awaited) = (random.number(0...last), random.number(0...last))
      if waiting == awaited { continue }
      // Waits in a circle are rare, so that most cases come to an end.
      if waiting < awaited, !random.percent(15) {
        contest.require(awaited, toFail: waiting)
      } else {
        contest.require(waiting, toFail: awaited)
      }
    }
  }

  private mutating func addOpinions() {
    guard !contest.recognizers.isEmpty else { return }
    let last = contest.recognizers.count - 1
    if last > 0 {
      // Some cases let many act together, so that much happens at once.
      let pairs = random.pick([0, 0, 0, 0, 1, 2, 3, 6, 12, 40])
      for _ in 0..<pairs { addAmong(.simultaneous, last) }
      for _ in 0..<random.pick([0, 0, 1, 1, 2, 3]) { addAmong(random.pick(Question.amongRecognizers), last) }
    }
    if last > 0, random.percent(15) {
      // Many requirements that come and go, so that who waits is asked in different moments.
      for _ in 0..<8 { addAmong(random.pick([.requiresFailureOf, .mustFailFor]), last) }
      if let waiting = contest.opinions.last?.holder { add(.shouldBegin, waiting, waiting) }
    }
    let (one, view) = (random.number(0...last), random.number(0...contest.views.count - 1))
    if random.percent(9) { add(.shouldBegin, one, one) }
    if random.percent(4) { add(.receivesEvent, one, one) }
    if random.percent(12) { add(.viewLetsBegin, view, one) }
    if random.percent(8) { add(.receivesTouch, one, view) }
  }

  private mutating func addAmong(_ question: Question, _ last: Int) {
    let (holder, subject) = (random.number(0...last), random.number(0...last))
    if holder != subject { add(question, holder, subject) }
  }

  private mutating func add(_ question: Question, _ holder: Int, _ subject: Int) {
    var answer = Answer(atFirst: !question.defaultAnswer)
    if random.percent(35) {
      answer.turnsAt = Self.tick * Nanoseconds(random.number(1...60)) + Self.tick / 2
      if random.percent(50) { answer.atFirst.toggle() }
    }
    contest.opinions.append(Opinion(question: question, holder: holder, subject: subject, answer: answer))
  }

  // MARK: - Script

  /// A 64th of a second, which is exact both in nanoseconds and in binary fractions of a second.
  static let tick: Nanoseconds = 15_625_000

  private mutating func addScript() {
    var script = ScriptGenerator(random: random, contest: contest)
    contest.steps = script.script()
    random = script.random
    for _ in 0..<(random.percent(15) ? random.number(1...2) : 0) { disturb() }
  }

  /// Puts a change from outside somewhere between the frames.
  private mutating func disturb() {
    guard !contest.steps.isEmpty else { return }
    let place = random.number(0...contest.steps.count - 1)
    let at = contest.steps[place].at + (random.percent(30) ? 0 : Self.tick / 2)
    let deed: ContestStep.Deed
    switch random.number(0...3) {
    case 0: deed = .removeView(random.number(1...max(1, contest.views.count - 1)))
    case 1 where !contest.recognizers.isEmpty:
      deed = .removeRecognizer(random.number(0...contest.recognizers.count - 1))
    case _ where !contest.recognizers.isEmpty:
      let recognizer = random.number(0...contest.recognizers.count - 1)
      deed = .setEnabled(recognizer: recognizer, random.percent(20))
      if random.percent(50) {
        contest.steps.insert(
          ContestStep(at: at, deed: .setEnabled(recognizer: recognizer, true)), at: place + 1)
      }
    default: return
    }
    contest.steps.insert(ContestStep(at: at, deed: deed), at: place + 1)
    if case .removeView(let view) = deed, view >= contest.views.count { contest.steps.remove(at: place + 1) }
    // Nothing may come before what is before it.
    contest.steps = contest.steps.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    .map(\.element)
  }
}
