import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

/// What waits at a port.
@Suite struct PortInboxTests {
  private static func frame(_ time: Int64, _ contacts: (Int, Contact.Phase)...) -> ShellMessage {
    .frame(
      Frame(
        nanoseconds: time, contacts: contacts.map { Contact(id: $0.0, phase: $0.1, x: Double(time), y: 0) }))
  }

  private static func text(_ message: ShellMessage?) -> String? {
    guard case .frame(let frame) = message else { return message.map { "\($0)" } }
    return frame.contacts.map { "\($0.phase)\($0.id)" }.joined(separator: " ")
  }

  @Test("how many frames were taken counts those that became one, and those that cannot be") func taken() {
    var inbox = PortInbox()
    expect(inbox.removedFrames, is: 0)
    inbox.receive(Self.frame(1, (1, .down)))
    for time in Int64(2)...5 { inbox.receive(Self.frame(time, (1, .move))) }
    inbox.receive(Self.frame(6, (1, .up)))
    inbox.receive(Self.frame(7, (1, .up)))
    var counts: [UInt64] = []
    while inbox.popFirst() != nil { counts.append(inbox.removedFrames) }
    expect(counts, is: [1, 5, 7])
    inbox.receive(Self.frame(8, (1, .up)))
    expect(inbox.removedFrames, is: 8)
  }

  @Test(
    "what is to be forgotten is left out and counted; what was down before is cancelled, what comes after means nothing"
  )
  func forget() {
    var inbox = PortInbox()
    inbox.receive(Self.frame(1, (1, .down), (2, .down)))
    expect(Self.text(inbox.popFirst()), is: "down1 down2")
    inbox.receive(Self.frame(2, (1, .up)))
    inbox.receive(.resignActive)
    inbox.receive(Self.frame(3, (3, .down)))
    inbox.receive(Self.frame(4, (3, .move), (2, .move)))
    inbox.receive(.forget)
    #expect(inbox.removedFrames == 1 && inbox.tally.forgotten == 3)
    // What the shell knows to be down, which is another matter.
    inbox.receive(Self.frame(5, (2, .cancel), (3, .cancel)))
    inbox.receive(.terminate)
    expect(Self.text(inbox.popFirst()), is: "resignActive")
    expect(Self.text(inbox.popFirst()), is: "cancel1 cancel2")
    expect(Self.text(inbox.popFirst()), is: "terminate")
    #expect(inbox.popFirst() == nil && inbox.isEmpty)
    expect(inbox.removedFrames, is: 5)
    inbox.receive(Self.frame(6, (4, .down)))
    expect(Self.text(inbox.popFirst()), is: "down4")
  }

  private func frame(_ time: Int64, _ phase: Contact.Phase, x: Double = 1) -> ShellMessage {
    .frame(Frame(nanoseconds: time, contacts: [Contact(id: 1, phase: phase, x: x, y: 1)]))
  }

  @Test("PIPE-6: what else the shell says stays where it was said, between the frames") func order() {
    var inbox = PortInbox()
    let said: [ShellMessage] = [
      .becomeActive, frame(1, .down), frame(2, .move), .resignActive, .becomeActive, frame(3, .move),
      frame(4, .up),
      .terminate,
    ]
    for message in said { inbox.receive(message) }
    var heard: [ShellMessage] = []
    while let message = inbox.popFirst() { heard.append(message) }
    expect(heard, is: said)
    #expect(inbox.isEmpty && inbox.tally.frames == 4 && inbox.tally.mergedMoves == 0)
  }

  @Test("moves that wait become one, but not across anything else") func merging() {
    var inbox = PortInbox()
    for message in [frame(1, .down), frame(2, .move), frame(3, .move), .becomeActive, frame(4, .move)] {
      inbox.receive(message)
    }
    var times: [Int64] = []
    while let message = inbox.popFirst() {
      if case .frame(let frame) = message { times.append(frame.nanoseconds) } else { times.append(-1) }
    }
    expect(times, is: [1, 3, -1, 4])
    expect(inbox.tally.mergedMoves, is: 1)
  }

  @Test("what cannot be is left out and counted") func faults() {
    var inbox = PortInbox()
    inbox.receive(frame(1, .move))
    inbox.receive(frame(2, .down, x: .nan))
    inbox.receive(frame(3, .down))
    guard case .frame(let first)? = inbox.popFirst() else {
      Issue.record("the good frame is gone")
      return
    }
    #expect(first.nanoseconds == 3 && inbox.isEmpty)
    #expect(inbox.tally.frames == 3 && inbox.tally.faults == 2)
  }

  @Test("samples that are left out are counted, and what is not a frame waits as well") func counted() {
    var inbox = PortInbox(sampleLimit: 8)
    inbox.receive(frame(0, .down))
    for time in 1...100 { inbox.receive(frame(Int64(time), .move)) }
    #expect(inbox.tally.mergedMoves == 99 && inbox.tally.droppedSamples >= 91)
    while inbox.popFirst() != nil {}
    #expect(inbox.isEmpty)
    inbox.receive(.becomeActive)
    #expect(!inbox.isEmpty)
  }

  @Test("a full inbox says so") func full() {
    var inbox = PortInbox(limit: 2)
    inbox.receive(frame(1, .down))
    inbox.receive(frame(2, .up))
    #expect(inbox.isFull)
    var talkative = PortInbox()
    for _ in 0..<256 { talkative.receive(.becomeActive) }
    #expect(talkative.isFull)
  }
}
