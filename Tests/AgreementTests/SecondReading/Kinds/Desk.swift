/// What a recogniser's own rules see during one call, and what they ask for.
struct Desk {
  let now: Nanoseconds
  private let touches: [Touch]
  /// Whether the recogniser was told of the moves of the current event.
  private let knowsMoves: Bool
  private(set) var stage: Stage
  private(set) var hasBegun: Bool
  private(set) var hasAssigned = false
  private(set) var ignored: [Int] = []
  private(set) var requests: [(name: Alarm.Name, delay: Nanoseconds?)] = []

  init(now: Nanoseconds, touches: [Touch], contender: Contender, knowsMoves: Bool = true) {
    self.now = now
    self.knowsMoves = knowsMoves
    self.touches = touches
    stage = contender.belief
    hasBegun = contender.hasBegun
  }

  /// Where a contact is in the window, as far as the recogniser was told. [GR-40]
  func place(_ touch: Int) -> Point {
    knowsMoves || touches[touch].news != .moved ? touches[touch].location : touches[touch].before
  }

  func finger(_ touch: Int) -> Int { touches[touch].finger }

  /// The middle of some contacts.
  func centre(_ these: [Int]) -> Point { .centre(of: these.map { place($0) }) }

  mutating func become(_ wanted: Stage) {
    guard let next = stage.assigning(wanted) else { return }
    stage = next
    if next == .began { hasBegun = true }
    hasAssigned = true
  }

  mutating func ignore(_ touch: Int) { ignored.append(touch) }

  /// Sets an alarm, or sets it anew.
  mutating func wake(_ name: Alarm.Name, after seconds: Double) { requests.append((name, .seconds(seconds))) }

  mutating func silence(_ name: Alarm.Name) { requests.append((name, nil)) }
}
