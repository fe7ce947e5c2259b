/// What is said to people, as parts that each renderer writes in its own way.
///
/// A sentence is made once, where something was found out. Text, JSON and pages write it: with names as short as they can
/// be or in full, with the rules that it cites or without. It is made by interpolation:
/// `"\(view) does not let \(recognizer) begin\(rules: "CTL-44")"`.
public struct Sentence: Hashable, Sendable {
  /// A piece of a sentence.
  public enum Part: Hashable, Sendable {
    /// Plain words.
    case words(String)
    /// A name of code, which stands in backticks where names are in full.
    case code(String)
    /// A name that has a short form and a full one.
    case name(brief: [Part], full: [Part])
    /// The end of an aside: a comma, unless other punctuation follows.
    case comma
    /// The rules that decide what was said.
    case rules([String])
  }

  /// How names are written.
  public enum Names: Sendable {
    /// As short as they can be, without backticks.
    case brief
    /// With what tells one from another, and in backticks.
    case full
  }

  /// The parts, of which no two in a row are words.
  public private(set) var parts: [Part] = []

  /// Creates a sentence of words alone.
  public init(_ words: String = "") { append(words) }

  /// Creates a name that has a short form and a full one.
  public init(brief: Sentence, full: Sentence) { parts = [.name(brief: brief.parts, full: full.parts)] }

  /// Whether it says nothing.
  public var isEmpty: Bool { parts.isEmpty }

  // MARK: - Writing

  /// The sentence with short names and without its rules.
  public var plain: String { text(.brief, citing: false) }

  /// The sentence with short names.
  public var brief: String { text(.brief) }

  /// The sentence with full names.
  public var full: String { text(.full) }

  /// The sentence as text.
  public func text(_ names: Names, citing: Bool = true) -> String {
    Self.text(parts, names, citing: citing)
  }

  private static func text(_ parts: [Part], _ names: Names, citing: Bool) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): text += words
      case .code(let code): text += names == .full ? "`\(code)`" : code
      case .name(let brief, let full): text += Self.text(names == .full ? full : brief, names, citing: citing)
      case .comma: text += ","
      case .rules(let rules): if citing { text += " [\(rules.joined(separator: ", "))]" }
      }
    }
    return text
  }

  /// The rules that it cites, in order.
  public var rules: [String] {
    var cited: [String] = []
    for case .rules(let rules) in parts { cited += rules }
    return cited
  }

  // MARK: - Composing

  /// Adds words.
  public mutating func append(_ words: String) {
    guard let first = words.first else { return }
    if parts.last == .comma, first == "," || first == "." || first == ";" { parts.removeLast() }
    if case .words(let before) = parts.last {
      parts[parts.count - 1] = .words(before + words)
    } else {
      parts.append(.words(words))
    }
  }

  /// Adds the parts of another sentence.
  public mutating func append(_ other: Sentence) {
    for part in other.parts {
      if case .words(let words) = part { append(words) } else { parts.append(part) }
    }
  }

  /// Two sentences as one.
  public static func + (one: Sentence, other: Sentence) -> Sentence {
    var sum = one
    sum.append(other)
    return sum
  }

  /// Adds another sentence.
  public static func += (one: inout Sentence, other: Sentence) { one.append(other) }

  /// A clause as a sentence: with a period, which stands before the rules at its end.
  public var ended: Sentence {
    var sentence = self
    guard case .rules(let rules) = parts.last else { return sentence + "." }
    sentence.parts.removeLast()
    return sentence + "." + "\(rules: rules)"
  }

  /// The sentence with a capital, unless it begins with a name.
  public var capitalized: Sentence {
    guard case .words(let words) = parts.first else { return self }
    var sentence = self
    sentence.parts[0] = .words(words.prefix(1).uppercased() + words.dropFirst())
    return sentence
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  /// Creates a sentence of words alone.
  public init(stringLiteral words: String) { self.init(words) }

  /// Creates a sentence of what was put together.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  /// Puts the parts of an interpolation together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence()

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ words: String) { sentence.append(words) }

    /// Adds words.
    public mutating func appendInterpolation(_ words: String) { sentence.append(words) }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) { sentence.append("\(number)") }

    /// Adds a name, a clause or another sentence.
    public mutating func appendInterpolation(_ other: Sentence) { sentence.append(other) }

    /// Adds a name of code.
    public mutating func appendInterpolation(code: String) { sentence.parts.append(.code(code)) }

    /// Adds what stands between commas, of which the second gives way to other punctuation.
    public mutating func appendInterpolation(aside: Sentence) {
      sentence.append(", ")
      sentence.append(aside)
      sentence.parts.append(.comma)
    }

    /// Cites rules.
    public mutating func appendInterpolation(rules: String...) { appendInterpolation(rules: rules) }

    /// Cites rules.
    public mutating func appendInterpolation(rules: [String]) {
      if !rules.isEmpty { sentence.parts.append(.rules(rules)) }
    }
  }
}

extension Sequence<Sentence> {
  /// Clauses in a row.
  public func joined(by separator: String) -> Sentence {
    var whole = Sentence()
    for (place, clause) in enumerated() {
      if place > 0 { whole.append(separator) }
      whole.append(clause)
    }
    return whole
  }

  /// Several as one: `a, b and c`.
  public func listed(_ last: String = "and") -> Sentence {
    let all = Array(self)
    guard all.count > 1, let end = all.last else { return all.first ?? Sentence() }
    return "\(all.dropLast().joined(by: ", ")) \(last) \(end)"
  }
}

extension Sequence<String> {
  /// Several as one: `a, b and c`.
  public func listed(_ last: String = "and") -> String { map { Sentence($0) }.listed(last).plain }
}
