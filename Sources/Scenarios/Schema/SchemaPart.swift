import FingerpostHID
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

  /// A number in a range, of which the schema leaves out ends that no number reaches.
  static func number(from minimum: Double, to maximum: Double = .infinity, _ type: String = "number")
    -> JSONValue
  {
    var fields = [Field(key: "type", value: .text(type))]
    for (key, end) in [("minimum", minimum), ("maximum", maximum)] where abs(end) < 1e300 {
      fields.append(Field(key: key, value: .number(Decimals.short(end))))
    }
    return .object(fields)
  }

  /// A mapping whose keys are not known, but what they look like.
  static func mapping(from keys: String, to value: JSONValue) -> JSONValue {
    schema(
      ("type", .text("object")), ("propertyNames", schema(("pattern", .text(keys)))),
      ("additionalProperties", value))
  }

  /// A mapping with these keys and no others.
  static func mapping(_ fields: [Field]) -> JSONValue {
    schema(("type", .text("object")), ("properties", .object(fields)), ("additionalProperties", .flag(false)))
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
