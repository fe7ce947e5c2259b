import Fingerpost
import FingerpostHID
import Foundation

extension ScenarioWriter {
  /// What a frame says beside its contacts.
  nonisolated static func entries(besideContactsOf frame: Frame) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    if !frame.updates.isEmpty {
      let updates = frame.updates.map { YAMLEntry(String($0.number), update($0)) }
      entries.append(YAMLEntry("update", .map(updates)))
    }
    if let hover = frame.hover {
      let place: YAMLValue =
        hover.phase == .exited ? .text("exit") : .list([.number(hover.x), .number(hover.y)])
      entries.append(YAMLEntry("hover", place))
    }
    if let scroll = frame.scroll {
      var parts: [YAMLEntry] = []
      if scroll.phase != .step { parts.append(YAMLEntry("phase", .text("\(scroll.phase)"))) }
      parts.append(YAMLEntry("point", .list([.number(scroll.x), .number(scroll.y)])))
      if scroll.dx != 0 || scroll.dy != 0 {
        parts.append(YAMLEntry("by", .list([.number(scroll.dx), .number(scroll.dy)])))
      }
      entries.append(YAMLEntry("scroll", .map(parts)))
    }
    for (key, presses) in [
      ("press", frame.presses.filter { $0.kind != .key }), ("key", frame.presses.filter { $0.kind == .key }),
    ] where !presses.isEmpty {
      let phases = presses.compactMap { press in
        ScenarioPressType.word(for: press.type).map { YAMLEntry($0, .text("\(press.phase)")) }
      }
      entries.append(YAMLEntry(key, .map(phases)))
    }
    entries.add("shake", frame.shake.map { .text("\($0)") })
    entries.add("remote", frame.remote.map { .text("\($0)") })
    if frame.buttonMask != 0 { entries.append(YAMLEntry("buttons", .list(buttons(frame.buttonMask)))) }
    if frame.modifierFlags != 0 {
      entries.append(YAMLEntry("modifiers", .list(modifiers(frame.modifierFlags))))
    }
    return entries
  }

  private nonisolated static func update(_ update: EstimateUpdate) -> YAMLValue {
    var entries: [YAMLEntry] = []
    entries.add("force", update.force.map { .number($0) })
    entries.add("azimuth", update.azimuth.map { .number($0) })
    entries.add("altitude", update.altitude.map { .number($0) })
    entries.add("point", update.place.map { .numbers([$0.x, $0.y]) })
    entries.append(YAMLEntry("estimated", properties(update.estimated)))
    entries.append(YAMLEntry("expecting", properties(update.expected)))
    return .map(entries)
  }

  nonisolated static func properties(_ properties: Contact.Properties) -> YAMLValue {
    .texts(properties.words)
  }

  nonisolated static func buttons(_ mask: Int) -> [YAMLValue] {
    (1...32).filter { mask & UIEvent.ButtonMask.button($0).rawValue != 0 }.map { number in
      number == 1 ? .text("primary") : number == 2 ? .text("secondary") : .count(number)
    }
  }

  private nonisolated static func modifiers(_ flags: Int) -> [YAMLValue] {
    UIKeyModifierFlags.scenarioNames.filter { flags & $0.flag.rawValue != 0 }.map { .text($0.name) }
  }
}
