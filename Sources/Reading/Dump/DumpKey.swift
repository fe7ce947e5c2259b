/// The name of an attribute, which a console may have wrapped.
nonisolated struct DumpKey {
  /// The name; empty if none is there.
  private(set) var range: Range<Int>

  /// Reads the name at the index, over a line end if it goes on there.
  init(_ bytes: Bytes, at index: Int, to end: Int) {
    range = index..<index
    guard isLetter(bytes[index]) || bytes[index] == 0x5F else { return }
    var position = index
    while position < end {
      let byte = bytes[position]
      if isLineEnd(byte) {
        let next = Self.skippingBlanks(bytes, position, end)
        guard next < end, isIdentifier(bytes[next]) else { break }
        position = next
      } else if isIdentifier(byte) || byte == .dot || byte == .minus {
        position += 1
      } else {
        break
      }
    }
    range = index..<position
  }

  /// Returns the attribute of that name.
  func attribute(_ bytes: Bytes) -> DumpAttribute {
    guard bytes.hasLineEnd(range) else { return .named(bytes, range) }
    return bytes.unwrapped(range).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return .unknown }
      return .named(Bytes(base: base, count: buffer.count), 0..<buffer.count)
    }
  }

  /// Returns the known attribute whose name and `=` or `:` stand at the index, after blanks.
  static func known(_ bytes: Bytes, at index: Int, to end: Int) -> DumpAttribute? {
    let key = DumpKey(bytes, at: skippingBlanks(bytes, index, end), to: end)
    let separator = skippingBlanks(bytes, key.range.upperBound, end)
    guard separator < end, bytes[separator] == .equals || bytes[separator] == .colon else { return nil }
    let attribute = key.attribute(bytes)
    if case .unknown = attribute { return nil }
    return attribute
  }

  private static func skippingBlanks(_ bytes: Bytes, _ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, isBlank(bytes[index]) { index += 1 }
    return index
  }
}
