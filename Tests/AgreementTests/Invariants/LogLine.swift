/// A line of a log, taken apart: `0.100 V.touchesBegan(1,2)`.
struct LogLine {
  let subject: String
  let callback: String
  let argument: String

  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    let parts = words[1].split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    subject = String(parts[0])
    let call = parts[1].split(separator: "(", maxSplits: 1)
    callback = String(call[0])
    argument = call.count == 2 ? String(call[1].dropLast()) : ""
  }

  /// The fingers of a touch callback; one finger may be there twice, for two contacts.
  var fingers: [Int] { argument.split(separator: ",").compactMap { Int($0) } }
}
