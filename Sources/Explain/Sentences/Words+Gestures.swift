import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// What happens in a gesture, in words.
nonisolated extension Words {
  // MARK: - The headline

  /// The result of a gesture, as a sentence without its period.
  func summary(_ group: RunGroup<GestureResult>) -> Sentence {
    let result = group.outcome
    var parts = result.actors.map { actor($0, group.run) }
    if parts.isEmpty, !group.run.receivers.isEmpty {
      let failures = failures(group.run)
      parts.append(failures.isEmpty ? "no recognizer acts" : "no recognizer acts (\(failures))")
    }
    parts += group.run.undecided.map { "\(recognizers.short($0)) waits forever" }
    parts += result.targets.map { fate($0, result) }
    parts += result.controls.map { sends($0.control, $0.kinds) }
    parts += result.scrolls.map(scrolls)
    return parts.joined(by: "; ")
  }

  private func actor(_ recognizer: Int, _ run: GestureRun) -> Sentence {
    var actions: [(nanoseconds: Int64, verdict: GestureEvent.Verdict)] = []
    for timed in run.events {
      guard case .verdict(recognizer, let verdict) = timed.event else { continue }
      if verdict.state == .ended && !verdict.hasBegun || verdict.state == .began {
        actions.append((timed.nanoseconds, verdict))
      }
    }
    let times = actions.map { Words.milliseconds($0.nanoseconds) }.listed()
    let isContinuous = actions.first?.verdict.state == .began
    let verb = isContinuous ? "acts from \(times) on" : "acts at \(times)"
    return "\(recognizers.short(recognizer)) \(verb)\(having(actions.compactMap(\.verdict.wait).first))"
  }

  private func having(_ wait: GestureEvent.Wait?) -> Sentence {
    guard let wait else { return "" }
    return ", having waited \(Words.milliseconds(wait.nanoseconds)) for \(recognizers.short(wait.other))"
  }

  /// Which recognizers failed by themselves and why, if none acts.
  private func failures(_ run: GestureRun) -> Sentence {
    var texts: [Sentence] = []
    for timed in run.events {
      guard case .verdict(let recognizer, let verdict) = timed.event, verdict.state == .failed else {
        continue
      }
      // This one exists to fail.
      if recognizers.part(recognizer) == .scrollDelay { continue }
      let text: Sentence =
        "\(recognizers.short(recognizer)): \(why(recognizer, verdict))\(rules: verdict.rule.rawValue)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.prefix(6).joined(by: "; ") + (texts.count > 6 ? "; …" : "")
  }

  /// The last event of a control.
  private func sends(_ control: Int, _ kinds: [ControlEventKind]) -> Sentence {
    let sent = GestureResult.telling.filter { kinds.contains($0) }.map(\.rawValue)
    return "\(short(control)) sends \((sent.isEmpty ? kinds.map(\.rawValue) : sent).listed())"
  }

  /// How far a scroll view scrolled.
  private func scrolls(_ scroll: GestureResult.Scroll) -> Sentence {
    let (x, y) = (scroll.to.x - scroll.from.x, scroll.to.y - scroll.from.y)
    if x == 0, y == 0 { return "\(short(scroll.view)) returns to where it was" }
    return "\(short(scroll.view)) scrolls by (\(Words.plain((x * 10).rounded() / 10)), "
      + "\(Words.plain((y * 10).rounded() / 10))) pt"
  }

  /// What a view gets.
  private func fate(_ view: Int, _ result: GestureResult) -> Sentence {
    let entries = result.entries(ofView: view)
    let name = short(view)
    if entries.isEmpty { return "\(name) gets nothing" }
    if entries.contains(where: { $0.what == "cancelled" }) {
      let ended = entries.contains { $0.what == "ended" }
      let times = entries.filter { $0.what == "cancelled" }.map { Words.milliseconds($0.nanoseconds) }
      return "\(name) gets \(ended ? "touchesEnded and " : "")touchesCancelled at \(times.listed())"
    }
    if !entries.contains(where: { $0.what == "ended" }) {
      return "\(name) gets touchesBegan and never touchesEnded"
    }
    if result.isToldAtOnce(entries) {
      return "\(name) gets touchesBegan and touchesEnded together, at the lift"
    }
    let late = entries.filter { $0.mark == "late" }
    if late.isEmpty { return "\(name) gets the touch as it comes" }
    var phases: [String] = []
    for phase in late.map({ method($0.what) }) where !phases.contains(phase) { phases.append(phase) }
    return "\(name) gets \(phases.listed()) late"
  }

  func method(_ phase: String) -> String {
    "\(contacts)\(phase.prefix(1).uppercased())\(phase.dropFirst())"
  }

  // MARK: - Events

  /// Why it was decided of a recognizer.
  package func why(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> Sentence {
    switch verdict.reason {
    case .itself(let failure): Sentence(failure?.text ?? "it gives up")
    case .notAllowed where screen.refusesToPop(recognizers.placed[recognizer]):
      screen.wayBack(beside: recognizers.placed[recognizer]) == .hiddenBar
        ? "UIKit's delegate refuses it while the navigation controller hides its bar"
        : "UIKit's delegate refuses it where the navigation bar shows no back button"
    case .notAllowed(let control):
      control.map { "\(short($0)) does not let it begin" } ?? "it may not begin"
    case .contentKeepsIt(let view, _): "\(short(view)) keeps the touch"
    case .prevented(let winner): "\(winner.map(recognizers.short) ?? "another") excludes it"
    case .requiredOneRecognized(let winner):
      "\(winner.map(recognizers.short) ?? "another"), which had to fail, recognized"
    case .withdrawn: "it was withdrawn"
    }
  }

  /// A verdict as a clause.
  func clause(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> Sentence {
    let name = recognizers.short(recognizer)
    let wait = verdict.wait == nil ? "" : "\(having(verdict.wait))\(rules: "ARB-19")" as Sentence
    switch verdict.state {
    case .began: return "\(name) begins\(wait)"
    case .changed: return "\(name) changes"
    case .ended: return verdict.hasBegun ? "\(name) ends" : "\(name) acts\(wait)"
    case .cancelled: return "\(name) is cancelled: \(why(recognizer, verdict))\(rules: verdict.rule.rawValue)"
    case .possible, .failed:
      return "\(name) fails: \(why(recognizer, verdict))\(rules: verdict.rule.rawValue)"
    }
  }
}
