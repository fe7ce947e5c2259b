import FingerpostScenarios
import FingerpostTrace

/// What all recognizers did in a sequence of touches.
nonisolated struct SequenceOutcome: Sendable {
  /// The attempts, each recognizer's in their order.
  private(set) var attempts: [GestureAttempt] = []

  /// Whether any recognizer acted.
  var hasAction: Bool { attempts.contains { $0.actedAt != nil } }

  /// Whether a recognizer acted.
  func acted(_ recognizer: Int) -> Bool {
    attempts.contains { $0.recognizer == recognizer && $0.actedAt != nil }
  }

  /// Reads what happened out of a run's log and facts.
  ///
  /// - Parameters:
  ///   - lines: a log with touches, actions and resets of recognizers.
  ///   - records: the facts of the same run.
  ///   - positions: the position of each recognizer by its id.
  init(_ lines: [ScenarioLogLine], _ records: [TraceRecord], positions: [String: Int]) {
    var byRecognizer: [[GestureAttempt]] = (0..<positions.count).map { [GestureAttempt(recognizer: $0)] }
    readLines(lines, positions, &byRecognizer)
    readFacts(records, positions, &byRecognizer)
    attempts = byRecognizer.joined().filter { !$0.contacts.isEmpty }
  }

  private func readLines(
    _ lines: [ScenarioLogLine], _ positions: [String: Int], _ attempts: inout [[GestureAttempt]]
  ) {
    for line in lines {
      guard let call = LoggedCall(line.text), let recognizer = positions[String(call.subject)] else {
        continue
      }
      let last = attempts[recognizer].count - 1
      switch call.name {
      case "touchesBegan":
        // A contact that joins a continuing gesture did not cause it.
        if attempts[recognizer][last].actedAt == nil { attempts[recognizer][last].contacts += call.contacts }
      case "action":
        if attempts[recognizer][last].actedAt == nil {
          attempts[recognizer][last].actedAt = line.nanoseconds
        }
      case "reset": attempts[recognizer].append(GestureAttempt(recognizer: recognizer))
      default: break
      }
    }
  }

  // Facts and log agree on the resets, so counting them tells which attempt a fact belongs to.
  private func readFacts(
    _ records: [TraceRecord], _ positions: [String: Int], _ attempts: inout [[GestureAttempt]]
  ) {
    var names: [SubjectID: Int] = [:]
    var current = [Int](repeating: 0, count: attempts.count)
    func change(_ subject: SubjectID, _ change: (inout GestureAttempt) -> Void) {
      guard let recognizer = names[subject], attempts[recognizer].indices.contains(current[recognizer]) else {
        return
      }
      change(&attempts[recognizer][current[recognizer]])
    }
    for record in records {
      switch record.fact {
      case .subject(let subject, .recognizer, let name): names[subject] = positions[name]
      case .waits(let subject, let other):
        change(subject) {
          $0.waitsSince = $0.waitsSince ?? record.nanoseconds
          if let other = names[other], !$0.waitedFor.contains(other) { $0.waitedFor.append(other) }
        }
      case .waitsInCircle(let subject): change(subject) { $0.isInCircle = true }
      case .verdict(let subject, _, let reason):
        change(subject) {
          $0.isDecided = true
          guard $0.refusal == nil, $0.actedAt ?? .max >= record.nanoseconds else { return }
          switch reason {
          case .notAllowed: $0.refusal = .notAllowed
          case .prevented(let winner): $0.refusal = names[winner].map { .prevented(by: $0) }
          case .requiredOneRecognized(let winner):
            $0.refusal = names[winner].map { .requiredOneRecognized($0) }
          case .itself, .withdrawn: break
          }
        }
      case .contestantReset(let subject):
        change(subject) { $0.isDecided = true }
        if let recognizer = names[subject] { current[recognizer] += 1 }
      default: break
      }
    }
  }
}

/// A line of a scenario's log, taken apart.
nonisolated struct LoggedCall {
  /// The id of the object.
  var subject: Substring
  /// The callback.
  var name: Substring
  private var arguments: Substring

  /// Takes a line apart; nil where it has another shape.
  init?(_ text: String) {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    subject = text[..<dot]
    let rest = text[text.index(after: dot)...]
    guard let open = rest.firstIndex(of: "(") else {
      name = rest
      arguments = ""
      return
    }
    name = rest[..<open]
    arguments = rest[rest.index(after: open)...].dropLast()
  }

  /// The contacts between the parentheses.
  var contacts: [Int] { arguments.split(separator: ",").compactMap { Int($0) } }
}
