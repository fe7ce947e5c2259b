import Expectations
import FingerpostHID
import Testing

/// What the verifier lets in, and what it says of the rest.
@Suite("Verifying frames")
struct FrameVerifierTests {
  private func frame(_ milliseconds: Int64, _ contacts: (Int, Contact.Phase)...) -> Frame {
    Frame(
      nanoseconds: milliseconds * 1_000_000,
      contacts: contacts.map { Contact(id: $0.0, phase: $0.1, x: 10, y: 20) })
  }

  @Test("a history that can be goes through as it is")
  func sound() {
    var verifier = FrameVerifier()
    for frame in [
      frame(0, (1, .down)), frame(8, (1, .move), (2, .down)), frame(8, (1, .up)), frame(9, (2, .cancel)),
    ] {
      let admission = verifier.admit(frame)
      expect(admission.frame, is: frame)
      #expect(admission.rejections.isEmpty)
    }
    expect(verifier.contactsDown, is: [])
  }

  @Test("what is impossible of one contact is left out, and the rest goes on")
  func partly() {
    var verifier = FrameVerifier()
    _ = verifier.admit(frame(0, (1, .down)))
    let admission = verifier.admit(frame(8, (1, .up), (2, .move)))
    expect(admission.frame, is: frame(8, (1, .up)))
    expect(admission.rejections.map(\.fault), is: [.notDown(2, .move)])
    expect(admission.rejections.first?.context, is: [frame(0, (1, .down))])
    expect(admission.rejections.first?.frame, is: frame(8, (1, .up), (2, .move)))
  }

  @Test("a fault is reported once, counted always, and reported again after the contact began again")
  func once() {
    var verifier = FrameVerifier()
    expect(verifier.admit(frame(0, (1, .move))).rejections.count, is: 1)
    #expect(verifier.admit(frame(1, (1, .move))).rejections.isEmpty)
    expect(verifier.admit(frame(2, (1, .move))).frame, is: nil)
    expect(verifier.faultCount, is: 3)
    _ = verifier.admit(frame(3, (1, .down)))
    _ = verifier.admit(frame(4, (1, .up)))
    expect(verifier.admit(frame(5, (1, .move))).rejections.map(\.fault), is: [.notDown(1, .move)])
  }

  @Test("nothing presses more keys than there is room for")
  func manyPresses() {
    var verifier = FrameVerifier()
    let presses = (0..<100).map {
      Press(key: Key(usage: UInt16($0), characters: "", charactersIgnoringModifiers: ""), phase: .began)
    }
    let admission = verifier.admit(Frame(nanoseconds: 0, presses: presses))
    expect(admission.frame?.presses, is: Array(presses.prefix(64)))
    expect(admission.rejections.map(\.fault), is: presses.dropFirst(64).map { .tooManyPresses($0.type) })
  }

  @Test("each impossible thing has its fault")
  func faults() {
    func first(_ frames: Frame...) -> FrameFault? {
      var verifier = FrameVerifier()
      var last: FrameFault?
      for frame in frames { last = verifier.admit(frame).rejections.first?.fault }
      return last
    }
    var far = frame(0, (1, .down))
    far.contacts[0].x = .infinity
    var odd = frame(0, (1, .down))
    odd.contacts[0].force = .nan
    var sample = frame(8, (1, .move))
    sample.earlier = [EarlierSample(nanoseconds: 9_000_000, contact: sample.contacts[0])]
    func press(_ phase: Press.Phase) -> Frame {
      Frame(nanoseconds: 0, presses: [Press(kind: .menu, phase: phase)])
    }
    func hover(_ phase: Hover.Phase, _ x: Double = 0) -> Frame {
      Frame(nanoseconds: 0, hover: Hover(phase: phase, x: x, y: 0))
    }
    expect(first(frame(8), frame(7)), is: .timeBefore(8_000_000))
    expect(first(frame(-1)), is: .timeOutOfRange)
    expect(first(Frame(nanoseconds: .max)), is: .timeOutOfRange)
    expect(first(frame(0, (1, .down), (1, .up))), is: .contactTwice(1))
    expect(first(frame(0, (1, .down)), frame(1, (1, .down))), is: .alreadyDown(1))
    expect(first(frame(0, (1, .cancel))), is: .notDown(1, .cancel))
    expect(first(far), is: .notANumber(1))
    expect(first(odd), is: .notANumber(1))
    for place in [\Contact.y, \.maximumForce, \.majorRadius, \.majorRadiusTolerance, \.altitude, \.azimuth] {
      for value in [Double.nan, -Double.infinity, 1_000_000_001] {
        var bad = frame(0, (1, .down))
        bad.contacts[0][keyPath: place] = value
        expect(first(bad), is: .notANumber(1))
      }
    }
    for precise in [Contact.Precise(x: .nan, y: 0), Contact.Precise(x: 0, y: 2e9)] {
      var bad = frame(0, (1, .down))
      bad.contacts[0].precise = precise
      expect(first(bad), is: .notANumber(1))
    }
    expect(first(frame(0, (-1, .down))), is: .idOutOfRange(-1))
    expect(first(frame(0, (1, .down)), sample), is: .earlierSample(1))
    sample.earlier[0].nanoseconds = 3_999_999
    expect(first(frame(4, (1, .down)), sample), is: .earlierSample(1))
    sample.earlier = [5, 4].map { EarlierSample(nanoseconds: $0, contact: sample.contacts[0]) }
    expect(first(frame(0, (1, .down)), sample), is: .earlierSample(1))
    expect(first(hover(.moved)), is: .hover(.moved))
    expect(first(hover(.entered), hover(.entered)), is: .hover(.entered))
    expect(first(hover(.entered, .nan)), is: .hoverPlace)
    expect(first(press(.ended)), is: .notPressed(5, .ended))
    for force in [-0.1, 1.1, .nan] {
      expect(
        first(Frame(nanoseconds: 0, presses: [Press(kind: .menu, phase: .began, force: force)])),
        is: .pressForce(5))
    }
    expect(
      first(hover(.entered, 0), Frame(nanoseconds: 0, hover: Hover(phase: .moved, x: 0, y: .nan))),
      is: .hoverPlace)
    expect(first(press(.began), press(.began)), is: .alreadyPressed(5))
    expect(first(Frame(nanoseconds: 0, shake: .ended)), is: .shake(.ended))
    expect(
      first(Frame(nanoseconds: 0, presses: [Press(kind: .key, phase: .began)])), is: .pressWithoutKey(2000))
    var many = Frame(nanoseconds: 0)
    many.contacts = (0...64).map { Contact(id: $0, phase: .down, x: 0, y: 0) }
    expect(first(many), is: .tooManyContacts(64))
  }

  @Test("TOUCH-21: numbers of samples with estimates grow, and an update names one of them")
  func estimates() {
    var verifier = FrameVerifier()
    func sample(_ phase: Contact.Phase, _ number: UInt32, _ expected: Contact.Properties = .force) -> Contact
    {
      Contact(
        id: 1, phase: phase, x: 1, y: 1,
        estimate: Contact.Estimate(number: number, properties: .force, expected: expected))
    }
    func admit(_ contacts: [Contact], earlier: [Contact] = [], updates: [EstimateUpdate] = []) -> (
      [FrameFault], Frame?
    ) {
      let samples = earlier.map { EarlierSample(nanoseconds: 0, contact: $0) }
      let admission = verifier.admit(
        Frame(nanoseconds: 0, contacts: contacts, earlier: samples, updates: updates))
      return (admission.rejections.map(\.fault), admission.frame)
    }
    expect(admit([], updates: [EstimateUpdate(number: 1)]).0, is: [.update(1)])
    expect(admit([sample(.down, 3)]).0, is: [])
    // The contact stays, and has no estimates.
    let (faults, frame) = admit([sample(.move, 3)])
    #expect(faults == [.estimate(1)] && frame?.contacts == [Contact(id: 1, phase: .move, x: 1, y: 1)])
    // Those before the newest sample have the lower numbers.
    expect(admit([sample(.move, 6)], earlier: [sample(.move, 4), sample(.move, 5)]).0, is: [])
    expect(admit([sample(.move, 7, .azimuth)]).1?.contacts.first?.estimate, is: nil)
    expect(verifier.faultCount, is: 3)
    // One whose sample was left out on the way is none the less let in.
    expect(
      admit([], updates: [EstimateUpdate(number: 1), EstimateUpdate(number: 6, force: 1)]).1?.updates.count,
      is: 2)
    expect(admit([], updates: [EstimateUpdate(number: 0)]).0, is: [.update(0)])
    for bad in [
      EstimateUpdate(number: 7), EstimateUpdate(number: 6, force: .nan),
      EstimateUpdate(number: 6, azimuth: .infinity), EstimateUpdate(number: 6, altitude: .nan),
      EstimateUpdate(number: 6, place: Contact.Precise(x: 1, y: .nan)),
      EstimateUpdate(number: 6, place: Contact.Precise(x: 2e9, y: 0)),
      EstimateUpdate(number: 6, estimated: [], expected: .force),
      EstimateUpdate(number: 6, estimated: Contact.Properties(rawValue: 64)),
    ] {
      let before = verifier.faultCount
      #expect(admit([], updates: [bad]).1 == nil && verifier.faultCount == before + 1)
    }
    // No more than 256 of them in a frame.
    let many = (0..<300).map { _ in EstimateUpdate(number: 6) }
    expect(admit([], updates: many).1?.updates.count, is: 256)
  }

  @Test("a frame whose time went backwards keeps what it says, at the time before")
  func backwards() {
    var verifier = FrameVerifier()
    _ = verifier.admit(frame(8, (1, .down)))
    expect(verifier.admit(frame(2, (1, .up))).frame, is: frame(8, (1, .up)))
  }

  @Test("a contact that moves twice in a frame is a fault like any other that is named twice")
  func movesTwice() {
    var verifier = FrameVerifier()
    _ = verifier.admit(frame(0, (1, .down)))
    let admission = verifier.admit(frame(1, (1, .move), (1, .move)))
    expect(admission.rejections.map(\.fault), is: [.contactTwice(1)])
    expect(admission.frame, is: frame(1, (1, .move)))
  }

  @Test(
    "a rejection has the eight frames before it, the newest at the end", arguments: [3, 8, 9, 12, 16, 21])
  func context(_ count: Int64) {
    var verifier = FrameVerifier()
    _ = verifier.admit(frame(0, (1, .down)))
    for time in 1..<count { _ = verifier.admit(frame(time, (1, .move))) }
    let times = (0..<count).suffix(8).map { $0 * 1_000_000 }
    expect(verifier.recent.map(\.nanoseconds), is: times)
    let rejection = verifier.admit(frame(count, (2, .move))).rejections.first
    expect(rejection?.context.map(\.nanoseconds), is: times)
  }

  @Test("times that go back are one fault, and a contact that comes down twice is one each time it is down")
  func sameFault() {
    var verifier = FrameVerifier()
    _ = verifier.admit(frame(8, (1, .down)))
    expect(verifier.admit(frame(7)).rejections.map(\.fault), is: [.timeBefore(8_000_000)])
    _ = verifier.admit(frame(9, (1, .move)))
    #expect(verifier.admit(frame(7)).rejections.isEmpty)
    expect(verifier.faultCount, is: 2)
    expect(verifier.admit(frame(10, (1, .down))).rejections.map(\.fault), is: [.alreadyDown(1)])
    #expect(verifier.admit(frame(11, (1, .down))).rejections.isEmpty)
    _ = verifier.admit(frame(12, (1, .up)))
    _ = verifier.admit(frame(13, (1, .down)))
    expect(verifier.admit(frame(14, (1, .down))).rejections.map(\.fault), is: [.alreadyDown(1)])
  }

  @Test("what is remembered of faults has an end, and they are counted all the same") func bounded() {
    var verifier = FrameVerifier()
    var reported = 0
    for id in 0..<1000 { reported += verifier.admit(frame(0, (id, .move))).rejections.count }
    #expect(reported == 256 && verifier.faultCount == 1000)
  }

  @Test("a frame of which nothing is left has no time that others could precede") func refusedTime() {
    var verifier = FrameVerifier()
    expect(verifier.admit(frame(1_000_000, (1, .move))).frame, is: nil)
    expect(verifier.admit(frame(5, (1, .down))).frame, is: frame(5, (1, .down)))
  }
}
