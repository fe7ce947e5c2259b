package import Fingerpost

/// A word for control events: one event, or one of the masks. [CTL-1]
package nonisolated enum ControlEventName: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel
  case valueChanged, primaryActionTriggered, menuActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case allTouchEvents, allEditingEvents, allEvents

  /// The words for single events, in the order of their bits.
  package static let single = allCases.filter {
    ![.allTouchEvents, .allEditingEvents, .allEvents].contains($0)
  }

  /// The bits.
  package var event: UIControl.Event {
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
