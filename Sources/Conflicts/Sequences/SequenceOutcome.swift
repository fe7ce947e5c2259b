import FingerpostGestures
import FingerpostHID
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace

/// What all that can act did in a sequence of touches.
nonisolated struct SequenceOutcome: Sendable {
  /// The attempts, each actor's in their order.
  private(set) var attempts: [GestureAttempt] = []

  /// Whether anything acted.
  var hasAction: Bool { attempts.contains { $0.actedAt != nil } }

  /// Whether an actor acted.
  func acted(_ recognizer: Int) -> Bool {
    attempts.contains { $0.recognizer == recognizer && $0.actedAt != nil }
  }

  /// Reads what happened out of a run.
  ///
  /// - Parameters:
  ///   - run: its log has touches, actions and resets of recognizers, and it has its facts.
  ///   - frames: the touches.
  ///   - built: the run's objects, as those of the stage.
  ///   - positions: the position of each of the scenario's recognizers by its id.
  @MainActor init(
    _ run: ScenarioRun, _ frames: [Frame], _ built: BuiltScreen?, _ stage: SequenceStage?,
    positions: [String: Int]
  ) {
    let count = max(positions.count, stage?.actors.count ?? 0)
    var byActor: [[GestureAttempt]] = (0..<count).map { [GestureAttempt(recognizer: $0)] }
    Self.read(run.lines, positions, &byActor)
    if let built, let stage {
      var reader = FactReader(stage: stage, built: built, attempts: byActor)
      // What building the tree moves is not what the touches do.
      let records = Array(run.records.drop { if case .contact = $0.fact { false } else { true } })
      for record in records { reader.read(record) }
      let script = GestureScript(frames)
      let played = GestureRun(script, records, names: [:], from: 0, on: built)
      for activity in stage.reader.activities(in: played) { reader.record(activity) }
      byActor = reader.attempts
    }
    attempts = byActor.joined().filter { !$0.contacts.isEmpty }
  }

  private static func read(
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

  /// Reads facts, which say what kept an actor from acting, and what scroll views and controls received.
  @MainActor private struct FactReader {
    let stage: SequenceStage
    let built: BuiltScreen
    var attempts: [[GestureAttempt]]
    // Facts and log agree on the resets, so counting them tells which attempt a fact belongs to.
    private lazy var current = [Int](repeating: 0, count: attempts.count)

    init(stage: SequenceStage, built: BuiltScreen, attempts: [[GestureAttempt]]) {
      self.stage = stage
      self.built = built
      self.attempts = attempts
    }

    mutating func read(_ record: TraceRecord) {
      switch record.fact {
      case .targeted(let contact, _, let view):
        guard let actor = stage.actor(ofTouchOn: view, on: built) else { return }
        attempts[actor][0].contacts.append(contact)
        attempts[actor][0].isDecided = true
      case .taken(let contact, let subject):
        guard let winner = actor(subject) else { return }
        for index in attempts.indices where attempts[index][0].contacts.contains(contact) {
          guard stage.actors[index].purpose != nil, !stage.actors[index].isScrolling else { continue }
          attempts[index][0].refusal = attempts[index][0].refusal ?? .prevented(by: winner)
        }
      case .received(let contact, let subject):
        guard let actor = actor(subject), stage.actors[actor].isScrolling else { return }
        change(subject) {
          $0.contacts.append(contact)
          $0.since = $0.since ?? record.nanoseconds
        }
      case .waits(let subject, let other):
        guard let other = actor(other) else { return }
        change(subject) {
          $0.waitsSince = $0.waitsSince ?? record.nanoseconds
          if !$0.waitedFor.contains(other) { $0.waitedFor.append(other) }
        }
      case .waitsInCircle(let subject): change(subject) { $0.isInCircle = true }
      case .verdict(let subject, _, let reason): read(reason, on: subject, at: record.nanoseconds)
      case .contestantReset(let subject):
        change(subject) { $0.isDecided = true }
        guard let actor = actor(subject) else { return }
        current[actor] += 1
        if stage.actors[actor].isScrolling { attempts[actor].append(GestureAttempt(recognizer: actor)) }
      default: break
      }
    }

    private mutating func read(_ reason: VerdictReason, on subject: SubjectID, at now: Int64) {
      let refusal: GestureAttempt.Refusal? =
        switch reason {
        case .notAllowed: .notAllowed
        case .prevented(let winner): actor(winner).map { .prevented(by: $0) }
        case .requiredOneRecognized(let winner): actor(winner).map { .requiredOneRecognized($0) }
        case .itself, .withdrawn: nil
        }
      change(subject) {
        $0.isDecided = true
        if $0.refusal == nil, $0.actedAt ?? .max >= now { $0.refusal = refusal }
      }
    }

    /// Takes over what acted; a recognizer's own actions are in the log.
    mutating func record(_ activity: Activity) {
      guard let actor = stage.actor(of: activity), !stage.actors[actor].isRecognizer else { return }
      let now = activity.nanoseconds
      let started = attempts[actor].lastIndex { !$0.contacts.isEmpty && $0.since ?? 0 <= now }
      guard let started, attempts[actor][started].actedAt == nil else { return }
      attempts[actor][started].actedAt = now
      attempts[actor][started].refusal = nil
      guard let delay = activity.delay, delay.subject == .action, case .recognizer(let cause) = delay.cause,
        let other = stage.actor(ofPlaced: cause)
      else { return }
      attempts[actor][started].waitsSince = now - delay.nanoseconds
      attempts[actor][started].waitedFor = [other]
    }

    private func actor(_ subject: SubjectID) -> Int? { stage.actor(ofRecognizer: subject, on: built) }

    private mutating func change(_ subject: SubjectID, _ change: (inout GestureAttempt) -> Void) {
      guard let actor = actor(subject), attempts[actor].indices.contains(current[actor]) else { return }
      change(&attempts[actor][current[actor]])
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
