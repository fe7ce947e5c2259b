/// What values a property can have.
public nonisolated enum PropertyKind: Hashable, Sendable {
  case flag
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  case text
  /// Some of the options with these names; the names of several options at once come after those of single ones.
  case words([PropertyOption])
  /// Numbers with these names, one each.
  case numbers([String])
  /// Any list of whole numbers.
  case list

  /// The largest count that anything takes. A number that stands for “as many as there are” is larger.
  public static let largestCount = 1_000_000
  /// The largest number that anything takes, which a form need not mention.
  public static let largestNumber = 1e9

  /// The bits of options with these names; 0 if it is not an option set.
  package func bits(of names: [String]) -> UInt {
    if case .words(let options) = self { options.bits(of: names) } else { 0 }
  }

  /// Any number.
  static let anyNumber = PropertyKind.number(-Double.infinity...Double.infinity)

  /// A value as this kind of property takes it: a whole number may come as any number. Nil for what is of another kind or
  /// out of range.
  package func accepted(_ value: PropertyValue) -> PropertyValue? {
    switch (self, value) {
    case (.flag, .flag), (.text, .text), (.list, .numbers), (.words, .words): return value
    case (.number(let range), .number(let number)):
      return number.isFinite && range.contains(number) ? value : nil
    case (.count(let range), .count(let count)): return range.contains(count) ? value : nil
    case (.count(let range), .number(let number)):
      return Int(exactly: number).flatMap { range.contains($0) ? .count($0) : nil }
    case (.numbers(let parts), .numbers(let numbers)): return numbers.count == parts.count ? value : nil
    default: return nil
    }
  }
}

/// One option of an option set of UIKit's.
public nonisolated struct PropertyOption: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its bits: one, or those of several options.
  public let bits: UInt

  init(_ name: String, _ bits: UInt) {
    self.name = name
    self.bits = bits
  }
}

nonisolated extension [PropertyOption] {
  /// The names of the single options that are set.
  func names(of bits: UInt) -> [String] {
    filter { $0.bits.nonzeroBitCount == 1 && bits & $0.bits != 0 }.map(\.name)
  }

  /// The options that are set, under as few names as will do.
  public func shortNames(of names: [String]) -> [String] {
    let bits = bits(of: names)
    return first { $0.bits == bits }.map { [$0.name] } ?? self.names(of: bits)
  }

  /// The names of the single options that names stand for, in the order of the table.
  package func singleNames(of names: [String]) -> [String] { self.names(of: bits(of: names)) }

  /// The options that names stand for; unknown names are skipped.
  func bits(of names: [String]) -> UInt {
    names.reduce(0) { bits, name in bits | (first { $0.name == name }?.bits ?? 0) }
  }
}
