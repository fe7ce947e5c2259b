/// The result of a search for conflicts.
public nonisolated struct ConflictReport: Sendable {
  /// What was tried, which is the basis of every finding.
  public struct Tried: Equatable, Sendable {
    /// How many sequences of touches were played.
    public var sequences: Int
    /// How many of them were composed of common gestures; the others are random.
    public var composed: Int
    /// At how many places of the screen.
    public var places: Int
    /// The seed of the random ones.
    public var seed: UInt64
    /// How many recognizers there are.
    public var recognizers: Int
    /// How many scroll views, controls and cells compete with them; those of a class with the same company count once.
    public var views = 0
  }

  /// A conflict, described.
  public struct Finding: Equatable, Sendable {
    /// The kind: `waitsForever`, `neverActs`, `alwaysInstead`, `nobodyActs`, `actsFirst`, `neverTogether` or `actsLate`.
    public var kind: String
    /// The ids of the recognizers, scroll views, controls and cells involved, the affected one first.
    public var actors: [String]
    /// What happens, in a sentence without a period, for use as a title.
    public var title: String
    /// More sentences: the cause, and what was observed.
    public var details: [String]
    /// The rules that decide it.
    public var rules: [String]
    /// Fixes that end it, the one with the smallest effect first; empty if none was found.
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

  /// Changes to the code that were tried and that end the conflict on its touches.
  public struct Fix: Equatable, Sendable {
    /// What it does, in a clause without a period.
    public var summary: String
    /// Lines of Swift, in which recognizers are called by their ids.
    public var code: [String]
    /// What else it changes in the sequences that were played again, in a sentence.
    public var effect: String
  }

  /// What was tried.
  public var tried: Tried
  /// The conflicts, the worst kind first.
  public var findings: [Finding]
  /// Recognizers that never acted, not even alone, so nothing is known about them.
  public var unexercised: [String]
  /// What is as it has to be, and worth knowing, a sentence each: a tap that waits to be told from a double tap.
  public var notes: [String] = []
  /// Whether time was up before all conflicts, their shortest touches and all fixes were found.
  public var isCutShort = false
  /// How many more conflicts were found for whose description there was no time.
  public var notDescribed = 0
}
