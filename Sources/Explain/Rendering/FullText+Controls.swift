import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension FullText {
  /// The events that controls send in the gestures at the point, and where their actions go.
  mutating func controls() -> String {
    guard !report.controls.isEmpty else { return say(words.noControl(at: report.hit)) + "\n" }
    var sections: [String] = []
    for control in report.controls { sections.append(section(on: control)) }
    return sections.joined(separator: "\n")
  }

  private mutating func section(on control: ControlReport) -> String {
    let view = control.view
    var text = heading("Control events of \(words.full(view)) and their targets")
    guard control.isReached else {
      return text
        + lines([
          "It sends nothing, so \(control.standard.purpose.rawValue) never fires: it is not hit.\(rules: "TOUCH-9", "CTL-3")"
        ])
    }
    text += lines(words.targets(view) + words.assumptions(on: view))
    for group in control.groups {
      let activity = group.outcome
      text += "  \(style.apply(.strong, to: group.runs.title)): \(words.events(activity)).\n"
      let more = [words.hindrance(activity, of: view, control.standard), words.refusals(activity, of: view)]
      text += lines(more.compactMap(\.self), indent: 6)
      var told: [Sentence] = []
      for route in activity.actions.map(words.route) where !told.contains(route) { told.append(route) }
      text += lines(told, indent: 6)
    }
    return text
  }
}
