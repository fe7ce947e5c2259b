import Fingerpost

/// A recogniser's delegate, which answers what a scenario says and logs what it is asked.
///
/// Questions that may come any number of times, whether two may act together, are answered and not logged.
final class ScenarioGestureDelegate: UIGestureRecognizerDelegate {
  private let answers: ScenarioGestureAnswers
  private weak var behaviour: ScenarioGestureBehaviour?

  init(answers: ScenarioGestureAnswers, behaviour: ScenarioGestureBehaviour) {
    self.answers = answers
    self.behaviour = behaviour
  }

  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let behaviour, let answers = answers.shouldBegin else { return true }
    let answer = behaviour.answer(answers, for: gestureRecognizer)
    behaviour.log(.shouldBegin, "(\(answer))")
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
    let answer = choice.holds(for: (touch.view as? any ScenarioObject)?.behaviour?.index)
    behaviour?.log(.shouldReceive, "(\(touch.contactID),\(answer))")
    return answer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    guard let choice = answers.shouldReceivePress else { return true }
    let answer = choice.holds(for: press.type.rawValue)
    behaviour?.log(.shouldReceivePress, "(\(ScenarioPressType.names(of: [press.type])),\(answer))")
    return answer
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard let answer = answers.shouldReceiveEvent else { return true }
    behaviour?.log(.shouldReceiveEvent, "(\(answer))")
    return answer
  }

  private func answer(
    _ choice: ScenarioChoice?, _ callback: ScenarioCallback, _ other: UIGestureRecognizer
  ) -> Bool {
    guard let choice else { return false }
    let answer = choice.holds(for: other.scenarioIndex)
    if let id = other.scenarioID { behaviour?.log(callback, "(\(id),\(answer))") }
    return answer
  }
}
