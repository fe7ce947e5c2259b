import FingerpostText

/// An object of an export, of which a value of the wrong type costs a warning and not the document.
nonisolated struct ExportObject {
  private let tape: JSONTape
  private let value: Int
  private(set) var problems: [String] = []

  /// Nil if the value is not an object.
  init?(_ tape: JSONTape, _ value: Int) {
    guard tape.isObject(value) else { return nil }
    self.tape = tape
    self.value = value
  }

  /// Returns the value, or nil if it is absent, null or of the wrong type.
  private mutating func value<Value>(
    _ key: StaticString, _ expected: String, _ read: (Int) -> Value?
  ) -> Value? {
    guard let member = tape.member(key, of: value) else { return nil }
    if let found = read(member) { return found }
    problems.append("`\(key)` is not \(expected); its default was taken.")
    return nil
  }

  /// The same of an array, which has to hold values of one type.
  private mutating func values<Value>(
    _ key: StaticString, _ expected: String, _ read: (Int) -> Value?
  ) -> [Value]? {
    let tape = tape
    return value(key, expected) { member in
      guard tape.isArray(member) else { return nil }
      let elements = tape.elements(member)
      let read = elements.compactMap(read)
      return read.count == elements.count ? read : nil
    }
  }

  mutating func text(_ key: StaticString) -> String? { value(key, "a text", tape.text) }

  mutating func flag(_ key: StaticString) -> Bool? {
    value(key, "true or false") { [tape] member in tape.scalar(member)?.flag }
  }

  mutating func integer(_ key: StaticString) -> Int? {
    value(key, "a whole number") { [tape] member in tape.scalar(member)?.number.flatMap(Int.init(exactly:)) }
  }

  mutating func number(_ key: StaticString) -> Double? {
    value(key, "a number") { [tape] member in Self.number(member, tape) }
  }

  mutating func texts(_ key: StaticString) -> [String]? { values(key, "an array of texts", tape.text) }

  /// Returns an array of as many numbers as one of the counts.
  mutating func numbers(_ key: StaticString, count: Int...) -> [Double]? {
    let expected = "an array of \(count.map(String.init).joined(separator: " or ")) numbers"
    guard let values = values(key, expected, { [tape] member in Self.number(member, tape) }) else {
      return nil
    }
    guard count.contains(values.count) else {
      problems.append("`\(key)` is not \(expected); its default was taken.")
      return nil
    }
    return values
  }

  /// Returns an object inside this one.
  mutating func part<Part: ExportPart>(_ key: StaticString, _: Part.Type) -> Part? {
    value(key, "an object") { [tape] member in ExportObject(tape, member).map(Part.init) }
  }

  /// Returns an array of objects.
  mutating func parts<Part: ExportPart>(
    _ key: StaticString, _: Part.Type, _ expected: String
  ) -> [Part]? {
    values(key, expected) { [tape] member in ExportObject(tape, member).map(Part.init) }
  }

  /// Returns an array of objects with where each begins; what is not an object is nil.
  mutating func readableParts<Part: ExportPart>(
    _ key: StaticString, _: Part.Type, _ expected: String
  ) -> [(part: Part?, start: Int)]? {
    values(key, expected) { [tape] member in (ExportObject(tape, member).map(Part.init), tape.start(member)) }
  }

  /// Takes over the problems of an object inside this one.
  mutating func adopt(_ inner: [String]) { problems += inner }

  /// Returns whether the key is there with anything but null.
  func hasValue(_ key: StaticString) -> Bool { tape.member(key, of: value) != nil }

  /// Returns whether the key is there with null.
  func isNull(_ key: StaticString) -> Bool {
    tape.elements(value).contains { tape.hasKey($0, key) && tape.isNull($0) }
  }

  /// Returns the keys that are not among the known ones.
  func unknownKeys(besides known: Set<String>) -> [String] {
    tape.elements(value).map(tape.key).filter { !known.contains($0) }
  }

  /// A number, or the text that stands for one that JSON cannot express.
  private static func number(_ value: Int, _ tape: JSONTape) -> Double? {
    switch tape.text(value) {
    case "nan": .nan
    case "inf": .infinity
    case "-inf": -.infinity
    default: tape.scalar(value)?.number
    }
  }
}
