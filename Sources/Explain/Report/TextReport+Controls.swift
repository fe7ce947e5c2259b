import Fingerpost
import FingerpostScreens
import FingerpostTrace

extension TextReport {
  /// The events that controls send in the gestures at the point, and where their actions go.
  func controls(_ reports: [ControlReport]) -> String {
    guard !reports.isEmpty else { return noControl }
    return reports.map(section).joined(separator: "\n")
  }

  private func section(on report: ControlReport) -> String {
    let view = report.view
    var text = heading("Control events of \(words.full(view)) and their targets")
    guard report.isReached else {
      return text
        + "  It sends nothing, so \(report.standard.purpose.rawValue) never fires: it is not hit. [TOUCH-9, CTL-3]\n"
    }
    let described = ControlWords(
      screen: screen, words: words, recognizers: recognizers, slop: built.world.eventRules.controlSlop)
    let standard = StandardViewWords(
      screen: screen, words: words, recognizers: recognizers, standards: standards)
    for remark in described.targets(view) + standard.control(view) { text += "  \(remark)\n" }
    for group in report.groups {
      let activity = group.activity
      text += "  \(style.apply(.strong, to: group.title)): \(described.events(activity)).\n"
      let more = [described.hindrance(activity, of: report), described.refusals(activity, of: view)]
      for line in more.compactMap({ $0 }) { text += "      \(line)\n" }
      var told: [String] = []
      for action in activity.actions {
        let line = described.route(action)
        if !told.contains(line) { told.append(line) }
      }
      for line in told { text += "      \(line)\n" }
    }
    return text
  }

  private var noControl: String {
    guard let hit = explanation.hit else { return "No control is hit, so none sends an event.\n" }
    let suspects = lineage.line(hit).reversed().filter { isSuspect(screen.views[$0]) }
    guard let suspect = suspects.first else {
      return "No control is on the way from \(words.short(hit)) to the window, so none sends an event.\n"
    }
    return
      "\(words.full(suspect)) may be a control: the input does not name the class that it builds on, so this "
      + "report cannot say what it would send.\n"
  }

  /// Whether a view has the name of a control, but nothing says that it is one.
  private func isSuspect(_ view: ScreenView) -> Bool {
    guard !screen.hasElementTypes, screen.kind != .scenario, view.superclasses == nil, view.baseClass == nil
    else {
      return false
    }
    let name = ClassName(view.className).short
    return ["Button", "Control", "Switch", "Slider", "TextField", "Stepper"].contains { name.hasSuffix($0) }
  }
}
