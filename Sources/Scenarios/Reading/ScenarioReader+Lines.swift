import FingerpostHID
import FingerpostScreens
import FingerpostText

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
    guard scenario.appScreen == nil else { return try foreignLine(item) }
    let line = try logLine(item)
    guard scenario.observed.contains(line.family) else {
      throw ScenarioError(
        item.place,
        "this line cannot appear: the scenario does not observe the family “\(line.family.rawValue)”")
    }
    return line.expected
  }

  /// Reads `[@time ]text`, where the text is what an application writes: only the application knows which lines exist.
  private func foreignLine(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioExpectedLine {
    let text = try item.text("a line of the application's log")
    guard text.first == "@" else { return ScenarioExpectedLine(text: text) }
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { throw item.mismatch("a time and a line, such as “@0.100 Card.tapped”") }
    return ScenarioExpectedLine(text: String(parts[1]), nanoseconds: try time(parts[0], at: item.place))
  }

  /// Reads the time before a line, in seconds.
  private func time(_ seconds: Substring, at place: ScenarioPlace) throws(ScenarioError) -> Int64 {
    guard let number = ScenarioItem.number(String(seconds)), number >= 0, number <= 1e9 else {
      throw ScenarioError(place, "“@\(seconds)” is not a time in seconds")
    }
    return Int64((number * 1e9).rounded())
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
    if let seconds = message.time { time = try self.time(seconds, at: item.place) }
    let index = try node(message.subject, at: item.place)
    if actionNames.contains(message.name), scenario.nodes[index].role != .recognizer {
      return try actionLine(message, time, at: item.place)
    }
    let (callback, family) = try callback(message.name, of: index, at: item.place)
    guard try isRight(message.arguments, for: callback.arguments, at: item.place) else {
      throw ScenarioError(
        item.place, "“\(callback.rawValue)” is logged with \(callback.arguments.description)")
    }
    let tail = message.arguments.map { "(\($0))" } ?? ""
    let line = "\(message.subject).\(callback.rawValue)\(tail)"
    return (ScenarioExpectedLine(text: line, nanoseconds: time), family)
  }

  /// Reads a line of an action that a responder is sent, with the id of the sender between the parentheses.
  private func actionLine(
    _ message: MessageText, _ time: Int64?, at place: ScenarioPlace
  ) throws(ScenarioError) -> (expected: ScenarioExpectedLine, family: ScenarioFamily) {
    guard let sender = message.arguments else {
      throw ScenarioError(place, "an action is logged with the id of its sender, such as (B), or with ()")
    }
    if !sender.isEmpty { _ = try node(sender, at: place) }
    let line = "\(message.subject).\(message.name)(\(sender))"
    return (ScenarioExpectedLine(text: line, nanoseconds: time), .actions)
  }

  private func callback(
    _ name: String, of index: Int, at place: ScenarioPlace
  ) throws(ScenarioError) -> (ScenarioCallback, ScenarioFamily) {
    let role = scenario.nodes[index].role
    let viewClass = scenario.nodes[index].viewClass
    let known =
      ScenarioCallback.allCases.filter { $0.family(of: role) != nil && $0.isOf(viewClass) }.map(\.rawValue)
    if let callback = ScenarioCallback(rawValue: name) {
      if let family = callback.family(of: role), known.contains(name) { return (callback, family) }
      if callback == .hitTest || callback == .pointInside {
        throw ScenarioError(
          place, "“\(scenario.nodes[index].label)” is \(role.name), which hit testing does not ask")
      }
      throw ScenarioError(
        place,
        "“\(scenario.nodes[index].label)” is \(role.name), which has no callback “\(name)”; \(NearestName.advice(for: name, among: known))"
      )
    }
    let isEvent = ControlEventName(rawValue: name) != nil && known.contains(ScenarioCallback.event.rawValue)
    let advice = isEvent ? "did you mean “event(\(name))”?" : NearestName.advice(for: name, among: known)
    throw ScenarioError(place, "there is no callback “\(PlainText.excerpt(name))”; \(advice)")
  }

  /// Whether what is between parentheses has the right shape.
  private func isRight(
    _ text: String?, for arguments: ScenarioCallback.Arguments, at place: ScenarioPlace
  ) throws(ScenarioError) -> Bool {
    guard let text else {
      if case .nothing = arguments { return true }
      return false
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isFlag = parts.last == "true" || parts.last == "false"
    switch arguments {
    case .nothing: return false
    case .contact: return ScenarioItem.contact(text) != nil
    case .controlEvent: return ControlEventName.single.contains { $0.rawValue == text }
    case .contacts:
      let contacts = parts.compactMap(ScenarioItem.contact)
      return contacts.count == parts.count && zip(contacts, contacts.dropFirst()).allSatisfy { $0 <= $1 }
    case .samples:
      let shape = /([0-9]+)(,\[-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?\])*/
      return ScenarioItem.contact(parts[0]) != nil && text.wholeMatch(of: shape) != nil
    case .update:
      let properties = Contact.Properties.all.words
      return parts.count >= 3 && ScenarioItem.contact(parts[0]) != nil && UInt32(parts[1]) != nil
        && ScenarioNumber.isRight(parts[2]) && parts[3...].allSatisfy(properties.contains)
    case .presses:
      let numbers = parts.compactMap(ScenarioPressType.number)
      return numbers.count == parts.count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    case .shake: return text == "shake"
    case .remoteCommand: return ScenarioRemoteCommand.words.contains(text)
    case .flag: return parts.count == 1 && isFlag
    case .focus:
      guard parts.count == 2 else { return false }
      for part in parts where !part.isEmpty { _ = try node(part, of: .view, at: place) }
      return true
    case .action: return ScenarioCallback.Arguments.actions.contains(text)
    case .state: return ScenarioCallback.Arguments.states.contains(text)
    case .contactAndFlag: return parts.count == 2 && isFlag && ScenarioItem.contact(parts[0]) != nil
    case .pressAndFlag: return parts.count == 2 && isFlag && ScenarioPressType.number(of: parts[0]) != nil
    case .number: return parts.count == 1 && ScenarioNumber.isRight(parts[0])
    case .offset: return parts.count == 2 && parts.allSatisfy(ScenarioNumber.isRight)
    case .row: return text.wholeMatch(of: /[0-9]+:[0-9]+/) != nil
    case .rowAndFlag: return text.wholeMatch(of: /[0-9]+:[0-9]+,(true|false)/) != nil
    case .rowAndNumber: return text.wholeMatch(of: /[0-9]+:[0-9]+,[0-9]+/) != nil
    case .rows: return text.wholeMatch(of: /[0-9]+:[0-9]+,[0-9]+:[0-9]+/) != nil
    case .section: return text.wholeMatch(of: /[0-9]+/) != nil
    case .severalRows: return text.wholeMatch(of: /([0-9]+:[0-9]+(,[0-9]+:[0-9]+)*)?/) != nil
    case .rowOrNone: return text.wholeMatch(of: /([0-9]+:[0-9]+)?/) != nil
    case .viewAndFlag:
      guard parts.count == 2, isFlag else { return false }
      _ = try node(parts[0], of: .view, at: place)
      return true
    case .recognizerAndFlag:
      guard parts.count == 2, isFlag else { return false }
      _ = try node(parts[0], of: .recognizer, at: place)
      return true
    }
  }
}
