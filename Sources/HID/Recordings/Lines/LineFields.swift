import FingerpostText

/// The fields of one object of a recording, with errors that name line, key and what was expected.
struct LineFields {
  private let fields: [JSONValue.Field]
  private let line: Int
  /// What messages call the object.
  private let name: String

  /// Takes an object apart.
  ///
  /// - Parameter keys: those that it may have; any other is an error that names the nearest.
  init(_ value: JSONValue, line: Int, name: String, keys: [String]) throws(RecordingError) {
    guard case .object(let fields) = value else {
      throw RecordingError(line: line, reason: "\(name) is \(value.kind), not an object")
    }
    for field in fields where !keys.contains(field.key) {
      let advice = NearestName.advice(for: field.key, among: keys)
      throw RecordingError(
        line: line, reason: "\(name) has no key “\(PlainText.excerpt(field.key))”; \(advice)")
    }
    self.fields = fields
    self.line = line
    self.name = name
  }

  func error(_ reason: String) -> RecordingError { RecordingError(line: line, reason: reason) }

  /// The value of a key; nil where it is not there.
  func value(_ key: String) -> JSONValue? { fields.first { $0.key == key }?.value }

  /// A number; without a default the key is required.
  func number(_ key: String, _ standard: Double? = nil) throws(RecordingError) -> Double {
    guard let value = value(key) else {
      guard let standard else { throw error("\(name) has no “\(key)”") }
      return standard
    }
    guard case .number(let text) = value, let number = Double(text) else {
      throw error("“\(key)” of \(name) is \(value.kind), not a number")
    }
    return number
  }

  /// A whole number; likewise.
  func whole(_ key: String, _ standard: Int? = nil) throws(RecordingError) -> Int {
    guard let value = value(key) else {
      guard let standard else { throw error("\(name) has no “\(key)”") }
      return standard
    }
    guard case .number(let text) = value, let number = Int(text) else {
      throw error("“\(key)” of \(name) is \(Self.shown(value)), not a whole number")
    }
    return number
  }

  /// A time, in nanoseconds.
  func time(_ key: String) throws(RecordingError) -> Int64 {
    guard let value = value(key) else { throw error("\(name) has no “\(key)”") }
    guard case .number(let text) = value, let time = RecordTime.nanoseconds(text) else {
      throw error(
        "“\(key)” of \(name) is \(Self.shown(value)), not seconds with up to nine decimals, as in 0.016")
    }
    return time
  }

  /// A text; nil where it is not there.
  func text(_ key: String) throws(RecordingError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .text(let text) = value else {
      throw error("“\(key)” of \(name) is \(value.kind), not a string")
    }
    return text
  }

  /// A set of properties; empty where it is not there.
  func properties(_ key: String) throws(RecordingError) -> Contact.Properties {
    var set: Contact.Properties = []
    for value in try list(key) {
      guard case .text(let text) = value else {
        throw error("“\(key)” of \(name) contains \(value.kind), not a string")
      }
      guard let found = Contact.Properties.words.first(where: { $0.word == text }) else {
        let advice = NearestName.advice(for: text, among: Contact.Properties.words.map(\.word))
        throw error("“\(key)” of \(name) contains “\(PlainText.excerpt(text))”; \(advice)")
      }
      set.insert(found.choice)
    }
    return set
  }

  /// A list; empty where it is not there.
  func list(_ key: String) throws(RecordingError) -> [JSONValue] {
    guard let value = value(key) else { return [] }
    guard case .list(let values) = value else {
      throw error("“\(key)” of \(name) is \(value.kind), not a list")
    }
    return values
  }

  /// One of a number of words; without a default the key is required.
  func choice<Choice>(
    _ key: String, _ words: [(word: String, choice: Choice)], _ standard: Choice? = nil
  ) throws(RecordingError) -> Choice {
    guard let text = try text(key) else {
      guard let standard else { throw error("\(name) has no “\(key)”") }
      return standard
    }
    if let found = words.first(where: { $0.word == text }) { return found.choice }
    let advice = NearestName.advice(for: text, among: words.map(\.word))
    throw error("“\(key)” of \(name) is “\(PlainText.excerpt(text))”; \(advice)")
  }

  private static func shown(_ value: JSONValue) -> String {
    if case .number(let text) = value { return text }
    return value.kind
  }
}
