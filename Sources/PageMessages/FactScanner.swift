/// Looks at facts as text, without reading them: they come from applications, and may be anything.
package enum FactScanner {
  private static let mark = Array(#""fact":"#.utf8)
  private static let subject = Array(#""fact":"subject""#.utf8)

  /// About how many facts there are in a message.
  package static func count(_ message: [UInt8]) -> Int {
    message.withUnsafeBufferPointer { bytes in
      var (count, index) = (0, 0)
      let end = bytes.count - mark.count
      while index <= end {
        if bytes[index] == mark[0], bytes[index + 1] == mark[1], matches(bytes, index, mark) {
          count += 1
          index += mark.count
        } else {
          index += 1
        }
      }
      return count
    }
  }

  /// The facts in a message that say what something is called, with commas between them.
  package static func names(_ message: [UInt8]) -> [UInt8] {
    message.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      var (depth, start, index) = (0, 0, 0)
      var (isText, isName) = (false, false)
      while index < bytes.count {
        let byte = bytes[index]
        if isText {
          if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isText = false }
        } else if byte == UInt8(ascii: "\"") {
          isText = true
          if depth == 2, matches(bytes, index, subject) { isName = true }
        } else if byte == UInt8(ascii: "{") {
          depth += 1
          if depth == 2 { (start, isName) = (index, false) }
        } else if byte == UInt8(ascii: "}") {
          if depth == 2, isName {
            if !result.isEmpty { result.append(UInt8(ascii: ",")) }
            result += bytes[start...index]
          }
          depth -= 1
        }
        index += 1
      }
      return result
    }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ text: [UInt8]) -> Bool {
    guard index + text.count <= bytes.count else { return false }
    for offset in text.indices where bytes[index + offset] != text[offset] { return false }
    return true
  }
}
