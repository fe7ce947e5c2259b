import FingerpostHID
import FingerpostText
import FingerpostTrace

nonisolated extension ScenarioScriptReader {
  /// Reads `press`: what happens to which buttons.
  mutating func presses(_ item: ScenarioItem) throws(ScenarioError) -> [Press] {
    var presses: [Press] = []
    for entry in try item.map("a mapping from buttons to phases, such as { select: began }") {
      guard let kind = ScenarioPressType.kind(of: entry.key) else {
        throw unknown(entry, "button", among: ScenarioPressType.buttons)
      }
      presses.append(Press(kind: kind, phase: try phase(entry, of: kind.rawValue, what: "button")))
    }
    return presses
  }

  /// Reads `key`: what happens to which keys.
  mutating func keys(_ item: ScenarioItem) throws(ScenarioError) -> [(usage: UInt16, phase: Press.Phase)] {
    var keys: [(usage: UInt16, phase: Press.Phase)] = []
    for entry in try item.map("a mapping from keys to phases, such as { a: began }") {
      guard let usage = KeyName.usage(named: entry.key).flatMap(UInt16.init(exactly:)) else {
        throw unknown(entry, "key", among: KeyName.all)
      }
      keys.append((usage, try phase(entry, of: PressNumber.firstKey + Int(usage), what: "key")))
    }
    return keys
  }

  /// Reads `shake`: what happens to the shaking of the device.
  mutating func shake(_ item: ScenarioItem) throws(ScenarioError) -> Shake {
    let shake = try item.word(Shake.self, what: "a phase of a shake")
    guard (shake == .began) != isShaken else {
      throw ScenarioError(
        item.place,
        isShaken ? "a shake has already begun" : "a shake cannot be \(item.summary): none has begun")
    }
    isShaken = shake == .began
    return shake
  }

  private func unknown(_ entry: ScenarioEntry, _ what: String, among known: [String]) -> ScenarioError {
    ScenarioError(
      entry.place,
      "“\(PlainText.excerpt(entry.key))” is not a \(what); \(NearestName.advice(for: entry.key, among: known))"
    )
  }

  private mutating func phase(
    _ entry: ScenarioEntry, of number: Int, what: String
  ) throws(ScenarioError) -> Press.Phase {
    let phase = try entry.value.word(Press.Phase.self, what: "a phase of a press")
    if phase == .began {
      guard !pressed.contains(number) else {
        throw ScenarioError(entry.place, "the \(what) \(entry.key) is down already")
      }
      pressed.append(number)
    } else {
      guard pressed.contains(number) else {
        throw ScenarioError(
          entry.place, "the press of \(entry.key) cannot be \(entry.value.summary): it has not begun")
      }
      if phase != .changed { pressed.removeAll { $0 == number } }
    }
    return phase
  }
}
