import FingerpostScenes
import FingerpostTrace
import Foundation

/// What happens in a gesture, in words.
nonisolated struct GestureWords {
  let recognizers: RecognizerSet
  let words: Words

  /// A line of a timeline: when, and what.
  struct Line {
    var time: String
    var text: String
  }

  // MARK: - The headline

  /// What a gesture comes to, as a sentence without its full stop.
  func summary(_ story: GestureStory) -> String {
    let outcome = story.outcome
    var parts = outcome.actors.map { actor($0, story.run) }
    if parts.isEmpty {
      let failures = failures(story.run)
      parts.append("no recogniser acts" + (failures.isEmpty ? "" : " (\(failures))"))
    }
    parts += story.run.undecided.map { "\(recognizers.short($0)) waits for ever" }
    parts += outcome.targets.map { fate($0, outcome) }
    return parts.joined(separator: "; ")
  }

  private func actor(_ recognizer: Int, _ run: GestureRun) -> String {
    var actions: [(nanoseconds: Int64, verdict: GestureEvent.Verdict)] = []
    for timed in run.events {
      guard case .verdict(recognizer, let verdict) = timed.event else { continue }
      if verdict.state == "ended" && !verdict.hasBegun || verdict.state == "began" {
        actions.append((timed.nanoseconds, verdict))
      }
    }
    let times = Words.list(actions.map { Words.milliseconds($0.nanoseconds) })
    let isContinuous = actions.first?.verdict.state == "began"
    let verb = isContinuous ? "acts from \(times) on" : "acts at \(times)"
    let wait = actions.compactMap(\.verdict.wait).first.map { wait in
      ", having waited \(Words.milliseconds(wait.nanoseconds)) for \(recognizers.short(wait.other))"
    }
    return "\(recognizers.short(recognizer)) \(verb)\(wait ?? "")"
  }

  /// Who failed by itself and why, where nobody acts.
  private func failures(_ run: GestureRun) -> String {
    let texts = run.events.compactMap { timed -> String? in
      guard case .verdict(let recognizer, let verdict) = timed.event, verdict.state == "failed" else {
        return nil
      }
      return "\(recognizers.short(recognizer)): \(reason(verdict)) [\(verdict.rule.rawValue)]"
    }
    return texts.prefix(6).joined(separator: "; ") + (texts.count > 6 ? "; …" : "")
  }

  /// What a view gets of it all.
  private func fate(_ view: Int, _ outcome: GestureOutcome) -> String {
    let entries = outcome.entries(ofView: view)
    let name = words.short(view)
    if entries.isEmpty { return "\(name) gets nothing" }
    if entries.contains(where: { $0.what == "cancelled" }) {
      let ended = entries.contains { $0.what == "ended" }
      let times = entries.filter { $0.what == "cancelled" }.map { Words.milliseconds($0.nanoseconds) }
      return "\(name) gets \(ended ? "touchesEnded and " : "")touchesCancelled at \(Words.list(times))"
    }
    if !entries.contains(where: { $0.what == "ended" }) {
      return "\(name) gets touchesBegan and never touchesEnded"
    }
    let late = entries.filter { $0.mark == "late" }
    if late.isEmpty { return "\(name) gets the touch as it comes" }
    let phases = late.map { Self.method($0.what) }
    return "\(name) gets \(Words.list(phases)) late"
  }

  static func method(_ phase: String) -> String {
    "touches\(phase.prefix(1).uppercased())\(phase.dropFirst())"
  }

  // MARK: - Events

  /// Why it was decided so.
  func reason(_ verdict: GestureEvent.Verdict) -> String {
    switch verdict.reason {
    case .itself(let failure): failure?.text ?? "it gives up"
    case .notAllowed: "it may not begin"
    case .prevented(let winner): "\(winner.map(recognizers.short) ?? "another") excludes it"
    case .requiredOneRecognised(let winner):
      "\(winner.map(recognizers.short) ?? "another"), which had to fail, recognised"
    case .withdrawn: "it was withdrawn"
    }
  }

  /// A verdict as a clause.
  func clause(_ recognizer: Int, _ verdict: GestureEvent.Verdict) -> String {
    let name = recognizers.short(recognizer)
    let wait =
      verdict.wait.map { wait in
        ", having waited \(Words.milliseconds(wait.nanoseconds)) for \(recognizers.short(wait.other)) [ARB-19]"
      } ?? ""
    switch verdict.state {
    case "began": return "\(name) begins\(wait)"
    case "changed": return "\(name) changes"
    case "ended": return verdict.hasBegun ? "\(name) ends" : "\(name) acts\(wait)"
    case "cancelled": return "\(name) is cancelled: \(reason(verdict)) [\(verdict.rule.rawValue)]"
    default: return "\(name) fails: \(reason(verdict)) [\(verdict.rule.rawValue)]"
    }
  }
}
