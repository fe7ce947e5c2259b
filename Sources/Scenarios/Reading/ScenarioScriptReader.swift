import FingerpostHID
import FingerpostText
import Foundation

/// Reads the steps of a script and keeps count of which contacts are down.
nonisolated struct ScenarioScriptReader {
  /// More contacts than any hardware reports.
  static let contactLimit = 100

  let nodes: ScenarioReader
  /// The last report of each contact that is down. Looked up only, never walked.
  private var down: [Int: (contact: Contact, since: ScenarioPath)] = [:]
  /// Where the pointer hovers, while it does.
  var pointer: CGPoint?
  /// Where a trackpad scrolls, while it does.
  var scrolled: CGPoint?
  /// The buttons and keys that are down, by the numbers of their types.
  var pressed: [Int] = []
  /// Whether the device is being shaken.
  var isShaken = false
  /// What is not final in the samples that wait for an update. Looked up only, never walked.
  var expected: [UInt32: Contact.Estimate] = [:]
  /// How many samples with estimates there were.
  private var estimateCount: UInt32 = 0
  private var last: (nanoseconds: Int64, path: ScenarioPath)?

  init(nodes: ScenarioReader) {
    self.nodes = nodes
  }

  mutating func read(_ script: ScenarioItem) throws(ScenarioError) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for item in try script.list("a list of steps") { steps.append(try step(item)) }
    return steps
  }

  private mutating func step(_ item: ScenarioItem) throws(ScenarioError) -> ScenarioStep {
    var frame = Frame(nanoseconds: 0)
    try ScenarioFormat.step.read(item, into: &frame, nodes)
    if let last, frame.nanoseconds < last.nanoseconds, let at = item["at"] {
      throw ScenarioError(
        at.place,
        "steps are in time order, and \(last.path) comes later, at \(ScenarioLogLine.seconds(last.nanoseconds))"
      )
    }
    last = (frame.nanoseconds, item.place.path)
    var step = ScenarioStep(nanoseconds: frame.nanoseconds, actions: [], place: item.place)
    var contacts: [Contact] = []
    var framePosition: Int?
    var keys: [(usage: UInt16, phase: Press.Phase)] = []
    let entries = try item.map("a step, a mapping")
    for entry in entries {
      if ScenarioFormat.frameKeys.contains(entry.key) { framePosition = framePosition ?? step.actions.count }
      switch entry.key {
      case "hover": frame.hover = try hover(entry.value)
      case "scroll": frame.scroll = try scroll(entry.value)
      case "update": frame.updates = try updates(entry.value)
      case "press": frame.presses = try presses(entry.value)
      case "key": keys = try self.keys(entry.value)
      case "shake": frame.shake = try shake(entry.value)
      case "down", "move", "up", "cancel":
        for contact in try read(entry, at: step) {
          if contacts.contains(where: { $0.id == contact.id }) {
            throw ScenarioError(
              entry.place, "contact \(contact.id) appears twice in one step, which is one hardware frame")
          }
          contacts.append(contact)
        }
      case "set": step.actions += try nodes.assignments(entry.value)
      case "animate":
        var animation = ScenarioAnimation()
        try ScenarioFormat.animation.read(entry.value, into: &animation, nodes)
        step.actions.append(.animate(animation))
      case "call": step.actions.append(.call(try nodes.call(entry.value)))
      default: break
      }
    }
    guard let framePosition else {
      if let entry = entries.first(where: { ScenarioFormat.heldKeys.contains($0.key) }) {
        throw ScenarioError(
          entry.place, "“\(entry.key)” says what is held down in a frame, and this step has none")
      }
      return step
    }
    // Not before it is known which modifier keys are down.
    frame.presses += keys.map {
      Press(key: Key(usage: $0.usage, modifierFlags: frame.modifierFlags), phase: $0.phase)
    }
    let isPlain = frame == Frame(nanoseconds: step.nanoseconds)
    frame.contacts = contacts.sorted { $0.id < $1.id }
    for index in frame.contacts.indices { number(&frame.contacts[index].estimate) }
    step.actions.insert(isPlain ? .contacts(frame.contacts) : .frame(frame), at: framePosition)
    return step
  }

  /// Gives a sample with estimates its number: they are counted from 1.
  private mutating func number(_ estimate: inout Contact.Estimate?) {
    guard estimate != nil else { return }
    estimateCount += 1
    estimate?.number = estimateCount
    if let estimate, !estimate.expected.isEmpty { expected[estimateCount] = estimate }
  }

  private mutating func read(
    _ entry: ScenarioEntry, at step: ScenarioStep
  ) throws(ScenarioError) -> [Contact] {
    var contacts: [Contact] = []
    let takesList = entry.key == "up" || entry.key == "cancel"
    if takesList, case .list(let items) = entry.value.content {
      for item in items {
        contacts.append(try read(entry.key, try item.contact(), nil, item.place, at: step))
      }
      return contacts
    }
    let expected =
      takesList
      ? "a list of contacts, such as [1]" : "a mapping from contacts to points, such as { 1: [150, 150] }"
    for contact in try entry.value.map(expected) {
      guard let id = ScenarioItem.contact(contact.key) else {
        throw ScenarioError(
          contact.place, "“\(PlainText.excerpt(contact.key))” is not the number of a contact")
      }
      contacts.append(try read(entry.key, id, contact.value, contact.place, at: step))
    }
    return contacts
  }

  private mutating func read(
    _ kind: String, _ id: Int, _ item: ScenarioItem?, _ place: ScenarioPlace, at step: ScenarioStep
  ) throws(ScenarioError) -> Contact {
    var contact: Contact
    if kind == "down" {
      if let other = down[id] {
        throw ScenarioError(place, "contact \(id) is down already, since \(other.since)")
      }
      guard down.count < Self.contactLimit else {
        throw ScenarioError(place, "more than \(Self.contactLimit) contacts are down at once")
      }
      contact = Contact(id: id, phase: .down, x: 0, y: 0)
    } else {
      guard let known = down[id] else {
        let verb = ["move": "move", "up": "be lifted", "cancel": "be cancelled"][kind] ?? kind
        throw ScenarioError(place, "contact \(id) cannot \(verb): it is not down")
      }
      contact = known.contact
      contact.estimate = nil
      contact.phase = kind == "move" ? .move : kind == "up" ? .up : .cancel
    }
    if let item { try fill(&contact, from: item) }
    down[id] =
      contact.phase == .up || contact.phase == .cancel ? nil : (contact, down[id]?.since ?? step.place.path)
    return contact
  }

  private func fill(_ contact: inout Contact, from item: ScenarioItem) throws(ScenarioError) {
    guard case .map = item.content else {
      guard case .list = item.content else { throw item.mismatch("[x, y] or { point: [x, y], … }") }
      let point = try item.point()
      (contact.x, contact.y) = (Double(point.x), Double(point.y))
      return
    }
    let table = contact.phase == .down ? ScenarioFormat.firstContact : ScenarioFormat.contact
    try table.read(item, into: &contact, nodes)
  }
}
