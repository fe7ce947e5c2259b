/// The contacts that a receiver was told the beginning of and not the end.
///
/// Numbers are used again: a contact whose end is kept back and the next one of the same finger count as two.
struct OpenContacts {
  /// Ascending in the order of beginning.
  private(set) var numbers: [Int] = []

  /// Takes in a call.
  ///
  /// - Returns: what is wrong with it, or nil.
  mutating func take(_ phase: TouchPhase, _ contacts: [Int]) -> String? {
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
