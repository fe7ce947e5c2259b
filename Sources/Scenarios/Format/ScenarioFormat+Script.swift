import FingerpostHID
import FingerpostText
import FingerpostTrace
import Foundation

nonisolated extension ScenarioFormat {
  /// One entry of a script. The reader keeps count of what is down, so it reads most of a frame itself.
  static let step = ScenarioMapping<Frame>(
    "step", "a step", writtenLast: heldKeys,
    [
      .custom(
        "at", .number(from: 0, to: 3600), missing: "a step needs “at”, its time in seconds", read: readTime,
        write: { _, _ in nil })
    ]
      + contactRows + frameRows + [
        .elsewhere("set", .definition("assignments")),
        .elsewhere("animate", .definition("animation")),
        .elsewhere("call", callSchema),
      ])

  /// The keys of what happens in a frame; in one step it happens at once.
  static let frameKeys = (contactRows + frameRows).flatMap(\.keys).filter { !heldKeys.contains($0) }
  /// The keys of what is held down in a frame.
  static let heldKeys = ["buttons", "modifiers"]

  private static let contactRows: [ScenarioRow<Frame>] = [
    .elsewhere("down", contacts("firstContact")),
    .elsewhere("move", .definition("someContacts")),
    .elsewhere("up", lifted),
    .elsewhere("cancel", lifted),
  ]

  private static let frameRows: [ScenarioRow<Frame>] = [
    .custom("update", .mapping(from: "^[0-9]+$", to: .definition("update")), write: updates),
    .custom("hover", .either(.words(["exit"]), .definition("point"))) { frame, _ in
      frame.hover.map { $0.phase == .exited ? .text("exit") : .numbers([$0.x, $0.y]) }
    },
    .custom("scroll", .definition("scroll")) { frame, writer throws(ScenarioError) in
      guard let part = frame.scroll else { return nil }
      return .map(try scroll.entries(of: part, writer))
    },
    .part("buttons", \.buttonMask, .buttons, unless: 0),
    .part("modifiers", \.modifierFlags, .modifiers, unless: 0),
    .custom("press", presses(ScenarioPressType.buttons)) { frame, _ in
      phases(of: frame.presses.filter { $0.kind != .key })
    },
    .custom("key", presses(KeyName.all)) { frame, _ in
      phases(of: frame.presses.filter { $0.kind == .key })
    },
    .custom("shake", .word(of: Shake.self)) { frame, _ in frame.shake.map { .text($0.word) } },
    .optional("remote", \.remote, .word("a remote command")),
  ]

  static let animation = ScenarioMapping<ScenarioAnimation>(
    "animation", "an animation",
    [
      .part("duration", \.duration, .seconds, missing: "an animation needs “duration” and “set”"),
      .part("delay", \.delay, .seconds, unless: 0),
      .part("allowUserInteraction", \.allowsUserInteraction, .flag, unless: false),
      .custom(
        "set", .definition("assignments"), missing: "an animation needs “duration” and “set”"
      ) { item, animation, reader throws(ScenarioError) in
        animation.changes = try reader.assignments(item)
      } write: { animation, writer throws(ScenarioError) in
        .map(try animation.changes.map { change throws(ScenarioError) in try writer.assignment(change) })
      },
    ])

  static let hook = ScenarioMapping<ScenarioHook>(
    "hook", "a hook",
    [
      .custom(
        "when", .type("string"), missing: "a hook needs “when”, the line at which it acts", read: readLine
      ) { hook, _ in .text(hook.when) },
      .elsewhere("call", callSchema),
      .elsewhere("set", .definition("assignments")),
    ])

  private static func readLine(
    _ item: ScenarioItem, _ hook: inout ScenarioHook, _ reader: ScenarioReader
  ) throws(ScenarioError) {
    let line = try reader.logLine(item)
    guard line.family != .states else {
      throw ScenarioError(
        item.place,
        "a hook acts inside a callback, and a change of state is not a callback; wait for the action or the reset"
      )
    }
    guard line.expected.nanoseconds == nil else {
      throw ScenarioError(item.place, "a hook acts at a line, whatever its time")
    }
    (hook.when, hook.family) = (line.expected.text, line.family)
  }

  static let scroll = ScenarioMapping<Scroll>(
    "scroll", "scrolling",
    [
      .part("phase", \.phase, .word("what a wheel or a trackpad does"), unless: .step),
      .point("point", \.x, \.y),
      .point("by", \.dx, \.dy, unless: [0, 0]),
    ])

  private static func readTime(
    _ item: ScenarioItem, _ frame: inout Frame, _: ScenarioReader
  ) throws(ScenarioError) {
    let seconds = try item.number("a time in seconds")
    guard seconds >= 0 else {
      throw ScenarioError(item.place, "time begins at 0, and \(item.summary) lies before that")
    }
    // What is held for long repeats: with this limit a script is played in seconds, whatever it says.
    guard seconds <= 3600 else {
      throw ScenarioError(item.place, "\(item.summary) seconds are more than an hour, the longest script")
    }
    frame.nanoseconds = Int64((seconds * 1e9).rounded())
  }

  // MARK: - Contacts

  static let contact = contact("contact")
  static let firstContact = contact("firstContact", missing: "a contact that comes down needs a “point”")

  private static func contact(_ name: String, missing: String? = nil) -> ScenarioMapping<Contact> {
    ScenarioMapping(
      name, "a contact", writtenLast: ["type"],
      [
        .point("point", \.x, \.y, missing: missing),
        .part("force", \.force, .notNegative),
        .part("majorRadius", \.majorRadius, .notNegative),
        .custom("type", .word(of: Contact.Kind.self), read: readKind) { contact, _ in
          .text(contact.kind.word)
        },
        .part("altitude", \.altitude, .number),
        .part("azimuth", \.azimuth, .number),
        .custom("estimated", .definition("estimates"), read: readEstimated) { contact, _ in
          contact.estimate.map { .texts($0.properties.words) }
        },
        .custom("expecting", .definition("estimates"), read: readExpecting) { contact, _ in
          contact.estimate.flatMap { $0.expected == $0.properties ? nil : .texts($0.expected.words) }
        },
      ])
  }

  static let update = ScenarioMapping<EstimateUpdate>(
    "update", "an update",
    [
      .optional("force", \.force, .notNegative),
      .optional("azimuth", \.azimuth, .number),
      .optional("altitude", \.altitude, .number),
      .custom("point", .definition("point")) { item, update, _ throws(ScenarioError) in
        let point = try item.point()
        update.place = Contact.Precise(x: Double(point.x), y: Double(point.y))
      } write: { update, _ in
        update.place.map { .numbers([$0.x, $0.y]) }
      },
      .custom("estimated", .definition("estimates")) { update, _ in .texts(update.estimated.words) },
      .custom("expecting", .definition("estimates")) { update, _ in .texts(update.expected.words) },
    ])

  /// Contacts by number, each with a place or with more.
  static func contacts(_ definition: String) -> JSONValue {
    .mapping(from: "^[0-9]+$", to: .either(.definition("point"), .definition(definition)))
  }

  private static let lifted = JSONValue.either(
    .listOf(.definition("contactNumber")), .definition("someContacts"))

  private static func readKind(
    _ item: ScenarioItem, _ contact: inout Contact, _: ScenarioReader
  ) throws(ScenarioError) {
    let kind = try item.word(Contact.Kind.self, what: "a type of contact")
    guard contact.phase == .down || kind == contact.kind else {
      throw ScenarioError(item.place, "the type of a contact is fixed when it comes down")
    }
    contact.kind = kind
  }

  /// The number of the sample is given later.
  private static func readEstimated(
    _ item: ScenarioItem, _ contact: inout Contact, _: ScenarioReader
  ) throws(ScenarioError) {
    let properties = try item.estimates()
    guard !properties.isEmpty else {
      throw ScenarioError(item.place, "“estimated” names at least one property")
    }
    contact.estimate = Contact.Estimate(number: 0, properties: properties, expected: properties)
  }

  private static func readExpecting(
    _ item: ScenarioItem, _ contact: inout Contact, _: ScenarioReader
  ) throws(ScenarioError) {
    guard let properties = contact.estimate?.properties else {
      throw ScenarioError(
        item.place, "“expecting” needs “estimated”: only what is an estimate is updated")
    }
    contact.estimate?.expected = try item.estimates(of: properties)
  }

  private static func updates(
    of frame: Frame, _ writer: ScenarioWriter
  ) throws(ScenarioError) -> YAMLValue? {
    var updates: [YAMLEntry] = []
    for each in frame.updates {
      updates.append(YAMLEntry(String(each.number), .map(try update.entries(of: each, writer))))
    }
    return updates.isEmpty ? nil : .map(updates)
  }

  // MARK: - Presses and calls

  /// What happens to which buttons or keys.
  private static func presses(_ names: [String]) -> JSONValue {
    let phases = JSONValue.word(of: Press.Phase.self)
    return .schema(
      ("type", .text("object")), ("propertyNames", .words(names)), ("additionalProperties", phases))
  }

  private static func phases(of presses: [Press]) -> YAMLValue? {
    let phases = presses.compactMap { press in
      ScenarioPressType.word(for: press.type).map { YAMLEntry($0, .text(press.phase.word)) }
    }
    return presses.isEmpty ? nil : .map(phases)
  }

  private static var callSchema: JSONValue {
    let methods = ScenarioCall.Method.allCases.map(\.rawValue).joined(separator: "|")
    return .schema(("type", .text("string")), ("pattern", .text(#"^[^.]+\.(\#(methods)) *\(.*\)$"#)))
  }
}
