import Fingerpost

/// A property of a gesture recogniser that a node can state and a script can `set`.
nonisolated enum ScenarioGestureProperty: String, CaseIterable, Sendable {
  case isEnabled, name, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case allowedTouchTypes, allowedPressTypes, requiresExclusiveTouchType, delegate
  case numberOfTapsRequired, numberOfTouchesRequired, buttonMaskRequired
  case minimumPressDuration, allowableMovement
  case minimumNumberOfTouches, maximumNumberOfTouches
  case direction, edges
  case state

  /// The properties of every kind of recogniser that a node can state.
  static let ofAll: [ScenarioGestureProperty] = [
    .isEnabled, .name, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .allowedTouchTypes,
    .allowedPressTypes, .requiresExclusiveTouchType, .delegate,
  ]

  /// Those that a node of a kind can state.
  static func stated(by kind: ScenarioGestureKind) -> [String] {
    (ofAll + kind.properties).map(\.rawValue)
  }

  /// Those that a script can set: a state is assigned as a subclass would, never given at the start.
  static func settable(of kind: ScenarioGestureKind) -> [String] {
    stated(by: kind) + [state.rawValue]
  }
}

/// A property of a recogniser with the value that it gets.
nonisolated struct ScenarioGestureSetting: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    case flag(Bool)
    case text(String)
    case count(Int)
    case number(Double)
    /// Raw values of UIKit's touch types.
    case touchTypes([Int])
    /// Raw values of UIKit's press types.
    case pressTypes([Int])
    /// The raw value of an option set: a direction, edges or buttons.
    case options(UInt)
    case state(UIGestureRecognizer.State)
    case answers(ScenarioGestureAnswers)
  }

  var property: ScenarioGestureProperty
  var value: Value
}
