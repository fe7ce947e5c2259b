import FingerpostText

/// Makes a case of scroll views that move: nested ones, at their edges and in the middle, with some content and
/// recognizers, and fingers that drag, throw, catch and rest.
struct ScrollGenerator {
  private var random: SplitMix64
  private var contest = Contest()

  static func contest(seed: UInt64) -> Contest {
    var generator = ScrollGenerator(random: SplitMix64(seed: seed ^ 0x7363_726F_6C6C_0001))
    generator.addViews()
    generator.addRecognizers()
    generator.contest.bringScrollRecognizers()
    generator.addOpinions()
    var script = ScrollScript(random: generator.random, contest: generator.contest)
    generator.contest.steps = script.steps()
    generator.random = script.random
    generator.chooseSettings(script.isOfOneFinger)
    let nudged = Nudger.nudged(generator.contest, seed: seed)
    generator.contest = nudged
    generator.addCode()
    return generator.contest
  }

  // MARK: - Views

  private mutating func addViews() {
    var parent = 0
    for number in 1...random.pick([1, 1, 2, 2, 3]) {
      let around = contest.views[parent].frame
      let (width, height) = (size(Int(around.width)), size(Int(around.height)))
      let frame = Box(
        x: Double(random.number(0...(Int(around.width) - width) / 30) * 30),
        y: Double(random.number(0...(Int(around.height) - height) / 30) * 30),
        width: Double(width), height: Double(height))
      contest.views.append(
        ContestView(name: "S\(number)", parent: parent, frame: frame, role: scroll()))
      if random.percent(80) { parent = number }
    }
    let scrolls = contest.views.indices.dropFirst()
    for number in 0..<random.number(0...2) {
      let parent = random.percent(80) ? scrolls.last ?? 0 : random.number(0...contest.views.count - 1)
      let around = contest.views[parent].frame
      let role: ViewRole = random.percent(40) ? .control(ControlPlan(isButton: random.percent(50))) : .plain
      contest.views.append(
        ContestView(
          name: "V\(number + 1)", parent: parent,
          frame: Box(
            x: 0, y: 0, width: around.width, height: around.height / Double(random.pick([1, 1, 2]))),
          isMultipleTouchEnabled: random.percent(40), role: role))
    }
  }

  private mutating func size(_ around: Int) -> Int { around - random.pick([0, 0, 0, 30, 60, 90]) }

  private mutating func scroll() -> ViewRole {
    var travel = ScrollTravel()
    travel.room = random.pick([
      Point(x: 0, y: 1000), Point(x: 0, y: 300), Point(x: 0, y: 4000), Point(x: 800, y: 0),
      Point(x: 400, y: 400), Point(x: 0, y: 0), Point(x: 0, y: 40), Point(x: 0, y: -100),
    ])
    travel.start = Point(x: place(travel.room.x), y: place(travel.room.y))
    travel.bounces = !random.percent(15)
    travel.alwaysBouncesAcross = random.percent(15)
    travel.alwaysBouncesDown = random.percent(20)
    travel.isFast = random.percent(12)
    return .scroll(
      ScrollPlan(
        delaysContentTouches: !random.percent(25), canCancelContentTouches: !random.percent(15),
        travel: travel))
  }

  /// At an edge, near to one, or somewhere in the middle.
  private mutating func place(_ room: Double) -> Double {
    guard room > 0 else { return 0 }
    return random.pick(
      [0, 0, 0, room, room, 1, room - 20, 20, 100, (room / 2).rounded()].filter { $0 <= room })
  }

  // MARK: - Recognizers

  private mutating func addRecognizers() {
    for number in 0..<random.pick([0, 0, 1, 1, 2, 3]) {
      let view = random.number(0...contest.views.count - 1)
      var recognizer = ContestRecognizer(name: "g\(number + 1)", view: view, kind: kind())
      recognizer.cancelsTouchesInView = !random.percent(20)
      recognizer.delaysTouchesBegan = random.percent(10)
      contest.recognizers.append(recognizer)
    }
  }

  private mutating func kind() -> ContestKind {
    switch random.number(0...9) {
    case 0...3: .tap(taps: random.pick([1, 1, 2]))
    case 4...5: .longPress()
    case 6...7: .pan()
    default: .swipe(.init(rawValue: random.pick([1, 2, 4, 8])))
    }
  }

  private mutating func addOpinions() {
    let last = contest.recognizers.count - 1
    guard last > 0 else { return }
    for _ in 0..<random.pick([0, 0, 1, 2, 4]) {
      let (one, other) = (random.number(0...last), random.number(0...last))
      // What delays touches has no delegate.
      if one == other || contest.recognizers[one].kind == .touchDelay { continue }
      contest.answers(.simultaneous, one, other, true)
    }
    for scroll in contest.views.indices where contest.scroll(scroll) != nil {
      for view in contest.views.indices
      where contest.scrollViews(around: view).contains(scroll) && random.percent(10) {
        contest.answers(
          random.pick([.contentMayBegin, .contentMayBeCancelled]), scroll, view, random.percent(50))
      }
    }
  }

  // MARK: - The rest

  private mutating func chooseSettings(_ isOfOneFinger: Bool) {
    contest.settings.keepsVelocityAtRest = random.percent(20)
    // The middle of two fingers may be in the middle of two pixels.
    contest.settings.hasPixels = isOfOneFinger && random.percent(25)
  }

  /// Code that moves content when everything is at rest.
  private mutating func addCode() {
    let scrolls = contest.views.indices.filter { contest.scroll($0)?.travel != nil }
    guard let last = contest.steps.last, random.percent(25), !scrolls.isEmpty else { return }
    let view = random.pick(scrolls)
    var at = last.at + .seconds(10)
    for _ in 0..<random.number(1...2) {
      let place = Point(x: 0, y: Double(random.number(0...500)))
      contest.steps.append(
        ContestStep(
          at: at, deed: .moveContent(view: view, to: place, random.pick([.offset, .animated, .bounds]))))
      at += .seconds(1) + ContestGenerator.tick
    }
  }
}
