import Expectations
import FingerpostTrace
import Testing
import TraceVerifying

@Suite("The verifier of traces")
struct TraceVerifierTests {
  private let view = SubjectID(1)
  private let tap = SubjectID(2)
  private let pan = SubjectID(3)

  private func complaints(of facts: [Fact], finishing: Bool = false) -> [String] {
    let verifier = TraceVerifier()
    let named: [Fact] = [
      .subject(view, kind: .view, name: "V"), .subject(tap, kind: .recognizer, name: "tap"),
      .subject(pan, kind: .recognizer, name: "pan"),
    ]
    for (index, fact) in (named + facts).enumerated() {
      verifier.record(TraceRecord(number: index + 1, nanoseconds: 0, fact: fact))
    }
    if finishing { verifier.finish() }
    return verifier.violations.map { "\($0.text) [\($0.rule)]" }
  }

  /// A tap that recognizes, as the engine states it.
  private var recognizedTap: [Fact] {
    [
      .received(contact: 1, by: tap), .observed(.began, by: tap, contacts: [1]),
      .delivered(.began, to: view, contacts: [1]), .observed(.ended, by: tap, contacts: [1]),
      .verdict(tap, state: .ended, reason: .itself), .acted(tap, state: .ended, targets: 1),
      .delivered(.cancelled, to: view, contacts: [1]), .contestantReset(tap),
    ]
  }

  @Test("TOUCH-6: a course of events as it should be brings no complaint")
  func sound() {
    #expect(complaints(of: recognizedTap, finishing: true).isEmpty)
  }

  @Test("TOUCH-6: a view hears nothing after the end, and nothing before the beginning")
  func afterTheEnd() {
    expect(
      complaints(of: recognizedTap + [.delivered(.moved, to: view, contacts: [1])]),
      is: ["V hears moved of contact 1, which has not begun for it or is over [TOUCH-6]"])
    expect(
      complaints(of: [.delivered(.ended, to: view, contacts: [4])]),
      is: ["V hears ended of contact 4, which has not begun for it or is over [TOUCH-6]"])
  }

  @Test("TOUCH-6: two contacts of one finger end once each")
  func sameNumber() {
    let began = Fact.delivered(.began, to: view, contacts: [1])
    #expect(complaints(of: [began, began, .delivered(.cancelled, to: view, contacts: [1, 1])]).isEmpty)
    expect(complaints(of: [began, .delivered(.cancelled, to: view, contacts: [1, 1])]).count, is: 1)
  }

  @Test("TOUCH-6: at the finish a view has heard of every end")
  func neverEnded() {
    expect(
      complaints(of: [.delivered(.began, to: view, contacts: [1])], finishing: true),
      is: ["V never hears how contact 1 ends [TOUCH-6]"])
  }

  @Test("GR-24: a recognizer that is through hears of nothing until its reset")
  func calledTooLate() {
    expect(
      complaints(of: [
        .received(contact: 1, by: tap), .observed(.began, by: tap, contacts: [1]),
        .verdict(tap, state: .failed, reason: .itself), .observed(.moved, by: tap, contacts: [1]),
      ]), is: ["tap is called although it is failed [GR-24]"])
  }

  @Test("GR-10: verdicts are legal transitions")
  func illegal() {
    expect(
      complaints(of: [.verdict(tap, state: .changed, reason: .itself)]),
      is: ["tap goes from possible to changed [GR-10]"])
    expect(
      complaints(of: [
        .verdict(pan, state: .began, reason: .itself), .verdict(pan, state: .failed, reason: .itself),
      ]), is: ["pan goes from began to failed [GR-10]"])
  }

  @Test("GR-14: who failed does not act, and who was decided about acts in order")
  func actions() {
    expect(
      complaints(of: [
        .verdict(tap, state: .failed, reason: .itself), .acted(tap, state: .ended, targets: 1),
      ]), is: ["tap acts for ended, which was not decided [GR-14]"])
    expect(
      complaints(of: [
        .verdict(pan, state: .began, reason: .itself), .verdict(pan, state: .ended, reason: .itself),
        .acted(pan, state: .ended, targets: 1),
      ]), is: ["pan acts for ended, which was not decided [GR-14]"])
  }

  @Test("GR-32: a reset follows the end and the action, and comes for everything")
  func resets() {
    expect(complaints(of: [.contestantReset(tap)]), is: ["tap is reset while it is possible [GR-32]"])
    expect(
      complaints(of: [.verdict(tap, state: .ended, reason: .itself), .contestantReset(tap)]),
      is: ["tap is reset and has not acted for ended [GR-32]"])
    expect(
      complaints(of: [.received(contact: 1, by: tap)], finishing: true),
      is: ["tap is never reset: it is possible [GR-32]"])
  }

  @Test("ARB-1: of two that share a contact the winner leaves nothing going on, unless it is said why")
  func rivals() {
    let both: [Fact] = [
      .received(contact: 1, by: tap), .received(contact: 1, by: pan),
      .verdict(pan, state: .began, reason: .itself), .acted(pan, state: .began, targets: 1),
      .verdict(tap, state: .ended, reason: .itself),
    ]
    let acted = Fact.acted(tap, state: .ended, targets: 1)
    expect(complaints(of: both + [acted]), is: ["pan goes on although tap recognized [ARB-1]"])
    #expect(complaints(of: both + [.together(tap, with: pan), acted]).isEmpty)
    #expect(
      complaints(of: both + [.verdict(pan, state: .cancelled, reason: .prevented(by: tap)), acted]).isEmpty)
  }

  @Test("ARB-25: those that wait for each other in a circle may wait forever, and hold what they hold")
  func circles() {
    let held: [Fact] = [
      .received(contact: 1, by: tap), .received(contact: 1, by: pan),
      .delivered(.began, to: view, contacts: [1]),
    ]
    expect(complaints(of: held, finishing: true).count, is: 3)
    #expect(
      complaints(of: held + [.waits(tap, for: pan), .waitsInCircle(tap)], finishing: true).isEmpty)
  }

  @Test("ARB-25: what is held in a circle stays held when the next finger of the same number is ignored")
  func circlesAndNumbersUsedAgain() {
    let first: [Fact] = [
      .contact(1, .down, x: 0, y: 0), .received(contact: 1, by: tap), .received(contact: 1, by: pan),
      .delivered(.began, to: view, contacts: [1]), .waits(tap, for: pan), .waitsInCircle(tap),
      .contact(1, .up, x: 0, y: 0),
    ]
    let second: [Fact] = [
      .contact(1, .down, x: 0, y: 0), .received(contact: 1, by: tap), .received(contact: 1, by: pan),
      .ignored(contact: 1, by: tap), .ignored(contact: 1, by: pan),
    ]
    #expect(complaints(of: first + second, finishing: true).isEmpty)
  }

  // MARK: - Controls

  private func sent(_ kind: ControlEventKind) -> Fact {
    .controlEvent(view, kind, contact: 1, handlers: 0)
  }

  private func tracking(_ change: TrackingChange, _ contact: Int = 1) -> Fact {
    .tracking(view, contact: contact, change)
  }

  @Test("CTL-3, CTL-8, CTL-11, CTL-16, CTL-17: controls that send their events in order bring no complaint")
  func controls() {
    let out = Fact.crossed(view, contact: 1, inside: false)
    let back = Fact.crossed(view, contact: 1, inside: true)
    let moves: [Fact] = [
      sent(.touchDragInside), out, sent(.touchDragExit), sent(.touchDragOutside), back, sent(.touchDragEnter),
      sent(.touchDragInside), sent(.valueChanged),
    ]
    let down = [tracking(.began), sent(.touchDown), sent(.touchDownRepeat)]
    #expect(complaints(of: down + moves + [tracking(.ended), sent(.touchUpInside)], finishing: true).isEmpty)
    #expect(complaints(of: down + [out, tracking(.ended), sent(.touchUpOutside)], finishing: true).isEmpty)
    #expect(complaints(of: down + [tracking(.cancelled), sent(.touchCancel)], finishing: true).isEmpty)
    #expect(complaints(of: down + [tracking(.stopped), tracking(.refused)], finishing: true).isEmpty)
    let byHand = Fact.controlEvent(view, .touchUpInside, contact: nil, handlers: 0)
    #expect(complaints(of: [byHand], finishing: true).isEmpty)
  }

  @Test("CTL-4, CTL-11, CTL-13, CTL-16, CTL-17: what a control must not do is said")
  func wrongControls() {
    let down = [tracking(.began), sent(.touchDown)]
    expect(
      complaints(of: down + [tracking(.began, 2)]),
      is: ["V tracks contact 2 although it tracks contact 1 [CTL-4]"])
    expect(
      complaints(of: [tracking(.ended)]), is: ["V is through with contact 1, which it does not track [CTL-3]"]
    )
    expect(
      complaints(of: down + [.crossed(view, contact: 1, inside: true)]),
      is: ["V takes contact 1 to cross its edge, which it does not [CTL-13]"])
    for (kind, rule) in [
      (ControlEventKind.touchDown, "CTL-8"), (.touchDragOutside, "CTL-11"), (.touchDragExit, "CTL-11"),
      (.touchUpInside, "CTL-16"), (.touchCancel, "CTL-17"),
    ] {
      let said = complaints(of: down + [sent(kind)])
      expect(said, is: ["V sends \(kind.rawValue) for contact 1 out of turn [\(rule)]"])
    }
    let ended = down + [tracking(.ended), sent(.touchUpInside)]
    expect(complaints(of: ended + [sent(.touchUpInside)]).count, is: 1)
    expect(complaints(of: down + [tracking(.ended), sent(.touchCancel)]).count, is: 1)
    expect(complaints(of: down + [tracking(.cancelled), sent(.touchUpInside)]).count, is: 1)
    expect(complaints(of: down, finishing: true), is: ["V tracks contact 1 for ever [CTL-3]"])
  }
}
