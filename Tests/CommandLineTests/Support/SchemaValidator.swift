import Foundation

/// Holds documents to a JSON Schema, as far as those in docs use the language; any other keyword is refused.
nonisolated struct SchemaValidator {
  private let schema: JSONValue
  /// Every pattern of the schema, read once: a report has thousands of texts.
  private let patterns: [String: NSRegularExpression]
  /// Whether a key that the schema does not name is a problem. The schema itself allows any, so that keys may join.
  var isClosed = false
  /// The keywords that tell alternatives apart without looking at parts.
  private static let quick = ["type", "const", "enum", "required"]
  /// Whether the first problem of a part is enough.
  private var isHurried = false

  private var hurried: Self {
    var copy = self
    copy.isHurried = true
    return copy
  }

  init(_ schema: JSONValue) {
    self.schema = schema
    patterns = schema.patterns.reduce(into: [:]) { $0[$1] = try? NSRegularExpression(pattern: $1) }
  }

  /// What is wrong with a document, each with its place. Nothing is, nearly always.
  func problems(_ document: JSONValue) -> [String] { fits(document) ? [] : problems(document, schema) }

  /// Whether nothing is wrong with a document, which is found out faster than what is.
  func fits(_ document: JSONValue) -> Bool { hurried.problems(document, schema).isEmpty }

  private func problems(_ value: JSONValue, _ schema: JSONValue) -> [String] {
    guard case .object(let keywords) = schema else {
      return schema == .bool(true) ? [] : [": may not be there"]
    }
    guard isHurried else {
      return keywords.sorted { $0.key < $1.key }.flatMap { problem(value, $0.key, $0.value, keywords) }
    }
    for keyword in Self.quick {
      guard let rule = keywords[keyword] else { continue }
      let problems = problem(value, keyword, rule, keywords)
      if !problems.isEmpty { return problems }
    }
    for (keyword, rule) in keywords where !Self.quick.contains(keyword) {
      let problems = problem(value, keyword, rule, keywords)
      if !problems.isEmpty { return problems }
    }
    return []
  }

  private func problem(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ keywords: [String: JSONValue]
  ) -> [String] {
    switch keyword {
    case "$schema", "$comment", "title", "description", "$defs", "then", "else": return []
    case "$ref":
      guard let target = target(rule) else { return [": no schema is called \(rule.text ?? "so")"] }
      return problems(value, target)
    case "oneOf":
      let fitting = rule.elements.count { hurried.problems(value, $0).isEmpty }
      if fitting == 1 { return [] }
      if fitting > 1 || isHurried { return [": fits \(fitting) alternatives"] }
      return rule.elements.map { problems(value, $0) }.min { $0.count < $1.count } ?? [": nothing is allowed"]
    case "anyOf":
      let fits = rule.elements.contains { hurried.problems(value, $0).isEmpty }
      return fits ? [] : [": fits none of \(rule.elements.count) alternatives"]
    case "allOf": return rule.elements.flatMap { problems(value, $0) }
    case "if":
      let branch = hurried.problems(value, rule).isEmpty ? "then" : "else"
      return keywords[branch].map { problems(value, $0) } ?? []
    case "const": return value == rule ? [] : [": is not \(rule)"]
    case "enum": return rule.elements.contains(value) ? [] : [": \(value) is not listed"]
    case "type":
      let types = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
      return types.contains { isType($0, value) } ? [] : [": is no \(types.joined(separator: " or "))"]
    default: return limit(value, keyword, rule) ?? part(value, keyword, rule, keywords)
    }
  }

  /// What is wrong with the size of a value or with a text, or nil where the keyword is about neither.
  private func limit(_ value: JSONValue, _ keyword: String, _ rule: JSONValue) -> [String]? {
    let limit = rule.number ?? 0
    switch (keyword, value) {
    case ("minimum", .number(let number)): return number >= limit ? [] : [": is below \(limit)"]
    case ("maximum", .number(let number)): return number <= limit ? [] : [": is above \(limit)"]
    case ("minItems", .array(let items)): return Double(items.count) >= limit ? [] : [": has too few items"]
    case ("maxItems", .array(let items)): return Double(items.count) <= limit ? [] : [": has too many items"]
    case ("pattern", .string(let text)):
      guard let pattern = patterns[rule.text ?? ""] else { return [": the pattern cannot be read"] }
      let whole = NSRange(text.startIndex..., in: text)
      return pattern.firstMatch(in: text, range: whole) != nil ? [] : [": \(text) does not fit the pattern"]
    case ("minimum", _), ("maximum", _), ("minItems", _), ("maxItems", _), ("pattern", _): return []
    default: return nil
    }
  }

  /// What is wrong with the parts of an object or array.
  private func part(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ keywords: [String: JSONValue]
  ) -> [String] {
    switch (keyword, value) {
    case ("required", .object(let object)):
      return rule.elements.compactMap(\.text).filter { object[$0] == nil }.map { "/\($0): is missing" }
    case ("properties", .object(let object)):
      var found: [String] = []
      for (key, part) in isHurried ? Array(object) : object.sorted(by: { $0.key < $1.key }) {
        if let schema = rule[key] {
          found += problems(part, schema).map { "/\(key)\($0)" }
        } else if isClosed {
          found.append("/\(key): is not described")
        }
        if isHurried, !found.isEmpty { break }
      }
      return found
    case ("propertyNames", .object(let object)):
      return object.keys.sorted().flatMap { key in problems(.string(key), rule).map { "/\(key)\($0)" } }
    case ("patternProperties", .object(let object)):
      return object.keys.sorted().flatMap { key in
        named(key, by: rule).flatMap { problems(object[key] ?? .null, $0) }.map { "/\(key)\($0)" }
      }
    case ("additionalProperties", .object(let object)):
      let patterns = keywords["patternProperties"] ?? .null
      return object.keys.sorted().filter {
        keywords["properties"]?[$0] == nil && named($0, by: patterns).isEmpty
      }.flatMap { key in
        problems(object[key] ?? .null, rule).map { "/\(key)\($0)" }
      }
    case ("items", .array(let items)):
      return items.enumerated().flatMap { index, item in problems(item, rule).map { "/\(index)\($0)" } }
    case ("required", _), ("properties", _), ("additionalProperties", _), ("items", _),
      ("propertyNames", _), ("patternProperties", _):
      return []
    default: return [": the validator does not know the keyword \(keyword)"]
    }
  }

  /// The schemas of those patterns that a key fits.
  private func named(_ key: String, by patterns: JSONValue) -> [JSONValue] {
    guard case .object(let object) = patterns else { return [] }
    let whole = NSRange(key.startIndex..., in: key)
    return object.sorted { $0.key < $1.key }.filter {
      self.patterns[$0.key]?.firstMatch(in: key, range: whole) != nil
    }.map(\.value)
  }

  private func isType(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  /// The schema that a reference within the document names.
  private func target(_ reference: JSONValue) -> JSONValue? {
    guard let path = reference.text, path.hasPrefix("#/") else { return nil }
    return path.dropFirst(2).split(separator: "/").reduce(schema) { part, key in part?[String(key)] }
  }

  // MARK: - The schema itself

  /// What is wrong with the schema: references to nothing, definitions that nothing refers to, closed lists of nothing.
  var ownProblems: [String] {
    var references: Set<String> = []
    var problems: [String] = []
    func walk(_ part: JSONValue) {
      switch part {
      case .object(let object):
        if let reference = object["$ref"] {
          references.insert(reference.text ?? "")
          if target(reference) == nil { problems.append("no schema is called \(reference)") }
        }
        if let names = object["required"], let known = object["properties"] {
          problems += names.elements.compactMap(\.text).filter { known[$0] == nil }.map {
            "\($0) is required and not described"
          }
        }
        for key in object.keys.sorted() { walk(object[key] ?? .null) }
      case .array(let array): for element in array { walk(element) }
      default: break
      }
    }
    walk(schema)
    if case .object(let definitions) = schema["$defs"] {
      problems += definitions.keys.sorted().filter { !references.contains("#/$defs/\($0)") }.map {
        "nothing refers to \($0)"
      }
    }
    return problems
  }
}
