/// A method of a type in the ported files.
struct ClientMethod: Equatable {
  let name: String
  /// The labels of the parameters, `_` for none.
  let labels: [String]
  /// The name that Objective-C has for it, such as `tapped:` or `moveWithOffset:animated:`.
  let objectiveCName: String
  let isStatic: Bool
  let isOverride: Bool
  let isInExtension: Bool
  /// Whether it is an optional requirement that the porting gives a default implementation.
  let becomesRequired: Bool
  /// Whether its result becomes an optional one, which is nil where the method is absent.
  let getsOptionalResult: Bool
  /// What stands for it where it is absent, if it becomes required.
  let defaultImplementation: String?

  /// The name with the labels, such as `pager(_:sizeAt:)`.
  var signature: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}

/// A type as one file declares and extends it.
struct ClientType {
  enum Kind { case classType, valueType, protocolType, extended }

  /// What the file declares; nil where it only extends the type.
  var kind: Kind?
  private(set) var inherited: [String] = []
  private var knownInherited: Set<String> = []
  /// The methods by name.
  private(set) var methods: [String: [ClientMethod]] = [:]
  /// The methods by the name that Objective-C has for them.
  private(set) var methodsByObjectiveCName: [String: ClientMethod] = [:]
  /// The properties with the types that are written down.
  var properties: [String: String?] = [:]

  mutating func add(_ method: ClientMethod) {
    // One of a kind is enough, however often a file that a program wrote has it.
    guard methods[method.name]?.contains(method) != true else { return }
    methods[method.name, default: []].append(method)
    // Once ported, a method no longer says which name it had: so its own name counts, too.
    for name in [method.objectiveCName, ObjectiveCName.method(method.name, labels: method.labels)]
    where methodsByObjectiveCName[name] == nil {
      methodsByObjectiveCName[name] = method
    }
  }

  /// Whether the type has a method with the name and labels of another one.
  func has(_ method: ClientMethod) -> Bool {
    methods[method.name]?.contains { $0.labels == method.labels } == true
  }

  mutating func inherit(_ name: String) {
    if knownInherited.insert(name).inserted { inherited.append(name) }
  }
}

/// Gives methods and properties the names that Objective-C has for them.
enum ObjectiveCName {
  /// The words that make Swift leave out "With" before the first label.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]

  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if first != "_" {
      let begins = prepositions.contains(words(first).first ?? "")
      let ends = prepositions.contains(words(name).last ?? "")
      text += (begins || ends ? "" : "With") + capitalized(first)
    }
    return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The words of a name in camel case, in lower case.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
