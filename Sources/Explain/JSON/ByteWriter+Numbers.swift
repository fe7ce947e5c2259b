nonisolated extension ByteWriter {
  /// The most bytes that a number takes.
  static var longestNumber: Int { 32 }

  /// Appends a number as JSON: the shortest text that reads back as the same number, and null for what JSON has
  /// no number for.
  func append(_ value: Double) {
    reserve(Self.longestNumber)
    appendUnchecked(value)
  }

  /// Appends a whole number.
  func append(_ value: Int) {
    reserve(Self.longestNumber)
    if value < 0 {
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    appendDigits(UInt64(value.magnitude))
  }

  /// Appends a number where ``longestNumber`` bytes have been reserved.
  @inline(__always)
  func appendUnchecked(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude < 1e9 else { return appendLarge(value) }
    // Up to here six decimals still distinguish neighboring numbers, so a text of at most six decimals that reads
    // back as the number is the only one, and without trailing zeros the shortest.
    let whole = UInt64(magnitude)
    let scaled = UInt64(magnitude * 1e6 + 0.5)
    guard Double(scaled) / 1e6 == magnitude else { return appendLong(value) }
    if value < 0 {
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    appendDigits(whole)
    var fraction = scaled - whole * 1_000_000
    guard fraction != 0 else { return }
    end.pointee = UInt8(ascii: ".")
    end += 1
    var unit: UInt64 = 100_000
    while fraction != 0 {
      end.pointee = UInt8(truncatingIfNeeded: fraction / unit) &+ 48
      end += 1
      fraction %= unit
      unit /= 10
    }
  }

  @inline(never)
  private func appendLarge(_ value: Double) {
    guard value.isFinite else { return copy("null") }
    if value == value.rounded(), value.magnitude < 1e15 { return append(Int(value)) }
    appendLong(value)
  }

  /// The standard library finds the shortest text too; this is only faster for common numbers.
  @inline(never)
  private func appendLong(_ value: Double) {
    copy(value.description)
  }

  private func copy(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      end.update(from: base, count: bytes.count)
      end += bytes.count
    }
  }

  @inline(__always)
  private func appendDigits(_ value: UInt64) {
    if value < 10 {
      end.pointee = UInt8(truncatingIfNeeded: value) &+ 48
      end += 1
      return
    }
    var count = 2
    var limit: UInt64 = 100
    while count < 20, value >= limit {
      count += 1
      limit = limit &* 10
    }
    var rest = value
    var place = end + count
    end = place
    repeat {
      place -= 1
      place.pointee = UInt8(truncatingIfNeeded: rest % 10) &+ 48
      rest /= 10
    } while rest != 0
  }
}
