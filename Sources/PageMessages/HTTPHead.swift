/// The head of a request: what is asked for, and the fields that the lab looks at.
package struct HTTPHead {
  /// How many bytes a head has at most.
  static let maxBytes = 16_384
  /// How many bytes follow a head at most.
  static let maxBody = 4096

  /// What is to be done, such as GET.
  package let method: String
  /// What it is to be done to, without a query.
  package let path: String
  /// How many bytes follow.
  package let bodyLength: Int
  private let fields: [String: String]

  /// What reading the head of a request leads to.
  package enum Reading {
    /// More bytes have to come.
    case more
    /// A head, and how many bytes it had.
    case head(HTTPHead, Int)
    /// It is not a request that is answered; the connection ends.
    case bad
  }

  /// The value of a field, whose name is given in small letters; nil where it is missing.
  package subscript(name: String) -> String? { fields[name] }

  /// Reads the head of a request from the beginning of what came.
  package static func read(_ bytes: [UInt8]) -> Reading {
    // The empty line that ends the longest head may still be on its way.
    guard let end = endOfHead(bytes) else { return bytes.count >= maxBytes + 4 ? .bad : .more }
    guard end <= maxBytes, let head = HTTPHead(bytes[..<end]) else { return .bad }
    return .head(head, end + 4)
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index + 3 < bytes.count {
      if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Reads the lines of a head; nil where one is not as HTTP has it, or says what is not answered here.
  private init?(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.contains(where: { $0 >= 0x7F || ($0 < 0x20 && $0 != 13 && $0 != 10 && $0 != 9) }) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A carriage return with a line feed is one character.
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1", words[1].hasPrefix("/") else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
      let name = line[..<colon]
      guard !name.contains(where: \.isWhitespace) else { return nil }
      // Two answers to one question are a trick, save for what is not looked at.
      guard
        fields.updateValue(Self.trimmed(line[line.index(after: colon)...]), forKey: name.lowercased()) == nil
      else { return nil }
    }
    guard fields["transfer-encoding"] == nil else { return nil }
    let length = fields["content-length"].map { Int($0) } ?? 0
    guard let length, (0...Self.maxBody).contains(length) else { return nil }
    bodyLength = length
    self.fields = fields
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
