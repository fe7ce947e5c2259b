/// The rules of gestures read a second time: slow, short, and without a line of the engine.
///
/// It plays a case and hands out the log that must come out. It is written from the rules alone, one function a
/// rule or a few, over plain values; where the engine keeps indices and counters, this looks everything up again.
/// The two readings agreeing on thousands of random cases is the strongest evidence there is that either is right.
struct SecondReading {
  let contest: Contest
  var now: Nanoseconds = 0
  var record = Record()
  /// Every contact that ever came down, in that order; a contact is named by its place here.
  var touches: [Touch] = []
  /// One for each recognizer of the case, in its order.
  var contenders: [Contender]
  /// Actions that arose and were not sent yet.
  var actions: [Action] = []
  var alarms: [Alarm] = []
  var alarmsSet = 0
  var joins = 0
  var removedViews: [Int] = []
  /// For each view, what it tracks if it is a control, and whether it is a scroll view that scrolls.
  var controls: [Tracking?]
  var scrolls: [Bool]
  /// For each view, where it is if it is a scroll view that moves.
  var bodies: [ScrollState?]
  /// The scroll views that the current event has stopped.
  var stopped: [Int] = []
  var lastTap: Tap?
  /// The orders of delivery [GR-23] and of ties [ARB-3].
  let deliveryOrder: [Int]
  let tieOrder: [Int]

  init(_ contest: Contest) {
    self.contest = contest
    contenders = contest.recognizers.map { Contender($0, in: contest) }
    controls = contest.views.indices.map { view in
      contest.control(view).map { Tracking(isEnabled: $0.isEnabled) }
    }
    scrolls = contest.views.indices.map { contest.scroll($0)?.isScrollEnabled == true }
    bodies = contest.views.indices.map { view in
      contest.scroll(view)?.travel.map { ScrollState($0, contest.views[view].frame) }
    }
    let depths = contest.recognizers.map { contest.depth(of: $0.view) }
    deliveryOrder = contest.recognizers.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }
    tieOrder = contest.recognizers.indices.sorted { (-depths[$0], -$0) < (-depths[$1], -$1) }
  }

  /// The log of a case.
  static func log(of contest: Contest) -> [String] { record(of: contest).log }

  /// The log of a case with the figures.
  static func record(of contest: Contest) -> Record {
    var reading = SecondReading(contest)
    for step in contest.steps {
      reading.passTime(until: step.at)
      reading.perform(step.deed)
    }
    reading.passTime(until: .max)
    return reading.record
  }

  /// Lets alarms ring in order of deadline, then of being set; at an equal time they come before the event.
  mutating func passTime(until end: Nanoseconds) {
    while let next = alarms.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }),
      next.deadline <= end
    {
      alarms.removeAll { $0.number == next.number }
      now = max(now, next.deadline)
      ring(next)
      conclude()
    }
    if end < .max { now = max(now, end) }
  }

  mutating func perform(_ deed: ContestStep.Deed) {
    switch deed {
    case .frame(let reports):
      play(reports)
    case .setEnabled(let recognizer, let isEnabled):
      contenders[recognizer].isEnabled = isEnabled
      if !isEnabled { withdraw(recognizer) }
    case .removeRecognizer(let recognizer):
      contenders[recognizer].isAttached = false
      withdraw(recognizer)
    case .removeView(let view):
      remove(view)
    case .setControlEnabled(let view, let isEnabled): controls[view]?.isEnabled = isEnabled
    case .setScrollEnabled(let view, let isEnabled): setScrollEnabled(view, isEnabled)
    case .sendByHand(let view): if controls[view] != nil { send(view, ["touchUpInside"]) }
    case .moveContent(let view, let place, let way): moveContent(view, place, way)
    }
    conclude()
  }

  /// What follows every event, every alarm and every change from outside. [0.5]
  mutating func conclude() {
    settle()
    serveViews()
    resetFinished()
    for touch in touches.indices { touches[touch].news = nil }
  }

  mutating func note(_ line: String) { record.log.append("\(now.text) \(line)") }

  /// A line of a recognizer's own; those that scroll views bring along have no log.
  mutating func noteOwn(_ recognizer: Int, _ what: String) {
    let plan = contenders[recognizer].plan
    if !plan.kind.isOfScrollView { note("\(plan.name).\(what)") }
  }

  /// `(1,2)`: the fingers of some contacts, ascending.
  func fingers(_ these: [Int]) -> String {
    "(" + these.map { touches[$0].finger }.sorted().map(String.init).joined(separator: ",") + ")"
  }
}
