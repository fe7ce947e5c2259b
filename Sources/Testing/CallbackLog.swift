import FingerpostScenarios
import FingerpostTrace

/// Makes the lines of ``EventGenerator/eventLog`` from facts.
final class CallbackLog: TraceSink {
  var lines: [ScenarioLogLine] = []
  /// The names in the trace. Looked up only, never walked.
  private var names: [SubjectID: String] = [:]
  /// Classes with UIKit's own methods, which no client code sees called. Looked up only, never walked.
  private var ofUIKit: Set<SubjectID> = []
  /// What the call that is under way is about.
  private var contacts: [Int] = []

  nonisolated deinit {}

  static func isOfUIKit(_ className: String) -> Bool {
    className.hasPrefix("UI") || className.hasPrefix("_UI")
  }

  /// Says whether a subject that has a name of its own is of a class of UIKit's.
  func note(_ subject: SubjectID, isOfUIKit: Bool) {
    if isOfUIKit { ofUIKit.insert(subject) } else { ofUIKit.remove(subject) }
  }

  func record(_ record: TraceRecord) {
    func add(_ subject: SubjectID, _ call: String) {
      lines.append(
        ScenarioLogLine(nanoseconds: record.nanoseconds, text: "\(names[subject] ?? "?").\(call)"))
    }
    switch record.fact {
    case .subject(let subject, _, let name):
      names[subject] = name
      if Self.isOfUIKit(name) { ofUIKit.insert(subject) }
    case .delivered(let phase, let subject, let contacts):
      self.contacts = contacts
      if !ofUIKit.contains(subject) { add(subject, call(phase)) }
    case .forwarded(let phase, _, let subject?):
      if !ofUIKit.contains(subject) { add(subject, call(phase)) }
    case .acted(let subject, let state, _): add(subject, "action(\(state.name))")
    case .controlEvent(let subject, let kind, _, _): add(subject, "event(\(kind.rawValue))")
    case .scrolling(let subject, let step, let x, let y):
      if let call = Self.call(step, x, y) { add(subject, call) }
    case .firstResponder(let subject, .became): add(subject, "becomeFirstResponder(true)")
    case .firstResponder(let subject, .resigned): add(subject, "resignFirstResponder(true)")
    case .signalDelivered(let signal, let subject) where !ofUIKit.contains(subject):
      add(subject, Self.call(signal))
    default: break
    }
  }

  private func call(_ phase: TouchPhase) -> String {
    if contacts.first ?? 0 < 0 {
      let word = phase == .moved ? "Changed" : Self.capitalized(phase.rawValue)
      let presses = contacts.map { PressNumber.name(of: $0) ?? "\($0)" }
      return "presses\(word)(\(presses.joined(separator: ",")))"
    }
    return "touches\(Self.capitalized(phase.rawValue))(\(contacts.map(String.init).joined(separator: ",")))"
  }

  private static func call(_ step: ScrollStep, _ x: Double, _ y: Double) -> String? {
    switch step {
    case .draggingBegan: "willBeginDragging"
    case .moved: "didScroll(\(ScenarioNumber.text(x)),\(ScenarioNumber.text(y)))"
    case .draggingEnded: "didEndDragging"
    case .decelerationBegan: "willBeginDecelerating"
    case .decelerationEnded: "didEndDecelerating"
    case .zoomingBegan: "willBeginZooming"
    case .zoomingEnded: "didEndZooming"
    case .stopped: nil
    }
  }

  private static func call(_ signal: Signal) -> String {
    switch signal {
    case .shakeBegan: "motionBegan(shake)"
    case .shakeEnded: "motionEnded(shake)"
    case .shakeCancelled: "motionCancelled(shake)"
    default: "remoteControlReceived(\(signal.rawValue))"
    }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
