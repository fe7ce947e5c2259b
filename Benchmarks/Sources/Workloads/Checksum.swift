/// FNV-1a over 64 bits, the way the checksums of the workloads are defined.
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in the bytes of a number, the lowest first.
  mutating func mix<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      value ^= UInt64(truncatingIfNeeded: number >> Number(shift)) & 0xFF
      value &*= 0x0000_0100_0000_01B3
    }
  }

  mutating func mix(_ number: Double) {
    mix(number.bitPattern)
  }
}

extension Scene {
  /// The checksum over all nodes, then all points.
  package var checksum: UInt64 {
    var sum = Checksum()
    for node in nodes {
      sum.mix(Int32(node.parent))
      for number in [node.x, node.y, node.width, node.height, node.boundsX, node.boundsY] { sum.mix(number) }
      let map = node.map
      for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { sum.mix(number) }
      sum.mix(node.flags.rawValue)
      sum.mix(node.override.rawValue)
    }
    for point in points {
      sum.mix(point.x)
      sum.mix(point.y)
    }
    return sum.value
  }

  /// The checksum over ids that points hit.
  package static func checksum(ofHits hits: [Int32]) -> UInt64 {
    var sum = Checksum()
    for hit in hits { sum.mix(hit) }
    return sum.value
  }
}
