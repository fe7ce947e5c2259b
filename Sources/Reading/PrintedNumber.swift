import Foundation

/// A number as text gives it, with the error that its digits allow.
nonisolated struct PrintedNumber: Equatable {
  /// The value.
  var value: Double
  /// How many significant digits were printed.
  var digits: Int
  /// The decimal exponent of the last digit printed.
  var lastDigitExponent: Int

  /// A number of which nothing more is known than its value.
  init(_ value: Double) {
    self.value = value
    digits = 1
    lastDigitExponent = 0
  }

  /// Reads a number that fills the range, or returns nil.
  ///
  /// Understood are what C prints for a `double`, and the typographic minus signs that blogs make of a hyphen.
  init?(_ bytes: Bytes, _ range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    var isNegative = false
    if bytes[index] == .minus || bytes[index] == .plus {
      isNegative = bytes[index] == .minus
      index += 1
    } else if bytes.has("\u{2212}", at: index) || bytes.has("\u{2013}", at: index) {
      isNegative = true
      index += 3
    }
    guard index < end else { return nil }
    let unsigned = index..<end
    if bytes.equals(unsigned, "nan") || bytes.equals(unsigned, "NaN") {
      self.init(.nan)
    } else if bytes.equals(unsigned, "inf") || bytes.equals(unsigned, "infinity") {
      self.init(isNegative ? -.infinity : .infinity)
    } else if let decimal = PrintedDecimal(bytes, unsigned) {
      self.init(isNegative ? -decimal.value : decimal.value)
      digits = decimal.significant
      lastDigitExponent = decimal.lastDigitExponent
    } else {
      return nil
    }
  }

  /// Half a unit of the last digit printed.
  var halfUnit: Double { 0.5 * pow(10, Double(lastDigitExponent)) }
}

/// A decimal fraction with an optional exponent and without a sign.
private nonisolated struct PrintedDecimal {
  var value = 0.0
  var significant = 0
  var lastDigitExponent = 0

  init?(_ bytes: Bytes, _ range: Range<Int>) {
    var index = range.lowerBound
    var (anyDigit, seenDot) = (false, false)
    scan: while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39:
        anyDigit = true
        if seenDot { lastDigitExponent -= 1 }
        if significant > 0 || byte != 0x30 { significant += 1 }
      case .dot:
        if seenDot { return nil }
        seenDot = true
      default: break scan
      }
      index += 1
    }
    guard anyDigit else { return nil }
    if index < range.upperBound {
      guard bytes[index] | 0x20 == 0x65, let exponent = Self.exponent(bytes, index + 1..<range.upperBound)
      else { return nil }
      lastDigitExponent += exponent
    }
    guard range.count <= 2_000, let parsed = Double(bytes.string(range)) else { return nil }
    value = parsed
  }

  private static func exponent(_ bytes: Bytes, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    let isNegative = bytes[index] == .minus
    if isNegative || bytes[index] == .plus { index += 1 }
    guard index < range.upperBound, range.upperBound - index <= 6 else { return nil }
    var result = 0
    while index < range.upperBound {
      guard isDigit(bytes[index]) else { return nil }
      result = result * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return isNegative ? -result : result
  }
}

nonisolated extension PrintedNumber {
  /// Returns the numbers of a list such as `(0 0; 320 20.5)` or `[1, 0, 0, 1, 0, 0]`, or nil if there is another
  /// number of them.
  ///
  /// A line end inside the range was put there by a console that wraps lines: first it is taken to part the
  /// halves of a number, then to stand for a space.
  static func list(_ bytes: Bytes, _ range: Range<Int>, count: Int) -> [PrintedNumber]? {
    guard range.count < 4_096 else { return nil }
    guard bytes.hasLineEnd(range) else {
      return plainList(bytes, range, count: count)
    }
    let joined = bytes.unwrapped(range)
    let numbers = joined.withUnsafeBufferPointer { buffer -> [PrintedNumber]? in
      guard let base = buffer.baseAddress else { return nil }
      return plainList(Bytes(base: base, count: buffer.count), 0..<buffer.count, count: count)
    }
    return numbers ?? plainList(bytes, range, count: count)
  }

  private static func plainList(_ bytes: Bytes, _ range: Range<Int>, count: Int) -> [PrintedNumber]? {
    var numbers: [PrintedNumber] = []
    numbers.reserveCapacity(count)
    var index = range.lowerBound
    while index < range.upperBound {
      if isSeparator(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, !isSeparator(bytes[index]) { index += 1 }
      guard numbers.count < count, let number = PrintedNumber(bytes, start..<index) else { return nil }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case .openParen, .closeParen, .openBrace, .closeBrace, .openSquare, .closeSquare, .comma, .semicolon: true
    default: isBlank(byte)
    }
  }
}
