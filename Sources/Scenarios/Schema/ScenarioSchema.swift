import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// The JSON Schema of scenario files, made of the tables of ``ScenarioFormat``.
///
/// An editor that has it completes keys and words and underlines what is not one. It knows nothing of what hangs together
/// across the file: ids, times in order, contacts that are down.
package nonisolated enum ScenarioSchema {
  /// Where it is in a checkout.
  package static let path = "docs/scenario.schema.json"

  /// The file.
  package static let text = document.laidOut(width: 118) + "\n"

  private static var document: JSONValue {
    let scenario = Format.scenario.schema
    let taken = Format.keptByApplications.map { JSONValue.Field(key: $0, value: .flag(false)) }
    guard case .object(let fields) = scenario else { return scenario }
    let head = JSONValue.schema(
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("A scenario of Fingerpost")),
      (
        "$comment",
        .text("docs/scenario-format.md says what the keys mean. Written by fingerpost-dev write-schema.")
      ))
    let tail: [JSONValue.Field] = [
      // An application brings these itself.
      .init(key: "if", value: .schema(("required", .texts(["appScreen"])))),
      .init(key: "then", value: .schema(("properties", .object(taken)))),
      .init(key: "$defs", value: .object(others.map { .init(key: $0.0, value: $0.1) } + mappings)),
    ]
    return (fields + tail).reduce(head) { $0.adding($1.key, $1.value) }
  }

  // MARK: - Definitions

  private typealias Format = ScenarioFormat

  private static let mappings: [JSONValue.Field] =
    [
      Format.screen.definition, Format.application.definition, Format.applicationDelegate.definition,
      Format.viewController.definition, Format.owningController.definition, Format.window.definition,
      Format.target.definition, Format.gestureDelegate.definition,
      Format.exceptions(.nodes(of: [])).definition, Format.step.definition, Format.animation.definition,
      Format.hook.definition, Format.contact.definition, Format.firstContact.definition,
      Format.update.definition, Format.scroll.definition, Format.transform.definition,
      Format.insets.definition, Format.redirection.definition,
    ] + Format.viewClasses.map { Format.view($0).definition }
    + GestureKind.allCases.map { Format.gesture($0).definition }

  /// What is no mapping of a table.
  private static let others: [(String, JSONValue)] = [
    // YAML reads a text that looks like a number or a truth value as one; the format takes its letters.
    ("text", .type("string", "number", "boolean")),
    ("id", JSONValue.type("string", "integer").adding("pattern", .text(#"^[^\s!-#%-,./:-@\[-^`{-~]+$"#))),
    ("ids", .listOf(.definition("id"))),
    ("point", .numbers(2)),
    ("contactNumber", JSONValue.type("integer", "string").adding("pattern", .text("^[0-9]+$"))),
    (
      "buttons",
      .listOf(.either(.words(["primary", "secondary"]), .number(from: 1, to: 32, "integer")))
    ),
    ("estimates", .listOf(.words(Contact.Properties.all.words))),
    ("choice", .either(.type("boolean"), .definition("exceptions"))),
    ("pressTypes", .listOf(.words(ScenarioPressType.words))),
    (
      "choiceOfPresses",
      .either(
        .type("boolean"),
        .schema(
          ("type", .text("object")), ("properties", .schema(("not", .definition("pressTypes")))),
          ("required", .texts(["not"])), ("additionalProperties", .flag(false))))
    ),
    ("company", .either(.words(["all"]), .definition("ids"))),
    ("someContacts", Format.contacts("contact")),
    (
      "view",
      .distinguished(
        by: "class", Format.viewClasses.map { ($0.rawValue, $0.rawValue) },
        without: ScenarioClass.view.rawValue)
    ),
    (
      "gestureRecognizer",
      .distinguished(by: "type", GestureKind.allCases.map { ($0.rawValue, Format.gesture($0).name) })
    ),
    ("assignments", assignments),
  ]

  /// `id.property: value`, with the values that any property of that name takes.
  private static var assignments: JSONValue {
    var values: [String: [JSONValue]] = ["delegate": [.definition("delegate")]]
    let properties =
      ScenarioClass.allCases.flatMap { Property.stated(by: $0) }
      + GestureKind.allCases.flatMap { Property.settable(of: $0) }
    for property in properties { values[property.name, default: []].append(property.format.schema) }
    let patterns = values.sorted { $0.key < $1.key }.map { name, schemas in
      var distinct: [String: JSONValue] = [:]
      for schema in schemas { distinct[schema.laidOut(width: .max)] = schema }
      let choices = distinct.sorted { $0.key < $1.key }.map(\.value)
      return JSONValue.Field(
        key: #"^[^.]+\.\#(name)$"#,
        value: choices.count == 1 ? choices[0] : .schema(("anyOf", .list(choices))))
    }
    return .schema(
      ("type", .text("object")), ("patternProperties", .object(patterns)),
      ("additionalProperties", .flag(false)))
  }
}
