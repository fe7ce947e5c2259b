import FingerpostScreens
import FingerpostTrace

/// A gesture that was played: its events, in order.
package nonisolated struct GestureRun: Sendable {
  package var script: GestureScript
  package private(set) var events: [TimedGestureEvent] = []
  /// Recognizers that recognized something and wait forever.
  package private(set) var undecided: [Int] = []
  /// The recognizers that received a finger, in order.
  package private(set) var receivers: [Int] = []

  /// Whether every recognizer that took part is ready for another gesture.
  private(set) var isOver = true
  /// The views that scrolled, tracked or became first responder, each once; they are restored before the next
  /// gesture.
  private(set) var usedViews: [Int] = []
}

extension GestureRun {
  /// Reads a trace.
  ///
  /// - Parameter start: when the gesture began, on the trace's clock.
  package init(
    _ script: GestureScript, _ records: [TraceRecord], names: [SubjectID: String], from start: Int64,
    on built: BuiltScreen
  ) {
    self.init(script: script)
    var reader = Reader(built: built, names: names, start: start, isScrolling: script.isScrolling)
    for record in records { reader.read(record) }
    events = reader.events
    receivers = reader.receivers
    undecided = reader.receivers.filter { reader.isWaiting($0) }
    isOver = reader.isOver
    usedViews = reader.usedViews
  }

  /// Turns facts into events, remembering what later ones refer to.
  private struct Reader {
    let built: BuiltScreen
    /// Looked up only, never walked.
    let names: [SubjectID: String]
    let start: Int64
    /// Whether a wheel or a trackpad scrolls.
    let isScrolling: Bool
    var events: [TimedGestureEvent] = []
    var receivers: [Int] = []
    // All of these are looked up only, never walked.
    private var pending: Set<Int> = []
    private var known: Set<Int> = []
    private(set) var usedViews: [Int] = []
    private var failures: [Int: GestureFailure] = [:]
    private var waits: [Int: (other: Int, since: Int64)] = [:]
    private var begun: Set<Int> = []
    private var refusals: [Int: Int] = [:]
    private var keeper: GestureEvent.Reason?
    private var targets: [Int: Int] = [:]
    private var times = FingerTimes()

    init(built: BuiltScreen, names: [SubjectID: String], start: Int64, isScrolling: Bool) {
      self.isScrolling = isScrolling
      self.built = built
      self.names = names
      self.start = start
    }

    var isOver: Bool { pending.isEmpty }

    func isWaiting(_ recognizer: Int) -> Bool { waits[recognizer] != nil }

    mutating func read(_ record: TraceRecord) {
      let now = record.nanoseconds - start
      guard let event = event(record.fact, at: now) else { return }
      events.append(TimedGestureEvent(nanoseconds: now, event: event))
    }

    private mutating func event(_ fact: Fact, at now: Int64) -> GestureEvent? {
      switch fact {
      case .contact(let contact, let change, let x, let y):
        times.note(contact, change, at: now)
        return .finger(contact, change, x: x, y: y)
      // Where a wheel or a trackpad scrolls; there are no contacts.
      case .pointed(_, let view) where isScrolling:
        return built.index(of: view).map { .targeted(contact: 0, view: $0) }
      case .press(let press, let change):
        times.note(press, change == .began ? .down : .up, at: now)
        return nil
      case .pressTargeted(let press, let responder):
        targets[press] = responder.flatMap { built.index(of: $0) }
        return targets[press].map { .targeted(contact: press, view: $0) }
      case .targeted(let contact, _, let view):
        targets[contact] = built.index(of: view)
        return built.index(of: view).map { .targeted(contact: contact, view: $0) }
      case .dropped(let contact, let reason):
        times.drop(contact)
        return .dropped(contact: contact, reason)
      case .withheld(let contact, let view, let reason):
        times.drop(contact)
        return built.index(of: view).map { .withheld(contact: contact, view: $0, reason) }
      case .delivered(let phase, let view, let contacts):
        // Of several fingers in one call, the one that waited longest counts.
        let late = contacts.map { times.deliver(phase, $0, at: now) }.max() ?? 0
        return built.index(of: view).map { .delivered(phase, view: $0, contacts: contacts, late: late) }
      case .heldBack(let phase, let contact, let view, let recognizer):
        guard let view = built.index(of: view), let recognizer = index(recognizer) else { return nil }
        return .heldBack(phase, contact: contact, view: view, by: recognizer)
      default: return recognizerEvent(fact, at: now) ?? controlEvent(fact)
      }
    }

    private mutating func recognizerEvent(_ fact: Fact, at now: Int64) -> GestureEvent? {
      switch fact {
      case .received(let contact, let subject):
        guard let recognizer = index(subject) else { return nil }
        if pending.insert(recognizer).inserted, known.insert(recognizer).inserted {
          receivers.append(recognizer)
        }
        return .received(contact: contact, by: recognizer)
      case .gaveUp(let subject, let failure):
        if let recognizer = index(subject) { failures[recognizer] = failure }
        return nil
      case .waits(let subject, let other):
        guard let recognizer = index(subject), let other = index(other) else { return nil }
        waits[recognizer] = (other, waits[recognizer]?.since ?? now)
        return .waits(recognizer, for: other)
      case .waitsInCircle(let subject): return index(subject).map { .circle($0) }
      case .taken(let contact, let subject):
        let view = times.withdraw(contact) ? nil : targets[contact]
        return index(subject).map { .taken(contact: contact, by: $0, unheardBy: view) }
      case .contestantReset(let subject):
        if let recognizer = index(subject) {
          pending.remove(recognizer)
          begun.remove(recognizer)
        }
        return nil
      case .verdict(let subject, let state, let reason):
        guard let recognizer = index(subject) else { return nil }
        // No contact says which recognizers a wheel scrolls.
        if isScrolling, pending.insert(recognizer).inserted, known.insert(recognizer).inserted {
          receivers.append(recognizer)
        }
        return .verdict(recognizer, verdict(on: recognizer, state, reason, fact, at: now))
      default: return nil
      }
    }

    private mutating func controlEvent(_ fact: Fact) -> GestureEvent? {
      switch fact {
      case .tracking(let control, let contact, let change):
        use(control)
        return built.index(of: control).map { .tracking(change, control: $0, contact: contact) }
      case .controlEvent(let control, let kind, _, let handlers):
        use(control)
        return built.index(of: control).map { .control(kind, control: $0, handlers: handlers) }
      case .refused(let recognizer, let control):
        guard let recognizer = index(recognizer), let control = built.index(of: control) else { return nil }
        refusals[recognizer] = control
        return .refused(recognizer, control: control)
      case .actionSought(let action, let responder, let performs):
        return .sought(action, at: self.responder(responder), performs: performs)
      case .actionSent(let action, let sender, let receiver):
        guard let control = sender.flatMap({ built.index(of: $0) }) else { return nil }
        let performer: GestureEvent.Performer =
          switch receiver {
          case .responder(let subject): .responder(responder(subject))
          case .object(let name): .object(name)
          case .closure: .closure
          case .nobody: .nobody
          }
        return .action(action, control: control, by: performer)
      case .firstResponder(let view, let change):
        use(view)
        return built.index(of: view).map { .firstResponder(change, view: $0) }
      case .contentJudged(let view, let scrollView, let decision):
        guard let view = built.index(of: view), let scrollView = built.index(of: scrollView) else {
          return nil
        }
        if decision != .loses { keeper = .contentKeepsIt(view: view, decision) }
        return .judged(decision, view: view, by: scrollView)
      case .scrolling(let view, let step, let x, let y):
        use(view)
        return built.index(of: view).map { .scrolled(step, view: $0, x: x, y: y) }
      case .row(let list, let cell?, _, _, let step):
        guard let list = built.index(of: list), let cell = built.index(of: cell) else { return nil }
        return .row(step, cell: cell, list: list)
      default: return nil
      }
    }

    private mutating func use(_ subject: SubjectID) {
      if let view = built.index(of: subject), !usedViews.contains(view) { usedViews.append(view) }
    }

    private func responder(_ subject: SubjectID) -> GestureEvent.Responder {
      built.index(of: subject).map { .view($0) } ?? .other(names[subject] ?? "a responder")
    }

    private mutating func verdict(
      on recognizer: Int, _ state: ContestantState, _ reason: VerdictReason, _ fact: Fact, at now: Int64
    ) -> GestureEvent.Verdict {
      let wait = waits.removeValue(forKey: recognizer)
      let failure = failures.removeValue(forKey: recognizer)
      // The verdict on the pan follows right after the decision about the content.
      let keeper = keeper
      self.keeper = nil
      let why: GestureEvent.Reason
      switch reason {
      case .itself: why = .itself(state == .failed ? failure : nil)
      case .notAllowed: why = keeper ?? .notAllowed(by: refusals.removeValue(forKey: recognizer))
      case .prevented(let winner): why = .prevented(by: index(winner))
      case .requiredOneRecognized(let winner): why = .requiredOneRecognized(index(winner))
      case .withdrawn: why = .withdrawn
      }
      let verdict = GestureEvent.Verdict(
        state: state, hasBegun: begun.contains(recognizer), reason: why,
        wait: wait.map { GestureEvent.Wait(other: $0.other, nanoseconds: now - $0.since) },
        rule: why.rule ?? failure.flatMap { state == .failed ? $0.rule : nil } ?? fact.rule ?? .gr10)
      if state == .began { begun.insert(recognizer) }
      return verdict
    }

    private func index(_ subject: SubjectID) -> Int? { built.recognizerIndex(of: subject) }
  }
}
