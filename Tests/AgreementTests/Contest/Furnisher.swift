import FingerpostText

/// Makes controls and scroll views of some views of a case, and lets fingers do what those look for.
///
/// It draws from a stream of its own: the case of a seed without furniture stays what it is.
struct Furnisher {
  private var random: SplitMix64
  private var contest: Contest

  static func contest(seed: UInt64) -> Contest {
    var furnisher = Furnisher(
      random: SplitMix64(seed: seed ^ 0x6675_726E_6973_6865), contest: ContestGenerator.contest(seed: seed))
    furnisher.chooseRoles()
    furnisher.contest.bringScrollRecognizers()
    furnisher.addOpinions()
    furnisher.addScript()
    return Nudger.nudged(furnisher.contest, seed: seed)
  }

  // MARK: - Views

  private mutating func chooseRoles() {
    let others = Array(contest.views.indices.dropFirst())
    guard !others.isEmpty else { return }
    for view in others {
      switch random.number(0...99) {
      case 0..<32: contest.views[view].role = .control(control())
      case 32..<64: contest.views[view].role = .scroll(scroll())
      default: break
      }
    }
    contest.settings.isPad = random.percent(15)
    // CTL-51: plain views hand on what they hear to the controls and scroll views that they lie in.
    let forwards = random.percent(40)
    for view in others where forwards && contest.views[view].role == .plain {
      contest.views[view].isForwarding = random.percent(70)
    }
    if contest.views.allSatisfy({ $0.role == .plain }) {
      let view = random.pick(others)
      contest.views[view].isForwarding = false
      contest.views[view].role = random.percent(50) ? .control(control()) : .scroll(scroll())
    }
  }

  private mutating func control() -> ControlPlan {
    var plan = ControlPlan(isButton: random.percent(50), isEnabled: !random.percent(12))
    if random.percent(10) { plan.begins = answer() }
    if random.percent(12) { plan.continues = answer() }
    return plan
  }

  /// A no, or one that turns.
  private mutating func answer() -> Answer {
    guard random.percent(60) else { return Answer(atFirst: false) }
    let turnsAt = ContestGenerator.tick * Nanoseconds(random.number(1...60)) + ContestGenerator.tick / 2
    return Answer(atFirst: random.percent(50), turnsAt: turnsAt)
  }

  private mutating func scroll() -> ScrollPlan {
    ScrollPlan(
      delaysContentTouches: !random.percent(25), canCancelContentTouches: !random.percent(15),
      isScrollEnabled: !random.percent(6), hasRoomAcross: random.percent(40),
      hasRoomDown: random.percent(75))
  }

  // MARK: - Opinions

  private mutating func addOpinions() {
    for scroll in contest.views.indices where contest.scroll(scroll) != nil {
      let content = contest.views.indices.filter { contest.scrollViews(around: $0).contains(scroll) }
      for view in content {
        if random.percent(12) { add(.contentMayBegin, scroll, view, answer()) }
        if random.percent(contest.control(view) == nil ? 15 : 35) {
          let usual = contest.control(view) == nil
          var answer = answer()
          if !usual { answer.atFirst.toggle() }
          add(.contentMayBeCancelled, scroll, view, answer)
        }
      }
    }
    let pans = contest.recognizers.indices.filter { contest.recognizers[$0].kind == .scrollPan }
    let others = contest.recognizers.indices.filter { contest.recognizers[$0].kind != .touchDelay }
    for pan in pans {
      // What the delegate of a pan answers, and what others answer about it.
      for _ in 0..<random.pick([0, 0, 0, 1, 2]) {
        let other = random.pick(others)
        if other != pan {
          add(
            random.pick([.simultaneous, .simultaneous, .requiresFailureOf, .mustFailFor]), pan, other,
            Answer(atFirst: true))
        }
      }
      let rest = others.filter { !pans.contains($0) }
      guard !rest.isEmpty else { continue }
      let other = random.pick(rest)
      if random.percent(20) { add(.simultaneous, other, pan, Answer(atFirst: true)) }
      if random.percent(8) {
        let question = random.pick(Question.amongRecognizers)
        add(question, other, pan, Answer(atFirst: !question.defaultAnswer))
      }
      if random.percent(5) { add(.viewLetsBegin, contest.recognizers[pan].view, pan, Answer(atFirst: false)) }
      if random.percent(12) { contest.require(pan, toFail: other) }
      if random.percent(12) { contest.require(other, toFail: pan) }
    }
  }

  private mutating func add(_ question: Question, _ holder: Int, _ subject: Int, _ answer: Answer) {
    contest.opinions.append(Opinion(question: question, holder: holder, subject: subject, answer: answer))
  }

  // MARK: - Script

  private mutating func addScript() {
    if random.percent(65) {
      var fingers = FurnishedScript(random: random, contest: contest)
      let frames = fingers.frames()
      random = fingers.random
      contest.steps = contest.steps.filter { step in
        if case .frame = step.deed { false } else { true }
      }
      contest.steps += frames
    }
    for view in contest.views.indices {
      let at =
        ContestGenerator.tick * Nanoseconds(random.number(1...50)) - (random.percent(50) ? 0 : 5_000_000)
      let isEnabled = random.percent(30)
      if contest.control(view) != nil, random.percent(8) {
        contest.steps.append(ContestStep(at: at, deed: .setControlEnabled(view: view, isEnabled)))
      }
      if contest.control(view) != nil, random.percent(5) {
        contest.steps.append(ContestStep(at: at, deed: .sendByHand(view: view)))
      }
      if contest.scroll(view) != nil, random.percent(6) {
        contest.steps.append(ContestStep(at: at, deed: .setScrollEnabled(view: view, isEnabled)))
      }
    }
    contest.steps = contest.steps.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    .map(\.element)
  }
}
