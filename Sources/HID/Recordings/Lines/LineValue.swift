/// A value of JSON, with numbers as they are written.
enum LineValue {
  case null
  case flag(Bool)
  case number(String)
  case text(String)
  case list([LineValue])
  case object([(key: String, value: LineValue)])

  /// What messages call it.
  var kind: String {
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
