/// Text from views as text of an XML document.
package enum XMLText {
  /// A text for an attribute or an element: escapes what has a meaning in XML, and puts blanks for what XML forbids.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case let other where other.value < 0x20 || (0xFFFE...0xFFFF).contains(other.value): result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text on one line, without what XML forbids or what changes the text around it, and not too long.
  ///
  /// The limit counts scalars: one character can consist of thousands.
  static func clean(_ text: String, limit: Int = 80) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit {
        result.append("…")
        break
      }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20, 0x85, 0xA0, 0x2028, 0x2029:
        // Runs of blanks become one, and none is at the beginning.
        if let last = result.last, last != " " { result.append(" ") } else { continue }
      // Control characters, marks and overrides of direction, and what is not a character.
      case ..<0x20, 0x7F...0x9F, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFDD0...0xFDEF:
        continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      default: result.append(scalar)
      }
      count += 1
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }
}
