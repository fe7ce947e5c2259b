/// How one number is stored in what a sensor of Linux's industrial I/O interface hands out.
///
/// The kernel writes it as `le:s12/16>>4`: the order of the bytes, signed or unsigned, how many bits count of how many, and
/// by how many they are shifted.
public struct ScanElement: Hashable, Sendable {
  /// Which number it is among those of a scan; they are in ascending order.
  public var index: Int
  /// Whether the byte of the greatest worth comes first.
  public var isBigEndian: Bool
  /// Whether the number may be negative.
  public var isSigned: Bool
  /// How many bits count.
  public var bits: Int
  /// How many bytes it takes.
  public var size: Int
  /// How many bits below those that count are to be left out.
  public var shift: Int
  /// How many such numbers there are, one behind the other.
  public var repeats: Int

  /// Reads a type as the kernel writes it; nil if it is not one.
  public init?(_ text: String, index: Int) {
    var text = text[...]
    func word(upTo end: Character) -> Substring? {
      guard let place = text.firstIndex(of: end) else { return nil }
      let word = text[..<place]
      text = text[text.index(after: place)...]
      return word
    }
    guard let order = word(upTo: ":"), order == "le" || order == "be", let sign = text.popFirst(),
      sign == "s" || sign == "u", let bits = word(upTo: "/").flatMap({ Int($0) })
    else { return nil }
    let parts = text.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
    let sizes = parts[0].split(separator: "X", omittingEmptySubsequences: false)
    let shift = parts.count > 1 ? (parts[1].hasPrefix(">") ? Int(parts[1].dropFirst()) : nil) : 0
    guard sizes.count <= 2, let storage = Int(sizes[0]), [8, 16, 32, 64, 128].contains(storage),
      let repeats = sizes.count > 1 ? Int(sizes[1]) : 1, (1...64).contains(repeats), let shift, index >= 0,
      (1...min(storage, 64)).contains(bits), (0..<64).contains(shift), shift + bits <= min(storage, 64)
    else { return nil }
    self.index = index
    isBigEndian = order == "be"
    isSigned = sign == "s"
    self.bits = bits
    size = storage / 8
    self.shift = shift
    self.repeats = repeats
  }

  /// How many bytes all of its numbers take.
  var length: Int { size * repeats }

  /// Returns the first of its numbers in the bytes from a place on, which have to be there.
  func number(in bytes: some RandomAccessCollection<UInt8>) -> Int64 {
    var raw: UInt64 = 0
    let ordered = isBigEndian ? Array(bytes.prefix(size)) : bytes.prefix(size).reversed()
    // Of more than eight bytes the last eight count.
    for byte in ordered { raw = raw << 8 | UInt64(byte) }
    raw >>= UInt64(shift)
    // The bits that count are moved to the top, where the highest is the sign.
    raw <<= UInt64(64 - bits)
    return isSigned
      ? Int64(bitPattern: raw) >> Int64(64 - bits) : Int64(clamping: raw >> UInt64(64 - bits))
  }
}
