/// Text on its way to a terminal: characters that would control it are spelled out.
///
/// Names, titles and keys come from files, and a terminal would obey what they say. Control characters other than line
/// breaks and tabs are written as in JSON, `\u001b`, and so are those that turn or hide text; a JSON document therefore
/// means the same as before. Text may come in pieces that end anywhere.
package struct TerminalText {
  /// Whether the five sequences of colors that reports use go through.
  private let allowsColors: Bool
  /// The beginning of a character whose end has not come yet.
  private var begun: [UInt8] = []

  /// Creates a filter.
  package init(allowsColors: Bool = false) {
    self.allowsColors = allowsColors
  }

  /// A text as a terminal may have it.
  package static func escaped(_ text: String) -> String {
    var filter = TerminalText()
    return String(decoding: filter.escaped(Array(text.utf8)), as: UTF8.self)
  }

  /// The next piece, as a terminal may have it.
  package mutating func escaped(_ piece: some Collection<UInt8>) -> [UInt8] {
    let bytes = begun + piece
    begun = []
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x1B where allowsColors:
        let sequence = Self.colors.first { bytes[index...].starts(with: $0) }
        if let sequence { output += sequence } else { Self.spell(0x1B, to: &output) }
        index += sequence?.count ?? 1
      case 0..<0x20 where byte != 0x0A && byte != 0x09, 0x7F:
        Self.spell(UInt32(byte), to: &output)
        index += 1
      case 0xC2, 0xD8, 0xE2:
        let length = byte == 0xE2 ? 3 : 2
        guard index + length <= bytes.count else {
          begun = Array(bytes[index...])
          return output
        }
        let rest = bytes[(index + 1)..<(index + length)]
        let scalar = rest.reduce(UInt32(byte) & (length == 3 ? 0x0F : 0x1F)) { $0 << 6 | UInt32($1 & 0x3F) }
        if Self.isControl(scalar) {
          Self.spell(scalar, to: &output)
        } else {
          output += bytes[index..<(index + length)]
        }
        index += length
      default:
        output.append(byte)
        index += 1
      }
    }
    return output
  }

  /// Controls of one byte in their long form, and what separates lines or turns their direction.
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func spell(_ scalar: UInt32, to output: inout [UInt8]) {
    let digits = String(scalar, radix: 16)
    output += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
  }

  private static let colors = ["0", "1", "2", "31", "32"].map { Array("\u{1B}[\($0)m".utf8) }
}
