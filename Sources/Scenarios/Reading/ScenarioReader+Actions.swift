import FingerpostLists
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

nonisolated extension ScenarioReader {
  /// Reads `set`: assignments in the order in which they are written.
  func assignments(_ item: ScenarioItem) throws(ScenarioError) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    for entry in try item.map("a mapping such as { \"V.isHidden\": true }") {
      guard let dot = entry.key.lastIndex(of: ".") else {
        throw ScenarioError(entry.place, "expected id.property, such as V.isHidden")
      }
      let index = try node(String(entry.key[..<dot]), at: entry.place)
      let name = String(entry.key[entry.key.index(after: dot)...])
      if name == "delegate", scenario.nodes[index].gesture != nil {
        actions.append(.delegate(index, try ScenarioFormat.answers.read(entry.value, self)))
      } else {
        let property = try property(name, of: index, at: entry.place)
        let value = try property.format.read(entry.value, self)
        actions.append(.assign(index, ScenarioSetting(property: property, value: value), entry.place))
      }
    }
    return actions
  }

  private func property(
    _ name: String, of index: Int, at place: ScenarioPlace
  ) throws(ScenarioError) -> Property {
    let node = scenario.nodes[index]
    let settable: [Property] =
      switch node.role {
      case .view, .window: Property.stated(by: node.viewClass)
      case .recognizer: node.gesture.map { Property.settable(of: $0.kind) } ?? []
      case .viewController, .application, .delegate: []
      }
    if let property = settable.first(where: { $0.name == name }) { return property }
    guard !settable.isEmpty else {
      throw ScenarioError(place, "“\(node.label)” is \(node.role.name), which has nothing to set")
    }
    let who = node.gesture.map { "\(node.role.name) of type \($0.kind.rawValue)" } ?? node.role.name
    let known = settable.map(\.name) + (node.gesture == nil ? [] : ["delegate"])
    throw ScenarioError(
      place,
      "\(who) has no property “\(PlainText.excerpt(name))” to set; \(NearestName.advice(for: name, among: known))"
    )
  }

  /// Reads `call`: `receiver.method()` or `receiver.method(argument)`.
  func call(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioCall {
    let text = try item.text("a call, such as “V.removeFromSuperview()”")
    guard text.utf8.count <= 4_000, let message = MessageText(text), message.time == nil,
      let argument = message.arguments
    else { throw item.mismatch("a call, such as “V.removeFromSuperview()”") }
    let (receiver, name) = (message.subject, message.name)
    let index: Int?
    if receiver == "application" {
      index = scenario.nodes.firstIndex { $0.role == .application }
    } else {
      index = try node(receiver, at: item.place)
    }
    let role = index.map { scenario.nodes[$0].role } ?? .application
    let viewClass = index.map { scenario.nodes[$0].viewClass } ?? .view
    guard let method = ScenarioCall.Method(rawValue: name), method.belongs(to: role, viewClass) else {
      let known = ScenarioCall.Method.allCases.filter { $0.belongs(to: role, viewClass) }.map(\.rawValue)
      throw ScenarioError(
        item.place,
        "“\(receiver)” is \(role.name), which has no “\(name)” to call; \(NearestName.advice(for: name, among: known))"
      )
    }
    var call = ScenarioCall(receiver: index, method: method, argument: nil, place: item.place)
    if method == .sendActions {
      guard role == .view, let viewClass = index.map({ scenario.nodes[$0].viewClass }), viewClass.isControl
      else {
        throw ScenarioError(
          item.place, "“\(receiver)” is \(role.name), not a control, so it has no events to send")
      }
      call.events = try events(argument, at: item.place)
    } else if method == .sendAction {
      try readSending(argument, into: &call)
    } else if method.rowCount > 0 || method == .indexPathsForRows {
      try readRows(argument, into: &call)
    } else if let wanted = method.argument {
      guard !argument.isEmpty else {
        throw ScenarioError(item.place, "“\(name)” takes the id of \(wanted.name)")
      }
      let taken = try node(argument, at: item.place)
      guard scenario.nodes[taken].role == wanted else {
        throw ScenarioError(
          item.place,
          "“\(name)” takes \(wanted.name), and “\(argument)” is \(scenario.nodes[taken].role.name)")
      }
      guard taken != index else { throw ScenarioError(item.place, "“\(receiver)” cannot be its own subview") }
      call.argument = taken
    } else if !argument.isEmpty {
      throw ScenarioError(item.place, "“\(name)” takes no argument, found “\(PlainText.excerpt(argument))”")
    }
    return call
  }

  /// Reads rows, such as `0:3`, or a rectangle.
  private func readRows(_ text: String, into call: inout ScenarioCall) throws(ScenarioError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let name = call.method.rawValue
    if call.method == .indexPathsForRows {
      call.rect = parts.compactMap { Double($0) }.filter { abs($0) <= 1e9 }
      guard parts.count == 4, call.rect.count == 4 else {
        throw ScenarioError(
          call.place, "“\(name)” takes left, top, width and height, such as (0, 43, 100, 2)")
      }
      return
    }
    call.rows = parts.compactMap { ScenarioFormat.numbers($0, count: 2) }.map {
      IndexPath(item: $0[1], section: $0[0])
    }
    let count = call.method.rowCount
    guard parts.count == count, call.rows.count == count else {
      let example = count == 1 ? "a section and a row, such as (0:3)" : "two rows, such as (0:3, 0:1)"
      throw ScenarioError(call.place, "“\(name)” takes \(example)")
    }
  }

  /// Reads control events, such as `touchUpInside`.
  private func events(_ text: String, at place: ScenarioPlace) throws(ScenarioError) -> [ControlEventName] {
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

  /// Reads what an application is to send: an action and, if there is one, its sender.
  private func readSending(_ text: String, into call: inout ScenarioCall) throws(ScenarioError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let action = parts.first, Self.isID(action), parts.count <= 2 else {
      throw ScenarioError(call.place, "“sendAction” takes an action and its sender, such as (save, B)")
    }
    call.action = action
    guard parts.count == 2 else { return }
    let sender = try node(parts[1], at: call.place)
    guard scenario.nodes[sender].role != .recognizer else {
      throw ScenarioError(
        call.place, "“\(parts[1])” is a gesture recognizer, and a responder is expected here")
    }
    call.argument = sender
  }

  /// Reads the hooks.
  mutating func readHooks(_ item: ScenarioItem) throws(ScenarioError) {
    for hook in try item.list("a list of hooks") {
      var read = ScenarioHook(place: hook.place)
      try ScenarioFormat.hook.read(hook, into: &read, self)
      for entry in try hook.map("a hook, a mapping") {
        if entry.key == "set" { read.actions += try assignments(entry.value) }
        if entry.key == "call" { read.actions.append(.call(try call(entry.value))) }
      }
      guard !read.actions.isEmpty else { throw ScenarioError(hook.place, "a hook needs “call” or “set”") }
      scenario.hooks.append(read)
    }
  }
}
