import FingerpostHID

/// The words for kinds of contacts, which are the names of UIKit's touch types.
nonisolated enum ScenarioContactType: String, CaseIterable {
  case direct, indirect, pencil, indirectPointer

  /// The kind that a hardware frame has.
  var kind: Contact.Kind {
    switch self {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .indirectPointer
    }
  }

  /// The raw value of the touch type. [TOUCH-20]
  var rawTouchType: Int {
    switch self {
    case .direct: 0
    case .indirect: 1
    case .pencil: 2
    case .indirectPointer: 3
    }
  }
}
