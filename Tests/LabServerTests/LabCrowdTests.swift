#if os(Linux)
  import Expectations
  import FingerpostHID
  import FingerpostMessages
  import FingerpostText
  import LabVisiting
  import Testing

  @testable import FingerpostLabServer

  /// That nobody keeps others from a lab, or fills its memory: docs/security.md.
  @Suite(.serialized) @MainActor struct LabCrowdTests {
    @Test("connections that say nothing keep no page out: those that were quiet longest go")
    func quiet() throws {
      let lab = try LabRig()
      let first = try lab.page()
      let quiet = try (0..<96).map { _ in try lab.door.connect() }
      let page = try lab.page()
      expect(page.message()?.hasPrefix(#"{"m":"hello","v":1,"tool":"\#(ProgramVersion.tool)""#), is: true)
      #expect(quiet[0].isGone())
      // A page is never among those that go.
      expect(first.message()?.hasPrefix(#"{"m":"hello""#), is: true)
      first.tell(#"{"m":"clock","n":7}"#)
      while let message = first.message(), !message.hasPrefix(#"{"m":"clock","n":7"#) {}
      let server = lab.stop()
      #expect(server.connections.count <= 64 && server.connections.values.filter(\.hasEntered).count == 2)
    }

    @Test("what a page sends too quickly is not read, and all of it is answered when it may continue")
    func flood() throws {
      let lab = try LabRig()
      let page = try lab.page()
      for number in 1...1500 { page.tell(#"{"m":"clock","n":\#(number)}"#) }
      var answered = 0
      func read(until last: Int) {
        while answered < last, let message = page.message() {
          if message.hasPrefix(#"{"m":"clock","n":\#(answered + 1),"#) { answered += 1 }
        }
      }
      // One of the thousand that are let through at once was the pass.
      read(until: 999)
      for _ in 0..<11 { try lab.wait(milliseconds: 50) }
      read(until: 1500)
      expect(answered, is: 1500)
    }

    /// A frame as large as a page may send.
    private static let largest = Frame(
      nanoseconds: 1, contacts: [Contact(id: 1, phase: .move, x: 1, y: 1)],
      earlier: Array(
        repeating: EarlierSample(nanoseconds: 1, contact: Contact(id: 1, phase: .move, x: 1, y: 1)),
        count: 512))

    @Test("remembered frames have a limit in bytes, and what was lost is said")
    func frames() {
      var state = LabState()
      state.remember(LabFrame(screen: 2, Frame(nanoseconds: 0)))
      for _ in 0..<5000 { state.remember(LabFrame(screen: 1, Self.largest)) }
      let bytes = state.frames.reduce(0) { $0 + $1.size }
      #expect(bytes <= LabState.maxFrameBytes && bytes > LabState.maxFrameBytes / 4 * 3)
      expect(state.incomplete, is: [1, 2])
      state.forgetFrames(of: 1)
      #expect(state.frames.isEmpty && state.incomplete == [2])
      for _ in 0..<LabState.maxFrames + 10 { state.remember(LabFrame(screen: 3, Frame(nanoseconds: 0))) }
      #expect((90_000...LabState.maxFrames).contains(state.frames.count) && state.incomplete.contains(3))
    }

    @Test(
      "what was touched is forgotten some time after the last page has left, so that it can be loaded again")
    func leaving() throws {
      for isBack in [true, false] {
        let lab = try LabRig()
        var page: LabVisitor? = try lab.page()
        lab.say([.frame(Self.largest)])
        try lab.wait(milliseconds: 1)
        page = nil
        try lab.wait(milliseconds: 29_000)
        if isBack { page = try lab.page() }
        try lab.wait(milliseconds: 2000)
        let state = lab.stop().state
        #expect(state.frames.isEmpty == !isBack && state.incomplete == (isBack ? [] : [0]))
        _ = page
      }
    }

    @Test("messages that wait are few, however long a page sends more than it may")
    func memory() throws {
      let lab = try LabRig()
      let page = try lab.page()
      let flood = Array(repeating: LabVisitor.masked(Array(#"{"m":"seen","n":1}"#.utf8)), count: 4000)
        .flatMap(\.self)
      for _ in 0..<100 {
        _ = page.sendNow(flood)
        try lab.wait(milliseconds: 50)
      }
      let server = lab.stop()
      let waiting = server.connections.values.map(\.incoming.count).max() ?? 0
      #expect(waiting <= 16_384 + 65_536, "\(waiting) bytes wait")
    }
  }
#endif
