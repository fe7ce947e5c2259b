import FingerpostTrace

/// What is known about a recognizer in its current attempt.
struct ContestantHistory {
  private(set) var state = ContestantState.possible
  /// The contacts that it received and did not ignore.
  var contacts: [Contact] = []
  /// Those of them whose end it has not been told.
  var open = OpenContacts()
  /// The states that were decided and that it has not acted for.
  var actions: [ContestantState] = []
  /// Whether the last verdict took it out of possible with success.
  private(set) var hasJustRecognized = false

  var isOver: Bool { state.isOver }
  /// Whether it has still to decide or to be reset.
  var isInPlay: Bool { state != .possible || !contacts.isEmpty }

  /// A finger from its coming down to its lift.
  struct Contact: Hashable {
    let number: Int
    /// Numbers are used again; this tells which time it is.
    let use: Int
  }

  func shares(_ others: [Contact]) -> Bool {
    contacts.contains { others.contains($0) }
  }

  /// Records a verdict.
  ///
  /// - Returns: what is wrong with it, or nil.
  mutating func move(to new: ContestantState) -> String? {
    let old = state
    let isLegal =
      old == .possible
      ? new == .began || new == .ended || new == .failed
      : old.isActive && (new == .changed || new == .ended || new == .cancelled)
    hasJustRecognized = old == .possible && new != .failed
    state = new
    if new != .failed { actions.append(new) }
    return isLegal ? nil : "goes from \(old.name) to \(new.name)"
  }
}

/// The contacts that a receiver was told the beginning of and not the end.
///
/// Numbers are used again: a contact whose end is held back and the next one of the same finger count as two.
struct OpenContacts {
  /// Ascending in the order of beginning.
  private(set) var numbers: [Int] = []

  /// Records a call.
  ///
  /// - Returns: what is wrong with it, or nil.
  mutating func record(_ phase: TouchPhase, _ contacts: [Int]) -> String? {
    var trouble: String?
    for contact in contacts {
      if phase == .began {
        numbers.append(contact)
      } else if let place = numbers.firstIndex(of: contact) {
        if phase != .moved { numbers.remove(at: place) }
      } else {
        trouble = "hears \(phase.rawValue) of contact \(contact), which has not begun for it or is over"
      }
    }
    return trouble
  }

  mutating func forget(_ contact: Int) {
    numbers.removeAll { $0 == contact }
  }
}
