import FingerpostProperties
import FingerpostScreens

nonisolated extension ScenarioReader {
  /// Reads a recognizer, but for what names other nodes.
  mutating func readGesture(_ item: ScenarioItem, parent: Int) throws(ScenarioError) {
    _ = try item.map("a gesture recognizer, a mapping")
    guard let type = item["type"] else {
      throw ScenarioError(
        item.place,
        "a gesture recognizer needs “type”: \(GestureKind.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    let kind = try type.word(GestureKind.self, what: "a type of gesture recognizer")
    let entries = try item.checkKeys(.gesture(kind))
    let index = try append(item, role: .recognizer, link: .recognizer, parent: parent)
    var gesture = ScenarioGesture(kind: kind)
    if let touches = item["touches"] { gesture.logsTouches = try touches.flag() }
    for entry in entries {
      guard let property = Property.stated(by: kind).first(where: { $0.name == entry.key }) else { continue }
      gesture.settings.append(try entry.value.setting(of: property))
    }
    if kind == .custom { gesture.custom = try custom(item) }
    scenario.nodes[index].gesture = gesture
    waiting.append((index, item))
  }

  /// Reads what names other nodes, when all of them are known.
  mutating func readGestures() throws(ScenarioError) {
    for (index, item) in waiting {
      if let answer = item["gestureRecognizerShouldBegin"] {
        scenario.nodes[index].shouldBegin = try beginAnswer(answer, namesOthers: true)
      }
      if let targets = item["targets"] { try readTargets(targets, of: index) }
      if let answer = item["touchesShouldBegin"] {
        scenario.nodes[index].touchesShouldBegin = try choice(answer, of: [.view])
      }
      if let answer = item["touchesShouldCancel"] {
        scenario.nodes[index].touchesShouldCancel = try choice(answer, of: [.view])
      }
      guard var gesture = scenario.nodes[index].gesture else { continue }
      if let others = item["requireToFail"] {
        for other in try others.list("a list of ids of gesture recognizers") {
          // One may require its own failure, as applications have done by mistake. [ARB-25]
          gesture.requireToFail.append(try node(try other.text("an id"), of: .recognizer, at: other.place))
        }
      }
      if let answer = item["canPrevent"] { gesture.canPrevent = try choice(answer, of: [.recognizer]) }
      if let answer = item["canBePrevented"] {
        gesture.canBePrevented = try choice(answer, of: [.recognizer])
      }
      if let delegate = item["delegate"] { gesture.answers = try answers(delegate) }
      scenario.nodes[index].gesture = gesture
    }
    waiting = []
  }

  private func custom(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioCustomGesture {
    var custom = ScenarioCustomGesture()
    if let moment = item["recognizeOn"] { custom.recognizeOn = try self.moment(moment) }
    if let moment = item["beginOn"] { custom.beginOn = try self.moment(moment) }
    if let moment = item["failOn"] { custom.failOn = try self.moment(moment) }
    if let contacts = item["ignore"] {
      for contact in try contacts.list("a list of contacts, such as [2]") {
        custom.ignore.append(try contact.contact())
      }
    }
    return custom
  }

  private func moment(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioCustomGesture.Moment {
    let expected = "began, ended or move: with a number from 1, such as move:3"
    let text = try item.text(expected)
    switch text {
    case "began": return .began
    case "ended": return .ended
    default:
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "move",
        let number = ScenarioItem.contact(String(parts[1].drop { $0 == " " })), number > 0
      else { throw item.mismatch(expected) }
      return .move(number)
    }
  }
}
