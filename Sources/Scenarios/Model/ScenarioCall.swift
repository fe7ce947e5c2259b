import FingerpostScreens

/// A method call that a script makes outside any event, or a hook inside a callback.
nonisolated struct ScenarioCall: Sendable {
  /// The methods that can be called.
  enum Method: String, CaseIterable, Sendable {
    case removeFromSuperview, addSubview, bringSubviewToFront, sendSubviewToBack
    case becomeFirstResponder, resignFirstResponder
    case setNeedsFocusUpdate, updateFocusIfNeeded
    case makeKey, makeKeyAndVisible
    case addGestureRecognizer, removeGestureRecognizer
    case resignActive, becomeActive
    case beginReceivingRemoteControlEvents, endReceivingRemoteControlEvents
    case sendActions, sendAction

    /// What kind of node the method takes, or nil where it takes nothing.
    var argument: ScenarioNode.Role? {
      switch self {
      case .addSubview, .bringSubviewToFront, .sendSubviewToBack: .view
      case .addGestureRecognizer, .removeGestureRecognizer: .recognizer
      default: nil
      }
    }

    /// Whether objects of a kind have the method.
    func belongs(to role: ScenarioNode.Role) -> Bool {
      switch self {
      case .removeFromSuperview: role == .view
      case .addSubview, .bringSubviewToFront, .sendSubviewToBack, .addGestureRecognizer,
        .removeGestureRecognizer:
        role == .view || role == .window
      case .becomeFirstResponder, .resignFirstResponder: role != .recognizer
      case .setNeedsFocusUpdate, .updateFocusIfNeeded: role == .view || role == .window
      case .makeKey, .makeKeyAndVisible: role == .window
      case .resignActive, .becomeActive, .sendAction, .beginReceivingRemoteControlEvents,
        .endReceivingRemoteControlEvents:
        role == .application
      case .sendActions: role == .view
      }
    }
  }

  /// The index of the receiver, or nil for the application, which need not be a node.
  var receiver: Int?
  var method: Method
  /// The index of the view, the recognizer or the sender that the method takes.
  var argument: Int?
  /// The events that are sent.
  var events: [ControlEventName] = []
  /// The action that is sent.
  var action: String?
  var place: ScenarioPlace
}
