import Fingerpost

/// A recognizer's delegate, which answers what a scenario says and logs what it is asked.
///
/// Questions that may come any number of times, whether two may act together, are answered and not logged.
final class ScenarioGestureDelegate: UIGestureRecognizerDelegate {
  private let answers: ScenarioGestureAnswers
  private weak var behavior: ScenarioGestureBehavior?

  init(answers: ScenarioGestureAnswers, behavior: ScenarioGestureBehavior) {
    self.answers = answers
    self.behavior = behavior
  }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behavior, let answers = answers.shouldBegin else { return true }
    let answer = behavior.answer(answers, for: gestureRecognizer)
    behavior.log(.shouldBegin, "(\(answer))")
    return answer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answers.simultaneousWith?.holds(for: otherGestureRecognizer.scenarioIndex) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(answers.shouldRequireFailureOf, .shouldRequireFailureOf, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(answers.shouldBeRequiredToFailBy, .shouldBeRequiredToFailBy, otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let choice = answers.shouldReceive else { return true }
    let answer = choice.holds(for: touch.view?.scenarioBehavior?.index)
    behavior?.log(.shouldReceive, "(\(touch.contactID),\(answer))")
    return answer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    guard let choice = answers.shouldReceivePress else { return true }
    let answer = choice.holds(for: press.type.rawValue)
    behavior?.log(.shouldReceivePress, "(\(ScenarioPressType.names(of: [press.type])),\(answer))")
    return answer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard let answer = answers.shouldReceiveEvent else { return true }
    behavior?.log(.shouldReceiveEvent, "(\(answer))")
    return answer
  }

  private func answer(
    _ choice: ScenarioChoice?, _ callback: ScenarioCallback, _ other: UIGestureRecognizer
  ) -> Bool {
    guard let choice else { return false }
    let answer = choice.holds(for: other.scenarioIndex)
    if let id = other.scenarioID { behavior?.log(callback, "(\(id),\(answer))") }
    return answer
  }
}
