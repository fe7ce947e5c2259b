import Fingerpost

/// What a scenario says of a view that is a control.
nonisolated struct ScenarioControl: Sendable, Equatable {
  /// Who is sent actions, in order.
  var targets: [ScenarioTarget] = []
  /// What `beginTracking(_:with:)` answers, where it is overridden.
  var beginTracking: Bool?
  /// What `continueTracking(_:with:)` answers, where it is overridden.
  var continueTracking: Bool?
  /// The titles of the segments, where it has some.
  var segments: [String] = []
}

/// One target of a control with its action.
nonisolated struct ScenarioTarget: Sendable, Equatable {
  var events: [ScenarioControlEvent]
  var action: String
  /// The index of the responder, or nil where it is looked for.
  var target: Int?
}

/// A word for control events: one event, or one of the masks. [CTL-1]
nonisolated enum ScenarioControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel
  case valueChanged, primaryActionTriggered, menuActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case allTouchEvents, allEditingEvents, allEvents

  /// The words for single events, in the order of their bits.
  static let single = allCases.filter { ![.allTouchEvents, .allEditingEvents, .allEvents].contains($0) }

  /// The bits.
  var event: UIControl.Event {
    switch self {
    case .touchDown: .touchDown
    case .touchDownRepeat: .touchDownRepeat
    case .touchDragInside: .touchDragInside
    case .touchDragOutside: .touchDragOutside
    case .touchDragEnter: .touchDragEnter
    case .touchDragExit: .touchDragExit
    case .touchUpInside: .touchUpInside
    case .touchUpOutside: .touchUpOutside
    case .touchCancel: .touchCancel
    case .valueChanged: .valueChanged
    case .primaryActionTriggered: .primaryActionTriggered
    case .menuActionTriggered: .menuActionTriggered
    case .editingDidBegin: .editingDidBegin
    case .editingChanged: .editingChanged
    case .editingDidEnd: .editingDidEnd
    case .editingDidEndOnExit: .editingDidEndOnExit
    case .allTouchEvents: .allTouchEvents
    case .allEditingEvents: .allEditingEvents
    case .allEvents: .allEvents
    }
  }
}
