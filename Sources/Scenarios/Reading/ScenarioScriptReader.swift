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
    let entries = try item.checkKeys(.step)
    guard let at = item["at"] else {
      throw ScenarioError(item.place, "a step needs “at”, its time in seconds")
    }
    let step = ScenarioStep(nanoseconds: try time(at), actions: [], place: item.place)
    if let last, step.nanoseconds < last.nanoseconds {
      throw ScenarioError(
        at.place,
        "steps are in time order, and \(last.path) comes later, at \(ScenarioLogLine.seconds(last.nanoseconds))"
      )
    }
    last = (step.nanoseconds, item.place.path)
    return try filled(step, entries)
  }

  private func time(_ item: ScenarioItem) throws(ScenarioError) -> Int64 {
    let seconds = try item.number("a time in seconds")
    guard seconds >= 0 else {
      throw ScenarioError(item.place, "time begins at 0, and \(item.summary) lies before that")
    }
    // What is held for long repeats: with this limit a script is played in seconds, whatever it says.
    guard seconds <= 3600 else {
      throw ScenarioError(item.place, "\(item.summary) seconds are more than an hour, the longest script")
    }
    return Int64((seconds * 1e9).rounded())
  }

  /// What the hardware reports, all in one frame.
  private static let frameKeys = [
    "hover", "scroll", "update", "press", "key", "shake", "remote", "down", "move", "up", "cancel",
  ]

  private mutating func filled(
    _ step: ScenarioStep, _ entries: [ScenarioEntry]
  ) throws(ScenarioError) -> ScenarioStep {
    var step = step
    var contacts: [Contact] = []
    var frame = Frame(nanoseconds: step.nanoseconds)
    var framePosition: Int?
    var keys: [(usage: UInt16, phase: Press.Phase)] = []
    for entry in entries {
      if Self.frameKeys.contains(entry.key) { framePosition = framePosition ?? step.actions.count }
      switch entry.key {
      case "hover": frame.hover = try hover(entry.value)
      case "scroll": frame.scroll = try scroll(entry.value)
      case "update": frame.updates = try updates(entry.value)
      case "press": frame.presses = try presses(entry.value)
      case "key": keys = try self.keys(entry.value)
      case "shake": frame.shake = try shake(entry.value)
      case "remote":
        frame.remote = try entry.value.word(RemoteCommand.self, what: "a remote command")
      case "buttons": frame.buttonMask = try entry.value.buttons()
      case "modifiers": frame.modifierFlags = try modifiers(entry.value)
      case "down", "move", "up", "cancel":
        for contact in try read(entry, at: step) {
          if contacts.contains(where: { $0.id == contact.id }) {
            throw ScenarioError(
              entry.place, "contact \(contact.id) appears twice in one step, which is one hardware frame")
          }
          contacts.append(contact)
        }
      case "set": step.actions += try nodes.assignments(entry.value)
      case "animate": step.actions.append(.animate(try nodes.animation(entry.value)))
      case "call": step.actions.append(.call(try nodes.call(entry.value)))
      default: break
      }
    }
    guard let framePosition else {
      if let entry = entries.first(where: { $0.key == "buttons" || $0.key == "modifiers" }) {
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
    _ = try item.checkKeys(.contact)
    if let point = try item["point"]?.point() {
      (contact.x, contact.y) = (Double(point.x), Double(point.y))
    } else if contact.phase == .down {
      throw ScenarioError(item.place, "a contact that comes down needs a “point”")
    }
    if let force = item["force"] { contact.force = try force.notNegative() }
    if let radius = item["majorRadius"] { contact.majorRadius = try radius.notNegative() }
    if let altitude = try item["altitude"]?.number() { contact.altitude = altitude }
    if let azimuth = try item["azimuth"]?.number() { contact.azimuth = azimuth }
    if let estimated = item["estimated"] {
      contact.estimate = try estimate(estimated, item["expecting"])
    } else if let expecting = item["expecting"] {
      throw ScenarioError(
        expecting.place, "“expecting” needs “estimated”: only what is an estimate is updated")
    }
    guard let type = item["type"] else { return }
    let kind = try type.word(Contact.Kind.self, what: "a type of contact")
    guard contact.phase == .down || kind == contact.kind else {
      throw ScenarioError(type.place, "the type of a contact is fixed when it comes down")
    }
    contact.kind = kind
  }
}
