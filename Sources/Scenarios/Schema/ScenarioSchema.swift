import Fingerpost
import FingerpostHID
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// The JSON Schema of scenario files, made of the tables that their reader goes by.
///
/// An editor that has it completes keys and words and underlines what is not one. It knows nothing of what hangs together
/// across the file: ids, times in order, contacts that are down.
package nonisolated enum ScenarioSchema {
  /// Where it is in a checkout.
  package static let path = "docs/scenario.schema.json"

  /// The file.
  package static let text = document.laidOut(width: 118) + "\n"

  /// What is in code that no key has, and keys that nothing describes; both are mistakes in this folder.
  static let mistakes: [String] = {
    let built = Set(mappings.flatMap(\.keys.built))
    let unused = values.keys.filter { !built.contains($0) }.sorted().map { "no mapping has the key \($0)" }
    let silent = mappings.flatMap { mapping in
      mapping.keys.built.filter { mapping.value(of: $0) == nil }.map { "\(mapping.name).\($0)" }
    }
    return unused + silent.map { "\($0) is not described" }
  }()

  private static var document: JSONValue {
    let definitions = others + mappings.filter { $0.name != root }.map { ($0.name, $0.schema) }
    let scenario = mappings.first { $0.name == root }?.schema ?? .null
    let taken = ScenarioKeys.keptByApplications.map { JSONValue.Field(key: $0, value: .flag(false)) }
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
      .init(key: "$defs", value: .object(definitions.map { .init(key: $0.0, value: $0.1) })),
    ]
    return (fields + tail).reduce(head) { $0.adding($1.key, $1.value) }
  }

  private static let root = "scenario"

  // MARK: - Mappings

  /// A mapping of the format: a table of keys, and what is under them.
  struct Mapping {
    var name: String
    var keys: ScenarioKeys
    /// What is under the keys that mean something else here than elsewhere.
    var own: [String: JSONValue] = [:]
    var required: [String] = []

    func value(of key: String) -> JSONValue? { own[key] ?? ScenarioSchema.values[key] }

    var schema: JSONValue {
      let properties = keys.built.map { JSONValue.Field(key: $0, value: value(of: $0) ?? .flag(true)) }
      let schema = JSONValue.schema(
        ("type", .text("object")), ("properties", .object(properties)), ("additionalProperties", .flag(false))
      )
      return required.isEmpty ? schema : schema.adding("required", .texts(required))
    }
  }

  private static let mappings: [Mapping] =
    [
      Mapping(name: root, keys: .scenario), Mapping(name: "screen", keys: .screen),
      Mapping(
        name: "application", keys: .application, own: ["delegate": .definition("applicationDelegate")]),
      Mapping(name: "applicationDelegate", keys: .delegate),
      Mapping(name: "viewController", keys: .viewController),
      Mapping(name: "owningController", keys: .owningController),
      Mapping(
        name: "window", keys: .window,
        own: settings(Property.stated(by: .window)) {
          $0["class"] = .schema(("const", .text(ScenarioClass.window.rawValue)))
          $0["key"] = .type("boolean")
        }),
      Mapping(name: "target", keys: .target, required: ["events", "action"]),
      Mapping(name: "delegate", keys: .gestureDelegate),
      Mapping(name: "exceptions", keys: .exceptions, required: ["not"]),
      Mapping(name: "step", keys: .step, required: ["at"]),
      Mapping(
        name: "animation", keys: .animation, own: ["delay": seconds], required: ["duration", "set"]),
      Mapping(name: "hook", keys: .hook, required: ["when"]),
      Mapping(name: "contact", keys: .contact, own: ["type": contactType]),
      Mapping(name: "firstContact", keys: .contact, own: ["type": contactType], required: ["point"]),
      Mapping(name: "update", keys: .update),
      Mapping(name: "scroll", keys: .scroll),
      Mapping(name: "transform", keys: .transform),
      Mapping(name: "insets", keys: .pointInside, required: ["inset"]),
      Mapping(name: "redirection", keys: .hitTest, required: ["redirect"]),
    ]
    + viewClasses.map {
      Mapping(name: $0.rawValue, keys: .view($0), own: settings(Property.stated(by: $0)))
    }
    + GestureKind.allCases.map { kind in
      Mapping(
        name: definition(of: kind), keys: .gesture(kind),
        own: settings(Property.stated(by: kind)) {
          $0["touches"] = .type("boolean")
          $0["type"] = .schema(("const", .text(kind.rawValue)))
        })
    }

  private static let viewClasses = ScenarioClass.allCases.filter { $0 != .window }

  private static func definition(of kind: GestureKind) -> String { "\(kind.rawValue)Recognizer" }

  private static func settings(
    _ properties: [Property], _ more: (inout [String: JSONValue]) -> Void = { _ in }
  ) -> [String: JSONValue] {
    var values = Dictionary(properties.map { ($0.name, $0.schema) }) { first, _ in first }
    more(&values)
    return values
  }

  private static let contactType = JSONValue.word(of: Contact.Kind.self)
  private static let seconds = JSONValue.number(from: 0, to: 1e9)

  // MARK: - What is no mapping of a table

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
    ("someContacts", contacts("contact")),
    (
      "view",
      .distinguished(
        by: "class", viewClasses.map { ($0.rawValue, $0.rawValue) }, without: ScenarioClass.view.rawValue)
    ),
    (
      "gestureRecognizer",
      .distinguished(by: "type", GestureKind.allCases.map { ($0.rawValue, definition(of: $0)) })
    ),
    ("assignments", assignments),
  ]

  /// Contacts by number, each with a place or with more.
  static func contacts(_ definition: String) -> JSONValue {
    .mapping(from: "^[0-9]+$", to: .either(.definition("point"), .definition(definition)))
  }

  /// `id.property: value`, with the values that any property of that name takes.
  private static var assignments: JSONValue {
    var values: [String: [JSONValue]] = ["delegate": [.definition("delegate")]]
    let properties =
      ScenarioClass.allCases.flatMap { Property.stated(by: $0) }
      + GestureKind.allCases.flatMap { Property.settable(of: $0) }
    for property in properties { values[property.name, default: []].append(property.schema) }
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
