nonisolated extension ScenarioReader {
  /// Reads `expect`: lines, and lists of lines that may come in any order.
  mutating func readExpectations(_ item: ScenarioItem) throws(ScenarioError) {
    var expectations: [ScenarioExpectation] = []
    for entry in try item.list("a list of log lines") {
      if case .list(let items) = entry.content {
        var lines: [ScenarioExpectedLine] = []
        for line in items { lines.append(try observedLine(line)) }
        expectations.append(.anyOrder(lines))
      } else {
        expectations.append(.line(try observedLine(entry)))
      }
    }
    scenario.expect = expectations
  }

  private func observedLine(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioExpectedLine {
    let line = try logLine(item)
    guard scenario.observed.contains(line.family) else {
      throw ScenarioError(
        item.place,
        "this line cannot come: the scenario does not observe the family “\(line.family.rawValue)”")
    }
    return line.expected
  }

  /// Reads `[@time ]subject.callback(arguments)` and brings it into the form that logs have.
  func logLine(
    _ item: ScenarioItem
  ) throws(ScenarioError) -> (expected: ScenarioExpectedLine, family: ScenarioFamily) {
    let expected = "a log line, such as “V.touchesBegan(1)”"
    let text = try item.text(expected)
    guard text.utf8.count <= 4_000, let message = MessageText(text) else {
      var error = item.mismatch(expected)
      if case .scalar(_, quoted: false) = item.content, text.contains("("), !text.contains(")") {
        error.message += "; inside [ ] a line with a comma needs quotes"
      }
      throw error
    }
    var time: Int64?
    if let seconds = message.time {
      guard let number = ScenarioItem.number(String(seconds)), number >= 0, number <= 1e9 else {
        throw ScenarioError(item.place, "“@\(seconds)” is not a time in seconds")
      }
      time = Int64((number * 1e9).rounded())
    }
    let index = try node(message.subject, at: item.place)
    let callback = try callback(message.name, of: index, at: item.place)
    guard Self.isRight(message.arguments, for: callback) else {
      throw ScenarioError(
        item.place, "“\(callback.rawValue)” is logged with \(callback.arguments ?? "no parentheses")")
    }
    let tail = message.arguments.map { "(\($0))" } ?? ""
    let line = "\(message.subject).\(callback.rawValue)\(tail)"
    return (ScenarioExpectedLine(text: line, nanoseconds: time), callback.family)
  }

  private func callback(
    _ name: String, of index: Int, at place: ScenarioPlace
  ) throws(ScenarioError) -> ScenarioCallback {
    let role = scenario.nodes[index].role
    if let callback = ScenarioCallback(rawValue: name) {
      if callback.family == .hitTest, role != .view, role != .window {
        throw ScenarioError(
          place, "“\(scenario.nodes[index].label)” is \(role.name), which hit testing does not ask")
      }
      return callback
    }
    for (family, names) in ScenarioCallback.unbuilt where names.contains(name) {
      let part = family.unbuiltPart ?? .recognizers
      throw part.refusal(of: "the callback “\(name)”", at: place)
    }
    let known = ScenarioCallback.allCases.map(\.rawValue) + ScenarioCallback.unbuilt.flatMap(\.names)
    throw ScenarioError(
      place,
      "there is no callback “\(ScenarioItem.shortened(name))”; \(NearestName.advice(for: name, among: known))"
    )
  }

  private static func isRight(_ arguments: String?, for callback: ScenarioCallback) -> Bool {
    switch callback.family {
    case .touches:
      let parts = arguments?.split(separator: ",", omittingEmptySubsequences: false) ?? []
      let contacts = parts.compactMap { ScenarioItem.contact(String($0)) }
      return !parts.isEmpty && contacts.count == parts.count
        && zip(contacts, contacts.dropFirst()).allSatisfy { $0 < $1 }
    case .hitTest where callback == .hitTest:
      return arguments == nil
    default:
      return arguments == "true" || arguments == "false"
    }
  }
}
