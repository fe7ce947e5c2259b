/// The keys of a list of animations, as a view's description has it: `{ position=<CABasicAnimation: 0x…>; … }`.
nonisolated enum AnimationKeys {
  /// How many keys are kept, and how many bytes of each.
  private static let (most, longest) = (16, 64)

  /// Returns the keys of the range's list that have a say in touches, in their order. [HIT-18]
  static func list(_ bytes: Bytes, _ range: Range<Int>) -> [String] {
    let content = bytes.trimmed(range)
    guard bytes[content.lowerBound] == .openBrace else { return [] }
    var keys: [String] = []
    var open = OpenBrackets()
    var (start, index) = (content.lowerBound + 1, content.lowerBound + 1)
    var hasKey = false
    while index < content.upperBound, keys.count < most {
      let byte = bytes[index]
      switch byte {
      case .less, .openParen, .openSquare, .openBrace: open.push(byte)
      case .greater: open.pop(.less)
      case .closeParen: open.pop(.openParen)
      case .closeSquare: open.pop(.openSquare)
      case .closeBrace: open.pop(.openBrace)
      case .equals where open.isEmpty && !hasKey:
        hasKey = true
        let key = bytes.trimmed(start..<index)
        if !key.isEmpty, counts(bytes, key) { keys.append(name(bytes, key)) }
      case .semicolon where open.isEmpty:
        (start, hasKey) = (index + 1, false)
      default: break
      }
      index += 1
    }
    return keys
  }

  /// Returns those of the keys that have a say in touches.
  static func counting(_ keys: [String]) -> [String] {
    keys.lazy.filter { key in
      key.utf8.withContiguousStorageIfAvailable { buffer in
        buffer.baseAddress.map { counts(Bytes(base: $0, count: buffer.count), 0..<buffer.count) } ?? false
      } ?? true
    }.prefix(most).map { String($0.prefix(longest)) }
  }

  /// Whether an animation of that key is one that `UIView.animate` makes, which turns touches off.
  ///
  /// Motion effects follow the tilt of the device for as long as the view exists, and let touches be.
  private static func counts(_ bytes: Bytes, _ key: Range<Int>) -> Bool {
    let marks: [StaticString] = ["MotionEffect", "parallax", "Parallax"]
    return !marks.contains { bytes.find($0, from: key.lowerBound, to: key.upperBound) != nil }
  }

  private static func name(_ bytes: Bytes, _ key: Range<Int>) -> String {
    var end = min(key.upperBound, key.lowerBound + longest)
    while end > key.lowerBound, end < key.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes.string(key.lowerBound..<end)
  }
}
