import Expectations
import FingerpostHID
import FingerpostMessages
import Testing

/// What is said on sockets: that it comes out as it went in, and that nothing else does.
@Suite struct WireTests {
  // MARK: - What is said

  private static let contact = Contact(
    id: 7, phase: .move, x: 10.25, y: -20.5, precise: Contact.Precise(x: 10.125, y: -20.75), force: 0.5,
    majorRadius: 7, majorRadiusTolerance: 1.5, kind: .pencil, altitude: 0.75, azimuth: -1,
    maximumForce: 6.5,
    estimate: Contact.Estimate(number: 0x0102_0304, properties: [.force, .azimuth], expected: .force))

  /// Each property has a value of its own, so that no two can be mistaken for each other.
  private static let frames: [Frame] = {
    var frames = [
      Frame(nanoseconds: 0), Frame(nanoseconds: .min, buttonMask: -1, modifierFlags: .max),
      // A sample with nothing behind it that could be taken for a part of it.
      Frame(
        nanoseconds: 2,
        earlier: [EarlierSample(nanoseconds: 1, contact: Contact(id: 1, phase: .move, x: 0, y: 0))]),
      Frame(
        nanoseconds: 1 << 40, contacts: [contact, Contact(id: -1, phase: .down, x: 0, y: 0)],
        earlier: [
          EarlierSample(nanoseconds: 3, contact: contact),
          EarlierSample(nanoseconds: 4, contact: Contact(id: 2, phase: .up, x: 1, y: 2)),
        ],
        updates: [
          EstimateUpdate(number: 1),
          EstimateUpdate(
            number: .max, force: 1.5, azimuth: 2.5, altitude: 3.5, place: Contact.Precise(x: 4.5, y: 5.5),
            estimated: [.force, .roll], expected: .force),
        ], hover: Hover(phase: .moved, x: 3, y: 4),
        scroll: Scroll(phase: .changed, x: 3, y: 4, dx: -5, dy: 6.5),
        presses: [
          Press(kind: .pageDown, phase: .changed, force: 0.25),
          Press(
            key: Key(usage: 0x1234, characters: "é", charactersIgnoringModifiers: "日本"), phase: .ended),
        ], shake: .cancelled, remote: .endSeekingForward, buttonMask: 5, modifierFlags: 1 << 20),
    ]
    for phase in [Contact.Phase.down, .move, .up, .cancel] {
      for kind in [Contact.Kind.direct, .indirect, .pencil, .indirectPointer] {
        frames.append(Frame(nanoseconds: 1, contacts: [Contact(id: 1, phase: phase, x: 1, y: 2, kind: kind)]))
      }
    }
    for phase in [Hover.Phase.entered, .moved, .exited] {
      frames.append(Frame(nanoseconds: 1, hover: Hover(phase: phase, x: 1, y: 2)))
    }
    for phase in Scroll.Phase.allCases {
      frames.append(Frame(nanoseconds: 1, scroll: Scroll(phase: phase, x: 1, y: 2, dx: 3, dy: 4)))
    }
    for kind in Press.Kind.allCases {
      for phase in [Press.Phase.began, .changed, .ended, .cancelled] {
        frames.append(Frame(nanoseconds: 1, presses: [Press(kind: kind, phase: phase)]))
      }
    }
    frames += Shake.allCases.map { Frame(nanoseconds: 1, shake: $0) }
    frames += RemoteCommand.allCases.map { Frame(nanoseconds: 1, remote: $0) }
    return frames
  }()

  private static let tally: PortTally = {
    var tally = PortTally()
    (tally.frames, tally.mergedMoves, tally.droppedSamples, tally.faults) = (1, 2, 3, .max)
    tally.forgotten = 4
    return tally
  }()

  private static let toApplications: [ShellMessage] =
    [
      .hello(.standard), .becomeActive, .resignActive, .terminate, .watch, .unwatch, .forget,
      .rehearse([7, 0xff]),
      .pass(-3),
    ]
    + frames.map { .frame($0) }
  private static let ofApplications: [ApplicationMessage] = [
    .ready, .tally(tally), .wantsFirstSwipe(4),
    .piece(ScreenPiece(.names, [1, 2, 0xff], isLast: false, count: 7, from: .min, to: 3)),
    .piece(ScreenPiece(.picture, [], from: 4, to: 5)), .leftOut(loss), .handled(1 << 40),
  ]
  private static let loss = ScreenLoss(.pictures, count: .max, from: -1, to: 1 << 40)
  private static let toObservers: [ObserverMessage] =
    [
      .hello(.standard, clock: -5), .screens([]),
      .screens([
        ObservedScreen(id: 0, name: "home", isRunning: true, isFront: false, process: 0, runs: 1),
        ObservedScreen(id: 3, name: "é", isRunning: false, isFront: true, process: -1, runs: .max),
      ]), .part(screen: 1, bytes: [0x7b, 0x7d], isLast: true), .part(screen: .max, bytes: [], isLast: false),
      .gap(screen: 2, loss), .refused("no"),
    ] + frames.map { .frame($0) }
  private static let ofObservers: [ObserverRequest] = [.hello, .whole(screen: 0x0102_0304)]
  private static let ofDigitizers: [DigitizerMessage] =
    [.hello("a pad", .standard), .hello("", .standard), .end] + frames.map { .frame($0) }
  private static let toDigitizers: [DigitizerReply] = [
    .done(frames: 3, faults: 1 << 63), .refused("no “pad”"),
  ]
  private static let requests: [ControlRequest] = [
    .list, .launch("one"), .front("two"), .front(""), .front(nil), .end("one"), .stop,
  ]
  private static let replies: [ControlReply] = [
    .done([]), .done(["a", "", "bc"]), .done(["", ""]), .refused(""), .refused("why not"),
  ]

  /// One of each kind, as bytes.
  private static let short: [[UInt8]] = {
    var all = [
      ShellMessage.hello(.standard), .frame(frames[3]), .becomeActive, .resignActive, .terminate, .watch,
      .unwatch, .forget, .rehearse([1]), .pass(5),
    ].map(bytes)
    all += ofApplications.map(bytes)
    all += [DigitizerMessage.hello("a pad", .standard), .frame(frames[3]), .end].map(bytes)
    all += toDigitizers.map(bytes)
    all += requests.map(bytes)
    all += replies.map(bytes)
    all += toObservers.prefix(7).map(bytes)
    all += [bytes(ObserverMessage.frame(frames[3]))]
    all += ofObservers.map(bytes)
    return all
  }()

  private static func bytes(_ message: some WireMessage) -> [UInt8] {
    var bytes: [UInt8] = []
    return message.encode(into: &bytes) ? bytes : []
  }

  /// A message with another rest behind the same head, whose length is right.
  private static func message(_ kind: UInt8, _ rest: [UInt8]) -> [UInt8] {
    [0x46, 0x50, 4, kind] + (0..<4).map { UInt8(truncatingIfNeeded: rest.count >> (8 * $0)) } + rest
  }

  private static func error<Message: WireMessage>(_: Message.Type, _ bytes: [UInt8]) -> WireError? {
    do throws(WireError) {
      _ = try Message.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - It comes out as it went in

  private func roundTrip<Message: WireMessage & Hashable>(_ messages: [Message]) throws {
    // The room of one message is used for the next, as senders do.
    var room: [UInt8] = []
    for message in messages {
      #expect(message.encode(into: &room))
      try expect(Message.decode(room), is: message)
    }
  }

  @Test("what is written comes out as it went in, for every message of every role") func roundTrips() throws {
    try roundTrip(Self.toApplications)
    try roundTrip(Self.ofApplications)
    try roundTrip(Self.ofDigitizers)
    try roundTrip(Self.toDigitizers)
    try roundTrip(Self.requests)
    try roundTrip(Self.replies)
    try roundTrip(Self.toObservers)
    try roundTrip(Self.ofObservers)
  }

  @Test("the bytes are those of version 4, the least byte first") func layout() {
    expect(Self.bytes(ShellMessage.terminate), is: [0x46, 0x50, 4, 5, 0, 0, 0, 0])
    expect(
      Self.bytes(DigitizerReply.done(frames: 0x0102, faults: 3)),
      is: [0x46, 0x50, 4, 96, 16, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0])
    expect(Self.bytes(ControlRequest.launch("é")), is: Self.message(129, [2, 0, 0xc3, 0xa9]))
  }

  // MARK: - Nothing else comes out

  /// What comes of bytes as a message of each role.
  private func errors(_ bytes: [UInt8]) -> [WireError?] {
    [
      Self.error(ShellMessage.self, bytes), Self.error(ApplicationMessage.self, bytes),
      Self.error(DigitizerMessage.self, bytes), Self.error(DigitizerReply.self, bytes),
      Self.error(ControlRequest.self, bytes), Self.error(ControlReply.self, bytes),
      Self.error(ObserverMessage.self, bytes), Self.error(ObserverRequest.self, bytes),
    ]
  }

  @Test("what one role may say no other may") func roles() {
    for bytes in Self.short {
      expect(errors(bytes).filter { $0 == nil }.count, is: 1)
      expect(errors(bytes).filter { $0 == .kind(bytes[3]) }.count, is: 7)
    }
    let known = Set(Self.short.map { $0[3] })
    expect(known.count, is: 36)
    for kind in UInt8.min...UInt8.max where !known.contains(kind) {
      #expect(errors(Self.message(kind, [])).allSatisfy { $0 == .kind(kind) })
    }
  }

  @Test("cut off anywhere, a message is none, whether its head knows of it or not") func cutOff() {
    for bytes in Self.short {
      for count in 0..<bytes.count {
        let part = Array(bytes.prefix(count))
        #expect(errors(part).allSatisfy { $0 == .tooShort(count) })
        guard count >= 8 else { continue }
        #expect(errors(Self.message(bytes[3], Array(part[8...]))).allSatisfy { $0 != nil })
      }
    }
  }

  @Test("behind a message there is nothing, whether its head knows of it or not") func trailing() {
    for bytes in Self.short {
      #expect(errors(bytes + [0]).allSatisfy { $0 == .tooLong(bytes.count + 1) })
      #expect(errors(Self.message(bytes[3], Array(bytes[8...]) + [0])).allSatisfy { $0 != nil })
    }
  }

  @Test("another head is another's") func heads() {
    for bytes in Self.short {
      for place in 0...2 {
        for value in [UInt8(0), 1, 0x47, 0xff] where value != bytes[place] {
          var other = bytes
          other[place] = value
          #expect(errors(other).allSatisfy { $0 == (place == 2 ? .version(value) : .noMessage) })
        }
      }
    }
  }

  @Test("no message is longer than 65,536 bytes, and the longest comes through") func longest() throws {
    func reply(_ last: Int) -> ControlReply {
      .done([String(repeating: "a", count: 60_000), String(repeating: "b", count: last)])
    }
    // Head, number of lines, and two lines with their lengths.
    let longest = reply(65_536 - 8 - 4 - 2 - 60_000 - 2)
    expect(Self.bytes(longest).count, is: 65_536)
    try expect(ControlReply.decode(Self.bytes(longest)), is: longest)
    var bytes: [UInt8] = [1]
    #expect(!reply(5_521).encode(into: &bytes) && bytes.isEmpty)
    // 32,761 empty lines, and one of a sign.
    let long = Self.message(160, [0xfa, 0x7f, 0, 0] + [UInt8](repeating: 0, count: 65_522) + [1, 0, 65])
    expect(Self.error(ControlReply.self, long), is: .tooLong(65_537))
    // A text has a length of two bytes, and is cut off there.
    #expect(Self.bytes(ControlRequest.launch(String(repeating: "a", count: 70_000))).isEmpty)
  }

  @Test("a piece has at most 57,344 bytes, and what is unfinished is void after a gap or another run")
  func pieces() {
    let limit = ScreenPiece.maxBytes
    func piece(_ count: Int) -> [UInt8] {
      Self.bytes(
        ApplicationMessage.piece(ScreenPiece(.facts, [UInt8](repeating: 0, count: count), from: 0, to: 0)))
    }
    expect(Self.error(ApplicationMessage.self, piece(limit)), is: nil)
    expect(Self.error(ApplicationMessage.self, piece(limit + 1)), is: .tooLong(limit + 1))
    let changes = ShellMessage.maxRehearsal
    let longest = Self.bytes(ShellMessage.rehearse([UInt8](repeating: 32, count: changes)))
    expect(Self.error(ShellMessage.self, longest), is: nil)
    let longer = Self.bytes(ShellMessage.rehearse([UInt8](repeating: 32, count: changes + 1)))
    expect(Self.error(ShellMessage.self, longer), is: .tooLong(changes + 1))
    func screens(_ runs: UInt32) -> ObserverMessage {
      .screens([ObservedScreen(id: 1, name: "a", isRunning: true, isFront: true, process: 1, runs: runs)])
    }
    for (between, whole) in [
      (screens(1), [1, 2]), (screens(2), [2]), (.gap(screen: 1, Self.loss), [2]),
      (.gap(screen: 2, Self.loss), [1, 2]),
      (.gap(screen: 1, ScreenLoss(.frames, count: 1, from: 0, to: 0)), [1, 2]),
    ] as [(ObserverMessage, [UInt8])] {
      var messages = ObservedMessages()
      #expect(messages.receive(screens(1)) == nil)
      #expect(messages.receive(.part(screen: 1, bytes: [1], isLast: false)) == nil)
      #expect(messages.receive(between) == nil)
      expect(messages.receive(.part(screen: 1, bytes: [2], isLast: true))?.json, is: whole)
    }
  }

  @Test("a number that promises more than there is makes no room for it") func promises() {
    for count: UInt32 in [1, 3, .max, 1 << 31] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      expect(Self.error(ControlReply.self, Self.message(160, bytes + [0])), is: .tooShort(13))
      // In the place of contacts, of earlier samples, of presses, and of updates.
      for empty in 0...3 {
        let rest = [UInt8](repeating: 0, count: 24 + 4 * empty) + bytes + [UInt8](repeating: 0, count: 6)
        expect(Self.error(ShellMessage.self, Self.message(2, rest)), is: .tooShort(8 + rest.count))
      }
    }
    // A text that says it is longer than what is left.
    expect(Self.error(ControlRequest.self, Self.message(129, [3, 0, 65, 65])), is: .tooShort(12))
  }

  @Test("numbers that stand for nothing, texts that are none, and screens without a size are refused")
  func values() {
    var frame = Self.bytes(ShellMessage.frame(Frame(nanoseconds: 1, contacts: [Self.contact])))
    // Behind the head, three numbers, the count and the contact's: phase, kind and parts.
    let start = 8 + 24 + 4 + 8
    for (place, value, error) in [
      (start, 4, WireError.value("phase", 4)), (start + 1, 4, .value("kind", 4)),
      (start + 2, 4, .value("parts", 4)), (start + 3 + 80 + 4, 32, .value("properties", 32)),
      (start + 3 + 80 + 5, 255, .value("properties", 255)),
    ] {
      let old = frame[place]
      frame[place] = UInt8(value)
      expect(Self.error(ShellMessage.self, frame), is: error)
      frame[place] = old
    }
    func rest(_ parts: UInt8, _ bytes: [UInt8]) -> WireError? {
      Self.error(
        ShellMessage.self, Self.message(2, [UInt8](repeating: 0, count: 24 + 16) + [parts] + bytes))
    }
    let place = [UInt8](repeating: 0, count: 16)
    expect(rest(16, []), is: .value("parts", 16))
    #expect(rest(1, [3] + place) == .value("phase", 3) && rest(1, [2] + place) == nil)
    #expect(rest(2, [3]) == .value("shake", 3) && rest(2, [2]) == nil)
    #expect(rest(4, [110, 0]) == .value("command", 110) && rest(4, [109, 0]) == nil)
    #expect(rest(8, [5] + place + place) == .value("phase", 5) && rest(8, [4] + place + place) == nil)
    func press(_ bytes: [UInt8]) -> WireError? {
      let head = [UInt8](repeating: 0, count: 24 + 8) + [1, 0, 0, 0]
      return Self.error(ShellMessage.self, Self.message(2, head + bytes + [0, 0, 0, 0, 0]))
    }
    func update(_ bytes: [UInt8]) -> WireError? {
      let head = [UInt8](repeating: 0, count: 24 + 12) + [1, 0, 0, 0]
      return Self.error(ShellMessage.self, Self.message(2, head + [1, 0, 0, 0] + bytes + [0]))
    }
    #expect(update([16, 0, 0]) == .value("parts", 16) && update([0, 31, 31]) == nil)
    expect(update([0, 32, 0]), is: .value("properties", 32))
    expect(update([0, 0, 32]), is: .value("properties", 32))
    let force = [UInt8](repeating: 0, count: 8)
    expect(press([7, 0, 0] + force + [0]), is: .value("button", 7))
    expect(press([6, 0, 4] + force + [0]), is: .value("phase", 4))
    expect(press([6, 0, 3] + force + [2]), is: .value("parts", 2))
    expect(press([6, 0, 3] + force + [0]), is: nil)
    expect(Self.error(ControlRequest.self, Self.message(130, [2, 0, 0])), is: .value("parts", 2))
    expect(
      Self.error(ControlRequest.self, Self.message(129, [1, 0, 0xff])), is: .text("the application's name"))
    // Screens of nothing.
    expect(Self.error(ShellMessage.self, Self.message(1, place)), is: .value("the screen's size", 0))
    expect(
      Self.error(DigitizerMessage.self, Self.message(64, [0, 0] + place)), is: .value("the screen's size", 0))
  }

  @Test("5,000 mutations of each role: refused, or they say what they are read as") func mutations() {
    mutate(Self.toApplications, 1)
    mutate(Self.ofApplications, 2)
    mutate(Self.ofDigitizers, 3)
    mutate(Self.toDigitizers, 4)
    mutate(Self.requests, 5)
    mutate(Self.replies, 6)
    mutate(Self.toObservers, 7)
    mutate(Self.ofObservers, 8)
  }

  private func mutate<Message: WireMessage>(_ messages: [Message], _ seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    let all = messages.map(Self.bytes)
    var (read, refused) = (0, 0)
    for number in 0..<5000 {
      var bytes = all[number % all.count]
      for _ in 0...random(3) {
        let place = random(bytes.count)
        switch random(4) {
        case 0 where !bytes.isEmpty: bytes[place] ^= 1 << random(8)
        case 1 where !bytes.isEmpty: bytes[place] = [0, 1, 0x7f, 0x80, 0xff][random(5)]
        case 2: bytes.insert(UInt8(random(256)), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(9)))
        }
      }
      // Half of them with the right length, so that what follows is read.
      if bytes.count >= 8, random(2) == 0 { bytes = Self.message(bytes[3], Array(bytes[8...])) }
      do throws(WireError) {
        let message = try Message.decode(bytes)
        read += 1
        if Self.bytes(message) != bytes { Issue.record("\(bytes) says something else than it is read as") }
      } catch {
        refused += 1
        if "\(error)".isEmpty { Issue.record("an error without words") }
      }
    }
    #expect(read > 0 && refused > 1000)
  }
}
