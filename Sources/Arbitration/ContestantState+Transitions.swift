public import FingerpostTrace

extension ContestantState {
  /// A transition that a contestant may propose, and what is made of it.
  private typealias Transition = (from: ContestantState, proposed: ContestantState, becomes: ContestantState)

  /// The legal transitions, as data. [GR-10, GR-11]
  ///
  /// Changed before it began becomes began. [GR-41]
  /// Failing after beginning becomes cancelled; being cancelled before beginning becomes failed. [GR-12]
  private static let transitions: [Transition] = [
    (.possible, .began, .began), (.possible, .changed, .began), (.possible, .ended, .ended),
    (.possible, .failed, .failed), (.possible, .cancelled, .failed),
    (.began, .changed, .changed), (.began, .ended, .ended),
    (.began, .cancelled, .cancelled), (.began, .failed, .cancelled),
    (.changed, .changed, .changed), (.changed, .ended, .ended),
    (.changed, .cancelled, .cancelled), (.changed, .failed, .cancelled),
  ]

  /// ``transitions`` by the states' numbers, because it is read for every move of a gesture that continues.
  private static let table: [ContestantState?] = {
    var table = [ContestantState?](repeating: nil, count: allCases.count * allCases.count)
    for (from, proposed, becomes) in transitions {
      table[Int(from.rawValue) * allCases.count + Int(proposed.rawValue)] = becomes
    }
    return table
  }()

  /// The state that a proposal leads to, or nil if it leads to none.
  public func accepting(_ proposal: ContestantState) -> ContestantState? {
    Self.table[Int(rawValue) * Self.allCases.count + Int(proposal.rawValue)]
  }
}
