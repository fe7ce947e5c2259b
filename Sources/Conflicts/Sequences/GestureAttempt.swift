/// What one recognizer did with the contacts that it received between two resets, or a control or cell in a sequence.
nonisolated struct GestureAttempt: Equatable, Sendable {
  /// What kept it from acting.
  enum Refusal: Equatable, Sendable {
    /// Its delegate or a view did not let it begin.
    case notAllowed
    /// This one recognized and excludes it.
    case prevented(by: Int)
    /// This one, whose failure it needs, recognized.
    case requiredOneRecognized(Int)
  }

  /// The recognizer or other actor, as its position in the list of all.
  let recognizer: Int
  /// The contacts that it received before it acted.
  var contacts: [Int] = []
  /// When it received the first contact, in nanoseconds, where that is known.
  var since: Int64?
  /// When its targets were called first, in nanoseconds; nil if it did not act.
  var actedAt: Int64?
  /// When it recognized something and had to wait, in nanoseconds.
  var waitsSince: Int64?
  /// The recognizers that it waited for, each once, in order.
  var waitedFor: [Int] = []
  /// What kept it from acting.
  var refusal: Refusal?
  /// Whether it waits in a circle.
  var isInCircle = false
  /// Whether its attempt was decided: it acted, failed, or was reset.
  var isDecided = false

  /// How long its first action waited, in nanoseconds.
  var delay: Int64 {
    guard let actedAt, let waitsSince else { return 0 }
    return max(0, actedAt - waitsSince)
  }

  /// Whether it recognized something, even if it did not act.
  var wanted: Bool {
    actedAt != nil || waitsSince != nil || refusal == .notAllowed
  }

  /// Whether it was waiting when nothing more could happen.
  var waitsForever: Bool { waitsSince != nil && !isDecided }

  /// Whether it has a contact in common with another attempt.
  func shares(with other: GestureAttempt) -> Bool {
    contacts.contains(where: other.contacts.contains)
  }
}
