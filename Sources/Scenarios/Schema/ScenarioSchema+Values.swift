import Fingerpost
import FingerpostHID
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension ScenarioSchema {
  /// What is under a key, in whichever mapping it stands. Looked up only, but by the check for keys that nothing has.
  static let values: [String: JSONValue] = {
    let flag = JSONValue.type("boolean")
    let moment = JSONValue.schema(
      ("type", .text("string")), ("pattern", .text("^(began|ended|move: *[0-9]+)$")))
    let lifted = JSONValue.either(.listOf(.definition("contactNumber")), .definition("someContacts"))
    let notNegative = JSONValue.number(from: 0)
    let names = JSONValue.listOf(.definition("id"))
    return [
      // The file.
      "title": .definition("text"),
      "rules": .listOf(
        .schema(("type", .text("string")), ("pattern", .text("^[A-Z]+[0-9]*-[0-9]+[a-z]?$")))),
      "config": config,
      "screen": .definition("screen"),
      "size": .numbers(2),
      "appScreen": .definition("text"),
      "observe": .listOf(.word(of: ScenarioFamily.self)),
      "application": .definition("application"),
      "windows": .listOf(.definition("window")),
      "script": .listOf(.definition("step")),
      "hooks": .listOf(.definition("hook")),
      "expect": .listOf(.either(.type("string"), .listOf(.type("string")))),
      // Nodes.
      "id": .definition("id"),
      "class": .type("string"),
      "touches": .word(of: ScenarioNode.Touches.self),
      "actions": names,
      "applicationSupportsShakeToEdit": flag,
      "rootViewController": .definition("viewController"),
      "viewController": .definition("owningController"),
      "presents": .definition("viewController"),
      "view": .definition("view"),
      "subviews": .listOf(.definition("view")),
      "gestureRecognizers": .listOf(.definition("gestureRecognizer")),
      "pointInside": .either(.words(["always", "never"]), .definition("insets")),
      "inset": .numbers(4),
      "hitTest": .either(.words(["nil-for-self"]), .definition("redirection")),
      "redirect": .definition("id"),
      "nextResponder": .definition("id"),
      "gestureRecognizerShouldBegin": .either(beginning, .definition("exceptions")),
      "not": .definition("ids"),
      "rotate": .type("number"),
      "scale": .type("number"),
      // Controls and scroll views.
      "targets": .listOf(.definition("target")),
      "events": .listOf(.word(of: ControlEventName.self)),
      "action": .definition("id"),
      "target": .either(.type("null"), .definition("id")),
      "beginTracking": flag, "continueTracking": flag,
      "segments": .listOf(.definition("text")),
      "touchesShouldBegin": .definition("choice"), "touchesShouldCancel": .definition("choice"),
      "zooms": .definition("id"),
      // Gesture recognizers.
      "requireToFail": .definition("ids"),
      "canPrevent": .definition("choice"), "canBePrevented": .definition("choice"),
      "recognizeOn": moment, "beginOn": moment, "failOn": moment,
      "ignore": .listOf(.definition("contactNumber")),
      "delegate": .definition("delegate"),
      "shouldBegin": beginning,
      "shouldReceive": .definition("choice"),
      "shouldReceivePress": .definition("choiceOfPresses"),
      "shouldReceiveEvent": flag,
      "simultaneousWith": .definition("company"), "shouldRequireFailureOf": .definition("company"),
      "shouldBeRequiredToFailBy": .definition("company"),
      // Steps.
      "at": .number(from: 0, to: 3600),
      "down": contacts("firstContact"), "move": .definition("someContacts"), "up": lifted, "cancel": lifted,
      "update": .mapping(from: "^[0-9]+$", to: .definition("update")),
      "hover": .either(.words(["exit"]), .definition("point")),
      "scroll": .definition("scroll"), "phase": .word(of: Scroll.Phase.self),
      "by": .definition("point"),
      "buttons": .definition("buttons"),
      "modifiers": .listOf(.words(UIKeyModifierFlags.scenarioNames.map(\.name))),
      "press": presses(ScenarioPressType.buttons),
      "key": presses(KeyName.all),
      "shake": .word(of: Shake.self),
      "remote": .word(of: RemoteCommand.self),
      "set": .definition("assignments"),
      "animate": .definition("animation"),
      "duration": .number(from: 0, to: 1e9), "allowUserInteraction": flag,
      "call": call,
      "when": .type("string"),
      // Contacts.
      "point": .definition("point"),
      "force": notNegative, "majorRadius": notNegative,
      "altitude": .type("number"), "azimuth": .type("number"),
      "estimated": .definition("estimates"), "expecting": .definition("estimates"),
    ]
  }()

  /// The keys of `EventRules`.
  private static var config: JSONValue {
    let fields = EventRules.keys.map { key in
      JSONValue.Field(key: key, value: .type(EventRules.switches.contains(key) ? "boolean" : "number"))
    }
    return .schema(
      ("type", .text("object")), ("properties", .object(fields)), ("additionalProperties", .flag(false)))
  }

  /// Whether a recognizer may begin.
  private static var beginning: JSONValue {
    .schema(("enum", .list([.flag(true), .flag(false)] + ScenarioAxis.allCases.map { .text($0.rawValue) })))
  }

  /// What happens to which buttons or keys.
  private static func presses(_ names: [String]) -> JSONValue {
    let phases = JSONValue.word(of: Press.Phase.self)
    return .schema(
      ("type", .text("object")), ("propertyNames", .words(names)), ("additionalProperties", phases))
  }

  private static var call: JSONValue {
    let methods = ScenarioCall.Method.allCases.map(\.rawValue).joined(separator: "|")
    return .schema(("type", .text("string")), ("pattern", .text(#"^[^.]+\.(\#(methods)) *\(.*\)$"#)))
  }
}
