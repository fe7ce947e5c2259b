/// Reads descriptions of properties.
nonisolated struct HierarchyPropertyReader {
  /// What a description says.
  enum Outcome: Equatable {
    /// The property and its value.
    case value(HierarchyProperty, HierarchyValue)
    /// What is known stays as it is.
    case unchanged
    /// The property is not used, whatever its value.
    case unused
    /// The application could not be asked for a property that is used.
    case failed
    /// The value cannot be read.
    case unreadable
  }

  let tape: JSONTape
  /// Whether the response is of the version in which 0 means that there is a value.
  let isFirstVersion: Bool

  /// Returns whether a description names a property that is not used.
  func isUnused(_ description: Int) -> Bool {
    guard let name = tape.member("propertyName", of: description).flatMap(tape.text) else { return false }
    return HierarchyProperty(name: name) == nil
  }

  /// Reads a description; the name is used where it has none of its own.
  func read(_ description: Int, name: String?) -> Outcome {
    guard tape.isObject(description) else { return .unreadable }
    let ownName = tape.member("propertyName", of: description).flatMap(tape.text)
    guard let name = ownName ?? name else { return .unreadable }
    guard let property = HierarchyProperty(name: name) else { return .unused }
    switch status(description) {
    case .value: break
    case .nothing: return .value(property, .nothing)
    case .unchanged: return .unchanged
    case .failed: return .failed
    }
    guard let value = tape.member("propertyValue", of: description) else {
      return .value(property, .nothing)
    }
    guard let format = tape.member("propertyFormat", of: description).flatMap(tape.text),
      let read = Self.value(value, format, tape)
    else { return .unreadable }
    return .value(property, read)
  }

  private enum Status {
    case value, nothing, unchanged, failed
  }

  private func status(_ description: Int) -> Status {
    if !isFirstVersion, let word = tape.member("fetchStatus", of: description).flatMap(tape.word) {
      switch word {
      case "4": return .value
      case "8": return .unchanged
      case "1": return .nothing
      default: return .failed
      }
    }
    if let word = tape.member("propertyValueStatus", of: description).flatMap(tape.word) {
      // With 1 there is a value that must not be used.
      return word == "0" ? .value : .failed
    }
    return .value
  }

  private static func value(_ value: Int, _ format: String, _ tape: JSONTape) -> HierarchyValue? {
    let kinds = format.split(separator: ",").map { $0.drop { $0 == " " } }
    guard let first = kinds.first, kinds.count <= 64 else { return nil }
    if kinds.count == 1 {
      switch first {
      case "color": return HierarchyColor.read(value, tape).map { .color($0) }
      case "font": return font(value, tape)
      case "public.plain-text", "attrStr": return tape.text(value).map { .text($0) }
      case "objectInfo":
        return tape.member("memoryAddress", of: value).flatMap(tape.word).map { .object($0.lowercased()) }
      default: return tape.word(value).flatMap { number($0, first) }.map { .numbers([$0]) }
      }
    }
    guard tape.isArray(value) else { return nil }
    let elements = tape.elements(value)
    guard elements.count == kinds.count else { return nil }
    var numbers: [Double] = []
    for (element, kind) in zip(elements, kinds) {
      guard let word = tape.word(element), let number = number(word, kind) else { return nil }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  private static func font(_ value: Int, _ tape: JSONTape) -> HierarchyValue? {
    guard let name = tape.member("fontName", of: value).flatMap(tape.text),
      let size = tape.member("pointSize", of: value).flatMap(tape.word).flatMap({ number($0, "CGf") })
    else { return nil }
    return .font(name: name, size: size)
  }

  /// Reads a number, or answers nil for what is none or not finite.
  static func number(_ word: String, _ kind: Substring) -> Double? {
    switch kind {
    case "b":
      if word == "true" || word == "false" { return word == "true" ? 1 : 0 }
      return Int64(word).map { $0 == 0 ? 0 : 1 }
    case "CGf", "f", "d":
      // Swift reads hexadecimal numbers as C99 writes them, and decimal ones.
      guard let number = Double(word), number.isFinite, number.magnitude < 1e300 else { return nil }
      return number
    case "integer", "i", "l", "ll", "ui": return Int64(word).map { Double($0) }
    case "uinteger", "ul", "ull":
      let digits = word.hasPrefix("0x") ? word.dropFirst(2) : word[...]
      return UInt64(digits, radix: 16).map { Double($0) }
    default: return nil
    }
  }
}
