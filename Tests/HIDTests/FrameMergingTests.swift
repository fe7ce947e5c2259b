import Expectations
import Testing

@testable import FingerpostHID

@Suite("Merging frames")
struct FrameMergingTests {
  private func move(_ id: Int, _ x: Double) -> Contact { Contact(id: id, phase: .move, x: x, y: 0) }

  @Test(
    "PIPE-6, PIPE-9: of two frames of moves the later stays, and the other's moves are its earlier samples")
  func moves() throws {
    let first = Frame(nanoseconds: 1, contacts: [move(1, 10), move(2, 20)])
    let second = Frame(nanoseconds: 2, contacts: [move(1, 11)])
    let third = Frame(nanoseconds: 3, contacts: [move(1, 12), move(2, 22)])
    let both = try #require(first.merged(with: second))
    #expect(both.nanoseconds == 2 && both.contacts == second.contacts)
    let earlier = [
      EarlierSample(nanoseconds: 1, contact: move(1, 10)),
      EarlierSample(nanoseconds: 1, contact: move(2, 20)),
    ]
    expect(both.earlier, is: earlier)
    let all = try #require(both.merged(with: third))
    expect(all.contacts, is: third.contacts)
    expect(all.earlier, is: earlier + [EarlierSample(nanoseconds: 2, contact: move(1, 11))])
    // The same, whichever two are merged first.
    expect(second.merged(with: third).flatMap { first.merged(with: $0) }, is: all)
  }

  @Test("TOUCH-21, PIPE-6: final values keep their order, stay behind all samples, and make no sample newer")
  func updates() throws {
    func final(_ number: UInt32) -> EstimateUpdate { EstimateUpdate(number: number) }
    let first = Frame(nanoseconds: 1, contacts: [move(1, 10)], updates: [final(1)])
    let alone = Frame(nanoseconds: 2, updates: [final(2)])
    let second = Frame(nanoseconds: 3, contacts: [move(1, 11)], updates: [final(3)])
    let both = try #require(first.merged(with: alone))
    expect(both, is: Frame(nanoseconds: 1, contacts: [move(1, 10)], updates: [final(1), final(2)]))
    let all = try #require(both.merged(with: second))
    #expect(all.nanoseconds == 3 && all.contacts == second.contacts)
    expect(all.earlier, is: [EarlierSample(nanoseconds: 1, contact: move(1, 10))])
    expect(all.updates, is: [final(1), final(2), final(3)])
    expect(
      alone.merged(with: second),
      is: Frame(nanoseconds: 3, contacts: [move(1, 11)], updates: [final(2), final(3)]))
    // Not past a lift.
    let lift = Frame(nanoseconds: 4, contacts: [Contact(id: 1, phase: .up, x: 0, y: 0)])
    #expect(alone.merged(with: lift) == nil && lift.merged(with: alone) == nil)
    var scaled = Frame(
      nanoseconds: 0, updates: [EstimateUpdate(number: 1, place: Contact.Precise(x: 2, y: 3))])
    scaled.scale(2, 10)
    expect(scaled.updates[0].place, is: Contact.Precise(x: 4, y: 30))
  }

  @Test(
    "PIPE-6: a beginning, an end, a pointer or a press is never merged, nor are frames with other buttons or keys down",
    arguments: [
      Frame(nanoseconds: 2, contacts: [Contact(id: 2, phase: .down, x: 0, y: 0)]),
      Frame(nanoseconds: 2, contacts: [Contact(id: 1, phase: .up, x: 0, y: 0)]),
      Frame(nanoseconds: 2, contacts: [Contact(id: 1, phase: .cancel, x: 0, y: 0)]),
      Frame(
        nanoseconds: 2,
        contacts: [Contact(id: 1, phase: .move, x: 0, y: 0), Contact(id: 2, phase: .up, x: 0, y: 0)]),
      Frame(
        nanoseconds: 2, contacts: [Contact(id: 1, phase: .move, x: 0, y: 0)],
        hover: Hover(phase: .moved, x: 0, y: 0)),
      Frame(
        nanoseconds: 2, contacts: [Contact(id: 1, phase: .move, x: 0, y: 0)],
        presses: [Press(kind: .select, phase: .began)]),
      Frame(nanoseconds: 2, contacts: [Contact(id: 1, phase: .move, x: 0, y: 0)], buttonMask: 1),
      Frame(nanoseconds: 2, contacts: [Contact(id: 1, phase: .move, x: 0, y: 0)], modifierFlags: 1),
      Frame(nanoseconds: 2),
    ])
  func others(_ frame: Frame) {
    let moves = Frame(nanoseconds: 1, contacts: [move(1, 10)])
    expect(moves.merged(with: frame), is: nil)
    expect(frame.merged(with: moves), is: nil)
  }
}

extension Frame {
  /// One frame for this one and the next, or nil where both have to be delivered.
  fileprivate func merged(with next: Frame) -> Frame? {
    var both = self
    return both.merge(next) ? both : nil
  }
}
