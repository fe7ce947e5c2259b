#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import FingerpostMessages
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// Hostile bytes, on every socket.
  ///
  /// 2,000 mutations of each kind of message by default; `FINGERPOST_MUTATIONS=1000000` asks for more.
  @Suite struct HostileBytesTests {
    private static let count =
      ProcessInfo.processInfo.environment["FINGERPOST_MUTATIONS"].flatMap { Int($0) } ?? 2000

    @Test("mutated messages of the shell to applications") func toApplications() {
      fuzz(Self.shellMessages, seed: 1)
    }

    @Test("mutated messages of applications") func fromApplications() {
      var core = ShellCore([ShellApplication(name: "one", path: "/one")])
      _ = try? core.launch("one", at: 0) { _, _ in .success(1) }
      core.observerCame(1, at: 0)
      fuzz(Self.applicationMessages, seed: 2) { message in
        core.receive(message, from: 0, at: 0)
        _ = core.drainEffects()
      }
    }

    @Test("mutated requests of the command line") func requests() {
      fuzz(Self.requests, seed: 3)
    }

    @Test("mutated answers to the command line") func replies() {
      fuzz([ControlReply.done(["a", "bc", ""]), .refused("no")], seed: 4)
    }

    @Test("mutated frames of digitizers, and what becomes of them") func digitizers() {
      // What a mutation lets through goes all the way to an application, which must never get an impossible history.
      var core = ShellCore([ShellApplication(name: "one", path: "/one")])
      var verifier = FrameVerifier()
      let merger = SourceMerger()
      var session = DigitizerSession(screen: .standard)
      var (now, taken) = (Int64(1_000_000_000), 0)
      _ = try? core.launch("one", at: 0) { _, _ in .success(1) }
      fuzz(Self.digitizerMessages, seed: 5) { message in
        now += 1_000_000
        switch session.receive(message, now: now, merger: merger) {
        case .events(let events): for event in events { event.frame.map { core.receive($0) } }
        case .ended, .refused:
          for event in session.end(now: now, merger: merger) { event.frame.map { core.receive($0) } }
          session = DigitizerSession(screen: .standard)
          _ = session.receive(.hello("again", .standard), now: now, merger: merger)
        case .came: break
        }
        while let message = core.nextMessage(for: 0) {
          if case .frame(let frame) = message {
            taken += 1
            _ = verifier.admit(frame)
          }
          core.settle(0, .sent, at: now)
        }
        _ = core.drainEffects()
      }
      expect(verifier.faultCount, is: 0)
      #expect(taken > Self.count / 100)
    }

    @Test("mutated answers to digitizers") func digitizerReplies() {
      fuzz([DigitizerReply.done(frames: 3, faults: 1), .refused("no")], seed: 6)
    }

    @Test("mutated requests of observers") func observerRequestMutations() {
      var core = ShellCore([ShellApplication(name: "one", path: "/one")])
      fuzz(Self.observerRequests, seed: 8) { request in
        core.receive(request, from: 1, at: 0)
        _ = core.drainEffects()
      }
    }

    @Test("mutated messages to observers, and what is put together of them") func toObservers() {
      var messages = ObservedMessages()
      fuzz(
        [
          ObserverMessage.hello(.standard, clock: 1), .part(screen: 1, bytes: [1, 2, 3], isLast: false),
          .part(screen: 1, bytes: [4], isLast: true),
          .gap(screen: 1, ScreenLoss(.facts, count: 1, from: 0, to: 1)), .refused("no"),
          .screens([
            ObservedScreen(id: 1, name: "one", isRunning: true, isFront: true, process: 1, runs: 1)
          ]),
        ], seed: 9
      ) { _ = messages.receive($0) }
    }

    @Test(
      "bytes on the sockets: the shell goes on, and nothing else notices", arguments: ShellSocket.allCases)
    func sockets(_ socket: ShellSocket) throws {
      let desk = try LoopDesk()
      try desk.loop.launch("one")
      let pad = try desk.digitizer("good")
      _ = pad.send(LoopDesk.frame(0, (1, .down)))
      desk.settle()
      var random = Mutator(seed: 7)
      let seeds =
        switch socket {
        case .control: Self.requests.map(Self.bytes)
        case .digitizer: Self.digitizerMessages.map(Self.bytes)
        case .observer: Self.observerRequests.map(Self.bytes)
        }
      for number in 0..<min(Self.count, 20_000) {
        let channel = try desk.connect(socket)
        // None of them may stop the shell, which one mutation does.
        var bytes = random.mutate(seeds[number % seeds.count])
        if bytes.count > 3, bytes[3] == 131 { bytes[3] = 0 }
        _ = bytes.withUnsafeBytes {
          send(channel.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        desk.now += 100_000_000
        desk.settle(1)
        _ = desk.got("two")
      }
      desk.settle()
      expect(desk.loop.connections.count, is: 1)
      #expect(desk.loop.refusals.badMessages > 0)
      _ = try desk.ask(.front("one"))
      _ = pad.send(LoopDesk.frame(1, (2, .down)))
      desk.settle()
      #expect(desk.got("one").last?.hasPrefix("down") ?? false)
    }

    // MARK: - What is mutated

    private static let shellMessages: [ShellMessage] =
      [.hello(.standard), .becomeActive, .resignActive, .terminate] + frames.map { .frame($0) }
    private static let applicationMessages: [ApplicationMessage] = [
      .ready, .tally(PortTally()), .wantsFirstSwipe(4), .handled(3),
      .piece(ScreenPiece(.picture, [1, 2, 3], isLast: false, from: 1, to: 2)),
      .piece(ScreenPiece(.facts, [4], count: 3, from: 1, to: 2)),
      .leftOut(ScreenLoss(.facts, count: 2, from: 1, to: 2)),
    ]
    private static let observerRequests: [ObserverRequest] = [.hello, .whole(screen: 1)]
    private static let requests: [ControlRequest] = [
      .list, .launch("one"), .launch("two"), .front(nil), .front("one"), .stop,
    ]
    private static let digitizerMessages: [DigitizerMessage] =
      [.hello("pad", .standard), .end] + frames.map { .frame($0) }

    private static let frames: [Frame] = {
      let key = Key(usage: 4, characters: "a", charactersIgnoringModifiers: "a")
      var contact = Contact(id: 1, phase: .down, x: 10, y: 20, precise: Contact.Precise(x: 10.5, y: 20.5))
      var frames = [
        Frame(nanoseconds: 1, contacts: [contact, Contact(id: 2, phase: .down, x: 1, y: 2, kind: .pencil)])
      ]
      contact.phase = .move
      frames.append(
        Frame(
          nanoseconds: 5_000_000, contacts: [contact],
          earlier: [EarlierSample(nanoseconds: 3_000_000, contact: contact)]))
      contact.phase = .up
      frames.append(Frame(nanoseconds: 6_000_000, contacts: [contact]))
      frames.append(
        Frame(
          nanoseconds: 7_000_000, hover: Hover(phase: .entered, x: 1, y: 2),
          presses: [Press(key: key, phase: .began), Press(kind: .select, phase: .began)],
          shake: .began, remote: .pause, buttonMask: 1, modifierFlags: 1 << 17))
      frames.append(
        Frame(
          nanoseconds: 8_000_000, hover: Hover(phase: .exited, x: 1, y: 2),
          presses: [Press(kind: .select, phase: .ended)], shake: .ended))
      return frames
    }()

    // MARK: - How

    private static func bytes(_ message: some WireMessage) -> [UInt8] {
      var bytes: [UInt8] = []
      return message.encode(into: &bytes) ? bytes : []
    }

    /// Decodes mutations; what can be decoded says the same when it is written again.
    private func fuzz<Message: WireMessage>(
      _ messages: [Message], seed: UInt64, _ use: (Message) -> Void = { _ in }
    ) {
      var random = Mutator(seed: seed)
      var (read, refused) = (0, 0)
      let seeds = messages.map(Self.bytes)
      for number in 0..<Self.count {
        let bytes = random.mutate(seeds[number % seeds.count])
        do throws(WireError) {
          let message = try Message.decode(bytes)
          read += 1
          if Self.bytes(message) != bytes { Issue.record("\(bytes) says something else than it is read as") }
          use(message)
        } catch {
          refused += 1
        }
      }
      #expect(read + refused == Self.count && refused > 0)
    }
  }
#endif
