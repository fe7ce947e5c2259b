import FingerpostText

/// A value in the JSON of a fact.
protocol FactValue {
  func write(to json: JSONWriter)
}

extension String: FactValue {
  func write(to json: JSONWriter) { json.value(self) }
}

extension Int: FactValue {
  func write(to json: JSONWriter) { json.value(self) }
}

extension UInt32: FactValue {
  func write(to json: JSONWriter) { json.value(self) }
}

extension Double: FactValue {
  func write(to json: JSONWriter) { json.value(self) }
}

extension Bool: FactValue {
  func write(to json: JSONWriter) { json.value(self) }
}

/// A subject is its number.
extension SubjectID: FactValue {
  func write(to json: JSONWriter) { json.value(rawValue) }
}

/// What is missing is null.
extension Optional: FactValue where Wrapped: FactValue {
  func write(to json: JSONWriter) {
    if let self { self.write(to: json) } else { json.null() }
  }
}

extension Array: FactValue where Element: FactValue {
  func write(to json: JSONWriter) {
    json.list { for value in self { value.write(to: json) } }
  }
}

extension JSONWriter {
  /// Writes what kind of fact it is and what it says, in order.
  func fact<each Value: FactValue>(_ name: String, _ fields: repeat (StaticString, each Value)) {
    field("fact", name)
    repeat write(each fields)
  }

  /// Writes a field with the number of a subject, or null.
  func field(_ key: StaticString, _ subject: SubjectID?) { write((key, subject)) }

  private func write<Value: FactValue>(_ field: (key: StaticString, value: Value)) {
    key(field.key)
    field.value.write(to: self)
  }
}
