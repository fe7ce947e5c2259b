/// The rules by which one kind of recognizer makes up its mind; a fresh value for each attempt.
protocol KindRules {
  /// Contacts are given in the order of their fingers.
  mutating func began(_ new: [Int], _ desk: inout Desk)
  mutating func moved(_ changed: [Int], _ desk: inout Desk)
  mutating func ended(_ lifted: [Int], _ desk: inout Desk)
  mutating func cancelled(_ lost: [Int], _ desk: inout Desk)
  mutating func rang(_ alarm: Alarm.Name, _ desk: inout Desk)
  /// Whether each move of one that has begun is a change. [GR-15]
  var changesWithEveryMove: Bool { get }
  /// What an action can read of it: a translation, a scale, an angle; and what the first action reads.
  var figures: [Double] { get }
  var firstFigures: [Double] { get }
}

extension KindRules {
  var changesWithEveryMove: Bool { true }
  var figures: [Double] { [] }
  var firstFigures: [Double] { figures }
  mutating func rang(_ alarm: Alarm.Name, _ desk: inout Desk) { desk.become(.failed) }
}

extension ContestKind {
  /// The rules of the kind, at the beginning of an attempt.
  var rules: any KindRules {
    switch self {
    case .tap(let taps, let touches): TapRules(taps: taps, touches: touches)
    case .longPress(let taps, let touches, let seconds, let movement):
      LongPressRules(taps: taps, touches: touches, seconds: seconds, movement: movement)
    case .pan(let minimum, let maximum): PanRules(minimum: minimum, maximum: maximum)
    case .swipe(let directions, let touches): SwipeRules(directions: directions, touches: touches)
    case .pinch: PinchRules()
    case .rotation: RotationRules()
    case .screenEdgePan(let edges): EdgePanRules(edges: edges)
    case .custom(let plan): CustomRules(plan: plan)
    case .scrollPan: ScrollPanRules()
    case .touchDelay: TouchDelayRules()
    }
  }
}
