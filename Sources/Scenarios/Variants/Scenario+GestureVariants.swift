/// Variants of a scenario in which one recognizer is changed, to find out the effect.
///
/// Recognizers are named by their nodes. A variant is nil if it would change nothing, or contradict what the scenario
/// states.
nonisolated extension Scenario {
  /// A recognizer acts only after another one has failed. [ARB-18]
  public func requiring(_ recognizer: Int, toFail other: Int) -> Scenario? {
    changing(recognizer) { gesture in
      guard recognizer != other, !gesture.requireToFail.contains(other) else { return false }
      gesture.requireToFail.append(other)
      return true
    }
  }

  /// A recognizer no longer waits for another one to fail, if the requirement is static and not a delegate's.
  public func droppingRequirement(of recognizer: Int, on other: Int) -> Scenario? {
    changing(recognizer) { gesture in
      guard gesture.requireToFail.contains(other) else { return false }
      gesture.requireToFail.removeAll { $0 == other }
      return true
    }
  }

  /// A recognizer's delegate lets it recognize together with another one. [ARB-7]
  public func allowing(_ recognizer: Int, togetherWith other: Int) -> Scenario? {
    changingDelegate(of: recognizer) { answers in
      guard recognizer != other, answers.simultaneousWith?.holds(for: other) != true else { return false }
      switch answers.simultaneousWith {
      case .only(let chosen): answers.simultaneousWith = .only(chosen + [other])
      case .allBut(let excluded): answers.simultaneousWith = .allBut(excluded.filter { $0 != other })
      case .all, nil: answers.simultaneousWith = .only([other])
      }
      return true
    }
  }

  /// A recognizer's delegate lets it begin only if the movement is along an axis. [ARB-12]
  public func letting(_ recognizer: Int, beginOnlyAlong axis: ScenarioAxis) -> Scenario? {
    changingDelegate(of: recognizer) { answers in
      guard answers.shouldBegin == nil || answers.shouldBegin == .all(true) else { return false }
      answers.shouldBegin = .moving(axis)
      return true
    }
  }

  /// Whether a recognizer's delegate says that it may recognize together with another one.
  package func allows(_ recognizer: Int, togetherWith other: Int) -> Bool {
    nodes[recognizer].gesture?.answers?.simultaneousWith?.holds(for: other) ?? false
  }

  /// The same scenario, in which no slider keeps other recognizers from beginning. [CTL-44]
  ///
  /// - Returns: nil where no slider does.
  package func withSlidersThatYield() -> Scenario? {
    var changed = self
    for index in nodes.indices where nodes[index].viewClass == .slider && nodes[index].shouldBegin == nil {
      changed.nodes[index].shouldBegin = .all(true)
    }
    return changed.nodes.contains { $0.viewClass == .slider } ? changed : nil
  }

  private func changing(_ recognizer: Int, _ change: (inout ScenarioGesture) -> Bool) -> Scenario? {
    guard nodes.indices.contains(recognizer), var gesture = nodes[recognizer].gesture, change(&gesture) else {
      return nil
    }
    var changed = self
    changed.nodes[recognizer].gesture = gesture
    return changed
  }

  /// Changes some answers of a delegate, or adds a delegate that answers nothing else.
  private func changingDelegate(
    of recognizer: Int, _ change: (inout ScenarioGestureAnswers) -> Bool
  ) -> Scenario? {
    changing(recognizer) { gesture in
      var answers = gesture.answers ?? ScenarioGestureAnswers()
      guard change(&answers) else { return false }
      gesture.answers = answers
      return true
    }
  }
}
