/// A value of JSON, with numbers as they are written.
package enum JSONValue: Sendable {
  /// A key of an object with its value. A type of its own: the compiler may find a circle in an enumeration whose case
  /// holds an array of tuples with itself.
  package struct Field: Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case flag(Bool)
  case number(String)
  case text(String)
  case list([JSONValue])
  case object([Field])

  /// What messages call it.
  package var kind: String {
    switch self {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
