import FingerpostHID
import FingerpostScreens
import FingerpostText
import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Typed reading: each accessor returns the value or throws an error that says what was expected.
nonisolated extension ScenarioItem {
  /// The value under a key, where this is a mapping that has it.
  subscript(key: String) -> ScenarioItem? { entry(key)?.value }

  /// The entry of a key, where this is a mapping that has it.
  func entry(_ key: String) -> ScenarioEntry? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// The entries, in the order in which they are written.
  func map(_ expected: String) throws(ScenarioError) -> [ScenarioEntry] {
    guard case .map(let entries) = content else { throw mismatch(expected) }
    return entries
  }

  /// The items of a list.
  func list(_ expected: String) throws(ScenarioError) -> [ScenarioItem] {
    guard case .list(let items) = content else { throw mismatch(expected) }
    return items
  }

  /// Text, quoted or not.
  func text(_ expected: String = "a text") throws(ScenarioError) -> String {
    guard case .scalar(let text, let quoted) = content, quoted || !text.isEmpty else {
      throw mismatch(expected)
    }
    return text
  }

  /// `true` or `false`.
  func flag() throws(ScenarioError) -> Bool {
    switch content {
    case .scalar("true", quoted: false): return true
    case .scalar("false", quoted: false): return false
    default: throw mismatch("true or false")
    }
  }

  /// A finite number.
  func number(_ expected: String = "a number") throws(ScenarioError) -> Double {
    guard case .scalar(let text, quoted: false) = content, let number = Self.number(text) else {
      throw mismatch(expected)
    }
    guard number.isFinite else { throw ScenarioError(place, "expected a finite number, found \(summary)") }
    return number
  }

  /// A finite number from 0 up.
  func notNegative() throws(ScenarioError) -> Double {
    let number = try number()
    guard number >= 0 else { throw mismatch("a number that is not negative") }
    return number
  }

  /// A whole number, from a smallest one up to a million.
  func count(from minimum: Int) throws(ScenarioError) -> Int {
    let expected = "a whole number from \(minimum) to 1000000"
    guard case .scalar(let text, quoted: false) = content, let count = Self.contact(text), count >= minimum
    else {
      throw mismatch(expected)
    }
    return count
  }

  /// As many finite numbers as are named.
  func numbers(_ names: [String]) throws(ScenarioError) -> [Double] {
    let expected = "[\(names.joined(separator: ", "))]"
    let items = try list(expected)
    guard items.count == names.count else { throw mismatch(expected) }
    var numbers: [Double] = []
    for item in items { numbers.append(try item.number()) }
    return numbers
  }

  /// A point.
  func point() throws(ScenarioError) -> CGPoint {
    let numbers = try numbers(["x", "y"])
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The number of a contact.
  func contact() throws(ScenarioError) -> Int {
    guard case .scalar(let text, _) = content, let id = Self.contact(text) else {
      throw mismatch("the number of a contact, from 0")
    }
    return id
  }

  /// One of several choices, by its name.
  func word<Choice: NamedChoice>(_ type: Choice.Type, what: String) throws(ScenarioError) -> Choice {
    try choice(type.words, what: what)
  }

  /// What one of several words stands for.
  func choice<Choice>(
    _ words: [(word: String, choice: Choice)], what: String
  ) throws(ScenarioError) -> Choice {
    let text = try text(what)
    if let found = words.first(where: { $0.word == text }) { return found.choice }
    let advice = NearestName.advice(for: text, among: words.map(\.word))
    throw ScenarioError(place, "\(summary) is not \(what); \(advice)")
  }

  /// Reads the name of a button or a key, as the number of its type.
  func pressType() throws(ScenarioError) -> Int {
    let text = try text("a button")
    if let number = ScenarioPressType.number(of: text) { return number }
    throw ScenarioError(
      place, "\(summary) is not a button; \(NearestName.advice(for: text, among: ScenarioPressType.words))")
  }

  /// The error that something else was expected here.
  func mismatch(_ expected: String) -> ScenarioError {
    ScenarioError(place, "expected \(expected), found \(summary)")
  }

  /// Reads a decimal number, or `.nan` and `.inf`, which are numbers too, if not welcome ones.
  static func number(_ text: String) -> Double? {
    switch text.lowercased() {
    case ".nan": return .nan
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    default: break
    }
    let digits = text.utf8
    guard digits.count <= 400, digits.contains(where: { (48...57).contains($0) }),
      digits.allSatisfy({ (48...57).contains($0) || [43, 45, 46, 69, 101].contains($0) })
    else { return nil }
    return Double(text)
  }

  /// Whether this is YAML's null.
  var isNothing: Bool {
    guard case .scalar(let text, quoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Reads the number of a contact.
  static func contact(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), let id = Int(text), id <= 1_000_000
    else { return nil }
    return id
  }
}

nonisolated extension ControlEventName: NamedChoice {}
nonisolated extension GestureKind: NamedChoice {}
