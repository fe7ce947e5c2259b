import Expectations
import FingerpostHID
import Testing

@testable import FingerpostLabServer

/// Frames as an application took them, by what its facts say of contacts.
@Suite struct HandledFrameTests {
  private func frame(_ time: Int64, _ phase: Contact.Phase, _ x: Double, id: Int = 1) -> Frame {
    Frame(nanoseconds: time, contacts: [Contact(id: id, phase: phase, x: x, y: 0)])
  }

  private func facts(_ told: (t: String, change: String, x: Int)...) -> [[UInt8]] {
    let list = told.map {
      #"{"v":2,"t":\#($0.t),"fact":"contact","contact":1,"change":"\#($0.change)","x":\#($0.x),"y":0}"#
    }
    return [
      Array(#"{"m":"facts","facts":[{"v":2,"t":0,"fact":"subject","id":1,"kind":"view","name":"W"}]}"#.utf8),
      Array("no message".utf8), Array(#"{"m":"facts","facts":[\#(list.joined(separator: ","))]}"#.utf8),
    ]
  }

  @Test("moves that the application was told of as one are one frame, with what it was made of")
  func merged() {
    let frames = [
      frame(10, .down, 1), frame(20, .move, 2), frame(30, .move, 3), frame(40, .move, 4), frame(50, .up, 4),
    ]
    let taken = HandledFrame.all(
      frames,
      facts: facts(
        ("1e-8", "down", 1), ("3e-8", "move", 3), ("4e-8", "move", 4), ("5e-8", "up", 4)))
    expect(taken.map(\.frame.nanoseconds), is: [10, 30, 40, 50])
    expect(taken.map(\.frame.earlier.count), is: [0, 1, 0, 0])
    expect(taken[1].frame.earlier.first?.nanoseconds, is: 20)
    #expect(taken.allSatisfy { $0.time == $0.frame.nanoseconds })
  }

  @Test("a frame that was taken late keeps its time and says when that was") func late() {
    let taken = HandledFrame.all(
      [frame(10, .down, 1), frame(20, .up, 1)], facts: facts(("1e-8", "down", 1), ("2.7e-8", "up", 1)))
    expect(taken.map(\.frame.nanoseconds), is: [10, 20])
    expect(taken.map(\.time), is: [10, 27])
  }

  @Test("what no fact tells of stays as it was sent: before the first one, and after the last one")
  func unknown() {
    let frames = [
      frame(1, .move, 9), frame(2, .move, 8), frame(10, .down, 1), frame(20, .move, 2), frame(30, .move, 3),
    ]
    expect(HandledFrame.all(frames, facts: facts(("1e-8", "down", 1))).map(\.frame), is: frames)
    expect(HandledFrame.all(frames, facts: []).map(\.frame), is: frames)
    // Another one was down.
    expect(HandledFrame.all(frames, facts: facts(("1e-8", "down", 7))).map(\.frame), is: frames)
  }

  @Test("a touch begins with the frame before which all fingers were up") func starts() {
    let taken = HandledFrame.all(
      [
        frame(10, .down, 1), frame(20, .down, 2, id: 2), frame(30, .up, 1), frame(40, .up, 2, id: 2),
        frame(50, .down, 1), frame(60, .cancel, 1),
      ], facts: [])
    expect([0, 10, 25, 49, 50, 70].map { HandledFrame.start(of: $0, in: taken) }, is: [0, 0, 0, 0, 4, 4])
  }
}
