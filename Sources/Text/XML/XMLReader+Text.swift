/// Bytes of a document as text.
extension XMLReader {
  /// Returns whether a text of ASCII stands at the current place.
  func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns whether the document ends inside a text of ASCII that begins at the current place.
  func isCut(before text: StaticString) -> Bool {
    let rest = bytes.count - position
    guard rest < text.utf8CodeUnitCount else { return false }
    for index in 0..<rest where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns where a text of ASCII stands next.
  func index(of text: StaticString, from start: Int) -> Int? {
    let (first, count) = (text.utf8Start[0], text.utf8CodeUnitCount)
    var index = start
    while index + count <= bytes.count {
      if bytes[index] == first {
        var length = 1
        while length < count, bytes[index + length] == text.utf8Start[length] { length += 1 }
        if length == count { return index }
      }
      index += 1
    }
    return nil
  }

  func isBlank(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Skips white space and returns whether there was any.
  mutating func skipBlanks() -> Bool {
    let start = position
    while isBlank(at: position) { position += 1 }
    return position > start
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the character at a place.
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    if bytes[index] < 0x80 { return Unicode.Scalar(bytes[index]) }
    return String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  /// Reads a name and returns where it stands.
  mutating func name() throws(XMLFault) -> Range<Int> {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      // Spelled out, since nearly all are letters.
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        position += 1
        continue
      }
      guard let scalar = scalar(at: position),
        position == start ? XMLName.isStart(scalar) : XMLName.isInside(scalar)
      else { break }
      position += UTF8.width(scalar)
    }
    guard position > start else { throw fault(position == bytes.count ? .endsEarly : .badName) }
    return start..<position
  }

  /// Returns a text with its references replaced and its line ends as line feeds, or in a value as spaces.
  func decoded(_ range: Range<Int>, isValue: Bool) throws(XMLFault) -> String {
    var isPlain = true
    for index in range {
      let byte = bytes[index]
      // Characters that may need work: control characters, & and ], and the first byte of U+FFFE.
      if byte < 0x20 || byte == 0x26 || byte == 0x5D || byte == 0xEF { isPlain = false }
    }
    if isPlain { return string(range) }
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x26:
        let (scalar, end) = try reference(at: index, limit: range.upperBound)
        output.append(contentsOf: scalar.utf8)
        index = end
        continue
      case 0x0D:
        // CR LF is one line end.
        if index + 1 == range.upperBound || bytes[index + 1] != 0x0A { output.append(isValue ? 0x20 : 0x0A) }
      case 0x09, 0x0A: output.append(isValue ? 0x20 : byte)
      case 0x5D
      where !isValue && index + 2 < bytes.count && bytes[index + 1] == 0x5D && bytes[index + 2] == 0x3E:
        throw fault(.sectionEndInText, at: index)
      default:
        try check(index)
        output.append(byte)
      }
      index += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns a text as it stands but for its line ends, if XML allows its characters.
  func checked(_ range: Range<Int>) throws(XMLFault) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    for index in range {
      let byte = bytes[index]
      if byte == 0x0D {
        if index + 1 == range.upperBound || bytes[index + 1] != 0x0A { output.append(0x0A) }
      } else {
        try check(index)
        output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func check(_ index: Int) throws(XMLFault) {
    let byte = bytes[index]
    if byte < 0x20
      ? byte != 0x09 && byte != 0x0A && byte != 0x0D
      : byte == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    {
      throw fault(.badCharacter, at: index)
    }
  }

  /// Returns the character that a reference stands for, and where the reference ends.
  private func reference(at start: Int, limit: Int) throws(XMLFault) -> (Unicode.Scalar, end: Int) {
    var end = start + 1
    // The longest that means something is a number with some zeros before it.
    while end < limit, bytes[end] != UInt8(ascii: ";"), end - start < 64 { end += 1 }
    guard end < limit else { throw fault(limit == bytes.count ? .endsEarly : .badEntity, at: start) }
    guard bytes[end] == UInt8(ascii: ";") else { throw fault(.badEntity, at: start) }
    let text = string(start + 1..<end)
    switch text {
    case "lt": return ("<", end + 1)
    case "gt": return (">", end + 1)
    case "amp": return ("&", end + 1)
    case "quot": return ("\"", end + 1)
    case "apos": return ("'", end + 1)
    default: break
    }
    guard text.hasPrefix("#") else {
      guard let first = text.unicodeScalars.first, XMLName.isStart(first) else {
        throw fault(.badName, at: start)
      }
      let isName = text.unicodeScalars.allSatisfy(XMLName.isInside)
      throw fault(isName ? .unknownEntity : .badEntity, at: start)
    }
    let isHexadecimal = text.hasPrefix("#x")
    let digits = text.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", digits.first != "-", let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else {
      throw fault(.badReference, at: start)
    }
    guard XMLName.isCharacter(value), let scalar = Unicode.Scalar(value) else {
      throw fault(.badCharacter, at: start)
    }
    return (scalar, end + 1)
  }
}
