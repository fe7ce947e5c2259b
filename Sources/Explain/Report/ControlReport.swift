import FingerpostGestures
import FingerpostScreens

/// What a report says about one control: the events that it sends in the gestures at a point, and where its actions
/// go.
nonisolated struct ControlReport: Sendable {
  /// The control.
  let view: Int
  let standard: StandardClass
  /// Whether the touch is on the control or on something inside it.
  let isReached: Bool
  /// What it does in the gestures; empty where the touch does not reach it.
  let groups: [RunGroup<ControlActivity>]

  /// The control that a touch is on, preceded by the expected one, if that is another control.
  static func reports(_ report: Report) -> [ControlReport] {
    let words = report.words
    var reports: [ControlReport] = []
    let hit = report.hit.flatMap { words.control(at: $0) }
    if let expected = report.expected.flatMap({ words.control(at: $0.view) }), expected != hit {
      reports.append(ControlReport(expected, words, nil))
    }
    if let hit { reports.append(ControlReport(hit, words, report.gestures)) }
    return reports
  }

  private init(_ view: Int, _ words: Words, _ answer: GestureAnswer?) {
    self.view = view
    let standard = words.standards[view] ?? .control
    self.standard = standard
    isReached = answer != nil
    let finder = words.finder
    groups = RunGroup.groups(answer?.runs ?? []) { finder.activity(of: view, standard, $0) }
  }
}

nonisolated extension Words {
  /// The view, if it is a control, or else the nearest control around it.
  func control(at view: Int) -> Int? {
    lineage.line(view).reversed().first { standards[$0]?.isControl == true }
  }
}
