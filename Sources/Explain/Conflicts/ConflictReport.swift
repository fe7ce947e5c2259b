/// What came of a search for conflicts.
public nonisolated struct ConflictReport: Sendable {
  /// What was tried, which is all that a finding can rest on.
  public struct Tried: Equatable, Sendable {
    /// How many sequences of touches were played.
    public var sequences: Int
    /// How many of them were composed of the gestures that people make; the others are random.
    public var composed: Int
    /// At how many places of the screen.
    public var places: Int
    /// The seed of the random ones.
    public var seed: UInt64
    /// How many recognizers there are.
    public var recognizers: Int
  }

  /// A conflict, told.
  public struct Finding: Equatable, Sendable {
    /// The kind: `waitsForever`, `neverActs`, `nobodyActs`, `neverTogether` or `actsLate`.
    public var kind: String
    /// The ids of the recognizers concerned, the one that suffers first.
    public var recognizers: [String]
    /// What happens, in a sentence without a full stop, fit for a title.
    public var title: String
    /// More sentences: how it comes, and what was seen of it.
    public var details: [String]
    /// The rules that decide it.
    public var rules: [String]
    /// What ends it, the change with the smallest effect first; empty if nothing that was tried did.
    public var fixes: [Fix]
    /// The shortest touches found, in words.
    public var touches: String
    /// How many steps these have.
    public var steps: Int
    /// How long they take, in seconds.
    public var seconds: Double
    /// A scenario that shows it, as the text of a file.
    public var scenario: String
  }

  /// Changes to the code that were tried, and on the touches of the conflict made act what did not.
  public struct Fix: Equatable, Sendable {
    /// What it does, in a clause without a full stop.
    public var summary: String
    /// Lines of Swift, in which recognizers are called by their ids.
    public var code: [String]
    /// What else it changes in the sequences of touches that were played again, in a sentence.
    public var effect: String
  }

  /// What was tried.
  public var tried: Tried
  /// The conflicts, the worst kind first.
  public var findings: [Finding]
  /// Recognizers that no touches tried make act, not even alone: nothing can be said about them.
  public var unexercised: [String]
}
