import FingerpostHID

/// Touches to try: what fingers do and when, and how a person would say it.
nonisolated struct TouchSequence: Equatable, Sendable {
  /// Something that fingers do at one instant.
  struct Step: Equatable, Sendable {
    /// When, in milliseconds from the beginning.
    var milliseconds: Int
    /// The contacts that change, in ascending order of their numbers.
    var contacts: [Contact]
  }

  /// Where a single gesture was made, and what for.
  struct Origin: Hashable, Sendable {
    /// The number of the place.
    var place: Int
    /// What somebody who makes the gesture wants most of the time.
    var purpose: ConflictActor.Purpose?

    /// Whether somebody who makes it may want what is there for a purpose; a slow drag is a drag.
    func serves(_ wanted: ConflictActor.Purpose?) -> Bool {
      wanted == nil || purpose == wanted || purpose == .slowDrag && wanted == .drag
    }
  }

  /// The steps in order of time, no two at the same instant.
  var steps: [Step]
  /// What the touches are: “a tap at (200, 150)”.
  var words: String
  /// Whether steps or time were removed, so the words say what it was made from.
  var isCutDown = false
  /// Whether it is composed of common gestures, rather than random.
  var isComposed: Bool
  /// Whether it is one gesture at one place.
  var isSingle: Bool { origin != nil }
  /// Where it was made, for one gesture at one place.
  var origin: Origin?

  /// What the touches are: “cut down from a slow drag right at (200, 150)”.
  var description: String { isCutDown ? "cut down from \(words)" : words }

  /// How long it takes, in milliseconds.
  var milliseconds: Int { steps.last?.milliseconds ?? 0 }

  /// The steps as what the hardware reports.
  var frames: [Frame] {
    steps.map { Frame(nanoseconds: Int64($0.milliseconds) * 1_000_000, contacts: $0.contacts) }
  }

  /// Whether it is shorter than another one: by steps, then by being composed rather than random, then by time.
  func isShorter(than other: TouchSequence) -> Bool {
    (steps.count, isComposed ? 0 : 1, milliseconds) < (
      other.steps.count, other.isComposed ? 0 : 1, other.milliseconds
    )
  }
}
