import Foundation

/// A JSON document, in which a number is never mistaken for a truth value.
nonisolated enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document.
  init(_ data: Data) throws {
    self.init(value: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  private init(value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues { Self(value: $0) })
    case let array as [Any]: self = .array(array.map { Self(value: $0) })
    case let text as String: self = .string(text)
    case let number as NSNumber:
      let isBool = ["c", "B"].contains(String(cString: number.objCType))
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  /// The value of a key, or nil where there is none.
  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether it is `true`.
  var isTrue: Bool { self == .bool(true) }

  /// All keys that a schema describes.
  var keys: Set<String> {
    switch self {
    case .object(let object):
      var keys: Set<String> = []
      if case .object(let properties) = object["properties"] { keys.formUnion(properties.keys) }
      return object.values.reduce(into: keys) { $0.formUnion($1.keys) }
    case .array(let array): return array.reduce(into: []) { $0.formUnion($1.keys) }
    default: return []
    }
  }

  /// All patterns that a schema holds texts to.
  var patterns: Set<String> {
    switch self {
    case .object(let object):
      object.reduce(into: Set([object["pattern"]?.text].compactMap(\.self))) { patterns, field in
        patterns.formUnion(field.value.patterns)
        if field.key == "patternProperties", case .object(let named) = field.value {
          patterns.formUnion(named.keys)
        }
      }
    case .array(let array): array.reduce(into: []) { $0.formUnion($1.patterns) }
    default: []
    }
  }
}
