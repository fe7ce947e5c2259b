import Foundation

/// An object of an export, of which a value of the wrong type costs a warning and not the document.
nonisolated struct ExportObject {
  private let container: KeyedDecodingContainer<ExportKey>
  private(set) var problems: [String] = []

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: ExportKey.self)
  }

  /// Returns the value, or nil if it is absent, null or of the wrong type.
  mutating func value<Value: Decodable>(_ key: String, _ type: Value.Type, _ expected: String) -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: ExportKey(key))
    } catch {
      problems.append("`\(key)` is not \(expected); its default was taken.")
      return nil
    }
  }

  mutating func text(_ key: String) -> String? { value(key, String.self, "a text") }

  mutating func flag(_ key: String) -> Bool? { value(key, Bool.self, "true or false") }

  mutating func integer(_ key: String) -> Int? { value(key, Int.self, "a whole number") }

  mutating func number(_ key: String) -> Double? {
    value(key, ExportNumber.self, "a number").map(\.value)
  }

  mutating func texts(_ key: String) -> [String]? { value(key, [String].self, "an array of texts") }

  /// Returns an array of as many numbers as one of the counts.
  mutating func numbers(_ key: String, count: Int...) -> [Double]? {
    let expected = "an array of \(count.map(String.init).joined(separator: " or ")) numbers"
    guard let values = value(key, [ExportNumber].self, expected) else { return nil }
    guard count.contains(values.count) else {
      problems.append("`\(key)` is not \(expected); its default was taken.")
      return nil
    }
    return values.map(\.value)
  }

  /// Takes over the problems of an object inside this one.
  mutating func adopt(_ inner: [String]) { problems += inner }

  /// Returns whether the key is there with anything but null.
  func hasValue(_ key: String) -> Bool {
    container.contains(ExportKey(key)) && !isNull(key)
  }

  /// Returns whether the key is there with null.
  func isNull(_ key: String) -> Bool { (try? container.decodeNil(forKey: ExportKey(key))) ?? false }

  /// Returns the keys that are not among the known ones.
  func unknownKeys(besides known: Set<String>) -> [String] {
    container.allKeys.map(\.stringValue).filter { !known.contains($0) }
  }
}
