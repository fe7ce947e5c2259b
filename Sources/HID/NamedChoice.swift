/// A choice that recordings and scenarios write as the name of its case.
public protocol NamedChoice: CaseIterable, Sendable {}

extension NamedChoice {
  /// The name.
  public var word: String { "\(self)" }

  /// All choices with their names, in the order in which they are declared.
  package static var words: [(word: String, choice: Self)] { allCases.map { ($0.word, $0) } }
}
