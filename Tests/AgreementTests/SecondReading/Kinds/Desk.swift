/// What a recognizer's own rules see during one call, and what they ask for.
struct Desk {
  let now: Nanoseconds
  let contest: Contest
  /// The view of the recognizer.
  let view: Int
  /// For each view, whether it is a scroll view that scrolls.
  private let scrolls: [Bool]
  private let bodies: [ScrollState?]
  /// Whether the contacts that come down stop the scroll view that the recognizer belongs to.
  let isMoving: Bool
  private let touches: [Touch]
  /// Whether the recognizer was told of the moves of the current event.
  private let knowsMoves: Bool
  private(set) var stage: Stage
  private(set) var hasBegun: Bool
  private(set) var hasAssigned = false
  private(set) var ignored: [Int] = []
  private(set) var requests: [(name: Alarm.Name, delay: Nanoseconds?)] = []

  init(_ reading: SecondReading, contender: Contender, knowsMoves: Bool = true) {
    now = reading.now
    contest = reading.contest
    scrolls = reading.scrolls
    bodies = reading.bodies
    isMoving = reading.stopped.contains(contender.plan.view)
    touches = reading.touches
    self.knowsMoves = knowsMoves
    view = contender.plan.view
    stage = contender.belief
    hasBegun = contender.hasBegun
  }

  /// Where a contact is in the window, as far as the recognizer was told. [GR-40]
  func place(_ touch: Int) -> Point {
    knowsMoves || touches[touch].news != .moved ? touches[touch].location : touches[touch].before
  }

  func finger(_ touch: Int) -> Int { touches[touch].finger }

  /// The middle of some contacts.
  func center(_ these: [Int]) -> Point { .center(of: these.map { place($0) }) }

  /// Whether a scroll view can scroll along an axis.
  func scrolls(_ view: Int, across: Bool) -> Bool {
    guard let plan = contest.scroll(view), scrolls[view] else { return false }
    if let body = bodies[view] { return body.scrolls(across: across) }
    return across ? plan.hasRoomAcross : plan.hasRoomDown
  }

  /// Whether a scroll view has content farther that way along an axis; one that does not move has it both ways.
  func hasRoom(_ view: Int, across: Bool, toward sign: Double) -> Bool {
    guard scrolls[view], let body = bodies[view] else { return scrolls(view, across: across) }
    return body.hasRoom(across: across, toward: sign)
  }

  mutating func become(_ wanted: Stage) {
    guard let next = stage.assigning(wanted) else { return }
    stage = next
    if next == .began { hasBegun = true }
    hasAssigned = true
  }

  mutating func ignore(_ touch: Int) { ignored.append(touch) }

  /// Sets an alarm, or sets it again.
  mutating func wake(_ name: Alarm.Name, after seconds: Double) { requests.append((name, .seconds(seconds))) }

  mutating func silence(_ name: Alarm.Name) { requests.append((name, nil)) }
}
