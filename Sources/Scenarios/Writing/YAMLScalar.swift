/// Scalars in the form in which a YAML file holds them.
nonisolated enum YAMLScalar {
  /// A number with as many digits as it takes to read the same one back.
  static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A time in seconds, exact to the nanosecond, with two decimals at least.
  static func seconds(_ nanoseconds: Int64) -> String {
    let time = max(0, nanoseconds)
    let digits = String(time % 1_000_000_000)
    var fraction = String(repeating: "0", count: 9 - digits.count) + digits
    while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
    return "\(time / 1_000_000_000).\(fraction)"
  }

  /// A text as it is, or in double quotes where YAML could take it for something else.
  static func text(_ text: String) -> String {
    isSafe(text) ? text : quoted(text)
  }

  /// The same for a text that is outside brackets and braces, where a comma separates nothing.
  static func line(_ text: String) -> String {
    isSafe(text.replacing(",", with: ";")) ? text : quoted(text)
  }

  /// A key: a text, or the number of a contact, which no reader takes for anything else here.
  static func key(_ key: String) -> String {
    !key.isEmpty && key.utf8.allSatisfy { (0x30...0x39).contains($0) } ? key : text(key)
  }

  /// Whether a text is made of words that mean nothing to YAML, inside brackets and braces too.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " " else {
      return false
    }
    let isPlain = text.unicodeScalars.allSatisfy {
      ($0.properties.isAlphabetic && $0.value < 0xD800) || (0x30...0x39).contains($0.value)
        || " ._$()/+%=;’“”-".unicodeScalars.contains($0)
    }
    return isPlain && !words.contains(text.lowercased())
  }

  /// What YAML readers take for something other than text.
  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n", "nan", "inf",
  ]

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0x20...0x7E, 0xA1...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x2070...0xD7FF, 0x10000...0xEFFFF:
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
