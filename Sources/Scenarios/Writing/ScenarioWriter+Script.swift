import FingerpostHID
import FingerpostScreens

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
      case .contacts(let changed): entries = contacts.entries(changed)
      case .frame(let frame):
        entries = contacts.entries(frame.contacts) + Self.entries(besideContactsOf: frame)
      case .animate(let animation): entries = [YAMLEntry("animate", .map(try self.entries(of: animation)))]
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
    let ofFrames = [
      "down", "move", "up", "cancel", "update", "hover", "scroll", "press", "key", "shake", "remote",
      "buttons", "modifiers",
    ]
    return first == second || (ofFrames.contains(first) && ofFrames.contains(second))
  }

  private func entries(of animation: ScenarioAnimation) throws(ScenarioError) -> [YAMLEntry] {
    var entries = [YAMLEntry("duration", .number(animation.duration))]
    if animation.delay != 0 { entries.append(YAMLEntry("delay", .number(animation.delay))) }
    if animation.allowsUserInteraction { entries.append(YAMLEntry("allowUserInteraction", .flag(true))) }
    var changes: [YAMLEntry] = []
    for change in animation.changes { changes.append(try assignment(change)) }
    return entries + [YAMLEntry("set", .map(changes))]
  }

  private func assignment(_ action: ScenarioAction) throws(ScenarioError) -> YAMLEntry {
    switch action {
    case .assign(let index, let setting, _):
      let entry = Self.entry(setting)
      return YAMLEntry("\(try id(index)).\(entry.key)", entry.value)
    case .delegate(let index, let answers):
      return YAMLEntry("\(try id(index)).delegate", try delegate(answers))
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
  mutating func entries(_ contacts: [Contact]) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    for (key, phase) in [("down", Contact.Phase.down), ("move", .move), ("up", .up), ("cancel", .cancel)] {
      let concerned = contacts.filter { $0.phase == phase }
      guard !concerned.isEmpty else { continue }
      entries.append(YAMLEntry(key, value(concerned, phase)))
    }
    return entries
  }

  private mutating func value(_ contacts: [Contact], _ phase: Contact.Phase) -> YAMLValue {
    let isEnd = phase == .up || phase == .cancel
    var values: [YAMLEntry] = []
    var hasChanged = false
    for contact in contacts {
      let before = down[contact.id] ?? Contact(id: contact.id, phase: .down, x: contact.x, y: contact.y)
      let value = Self.value(contact, since: before)
      values.append(YAMLEntry(String(contact.id), value))
      if value != Self.point(contact) || (contact.x, contact.y) != (before.x, before.y) { hasChanged = true }
      down[contact.id] = isEnd ? nil : contact
    }
    return isEnd && !hasChanged ? .list(contacts.map { .count($0.id) }) : .map(values)
  }

  private static func point(_ contact: Contact) -> YAMLValue { .numbers([contact.x, contact.y]) }

  private static func value(_ contact: Contact, since before: Contact) -> YAMLValue {
    var entries: [YAMLEntry] = []
    if contact.force != before.force { entries.append(YAMLEntry("force", .number(contact.force))) }
    if contact.majorRadius != before.majorRadius {
      entries.append(YAMLEntry("majorRadius", .number(contact.majorRadius)))
    }
    if contact.altitude != before.altitude {
      entries.append(YAMLEntry("altitude", .number(contact.altitude)))
    }
    if contact.azimuth != before.azimuth { entries.append(YAMLEntry("azimuth", .number(contact.azimuth))) }
    if let estimate = contact.estimate {
      entries.append(YAMLEntry("estimated", ScenarioWriter.properties(estimate.properties)))
      if estimate.expected != estimate.properties {
        entries.append(YAMLEntry("expecting", ScenarioWriter.properties(estimate.expected)))
      }
    }
    if contact.phase == .down, contact.kind != .direct {
      entries.append(YAMLEntry("type", .text(contact.kind.word)))
    }
    return entries.isEmpty ? point(contact) : .map([YAMLEntry("point", point(contact))] + entries)
  }
}
