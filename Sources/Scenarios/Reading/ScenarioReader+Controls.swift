import FingerpostScreens
import FingerpostText

nonisolated extension ScenarioReader {
  /// Reads what a node that is a control says beyond the properties of views.
  func readControl(_ item: ScenarioItem, into node: inout ScenarioNode) throws(ScenarioError) {
    guard node.viewClass.isControl else { return }
    var control = ScenarioControl()
    control.beginTracking = try item["beginTracking"]?.flag()
    control.continueTracking = try item["continueTracking"]?.flag()
    if let segments = item["segments"] {
      for title in try segments.list("a list of titles") {
        control.segments.append(try title.text("a title"))
      }
    }
    node.control = control
  }

  /// Reads the actions that a responder has.
  mutating func readActions(_ item: ScenarioItem, into node: inout ScenarioNode) throws(ScenarioError) {
    guard let actions = item["actions"] else { return }
    for action in try actions.list("a list of actions, such as [save]") {
      node.actions.append(try actionName(action))
    }
  }

  /// Reads the targets of a control, when all nodes are known.
  mutating func readTargets(_ item: ScenarioItem, of index: Int) throws(ScenarioError) {
    for target in try item.list("a list of targets") {
      _ = try target.checkKeys(.target)
      guard let action = target["action"] else {
        throw ScenarioError(target.place, "a target needs “action”, the name of what it is sent")
      }
      guard let events = target["events"] else {
        throw ScenarioError(target.place, "a target needs “events”, such as [touchUpInside]")
      }
      var read = ScenarioTarget(events: [], action: try actionName(action))
      for event in try events.list("a list of control events, such as [touchUpInside]") {
        read.events.append(try event.word(ControlEventName.self, what: "a control event"))
      }
      if let receiver = target["target"], !receiver.isNothing {
        let id = try receiver.text("an id, or null")
        let found = try node(id, at: receiver.place)
        guard scenario.nodes[found].role != .recognizer else {
          throw ScenarioError(
            receiver.place, "“\(id)” is a gesture recognizer, and a responder is expected here")
        }
        read.target = found
      }
      scenario.nodes[index].control?.targets.append(read)
    }
  }

  /// Reads the name of an action, which becomes a callback that log lines can name.
  mutating func actionName(_ item: ScenarioItem) throws(ScenarioError) -> String {
    let name = try item.text("the name of an action")
    guard Self.isID(name) else {
      throw ScenarioError(
        item.place,
        "the name of an action is made of letters, digits, “_”, “-” and “$”, unlike “\(PlainText.excerpt(name))”"
      )
    }
    guard ScenarioCallback(rawValue: name) == nil else {
      throw ScenarioError(item.place, "“\(name)” is a callback of this format and cannot be an action")
    }
    actionNames.insert(name)
    return name
  }

  /// Reads the control events of a call, such as `touchUpInside`.
  func events(_ text: String, at place: ScenarioPlace) throws(ScenarioError) -> [ControlEventName] {
    var events: [ControlEventName] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let event = ControlEventName(rawValue: name) else {
        let known = ControlEventName.allCases.map(\.rawValue)
        throw ScenarioError(
          place,
          "“\(PlainText.excerpt(name))” is not a control event; \(NearestName.advice(for: name, among: known))"
        )
      }
      events.append(event)
    }
    return events
  }
}

nonisolated extension ScenarioItem {
  /// Whether this is YAML's null.
  var isNothing: Bool {
    guard case .scalar(let text, quoted: false) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }
}
