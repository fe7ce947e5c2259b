import FingerpostHID
import FingerpostProperties
import FingerpostText

/// The words of JSON Schema that the schema of scenarios is made of.
nonisolated extension JSONValue {
  static func schema(_ fields: (String, JSONValue)...) -> JSONValue {
    .object(fields.map { Field(key: $0.0, value: $0.1) })
  }

  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .text($0) }) }

  /// What one of the definitions describes.
  static func definition(_ name: String) -> JSONValue { schema(("$ref", .text("#/$defs/\(name)"))) }

  static func type(_ names: String...) -> JSONValue {
    schema(("type", names.count == 1 ? .text(names[0]) : texts(names)))
  }

  static func words(_ words: [String]) -> JSONValue { schema(("enum", texts(words))) }

  static func word<Word: RawRepresentable & CaseIterable>(of type: Word.Type) -> JSONValue
  where Word.RawValue == String { words(Word.allCases.map(\.rawValue)) }

  static func word<Choice: NamedChoice>(of type: Choice.Type) -> JSONValue { words(type.words.map(\.word)) }

  static func either(_ parts: JSONValue...) -> JSONValue { schema(("oneOf", .list(parts))) }

  static func listOf(_ part: JSONValue) -> JSONValue {
    schema(("type", .text("array")), ("items", part))
  }

  /// A list of so many numbers.
  static func numbers(_ count: Int) -> JSONValue {
    schema(
      ("type", .text("array")), ("items", type("number")), ("minItems", .number("\(count)")),
      ("maxItems", .number("\(count)")))
  }

  static func number(from minimum: Double? = nil, to maximum: Double? = nil, _ type: String = "number")
    -> JSONValue
  {
    var fields = [Field(key: "type", value: .text(type))]
    if let minimum { fields.append(Field(key: "minimum", value: .number(Decimals.short(minimum)))) }
    if let maximum { fields.append(Field(key: "maximum", value: .number(Decimals.short(maximum)))) }
    return .object(fields)
  }

  /// A mapping whose keys are not known, but what they look like.
  static func mapping(from keys: String, to value: JSONValue) -> JSONValue {
    schema(
      ("type", .text("object")), ("propertyNames", schema(("pattern", .text(keys)))),
      ("additionalProperties", value))
  }

  /// The definition that a mapping has to fit, by what it has under a key.
  static func distinguished(
    by key: String, _ choices: [(word: String, definition: String)], without: String? = nil
  ) -> JSONValue {
    let cases = choices.map { choice in
      let condition = schema(("properties", schema((key, schema(("const", .text(choice.word)))))))
      // Without the key, the condition holds: that is what an absent class means.
      let whole = choice.word == without ? condition : condition.adding("required", texts([key]))
      return schema(("if", whole), ("then", definition(choice.definition)))
    }
    let known = schema(
      ("type", .text("object")), ("properties", schema((key, words(choices.map(\.word))))))
    return (without == nil ? known.adding("required", texts([key])) : known).adding("allOf", .list(cases))
  }

  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let fields) = self else { return self }
    return .object(fields + [Field(key: key, value: value)])
  }
}

nonisolated extension Property {
  /// What a scenario can say for the property, as it is read.
  var schema: JSONValue {
    switch kind {
    case .flag: .type("boolean")
    case .number(let range):
      .number(
        from: abs(range.lowerBound) < 1e300 ? range.lowerBound : nil,
        to: abs(range.upperBound) < 1e300 ? range.upperBound : nil)
    case .count where name == "buttonMaskRequired": .definition("buttons")
    case .count(let range): .number(from: Double(range.lowerBound), to: Double(range.upperBound), "integer")
    case .text where name == "state":
      .words(ScenarioCallback.Arguments.states + ["recognized"])
    case .text: .definition("text")
    case .words(let options):
      .either(.words(options.map(\.name)), .listOf(.words(options.map(\.name))))
    case .numbers(let parts) where name == "transform":
      .either(.numbers(parts.count), .definition("transform"))
    case .numbers(let parts): .numbers(parts.count)
    case .list where countsRows:
      .either(
        .number(from: 0, to: Double(PropertyKind.largestCount), "integer"),
        .listOf(.number(from: 0, to: Double(PropertyKind.largestCount), "integer")))
    case .list where name == "allowedTouchTypes": .listOf(.word(of: Contact.Kind.self))
    case .list: .definition("pressTypes")
    }
  }
}
