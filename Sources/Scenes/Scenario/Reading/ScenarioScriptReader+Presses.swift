import FingerpostHID

nonisolated extension ScenarioScriptReader {
  /// Reads `press`: what happens to which buttons.
  mutating func presses(_ item: ScenarioItem) throws(ScenarioError) -> [Press] {
    var presses: [Press] = []
    for entry in try item.map("a mapping from buttons to phases, such as { select: began }") {
      guard let type = ScenarioPressType(rawValue: entry.key) else {
        let known = ScenarioPressType.allCases.map(\.rawValue)
        throw ScenarioError(
          entry.place,
          "“\(ScenarioItem.shortened(entry.key))” is no button; \(NearestName.advice(for: entry.key, among: known))"
        )
      }
      let phase = try entry.value.word(ScenarioPressPhase.self, what: "phase of a press").phase
      if phase == .began {
        guard !pressed.contains(type.kind) else {
          throw ScenarioError(entry.place, "the button \(type.rawValue) is down already")
        }
        pressed.append(type.kind)
      } else {
        guard pressed.contains(type.kind) else {
          throw ScenarioError(
            entry.place, "the press of \(type.rawValue) cannot be \(entry.value.summary): it has not begun")
        }
        if phase != .changed { pressed.removeAll { $0 == type.kind } }
      }
      presses.append(Press(kind: type.kind, phase: phase))
    }
    return presses
  }
}
