public import FingerpostTrace

/// Watches a trace for what must never happen, whatever views, delegates and recognizers do.
///
/// - A receiver gets the end of a contact exactly once, and nothing before the beginning or after the end.
/// - A recognizer gets nothing once its attempt is over, goes through legal states only, and acts exactly for the
///   states that were decided, in their order; one that failed never acts.
/// - Of two that share a contact, one that recognizes leaves no other running that it prevents.
/// - A control tracks one contact at a time, and sends its touch events in their order: the down first, of a move those
///   that say where the contact is, and one event at the end.
/// - When all fingers are up and time has run on, nothing is held back or tracked and every recognizer is possible again, except
///   where recognizers wait for each other in a cycle. ``finish()`` looks for that.
public final class TraceVerifier: TraceSink {
  /// Something that must not happen, and did.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The number of the record that showed it.
    public let record: Int
    /// What happened, in one sentence.
    public let text: String
    /// The rule that was broken.
    public let rule: String

    /// The sentence with the record's number and the rule.
    public var description: String { "record \(record): \(text) [\(rule)]" }
  }

  /// What was found so far, in order.
  public private(set) var violations: [Violation] = []

  private let next: (any TraceSink)?
  private var names = SubjectNames()
  private var current = 0
  private var views: [SubjectID: OpenContacts] = [:]
  private var contestants: [SubjectID: ContestantHistory] = [:]
  private var controls: [SubjectID: ControlHistory] = [:]
  /// All subjects in the order of first mention, so that complaints do not come in the order of a hash table.
  private var order: [SubjectID] = []
  /// How often each finger's number was used: a finger that comes down again is another contact.
  private var uses: [Int: Int] = [:]
  private var waits: [(SubjectID, SubjectID)] = []
  private var circles: [SubjectID] = []
  /// The last to recognize, and those alongside it whose outcome has not been stated.
  private var contest: (winner: SubjectID, rivals: [SubjectID])?

  /// Creates a verifier that passes every record on.
  public init(passingOn next: (any TraceSink)? = nil) {
    self.next = next
  }

  /// Takes a fact.
  public func record(_ record: TraceRecord) {
    current = record.number
    if !names.learn(record.fact) { check(record.fact) }
    next?.record(record)
  }

  /// Says that all fingers are up and that nothing is pending on the timeline.
  public func finish() {
    settleContest()
    let excused = inCircles
    for subject in order {
      if let open = views[subject] {
        for contact in open.numbers where !isHeld(contact, by: excused) {
          complain("\(names[subject]) never hears how contact \(contact) ends", "TOUCH-6")
        }
      }
      if let contact = controls[subject]?.contact, !isHeld(contact, by: excused) {
        complain("\(names[subject]) tracks contact \(contact) for ever", "CTL-3")
      }
      guard let history = contestants[subject], !excused.contains(subject) else { continue }
      guard history.isInPlay else { continue }
      complain("\(names[subject]) is never reset: it is \(history.state.name)", "GR-32")
    }
  }

  // MARK: - Facts

  private func check(_ fact: Fact) {
    switch fact {
    case .delivered(let phase, let view, let contacts):
      if views[view] == nil, controls[view] == nil { order.append(view) }
      if let trouble = views[view, default: OpenContacts()].record(phase, contacts) {
        complain("\(names[view]) \(trouble)", "TOUCH-6")
      }
    case .contact(let contact, .down, _, _): uses[contact, default: 0] += 1
    case .received(let contact, let contestant):
      let use = use(of: contact)
      change(contestant) { $0.contacts.append(use) }
    case .ignored(let contact, let contestant):
      // Not earlier ones of the same number that are still held back.
      let use = use(of: contact)
      change(contestant) { history in
        history.contacts.removeAll { $0 == use }
        history.open.forget(contact)
      }
    case .observed(let phase, let contestant, let contacts):
      change(contestant) { history in
        if history.isOver {
          complain("\(names[contestant]) is called although it is \(history.state.name)", "GR-24")
        }
        if let trouble = history.open.record(phase, contacts) {
          complain("\(names[contestant]) \(trouble)", "GR-24")
        }
      }
    case .verdict(let contestant, let state, _): decide(contestant, state)
    case .together(_, let other): contest?.rivals.removeAll { $0 == other }
    case .acted(let contestant, let state, _):
      settleContest()
      change(contestant) { history in
        if history.actions.first == state {
          history.actions.removeFirst()
        } else {
          complain("\(names[contestant]) acts for \(state.name), which was not decided", "GR-14")
        }
      }
    case .waits(let contestant, let other), .resetWaits(let contestant, for: let other):
      waits.append((contestant, other))
    case .waitsInCircle(let contestant): circles.append(contestant)
    case .contestantReset(let contestant): reset(contestant)
    case .tracking(let control, let contact, let change):
      judge(control) { $0.record(change, of: contact) }
    case .crossed(let control, let contact, let inside):
      judge(control) { $0.cross(contact, inside: inside) }
    case .controlEvent(let control, let kind, contact: let contact?, _):
      judge(control) { $0.send(kind, for: contact) }
    default: break
    }
  }

  private func judge(_ control: SubjectID, _ body: (inout ControlHistory) -> ControlHistory.Trouble?) {
    if controls[control] == nil, views[control] == nil { order.append(control) }
    if let (text, rule) = body(&controls[control, default: ControlHistory()]) {
      complain("\(names[control]) \(text)", rule)
    }
  }

  private func decide(_ contestant: SubjectID, _ state: ContestantState) {
    change(contestant) { history in
      if let trouble = history.move(to: state) { complain("\(names[contestant]) \(trouble)", "GR-10") }
    }
    contest?.rivals.removeAll { $0 == contestant }
    guard state == .began || state == .ended, let winner = contestants[contestant], winner.hasJustRecognized
    else { return }
    settleContest()
    let rivals = order.filter { subject in
      subject != contestant && contestants[subject]?.state.isActive == true
        && contestants[subject]?.shares(winner.contacts) == true
    }
    contest = (contestant, rivals)
  }

  private func reset(_ contestant: SubjectID) {
    settleContest()
    change(contestant) { history in
      if !history.isOver {
        complain("\(names[contestant]) is reset while it is \(history.state.name)", "GR-32")
      }
      if let action = history.actions.first {
        complain("\(names[contestant]) is reset and has not acted for \(action)", "GR-32")
      }
      history = ContestantHistory()
    }
  }

  /// Complains about those that should not have continued alongside the last to recognize.
  private func settleContest() {
    guard let contest else { return }
    self.contest = nil
    for rival in contest.rivals {
      complain("\(names[rival]) goes on although \(names[contest.winner]) recognized", "ARB-1")
    }
  }

  private func use(of contact: Int) -> ContestantHistory.Contact {
    ContestantHistory.Contact(number: contact, use: uses[contact] ?? 0)
  }

  private func change(_ contestant: SubjectID, _ body: (inout ContestantHistory) -> Void) {
    if contestants[contestant] == nil { order.append(contestant) }
    var history = contestants[contestant] ?? ContestantHistory()
    body(&history)
    contestants[contestant] = history
  }

  private func complain(_ text: String, _ rule: String) {
    violations.append(Violation(record: current, text: text, rule: rule))
  }

  // MARK: - Cycles

  /// Those that wait for each other forever, and all that wait for one of them or that one of them waits for.
  private var inCircles: Set<SubjectID> {
    var reached = Set(circles)
    var before = -1
    while reached.count != before {
      before = reached.count
      for (waiting, other) in waits where reached.contains(waiting) || reached.contains(other) {
        reached.formUnion([waiting, other])
      }
    }
    return reached
  }

  private func isHeld(_ contact: Int, by contestants: Set<SubjectID>) -> Bool {
    contestants.contains { self.contestants[$0]?.contacts.contains { $0.number == contact } == true }
  }
}
