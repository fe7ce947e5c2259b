/// A gesture recognizer, as a scenario describes it.
nonisolated struct ScenarioGesture: Sendable {
  var kind: ScenarioGestureKind
  /// Properties to assign.
  var settings: [ScenarioGestureSetting] = []
  /// Whether its touch callbacks are logged.
  var logsTouches = false
  /// The indices of those that have to fail first, for good.
  var requireToFail: [Int] = []
  /// Whom it may prevent, where it overrides the question.
  var canPrevent: ScenarioChoice?
  /// What it may be prevented by, where it overrides the question.
  var canBePrevented: ScenarioChoice?
  /// When it does what, if it is of the kind that a scenario makes up.
  var custom = ScenarioCustomGesture()
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

/// The kinds of recognizers, by the names that the format has for them.
nonisolated enum ScenarioGestureKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover, custom

  /// UIKit's name of the class.
  var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
    case .hover: "UIHoverGestureRecognizer"
    case .custom: "UIGestureRecognizer"
    }
  }

  /// The properties of its own, beside those that all kinds have.
  var properties: [ScenarioGestureProperty] {
    switch self {
    case .tap: [.numberOfTapsRequired, .numberOfTouchesRequired, .buttonMaskRequired]
    case .longPress:
      [.numberOfTapsRequired, .numberOfTouchesRequired, .minimumPressDuration, .allowableMovement]
    case .pan: [.minimumNumberOfTouches, .maximumNumberOfTouches]
    case .swipe: [.direction, .numberOfTouchesRequired]
    case .screenEdgePan: [.edges, .minimumNumberOfTouches, .maximumNumberOfTouches]
    case .pinch, .rotation, .hover, .custom: []
    }
  }
}
