import FingerpostHID
import FingerpostText

nonisolated extension ScenarioReader {
  /// Reads `true`, `false` or `{ not: [id] }`.
  func choice(_ item: ScenarioItem, of roles: [ScenarioNode.Role]) throws(ScenarioError) -> ScenarioChoice {
    guard case .map = item.content else {
      guard case .scalar = item.content else { throw item.mismatch("true, false or { not: [id] }") }
      return .all(try item.flag())
    }
    _ = try item.checkKeys(.exceptions)
    guard let exceptions = item["not"] else { throw item.mismatch("{ not: [id] }") }
    return .allBut(try ids(exceptions, of: roles))
  }

  /// Reads whether recognizers may begin.
  ///
  /// - Parameter namesOthers: whether the answer is one for several recognizers, so that it can leave some out.
  func beginAnswer(_ item: ScenarioItem, namesOthers: Bool) throws(ScenarioError) -> ScenarioBeginAnswer {
    guard case .scalar(let text, _) = item.content else {
      guard namesOthers, case .map = item.content else {
        throw item.mismatch("true, false, vertical or horizontal" + (namesOthers ? " or { not: [id] }" : ""))
      }
      return .choice(try choice(item, of: [.recognizer]))
    }
    if let axis = ScenarioAxis(rawValue: text) { return .moving(axis) }
    if let flag = try? item.flag() { return .all(flag) }
    let known = ["true", "false"] + ScenarioAxis.allCases.map(\.rawValue)
    let advice = NearestName.of(text, among: known).map { "; did you mean “\($0)”?" } ?? ""
    throw ScenarioError(
      item.place, "expected true, false, vertical or horizontal, found \(item.summary)\(advice)")
  }

  /// Reads `true`, `false` or `{ not: [select] }`, with the numbers of the buttons for indices.
  private func buttons(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioChoice {
    guard case .map = item.content else { return try choice(item, of: []) }
    _ = try item.checkKeys(.exceptions)
    guard let exceptions = item["not"] else { throw item.mismatch("{ not: [select] }") }
    var numbers: [Int] = []
    for button in try exceptions.list("a list of buttons") {
      numbers.append(try button.pressType())
    }
    return .allBut(numbers)
  }

  /// Reads `all` or a list of ids of recognizers.
  private func company(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioChoice {
    if case .scalar("all", _) = item.content { return .all(true) }
    return .only(try ids(item, of: [.recognizer], expected: "all or a list of ids"))
  }

  private func ids(
    _ item: ScenarioItem, of roles: [ScenarioNode.Role], expected: String = "a list of ids"
  ) throws(ScenarioError) -> [Int] {
    var indices: [Int] = []
    for id in try item.list(expected) {
      let text = try id.text("an id")
      let index = try node(text, at: id.place)
      guard roles.contains(scenario.nodes[index].role) else {
        throw ScenarioError(
          id.place,
          "“\(text)” is \(scenario.nodes[index].role.name), and \(roles.map(\.name).joined(separator: " or ")) is expected here"
        )
      }
      indices.append(index)
    }
    return indices
  }

  /// Reads what a recognizer's delegate answers.
  func answers(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioGestureAnswers {
    _ = try item.checkKeys(.gestureDelegate)
    var answers = ScenarioGestureAnswers()
    if let answer = item["shouldBegin"] {
      answers.shouldBegin = try beginAnswer(answer, namesOthers: false)
    }
    answers.shouldReceiveEvent = try item["shouldReceiveEvent"]?.flag()
    if let answer = item["shouldReceive"] {
      answers.shouldReceive = try choice(answer, of: [.view, .window])
    }
    if let answer = item["shouldReceivePress"] { answers.shouldReceivePress = try buttons(answer) }
    if let others = item["simultaneousWith"] { answers.simultaneousWith = try company(others) }
    if let others = item["shouldRequireFailureOf"] { answers.shouldRequireFailureOf = try company(others) }
    if let others = item["shouldBeRequiredToFailBy"] {
      answers.shouldBeRequiredToFailBy = try company(others)
    }
    return answers
  }
}
