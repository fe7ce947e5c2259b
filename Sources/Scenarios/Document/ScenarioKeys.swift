import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// The keys that a mapping may have.
nonisolated struct ScenarioKeys: Sendable {
  /// What the mapping describes, with its article.
  var what: String
  /// The keys that are built.
  var built: [String]

  /// The error for any other key.
  func refusal(of key: String, at place: ScenarioPlace) -> ScenarioError {
    ScenarioError(
      place,
      "\(what) has no key “\(PlainText.excerpt(key))”; \(NearestName.advice(for: key, among: built))")
  }
}

nonisolated extension ScenarioKeys {
  /// The top level of a file.
  static let scenario = ScenarioKeys(
    what: "a scenario",
    built: [
      "title", "rules", "config", "screen", "appScreen", "observe", "application", "windows", "script",
      "hooks",
      "expect",
    ])

  /// Keys of the top level that make no sense beside `appScreen`, because an application brings what they describe.
  static let keptByApplications = ["application", "windows", "hooks"]

  static let screen = ScenarioKeys(what: "the screen", built: ["size"])

  static let application = ScenarioKeys(
    what: "the application",
    built: ["id", "touches", "actions", "delegate", "applicationSupportsShakeToEdit"])

  static let delegate = ScenarioKeys(
    what: "the application's delegate", built: ["id", "touches", "actions"])

  static let viewController = ScenarioKeys(
    what: "a view controller", built: ["id", "view", "touches", "actions", "presents"])

  /// A controller that is under the view that it owns.
  static let owningController = ScenarioKeys(
    what: "a view controller under its own view", built: ["id", "touches", "actions", "presents"])

  /// A view of a class.
  static func view(_ viewClass: ScenarioClass) -> ScenarioKeys {
    ScenarioKeys(
      what: viewClass.isControl || viewClass.scrolls ? "a \(viewClass.rawValue)" : "a view",
      built: ["id", "class", "touches", "actions", "subviews", "gestureRecognizers", "viewController"]
        + Property.stated(by: viewClass).map(\.name) + overrides
        + (viewClass.isControl ? ["targets", "beginTracking", "continueTracking"] : [])
        + (viewClass == .segmentedControl ? ["segments"] : [])
        + (viewClass.scrolls ? ["touchesShouldBegin", "touchesShouldCancel", "zooms"] : []))
  }

  /// A target of a control.
  static let target = ScenarioKeys(what: "a target", built: ["events", "action", "target"])

  static let window = ScenarioKeys(
    what: "a window",
    built: [
      "id", "class", "touches", "actions", "subviews", "gestureRecognizers", "rootViewController", "key",
    ]
      + Property.stated(by: .window).map(\.name) + overrides)

  /// A gesture recognizer of a kind.
  static func gesture(_ kind: GestureKind) -> ScenarioKeys {
    ScenarioKeys(
      what: "a gesture recognizer of type \(kind.rawValue)",
      built: ["id", "type", "touches", "requireToFail", "canPrevent", "canBePrevented"]
        + (kind == .custom ? ["recognizeOn", "beginOn", "failOn", "ignore"] : [])
        + Property.stated(by: kind).map(\.name) + ["delegate"])
  }

  /// What a recognizer's delegate answers.
  static let gestureDelegate = ScenarioKeys(
    what: "a recognizer's delegate",
    built: [
      "shouldBegin", "shouldReceive", "shouldReceivePress", "shouldReceiveEvent", "simultaneousWith",
      "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
    ])

  /// An answer with exceptions.
  static let exceptions = ScenarioKeys(what: "an answer with exceptions", built: ["not"])

  static let step = ScenarioKeys(
    what: "a step",
    built: [
      "at", "down", "move", "up", "cancel", "update", "hover", "scroll", "buttons", "modifiers", "press",
      "key", "shake", "remote", "set", "animate", "call",
    ])

  static let animation = ScenarioKeys(
    what: "an animation", built: ["duration", "delay", "allowUserInteraction", "set"])

  static let hook = ScenarioKeys(what: "a hook", built: ["when", "call", "set"])

  static let contact = ScenarioKeys(
    what: "a contact",
    built: [
      "point", "force", "majorRadius", "type", "altitude", "azimuth", "estimated", "expecting",
    ])

  static let scroll = ScenarioKeys(what: "scrolling", built: ["phase", "point", "by"])

  static let update = ScenarioKeys(
    what: "an update", built: ["force", "azimuth", "altitude", "point", "estimated", "expecting"])

  static let transform = ScenarioKeys(what: "a transform", built: ["rotate", "scale"])

  static let pointInside = ScenarioKeys(what: "pointInside", built: ["inset"])

  static let hitTest = ScenarioKeys(what: "hitTest", built: ["redirect"])

  private static let overrides = ["pointInside", "hitTest", "nextResponder", "gestureRecognizerShouldBegin"]
}

/// A part of the format that is known and not built yet.
nonisolated enum ScenarioPart: Sendable {
  case controls, scrollViews

  /// The part and its verb.
  private var clause: String {
    switch self {
    case .controls: "controls are"
    case .scrollViews: "what goes beyond UIScrollView is"
    }
  }

  /// The error that something belongs to this part.
  func refusal(of subject: String, at place: ScenarioPlace) -> ScenarioError {
    ScenarioError(place, "\(subject) is known, but \(clause) not built yet")
  }
}
