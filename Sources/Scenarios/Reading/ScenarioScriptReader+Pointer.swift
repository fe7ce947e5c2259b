import Fingerpost
import FingerpostHID
import FingerpostText
import Foundation

/// Where the pointer hovers, and what is held down beside the contacts of a step.
nonisolated extension ScenarioScriptReader {
  /// Reads `hover`: a place, or that the pointer leaves the screen.
  mutating func hover(_ item: ScenarioItem) throws(ScenarioError) -> Hover {
    let expected = "[x, y], or exit"
    if case .scalar = item.content {
      guard try item.text(expected) == "exit" else { throw item.mismatch(expected) }
      guard let last = pointer else {
        throw ScenarioError(item.place, "the pointer cannot leave: it is not on the screen")
      }
      pointer = nil
      return Hover(phase: .exited, x: Double(last.x), y: Double(last.y))
    }
    guard case .list = item.content else { throw item.mismatch(expected) }
    let point = try item.point()
    let phase = pointer == nil ? Hover.Phase.entered : .moved
    pointer = point
    return Hover(phase: phase, x: Double(point.x), y: Double(point.y))
  }

  /// Reads `scroll`: what a wheel or a trackpad does, and how far a finger would have moved.
  mutating func scroll(_ item: ScenarioItem) throws(ScenarioError) -> Scroll {
    _ = try item.checkKeys(.scroll)
    let what = "what a wheel or a trackpad does"
    let phase = try item["phase"]?.word(Scroll.Phase.self, what: what) ?? .step
    let begins = phase == .step || phase == .began
    guard begins == (scrolled == nil) else {
      throw ScenarioError(
        item.place, begins ? "a trackpad scrolls already" : "nothing scrolls that could continue or end")
    }
    guard let point = try item["point"]?.point() ?? scrolled else {
      throw ScenarioError(item.place, "scrolling that begins needs a “point”")
    }
    let way = try item["by"]?.point() ?? .zero
    let scroll = Scroll(
      phase: phase, x: Double(point.x), y: Double(point.y), dx: Double(way.x), dy: Double(way.y))
    scrolled = scroll.continues ? point : nil
    return scroll
  }

  /// Reads `modifiers`, a list of keys.
  func modifiers(_ item: ScenarioItem) throws(ScenarioError) -> Int {
    let table = UIKeyModifierFlags.scenarioNames
    var flags: UIKeyModifierFlags = []
    for key in try item.list("a list of modifier keys, such as [command, shift]") {
      let text = try key.text("a modifier key")
      guard let entry = table.first(where: { $0.name == text }) else {
        throw ScenarioError(
          key.place,
          "\(key.summary) is not a modifier key; \(NearestName.advice(for: text, among: table.map(\.name)))")
      }
      flags.insert(entry.flag)
    }
    return flags.rawValue
  }
}

nonisolated extension UIKeyModifierFlags {
  /// The modifier keys with their names in scenario files.
  static let scenarioNames: [(name: String, flag: UIKeyModifierFlags)] = [
    ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control), ("alternate", .alternate),
    ("command", .command), ("numericPad", .numericPad),
  ]
}

nonisolated extension ScenarioItem {
  /// Reads a list of buttons of a pointer, as the bits of their mask.
  func buttons() throws(ScenarioError) -> Int {
    var mask: UIEvent.ButtonMask = []
    for button in try list("a list of buttons, such as [secondary]") {
      switch try button.text("a button") {
      case "primary": mask.insert(.primary)
      case "secondary": mask.insert(.secondary)
      case let text:
        guard let number = ScenarioItem.contact(text), (1...32).contains(number) else {
          throw button.mismatch("primary, secondary, or the number of a button from 1 to 32")
        }
        mask.insert(.button(number))
      }
    }
    return mask.rawValue
  }
}
