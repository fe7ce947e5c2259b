extension JSONValue {
  /// The value of a key, if this is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// The text that this is, or nil.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number that this is, or nil.
  package var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }

  /// The truth that this is, or nil.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The elements of the list that this is, or nil.
  package var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
}
