import FingerpostHID
import FingerpostLists
import FingerpostScreens
import Foundation

nonisolated extension ScenarioWriter {
  /// The steps. What one step of a file cannot say becomes several at the same time.
  func script() throws(ScenarioError) -> [YAMLValue] {
    var contacts = ScenarioContactWriter()
    var steps: [YAMLValue] = []
    for step in scenario.script {
      let at = YAMLEntry("at", .plain(YAMLScalar.seconds(step.nanoseconds)))
      for entries in try pieces(step.actions, &contacts) { steps.append(.map([at] + entries)) }
    }
    return steps
  }

  /// The hooks. What one hook of a file cannot say becomes several at the same line.
  func hooks() throws(ScenarioError) -> [YAMLValue] {
    var contacts = ScenarioContactWriter()
    var hooks: [YAMLValue] = []
    for hook in scenario.hooks {
      let when = YAMLEntry("when", .text(hook.when))
      for entries in try pieces(hook.actions, &contacts) { hooks.append(.map([when] + entries)) }
    }
    return hooks
  }

  /// What happens, in pieces of at most one frame, one call and one mapping of assignments.
  private func pieces(
    _ actions: [ScenarioAction], _ contacts: inout ScenarioContactWriter
  ) throws(ScenarioError) -> [[YAMLEntry]] {
    var pieces: [[YAMLEntry]] = []
    var piece: [YAMLEntry] = []
    for action in actions {
      let entries: [YAMLEntry]
      switch action {
      case .contacts(let changed): entries = try contacts.entries(changed, self)
      case .frame(let frame):
        entries = try contacts.entries(frame.contacts, self) + ScenarioFormat.step.entries(of: frame, self)
      case .animate(let animation):
        entries = [YAMLEntry("animate", .map(try ScenarioFormat.animation.entries(of: animation, self)))]
      case .call(let call): entries = [YAMLEntry("call", .text(try text(of: call)))]
      case .assign, .delegate:
        let assignment = try self.assignment(action)
        if case .map(let others) = piece.last?.value, piece.last?.key == "set",
          !others.contains(where: { $0.key == assignment.key })
        {
          piece[piece.count - 1].value = .map(others + [assignment])
          continue
        }
        entries = [YAMLEntry("set", .map([assignment]))]
      }
      let isTaken = piece.contains { old in entries.contains { Self.excludes(old.key, $0.key) } }
      if isTaken {
        pieces.append(piece)
        piece = []
      }
      piece += entries
    }
    pieces.append(piece)
    return pieces
  }

  /// Whether two keys cannot stand in one step: equal ones, and those of two frames.
  private static func excludes(_ first: String, _ second: String) -> Bool {
    let ofFrames = ScenarioFormat.frameKeys + ScenarioFormat.heldKeys
    return first == second || (ofFrames.contains(first) && ofFrames.contains(second))
  }

  /// An assignment of a script or a hook.
  func assignment(_ action: ScenarioAction) throws(ScenarioError) -> YAMLEntry {
    switch action {
    case .assign(let index, let setting, _):
      let entry = try setting.entry(self)
      return YAMLEntry("\(try id(index)).\(entry.key)", entry.value)
    case .delegate(let index, let answers):
      return YAMLEntry("\(try id(index)).delegate", try ScenarioFormat.answers.write(answers, self))
    case .contacts, .frame, .call, .animate: return YAMLEntry("", .map([]))
    }
  }

  private func text(of call: ScenarioCall) throws(ScenarioError) -> String {
    let receiver: String
    if let index = call.receiver {
      receiver = scenario.nodes[index].role == .application ? "application" : try id(index)
    } else {
      receiver = "application"
    }
    var arguments = call.events.map(\.rawValue)
    if let action = call.action { arguments.append(action) }
    arguments += call.rows.map { "\($0.section):\($0.item)" } + call.rect.map(ScenarioNumber.text)
    if let index = call.argument { arguments.append(try id(index)) }
    let argument = arguments.joined(separator: ", ")
    return "\(receiver).\(call.method.rawValue)(\(argument))"
  }
}

/// Writes what frames say of contacts, each with what changed since the frame before.
nonisolated struct ScenarioContactWriter {
  /// The last report of each contact that is down. Looked up only, never walked.
  private var down: [Int: Contact] = [:]

  /// The keys of one frame.
  mutating func entries(
    _ contacts: [Contact], _ writer: ScenarioWriter
  ) throws(ScenarioError) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    for (key, phase) in [("down", Contact.Phase.down), ("move", .move), ("up", .up), ("cancel", .cancel)] {
      let concerned = contacts.filter { $0.phase == phase }
      guard !concerned.isEmpty else { continue }
      entries.append(YAMLEntry(key, try value(concerned, phase, writer)))
    }
    return entries
  }

  private mutating func value(
    _ contacts: [Contact], _ phase: Contact.Phase, _ writer: ScenarioWriter
  ) throws(ScenarioError) -> YAMLValue {
    let isEnd = phase == .up || phase == .cancel
    var values: [YAMLEntry] = []
    var hasChanged = false
    for contact in contacts {
      let before = down[contact.id] ?? Contact(id: contact.id, phase: .down, x: contact.x, y: contact.y)
      let entries = try changes(contact, since: before, writer)
      values.append(YAMLEntry(String(contact.id), entries.count == 1 ? entries[0].value : .map(entries)))
      if entries.count > 1 || (contact.x, contact.y) != (before.x, before.y) { hasChanged = true }
      down[contact.id] = isEnd ? nil : contact
    }
    return isEnd && !hasChanged ? .list(contacts.map { .count($0.id) }) : .map(values)
  }

  /// The contact's point, and what else is not as it was.
  private func changes(
    _ contact: Contact, since before: Contact, _ writer: ScenarioWriter
  ) throws(ScenarioError) -> [YAMLEntry] {
    var before = before
    before.estimate = nil
    let old = try ScenarioFormat.contact.entries(of: before, writer)
    return try ScenarioFormat.contact.entries(of: contact, writer).filter { entry in
      entry.key == "point" || !old.contains(entry)
    }
  }
}
