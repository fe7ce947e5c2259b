extension JSONWriter {
  /// The members of an object, without the braces around them.
  package static func members(_ fields: (JSONWriter) -> Void) -> String {
    String(object(fields).dropFirst().dropLast())
  }

  /// A whole document: an object of several lines, and the end of its last line.
  package static func document(_ fields: (JSONWriter) throws -> Void) rethrows -> String {
    let json = JSONWriter(.indented)
    try json.object { try fields(json) }
    json.lineBreak()
    return json.text
  }

  /// Writes a field with a text, or null.
  package func field(_ key: StaticString, _ text: String?) {
    self.key(key)
    value(text)
  }

  /// Writes a field with a whole number, or null.
  package func field(_ key: StaticString, _ number: (some BinaryInteger)?) {
    self.key(key)
    if let number { value(number) } else { null() }
  }

  /// Writes a field with a number, or null.
  package func field(_ key: StaticString, _ number: Double?) {
    self.key(key)
    if let number { value(number) } else { null() }
  }

  /// Writes a field with true, false or null.
  package func field(_ key: StaticString, _ flag: Bool?) {
    self.key(key)
    if let flag { value(flag) } else { null() }
  }

  /// Writes a field with a list of texts.
  package func field(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    list { for text in texts { value(text) } }
  }

  /// Writes a field with a list of whole numbers.
  package func field(_ key: StaticString, _ numbers: [Int]) {
    self.key(key)
    list { for number in numbers { value(number) } }
  }

  /// Writes a field with a list of numbers.
  package func field(_ key: StaticString, _ numbers: [Double]) {
    self.key(key)
    list { for number in numbers { value(number) } }
  }

  /// Writes a field with a list, a value for each element.
  package func field<Element>(
    _ key: StaticString, each elements: some Sequence<Element>, _ value: (Element) throws -> Void
  ) rethrows {
    self.key(key)
    try list { for element in elements { try value(element) } }
  }

  /// Writes a field with a list of objects, one for each element.
  package func field<Element>(
    _ key: StaticString, objects elements: some Sequence<Element>, _ fields: (Element) throws -> Void
  ) rethrows {
    try field(key, each: elements) { element in try object { try fields(element) } }
  }

  /// Writes a field with an object.
  package func field(_ key: StaticString, _ fields: () throws -> Void) rethrows {
    self.key(key)
    try object(fields)
  }

  /// Writes a field with the object that a value is, or null.
  package func field<Value>(_ key: StaticString, of value: Value?, _ fields: (Value) throws -> Void) rethrows
  {
    self.key(key)
    if let value { try object { try fields(value) } } else { null() }
  }
}
