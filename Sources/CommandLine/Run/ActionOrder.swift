import FingerpostTrace

/// Notices recognizers that act in one event, in an order that code cannot count on. [ARB-9]
struct ActionOrder {
  /// Who has acted at the time of the last record.
  private var acted: Set<SubjectID> = []
  private var nanoseconds: Int64 = 0
  /// Which of them was told of before: two that go on together act in each event.
  private var told: Set<Set<SubjectID>> = []

  /// A line behind the second of two actions in one event, the first time that they act so.
  mutating func note(on record: TraceRecord) -> String? {
    guard case .acted(let contestant, _, _) = record.fact else { return nil }
    if record.nanoseconds != nanoseconds { (acted, nanoseconds) = ([], record.nanoseconds) }
    defer { acted.insert(contestant) }
    let others = acted.subtracting([contestant])
    guard !others.isEmpty, told.insert(others.union([contestant])).inserted else { return nil }
    return
      "  in one event with \(others.count == 1 ? "another" : "others"), in an order that UIKit leaves open [ARB-9]"
  }
}
