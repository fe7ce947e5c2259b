import FingerpostScenarios

extension Rehearsal {
  /// The rehearsal of a scenario with some changes, or nil where one of them would change nothing.
  func changed(by fix: ConflictFix) -> Rehearsal? {
    var changed = self
    for change in fix.changes {
      guard let scenario = changed.applied(change) else { return nil }
      changed.scenario = scenario
    }
    return changed
  }

  private func applied(_ change: GestureChange) -> Scenario? {
    func node(_ recognizer: Int) -> Int { recognizers[recognizer].node }
    switch change {
    case .require(let recognizer, let other):
      return scenario.requiring(node(recognizer), toFail: node(other))
    case .dropRequirement(let recognizer, let other):
      return scenario.droppingRequirement(of: node(recognizer), on: node(other))
    case .allowTogether(let recognizer, let other):
      return scenario.allowing(node(recognizer), togetherWith: node(other))
    case .beginOnly(let recognizer, let axis):
      return scenario.letting(
        node(recognizer), beginOnlyAlong: axis == .vertical ? .vertical : .horizontal)
    case .keepTouches, .refuseTouches, .deliverBeganAtOnce, .deliverEndedAtOnce:
      // They change what views get, and views are in no conflict.
      return nil
    }
  }
}
