/// A value to be written as YAML: text that is ready to stand there, a list, or a mapping with its order.
nonisolated indirect enum YAMLValue: Equatable, Sendable {
  /// Text in the form that it has in the file, quotes included.
  case plain(String)
  case list([YAMLValue])
  case map([YAMLEntry])

  /// A text, with quotes where it could be read as something else.
  static func text(_ text: String) -> YAMLValue { .plain(YAMLScalar.text(text)) }

  /// A number, with as many digits as it takes to read the same one back.
  static func number(_ number: Double) -> YAMLValue { .plain(YAMLScalar.number(number)) }

  /// A whole number.
  static func count(_ count: Int) -> YAMLValue { .plain(String(count)) }

  /// `true` or `false`.
  static func flag(_ flag: Bool) -> YAMLValue { .plain(flag ? "true" : "false") }

  /// Numbers in a list.
  static func numbers(_ numbers: [Double]) -> YAMLValue { .list(numbers.map { .number($0) }) }

  /// Texts in a list.
  static func texts(_ texts: [String]) -> YAMLValue { .list(texts.map { .text($0) }) }
}

/// A key with its value.
nonisolated struct YAMLEntry: Equatable, Sendable {
  var key: String
  var value: YAMLValue

  init(_ key: String, _ value: YAMLValue) {
    self.key = key
    self.value = value
  }
}

nonisolated extension [YAMLEntry] {
  /// Adds a key with its value; nothing where there is none.
  mutating func add(_ key: String, _ value: YAMLValue?) {
    if let value { append(YAMLEntry(key, value)) }
  }
}
