/// What delegates, views and subclasses are asked.
enum Question: Hashable, Sendable, CaseIterable {
  /// A recognizer's delegate, about another recognizer.
  case simultaneous
  /// A recognizer's delegate, about another recognizer.
  case requiresFailureOf
  /// A recognizer's delegate, about another recognizer.
  case mustFailFor
  /// A recognizer's class, about another recognizer.
  case classRequiresFailureOf
  /// A recognizer's class, about another recognizer.
  case classMustFailFor
  /// A recognizer's class, about another recognizer.
  case canPrevent
  /// A recognizer's class, about another recognizer.
  case canBePrevented
  /// A recognizer's delegate, about the recognizer itself.
  case shouldBegin
  /// A view, about a recognizer.
  case viewLetsBegin
  /// A recognizer's delegate, about the recognizer itself.
  case receivesEvent
  /// A recognizer's delegate, about the view that a contact hit.
  case receivesTouch
  /// A scroll view, about a view of its content. [SCR-11]
  case contentMayBegin
  /// A scroll view, about a view of its content; of controls the usual answer is no. [SCR-8]
  case contentMayBeCancelled

  /// The answer of those who do not care.
  var defaultAnswer: Bool {
    switch self {
    case .simultaneous, .requiresFailureOf, .mustFailFor, .classRequiresFailureOf, .classMustFailFor: false
    case .canPrevent, .canBePrevented, .shouldBegin, .viewLetsBegin, .receivesEvent, .receivesTouch: true
    case .contentMayBegin, .contentMayBeCancelled: true
    }
  }

  /// Whether a view is asked.
  var isForView: Bool { [.viewLetsBegin, .contentMayBegin, .contentMayBeCancelled].contains(self) }
  /// Whether it is about a view.
  var isAboutView: Bool { [.receivesTouch, .contentMayBegin, .contentMayBeCancelled].contains(self) }

  /// Those that a recognizer answers about another.
  static let amongRecognizers: [Question] = [
    .simultaneous, .requiresFailureOf, .mustFailFor, .classRequiresFailureOf, .classMustFailFor, .canPrevent,
    .canBePrevented,
  ]
}

/// What something answers to one question about something.
struct Opinion: Hashable, Sendable {
  var question: Question
  /// Who is asked: a view or a recognizer.
  var holder: Int
  /// Who it is about: a view or a recognizer.
  var subject: Int
  var answer: Answer
}

/// An answer that may turn into its opposite at an instant.
struct Answer: Hashable, Sendable {
  var atFirst: Bool
  var turnsAt: Nanoseconds?

  func given(at now: Nanoseconds) -> Bool {
    guard let turnsAt, now >= turnsAt else { return atFirst }
    return !atFirst
  }
}
