import FingerpostGestures
import FingerpostScenarios
import FingerpostText
import FingerpostTrace
import Foundation

/// What a variant changes in what gestures do.
nonisolated struct GestureComparison {
  /// One gesture whose result changes.
  struct Change: Sendable {
    /// The gestures with the same result.
    var group: RunGroup<GestureResult>
    /// What is different, a clause each.
    var clauses: [Sentence]
  }

  let words: Words
  private var recognizers: RecognizerSet { words.recognizers }

  /// The gestures that change, in their order; those with the same result before and the same changes once.
  func changes(_ before: [GestureRun], _ after: [GestureRun]) -> [Change] {
    var changes: [Change] = []
    // Looked up only, never walked.
    var places: [[Sentence]: Int] = [:]
    for (run, changed) in zip(before, after) {
      let clauses = clauses(run, changed)
      guard !clauses.isEmpty else { continue }
      if let place = places[clauses] {
        changes[place].group.add(run)
      } else {
        places[clauses] = changes.count
        changes.append(Change(group: RunGroup(run, GestureResult(run)), clauses: clauses))
      }
    }
    return changes
  }

  private func clauses(_ before: GestureRun, _ after: GestureRun) -> [Sentence] {
    let (old, new) = (GestureResult(before), GestureResult(after))
    var clauses: [Sentence] = []
    let indices = Set(old.recognizers.map(\.recognizer) + new.recognizers.map(\.recognizer)).sorted()
    for index in indices {
      let (was, now) = (actions(old.entries(of: index)), actions(new.entries(of: index)))
      if after.undecided.contains(index), !before.undecided.contains(index) {
        clauses.append("\(recognizers.short(index)) never acts: it keeps waiting\(this(was))")
      } else if was != now {
        clauses.append(clause(recognizers.short(index), "acts", was, now))
      }
    }
    let views = Set(old.views.map(\.view) + new.views.map(\.view)).sorted()
    for view in views {
      for phase in ["began", "ended", "cancelled"] {
        let was = times(old.entries(ofView: view), phase)
        let now = times(new.entries(ofView: view), phase)
        if was != now {
          clauses.append(clause(words.short(view), "gets \(words.method(phase))", was, now))
        }
      }
    }
    let controls = Set(old.controls.map(\.control) + new.controls.map(\.control)).sorted()
    for control in controls {
      let (was, now) = (telling(control, old), telling(control, new))
      if was != now { clauses.append(clause(words.short(control), "sends", was, now)) }
    }
    return clauses
  }

  /// The events of a control that mean more than that a finger moves.
  private func telling(_ control: Int, _ result: GestureResult) -> [String] {
    let kinds = result.controls.first { $0.control == control }?.kinds ?? []
    return GestureResult.telling.filter(kinds.contains).map(\.rawValue)
  }

  /// When a recognizer acted, without what happens at every move.
  private func actions(_ entries: [GestureResult.Entry]) -> [String] {
    var times: [String] = []
    var isGoingOn = false
    for entry in entries {
      switch entry.what {
      case "began":
        isGoingOn = true
        times.append("from \(Words.milliseconds(entry.nanoseconds)) on")
      case "ended":
        if !isGoingOn { times.append("at \(Words.milliseconds(entry.nanoseconds))") }
        isGoingOn = false
      case "cancelled": times.append("cancelled at \(Words.milliseconds(entry.nanoseconds))")
      default: break
      }
    }
    return times
  }

  private func times(_ entries: [GestureResult.Entry], _ phase: String) -> [String] {
    entries.filter { $0.what == phase }.map { "at \(Words.milliseconds($0.nanoseconds))" }
  }

  private func clause(_ subject: Sentence, _ verb: String, _ was: [String], _ now: [String]) -> Sentence {
    if now.isEmpty { return "\(subject) no longer \(verb)\(this(was))" }
    return "\(subject) \(verb) \(now.listed())\(was.isEmpty ? " (before: never)" : this(was))"
  }

  private func this(_ was: [String]) -> String {
    was.isEmpty ? "" : " (before: \(was.listed()))"
  }
}
