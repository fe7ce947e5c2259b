public import FingerpostHID

/// A kind of line in a scenario's log.
public nonisolated enum ScenarioFamily: String, Hashable, NamedChoice {
  /// `V.touchesBegan(1)` and its three kin, of any responder.
  case touches
  /// The samples that a touch of such a call has besides the current one, and what is predicted.
  case coalesced
  /// A recognizer's touch callbacks and actions.
  case gestures
  /// A recognizer's changes of state.
  case states
  /// A recognizer's `reset`.
  case reset
  /// What a recognizer's delegate and its views are asked.
  case questions
  /// A control's tracking methods.
  case tracking
  /// Control events.
  case controls
  /// Action messages received.
  case actions
  /// `V.hitTest` and `V.pointInside(true)`.
  case hitTest
  /// `V.becomeFirstResponder(true)` and `V.resignFirstResponder(true)`.
  case responder
  /// `V.didUpdateFocus(V,W)`, of any view around one that was focused or is.
  case focus
  /// `V.pressesBegan(select)` and its three kin, of any responder.
  case presses
  /// `V.motionBegan(shake)` and its two kin, of any responder.
  case motion
  /// `V.remoteControlReceived(play)`, of any responder.
  case remote
  /// What a scroll view tells its delegate.
  case scroll
  /// What a table or collection asks and tells its delegate about rows or items, and what it does to their cells.
  case rows

  /// The families that a log has when its scenario does not choose.
  public static let observedByDefault: Set<ScenarioFamily> = Set(
    allCases.filter {
      ![.hitTest, .states, .reset, .questions, .coalesced].contains($0)
    })
}
