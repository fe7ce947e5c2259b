import Expectations
import Testing

@testable import FingerpostHID

/// Scrolling of wheels and trackpads on its way from sources to applications. [SCR-50]
@Suite("Frames that scroll")
struct ScrollFrameTests {
  private func frame(_ milliseconds: Int64, _ phase: Scroll.Phase, _ dy: Double = 0, x: Double = 20) -> Frame
  {
    Frame(nanoseconds: milliseconds * 1_000_000, scroll: Scroll(phase: phase, x: x, y: 30, dy: dy))
  }

  @Test("a recording has every phase, and what is 0 is left out")
  func recording() throws {
    let phases: [Scroll.Phase] = [.step, .began, .changed, .ended, .began, .cancelled]
    let recording = Recording(
      frames: phases.enumerated().map { index, phase in
        Frame(
          nanoseconds: Int64(index),
          scroll: Scroll(phase: phase, x: 1, y: 2, dx: index == 0 ? 3 : 0, dy: index == 2 ? -4.5 : 0))
      })
    let text = RecordingWriter.text(recording)
    #expect(text.contains(#""scroll":{"phase":"step","x":1,"y":2,"dx":3}"#))
    #expect(text.contains(#""scroll":{"phase":"changed","x":1,"y":2,"dy":-4.5}"#))
    #expect(text.contains(#""scroll":{"phase":"ended","x":1,"y":2}"#))
    let options = Recording.Options(mapping: TouchMapping(screen: .standard))
    try expect(Recording(reading: Array(text.utf8), options: options).frames, is: recording.frames)
  }

  @Test("it is no move of contacts, so nothing is merged with it")
  func merging() {
    var first = frame(0, .changed, 1)
    #expect(!first.isMovesOnly && first.hasMoreThanContacts && !first.saysNothing)
    let isMerged = first.merge(frame(1, .changed, 1))
    #expect(!isMerged)
  }

  @Test("place and way are stretched together")
  func scaled() {
    var frame = Frame(nanoseconds: 0, scroll: Scroll(phase: .step, x: 1, y: 2, dx: 3, dy: 4))
    frame.scale(2, 10)
    expect(frame.scroll, is: Scroll(phase: .step, x: 2, y: 20, dx: 6, dy: 40))
  }

  @Test("a history that can be goes through, and each impossible thing has its fault")
  func verified() {
    func last(_ frames: Frame...) -> [FrameFault] {
      var verifier = FrameVerifier()
      var faults: [FrameFault] = []
      for frame in frames {
        let admission = verifier.admit(frame)
        faults = admission.rejections.map(\.fault)
        if faults.isEmpty { expect(admission.frame, is: frame) }
      }
      return faults
    }
    let whole = [frame(0, .began), frame(1, .changed, 5), frame(2, .ended)]
    expect(
      last(whole[0], whole[1], whole[2], frame(3, .step, 9), frame(4, .step, 9), whole[0]),
      is: [
        .timeBefore(4_000_000)
      ])
    expect(last(frame(0, .step), frame(1, .began), frame(2, .cancelled), frame(3, .step)), is: [])
    expect(last(frame(0, .changed)), is: [.scroll(.changed)])
    expect(last(frame(0, .ended)), is: [.scroll(.ended)])
    expect(last(whole[0], whole[0]), is: [.scroll(.began)])
    expect(last(whole[0], frame(1, .step)), is: [.scroll(.step)])
    expect(last(frame(0, .step, .nan)), is: [.scrollPlace])
    expect(last(frame(0, .step, x: 1e30)), is: [.scrollPlace])
    for fault in [FrameFault.scroll(.began), .scroll(.ended), .scrollPlace] {
      #expect(!fault.description.isEmpty)
    }
  }

  @Test("a receiver that comes late is told of a beginning, of no end, and of every step")
  func late() {
    let held = HeldInput()
    expect(held.admitted(frame(0, .changed, 5))?.scroll?.phase, is: .began)
    expect(held.admitted(frame(0, .ended)), is: nil)
    expect(held.admitted(frame(0, .step, 5)), is: frame(0, .step, 5))
  }

  @Test("what a receiver was told of is cancelled once, and steps are not")
  func cancelled() {
    var held = HeldInput()
    held.record(frame(0, .step, 5))
    #expect(held.isEmpty)
    held.record(frame(0, .began))
    held.record(frame(0, .changed, 5))
    let end = held.cancelAll(at: 1_000_000)
    expect(end, is: frame(1, .cancelled))
    #expect(held.isEmpty)
  }

  @Test("two trackpads scroll as one, from the first that begins to the last that ends")
  func shared() {
    var (one, two, shared) = (SourceGate(), SourceGate(), SharedInput())
    var told: [Scroll.Phase?] = []
    for (isFirst, frame) in [
      (true, frame(1, .began)), (false, frame(2, .began)), (true, frame(3, .changed, 2)),
      (true, frame(4, .ended)), (false, frame(5, .ended)), (true, frame(6, .step, 2)),
    ] {
      let admission =
        isFirst
        ? one.admit(frame, now: frame.nanoseconds, sharing: &shared)
        : two.admit(frame, now: frame.nanoseconds, sharing: &shared)
      told.append(admission.frame?.scroll?.phase)
    }
    expect(told, is: [.began, .changed, .changed, nil, .ended, .step])
  }

  @Test("a wheel that turns during the scrolling of a trackpad is part of that")
  func wheelBeside() {
    var (one, two, shared) = (SourceGate(), SourceGate(), SharedInput())
    _ = one.admit(frame(1, .began), now: 1_000_000, sharing: &shared)
    let step = two.admit(frame(2, .step, 7), now: 2_000_000, sharing: &shared).frame?.scroll
    expect(step, is: Scroll(phase: .changed, x: 20, y: 30, dy: 7))
    let end = one.cancelAll(now: 3_000_000, sharing: &shared)
    let none = two.cancelAll(now: 4_000_000, sharing: &shared)
    #expect(end?.scroll?.phase == .cancelled && none == nil)
  }
}
