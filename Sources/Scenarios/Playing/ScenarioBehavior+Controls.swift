import Fingerpost
import FingerpostScreens

/// What nodes do that are controls, or that are sent actions.
extension ScenarioBehavior {
  func beginTracking(_ touch: UITouch, inherited: () -> Bool) -> Bool {
    log(.beginTracking, "(\(touch.contactID))")
    let answer = inherited()
    return node.control?.beginTracking ?? answer
  }

  func continueTracking(_ touch: UITouch, inherited: () -> Bool) -> Bool {
    log(.continueTracking, "(\(touch.contactID))")
    let answer = inherited()
    return node.control?.continueTracking ?? answer
  }

  func endTracking(_ touch: UITouch?, inherited: () -> Void) {
    log(.endTracking, "(\(touch.map { String($0.contactID) } ?? ""))")
    inherited()
  }

  func cancelTracking(inherited: () -> Void) {
    log(.cancelTracking, "")
    inherited()
  }

  /// Gives a control its segments, and has its events logged.
  func prepare(_ control: UIControl) {
    if let row = control as? UISegmentedControl {
      for title in node.control?.segments ?? [] {
        row.insertSegment(withTitle: title, at: row.numberOfSegments, animated: false)
      }
    }
    control.eventObserver = { [unowned self] events in
      for word in ControlEventName.single where events.contains(word.event) {
        log(.event, "(\(word.rawValue))")
      }
    }
  }

  /// An action as the nodes have it that say so, by its name. [ACT-3]
  static func selector(_ name: String) -> Selector {
    Selector(
      name,
      isMethod: { ($0 as? any ScenarioObject)?.behavior.node.actions.contains(name) ?? false },
      call: { ($0 as? any ScenarioObject)?.behavior.receive(name, from: $1) })
  }

  private func receive(_ action: String, from sender: AnyObject?) {
    guard let id = node.id, let recorder = scene?.recorder, recorder.wants(.actions) else { return }
    let from = (sender as? any ScenarioObject)?.behavior.node.id ?? ""
    recorder.log(.actions, "\(id).\(action)(\(from))")
  }
}
