import FingerpostProperties
import FingerpostScreens

/// A gesture recognizer, as a scenario describes it.
nonisolated struct ScenarioGesture: Sendable {
  var kind: GestureKind
  /// Properties to assign.
  var settings: [ScenarioSetting] = []
  /// What its delegate answers, if it has one.
  var answers: ScenarioGestureAnswers?
  /// Whether its touch callbacks are logged.
  var logsTouches = false
  /// The indices of those that have to fail first, for good.
  var requireToFail: [Int] = []
  /// Whom it may prevent, where it overrides the question.
  var canPrevent: ScenarioChoice?
  /// What it may be prevented by, where it overrides the question.
  var canBePrevented: ScenarioChoice?
  /// The index of the collection whose items it moves.
  var movesItems: Int?
  /// When it does what, if it is of the kind that a scenario makes up.
  var custom = ScenarioCustomGesture()

  /// Gives a property a value, if recognizers of the kind have it and take the value.
  mutating func set(_ name: String, _ value: PropertyValue) {
    guard let property = Property.stated(by: kind).first(where: { $0.name == name }),
      let value = property.kind.accepted(value)
    else { return }
    settings.append(ScenarioSetting(property: property, value: value))
  }

  /// The values of the properties that are given one, by name.
  var values: PropertyValues {
    settings.reduce(into: PropertyValues()) { $0[$1.property.name] = $1.value }
  }
}

/// The recognizer that a scenario makes up: it acts at a given callback, whatever the contacts do.
nonisolated struct ScenarioCustomGesture: Sendable, Equatable {
  /// One of a recognizer's touch callbacks in an attempt.
  enum Moment: Sendable, Equatable {
    /// `touchesBegan` with a contact that is not ignored.
    case began
    /// The call of `touchesMoved` with this number, from 1.
    case move(Int)
    /// `touchesEnded`.
    case ended
  }

  /// When it recognizes at one stroke.
  var recognizeOn: Moment?
  /// When it begins, and continues for as long as it has contacts.
  var beginOn: Moment?
  /// When it fails.
  var failOn: Moment?
  /// The contacts that it ignores as soon as they come down.
  var ignore: [Int] = []
}
