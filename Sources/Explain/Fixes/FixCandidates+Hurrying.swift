import FingerpostGestures

extension FixCandidates {
  /// Ways of having something act, or show that it does, sooner.
  func hurrying(_ delay: Activity.Delay, _ answer: Answer) -> [Change] {
    switch delay.cause {
    case .scrollView(let view): return [.deliverContentAtOnce(view)]
    case .recognizer(let other):
      if delay.subject == .began { return [.gesture(.deliverBeganAtOnce(other))] }
      guard case .recognizer(let own) = answer.own.first?.actor else {
        return [.gesture(.deliverEndedAtOnce(other))]
      }
      return [.gesture(.dropRequirement(own, on: other))]
    case nil: return []
    }
  }
}
