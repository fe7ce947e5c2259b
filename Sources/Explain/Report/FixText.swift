import FingerpostScreens

/// Fixes as lines of text: the code, and below it what the engine did with it.
struct FixText {
  private let explanation: Explanation
  private let answerWords: AnswerWords
  private let codes: [[String]]

  init(_ explanation: Explanation) {
    self.explanation = explanation
    answerWords = explanation.explainer.answerWords
    codes = explanation.explainer.code(for: explanation.fixes)
  }

  /// The heading, and the lines of each fix.
  var parts: (heading: String, fixes: [(code: [String], outcome: String)])? {
    guard !codes.isEmpty else { return nil }
    let outcomes = explanation.fixes.map(outcome)
    let heading = codes.count == 1 ? "Fix, tried:" : "Fix, one of these, each tried:"
    return (heading, Array(zip(codes, outcomes)).map { (code: $0, outcome: $1) })
  }

  /// What happens with a fix, such as `SimpleLoadingButton acts at 84 ms; hideKeyboard still acts`.
  private func outcome(_ fix: Fix) -> String {
    let name =
      explanation.question?.recognizer.map(answerWords.recognizers.brief)
      ?? explanation.question?.view.map { answerWords.words.short($0) } ?? "it"
    var parts: [String] = []
    if let own = fix.answer.own.first {
      let isHighlight = explanation.answer.delay?.subject == .began
      parts.append("\(name) \(isHighlight ? "highlights at 0 ms and " : "")\(answerWords.action(own))")
    } else {
      parts.append("\(name) gets the touch")
    }
    for effect in fix.effects {
      switch effect {
      case .stillActs(let actor): parts.append("\(self.name(actor)) still acts")
      case .noLongerActs(let actor): parts.append("\(self.name(actor)) no longer acts on this")
      case .nowActs(let actor): parts.append("\(self.name(actor)) acts, too")
      }
    }
    if fix.changes.contains(where: { if case .followAnimation = $0 { true } else { false } }) {
      parts.append("tried as if it were drawn at the point")
    }
    return parts.joined(separator: "; ")
  }

  private func name(_ actor: Activity.Actor) -> String {
    switch actor {
    case .recognizer(let index): answerWords.recognizers.brief(index)
    case .view(let view): answerWords.words.short(view)
    }
  }
}

extension Explainer {
  /// The lines of code of some fixes.
  func code(for fixes: [Fix]) -> [[String]] {
    var code = FixCode(screen, lineage, recognizers)
    return fixes.map { code.lines($0.changes) }
  }
}
