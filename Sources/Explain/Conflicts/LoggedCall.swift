/// A line of a scenario's log, taken apart.
nonisolated struct LoggedCall {
  /// The id of the object.
  var subject: Substring
  /// The callback.
  var name: Substring
  private var arguments: Substring

  /// Takes a line apart; nil where it has another shape.
  init?(_ text: String) {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    subject = text[..<dot]
    let rest = text[text.index(after: dot)...]
    guard let open = rest.firstIndex(of: "(") else {
      name = rest
      arguments = ""
      return
    }
    name = rest[..<open]
    arguments = rest[rest.index(after: open)...].dropLast()
  }

  /// The contacts between the parentheses.
  var contacts: [Int] { arguments.split(separator: ",").compactMap { Int($0) } }
}
