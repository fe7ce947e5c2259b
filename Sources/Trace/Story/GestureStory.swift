public import FingerpostText

/// What became of one gesture, in words: who got it, what acted and when, and what failed.
///
/// A gesture is what lies between the first finger down and the last thing that it caused. Another finger belongs to it
/// while one is down or a recognizer is in the middle of an attempt, as between the two taps of a double tap. Times in
/// its sentences count from its beginning.
public struct GestureStory: Hashable, Sendable {
  /// What became of one object.
  public struct Outcome: Hashable, Sendable {
    /// What kind of object it is, in the words of the lab's lanes.
    public enum Kind: String, Hashable, Sendable {
      /// The search for the view under a finger.
      case hit
      /// A gesture recognizer.
      case recognizer
      /// A control.
      case control
      /// A scroll view.
      case scroll
      /// A view, or another responder that gets touches or presses.
      case view
    }

    /// The kind.
    public var kind: Kind
    /// The object; nil for a hit test.
    public var subject: SubjectID?
    /// What it did, as a predicate.
    public var did: Sentence
    /// Whether it did what people make gestures for: recognized, sent an event, scrolled.
    public var acts: Bool
    /// How late it acted, or was told of the touch, in nanoseconds; 0 for at once.
    public var late: Int64
  }

  /// Its number among those of the run, from 1.
  public let number: Int
  /// When its first finger came down, in nanoseconds.
  public let began: Int64
  /// When the last thing happened that it caused, up to now.
  public internal(set) var last: Int64
  /// Whether it causes nothing more.
  public internal(set) var isOver = false
  /// What its fingers and keys did.
  var hands = GestureHands()
  /// The objects that took part, in the order in which they did.
  var parts: [StoryPart] = []
  private var places: [StoryPart.Key: Int] = [:]
  /// How many objects are followed: beyond that, a sentence could not name them anyway.
  static let partLimit = 2000

  init(number: Int, began: Int64) {
    (self.number, self.began, last) = (number, began, began)
  }

  /// Changes what is known of an object.
  mutating func tell(_ kind: Outcome.Kind, _ subject: SubjectID?, _ change: (inout StoryPart) -> Void) {
    let key = StoryPart.Key(kind: kind, subject: subject)
    if let place = places[key] { return change(&parts[place]) }
    guard parts.count < Self.partLimit else { return }
    places[key] = parts.count
    parts.append(StoryPart(key))
    change(&parts[parts.count - 1])
  }

  /// What became of all that took part: what acted comes first, then what was told of the touch, then the rest.
  ///
  /// - Parameter name: names a subject.
  public func outcomes(_ name: (SubjectID) -> String) -> [Outcome] {
    let all = parts.compactMap { $0.outcome(from: began, name) }
    return all.filter(\.acts) + all.filter { !$0.acts && $0.kind != .recognizer }
      + all.filter { !$0.acts && $0.kind == .recognizer }
  }

  /// What it caused, in a sentence: where it went, and what acted.
  public func lead(_ name: (SubjectID) -> String) -> Sentence {
    let all = outcomes(name)
    let place = parts.first { $0.key.kind == .hit }?.found.last
    let head: Sentence
    switch place {
    case .some(.some(let view)): head = "\(title) on \(code: name(view))"
    case .some(.none): head = "\(title) on no view"
    case .none: head = Sentence(title)
    }
    let acting = all.filter(\.acts)
    let told = acting.isEmpty && place == nil ? all.filter { $0.kind == .view } : acting
    guard !told.isEmpty else {
      return ("\(head): nothing acts\(isOver ? "" : " yet")." as Sentence).capitalized
    }
    let clauses = told.prefix(2).map { outcome -> Sentence in
      let isHit = outcome.subject != nil && outcome.subject == place ?? nil
      let who: Sentence = isHit ? "it" : outcome.subject.map { "\(code: name($0))" } ?? ""
      return "\(who) \(outcome.did)"
    }
    let rest = told.count > 2 ? "; \(told.count - 2) more act" : ""
    return ("\(head): \(clauses.joined(by: "; "))\(rest)." as Sentence).capitalized
  }

  /// What the fingers did, in two or three words, such as `double tap`.
  public var title: String { hands.title }

  /// The gesture as `fingerpost explain --gesture` reads it, and where its first finger came down; nil if it has no word
  /// for it.
  public var asked: (gesture: String, x: Double, y: Double)? { hands.asked }

  /// The names of its keys and buttons by their numbers in facts.
  public var presses: [(number: Int, name: String)] {
    hands.presses.map { ($0, PressNumber.name(of: $0) ?? "button \(-1 - $0)") }
  }
}
