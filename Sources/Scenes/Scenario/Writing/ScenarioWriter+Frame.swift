import Fingerpost
import FingerpostHID
import Foundation

extension ScenarioWriter {
  /// What a frame says beside its contacts.
  nonisolated static func entries(besideContactsOf frame: Frame) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    if let hover = frame.hover {
      let place: YAMLValue =
        hover.phase == .exited ? .text("exit") : .list([.number(hover.x), .number(hover.y)])
      entries.append(YAMLEntry("hover", place))
    }
    if !frame.presses.isEmpty {
      entries.append(
        YAMLEntry("press", .map(frame.presses.map { YAMLEntry("\($0.kind)", .text("\($0.phase)")) })))
    }
    if frame.buttonMask != 0 { entries.append(YAMLEntry("buttons", .list(buttons(frame.buttonMask)))) }
    if frame.modifierFlags != 0 {
      entries.append(YAMLEntry("modifiers", .list(modifiers(frame.modifierFlags))))
    }
    return entries
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
