import FingerpostText

/// Changes bytes, the same way on every run.
struct Mutator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed &* 0x9e37_79b9_7f4a_7c15) }

  private mutating func next(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }

  /// A number from 0 up to a bound.
  mutating func number(_ bound: Int) -> Int { next(bound) }

  /// One to three changes: a bit, a byte, a number's worth of them, some left out, some put in, or cut off; and now and
  /// then the length put right again, so that what is behind it is read.
  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...next(3) {
      let place = next(bytes.count)
      switch next(7) {
      case 0 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(next(8))
      case 1 where !bytes.isEmpty: bytes[place] = [0, 1, 2, 0x7f, 0x80, 0xff, 65, 128][next(8)]
      case 2 where bytes.count >= 8:
        let start = next(bytes.count - 7)
        let value: UInt64 = [0, 1, .max, 1 << 63, 0x7ff0 << 48, 0x7ff8 << 48, 0xffff_ffff, 1 << 62][next(8)]
        for index in 0..<8 { bytes[start + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
      case 3 where !bytes.isEmpty: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(16)))
      case 4: bytes.insert(contentsOf: (0...next(32)).map { _ in UInt8(next(256)) }, at: place)
      case 5 where !bytes.isEmpty: bytes.removeSubrange(place...)
      default:
        if bytes.count > 8 { bytes += bytes[8...].prefix(next(200)) }
      }
    }
    if bytes.count >= 8, next(2) == 0 {
      let length = UInt32(bytes.count - 8)
      for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: length >> (8 * index)) }
    }
    return bytes
  }
}
