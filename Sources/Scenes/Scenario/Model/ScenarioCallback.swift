/// A callback that a log line can name.
nonisolated enum ScenarioCallback: String, CaseIterable, Sendable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case hitTest, pointInside
  case becomeFirstResponder, resignFirstResponder

  /// The family of the callback's lines.
  var family: ScenarioFamily {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .touches
    case .hitTest, .pointInside: .hitTest
    case .becomeFirstResponder, .resignFirstResponder: .responder
    }
  }

  /// What stands between the parentheses, for an error; nil where there are none.
  var arguments: String? {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      "contacts in ascending order, such as (1,2)"
    case .pointInside, .becomeFirstResponder, .resignFirstResponder: "(true) or (false)"
    case .hitTest: nil
    }
  }

  /// Callbacks that the format knows and that are not built, each with its family.
  static let unbuilt: [(family: ScenarioFamily, names: [String])] = [
    (.gestures, ["action"]),
    (.states, ["state"]),
    (.reset, ["reset"]),
    (.tracking, ["beginTracking", "continueTracking", "endTracking", "cancelTracking"]),
    (.controls, ["event"]),
    (.presses, ["pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled"]),
    (.motion, ["motionBegan", "motionEnded", "motionCancelled"]),
    (.remote, ["remoteControlReceived"]),
    (
      .scroll,
      [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating",
        "didEndDecelerating",
      ]
    ),
  ]
}
