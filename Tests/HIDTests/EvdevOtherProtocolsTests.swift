import Expectations
import FingerpostHID
import FingerpostText
import Testing

/// Devices that name all contacts in every packet, and those that know one only.
@Suite("Decoding devices without slots")
struct EvdevOtherProtocolsTests {
  private func unordered() throws -> EvdevDecoder { try TestPanel.decoder(TestPanel.device(slots: false)) }
  private func single() throws -> EvdevDecoder {
    try TestPanel.decoder(TestPanel.device(slots: false, places: (EvdevCode.x, EvdevCode.y)))
  }

  @Test("contacts without ids are those that were nearest, in whatever order they come")
  func nearest() throws {
    var decoder = try unordered()
    expect(
      decoder.script("x 100,y 100,mt,x 900,y 100,mt,syn 0,x 880,y 100,mt,x 110,y 100,mt,syn 8"),
      is: [
        "0 down 1 10,10", "0 down 2 90,10", "8 move 2 88,10", "8 move 1 11,10",
      ])
    expect(decoder.script("x 880,y 100,mt,syn 16,mt,syn 24"), is: ["16 up 1 11,10", "24 up 2 88,10"])
  }

  @Test("contacts with ids are those of the ids, however far they jump")
  func ids() throws {
    var decoder = try unordered()
    expect(
      decoder.script(
        "id 1,x 100,y 100,mt,id 2,x 900,y 100,mt,syn 0,id 1,x 900,y 100,mt,id 2,x 100,y 100,mt,syn 8"),
      is: [
        "0 down 1 10,10", "0 down 2 90,10", "8 move 1 90,10", "8 move 2 10,10",
      ])
  }

  @Test("a driver that only drops its touch button lifts all fingers with it")
  func button() throws {
    var decoder = try unordered()
    expect(
      decoder.script("x 100,y 100,mt,touch 1,syn 0,touch 0,syn 8,syn 12"),
      is: [
        "0 down 1 10,10", "8 up 1 10,10",
      ])
  }

  @Test("a packet that says nothing of contacts changes none")
  func empty() throws {
    var decoder = try unordered()
    expect(decoder.script("x 100,y 100,mt,syn 0,syn 8,touch 1,syn 12"), is: ["0 down 1 10,10"])
  }

  @Test("a contact that is not there any more after lost events is cancelled")
  func lost() throws {
    var decoder = try unordered()
    _ = decoder.script("x 100,y 100,mt,x 900,y 100,mt,syn 0")
    expect(
      decoder.script("drop,x 1,y 1,mt,syn 8,x 110,y 100,mt,syn 16"),
      is: [
        "16 move 1 11,10", "16 cancel 2 90,10",
      ])
  }

  @Test("one contact comes and goes with the touch button")
  func oneContact() throws {
    var decoder = try single()
    expect(
      decoder.script("X 500,Y 200,touch 1,syn 0,X 510,syn 8,touch 0,syn 16,X 1,syn 24"),
      is: [
        "0 down 1 50,20", "8 move 1 51,20", "16 up 1 51,20",
      ])
  }

  @Test("a tap within one packet is a tap")
  func briefTap() throws {
    var decoder = try single()
    expect(decoder.script("X 500,Y 200,touch 1,touch 0,syn 4"), is: ["4 down 1 50,20", "4 up 1 50,20"])
  }

  @Test("a contact whose place another one takes within a packet lifts where it was")
  func oneContactReplaced() throws {
    var decoder = try single()
    expect(
      decoder.script("X 500,Y 200,touch 1,syn 0,touch 0,touch 1,X 600,Y 300,syn 8"),
      is: [
        "0 down 1 50,20", "8 up 1 50,20", "8 down 2 60,30",
      ])
  }

  @Test("a place that the device does not tell again is still known after lost events")
  func oneContactKeepsPlaces() throws {
    var decoder = try single()
    _ = decoder.script("X 500,Y 200,touch 1,syn 0,drop,syn 8,touch 0,syn 16")
    expect(decoder.script("X 600,touch 1,syn 24"), is: ["24 down 1 60,20"])
  }

  @Test("PIPE-16: the one contact is cancelled when events were lost, or the device goes")
  func oneContactLost() throws {
    var decoder = try single()
    expect(
      decoder.script("X 500,Y 200,touch 1,syn 0,drop,syn 8,X 9,syn 16"),
      is: [
        "0 down 1 50,20", "8 cancel 1 50,20",
      ])
    _ = decoder.script("X 500,Y 200,touch 1,syn 24")
    expect(decoder.cancelAll()?.script, is: ["24 cancel 1 50,20"])
  }

  private func single(_ x: Int32, _ y: Int32, isDown: Bool) -> SlotSnapshot {
    var finger = DeviceFinger()
    (finger.trackingID, finger.x, finger.y) = (isDown ? 0 : -1, x, y)
    return SlotSnapshot(current: 0, fingers: [finger])
  }

  private func single(opened snapshot: SlotSnapshot) throws -> EvdevDecoder {
    try TestPanel.decoder(
      TestPanel.device(slots: false, places: (EvdevCode.x, EvdevCode.y)), snapshot: snapshot)
  }

  @Test("a first touch exactly where the last one was lies there, and not at 0: the places were asked for")
  func oneContactAtTheLastPlace() throws {
    var decoder = try single(opened: single(700, 400, isDown: false))
    expect(decoder.script("touch 1,syn 8,X 710,syn 16"), is: ["8 down 1 70,40", "16 move 1 71,40"])
  }

  @Test("the one contact that was down before the first event has no beginning, the next one has")
  func oneContactDownAtOpening() throws {
    var decoder = try single(opened: single(700, 400, isDown: true))
    expect(
      decoder.script("X 710,syn 8,touch 0,syn 16,touch 1,syn 24"), is: ["24 down 1 71,40"])
    decoder = try single(opened: single(700, 400, isDown: true))
    expect(decoder.script("touch 0,touch 1,X 5,syn 8"), is: ["8 down 1 0.5,40"])
  }

  @Test("the one contact goes on after lost events if the device says that it is there")
  func oneContactStays() throws {
    var decoder = try single()
    expect(
      decoder.script(
        "X 500,Y 200,touch 1,syn 0,drop,touch 0,syn 8,X 600,syn 16",
        slots: single(550, 300, isDown: true)),
      is: ["0 down 1 50,20", "8 move 1 55,30", "16 move 1 60,30"])
  }

  @Test("PIPE-16: one that lifted while events were lost is cancelled, and one that came down comes down")
  func oneContactAsked() throws {
    var decoder = try single()
    _ = decoder.script("X 500,Y 200,touch 1,syn 0")
    expect(
      decoder.script("drop,syn 8", slots: single(550, 300, isDown: false)), is: ["8 cancel 1 50,20"])
    expect(
      decoder.script("drop,syn 16,touch 0,syn 24", slots: single(560, 300, isDown: true)),
      is: ["16 down 1 56,30", "24 up 1 56,30"])
    // One that nothing saw come down stays unseen.
    decoder = try single(opened: single(700, 400, isDown: true))
    expect(decoder.script("drop,syn 8,X 1,syn 16", slots: single(560, 300, isDown: true)), is: [])
    expect(
      decoder.script("drop,syn 24,touch 1,syn 32", slots: single(1, 2, isDown: false)),
      is: [
        "32 down 1 0.1,0.2"
      ])
  }

  @Test("any events at all leave a history that can be, and never trap")
  func anyEvents() throws {
    for seed in UInt64(1)...150 {
      var random = SplitMix64(seed: seed)
      var decoder = try [TestPanel.decoder(), unordered(), single()][Int(seed % 3)]
      var verifier = FrameVerifier()
      var frames: [Frame] = []
      for _ in 0..<400 {
        decoder.decode(random.event(), slots: { random.snapshot() }, into: &frames)
      }
      if let last = decoder.cancelAll() { frames.append(last) }
      for frame in frames {
        let faults = verifier.admit(frame).rejections.map(\.fault).filter { $0 != .timeOutOfRange }
        expect(faults, is: [], "seed \(seed)")
      }
      expect(verifier.contactsDown, is: [], "seed \(seed)")
    }
  }
}

/// Random events, of which many are those that decoders listen to.
extension SplitMix64 {
  fileprivate mutating func value() -> Int32 {
    switch next() % 8 {
    case 0: Int32(truncatingIfNeeded: next())
    case 1: -1
    case 2: Int32.min
    case 3: Int32.max
    default: Int32(next() % 5)
    }
  }

  fileprivate mutating func event() -> InputEvent {
    let codes: [UInt16] = [
      0, 1, 0x18, 0x2F, 0x30, 0x35, 0x36, 0x37, 0x39, 0x3A, 0x3B, UInt16(truncatingIfNeeded: next()),
    ]
    var event = InputEvent(
      nanoseconds: Int64(next() % 1_000_000_000), type: 3, code: codes[Int(next() % 12)], value: value())
    switch next() % 12 {
    case 0, 1: (event.type, event.code) = (0, 0)
    case 2: (event.type, event.code) = (0, 2)
    case 3: if next() % 6 == 0 { (event.type, event.code) = (0, 3) }
    case 4: (event.type, event.code, event.value) = (1, 0x14A, Int32(next() % 2))
    case 5: event.type = UInt16(truncatingIfNeeded: next() % 6)
    default: break
    }
    if next() % 200 == 0 { event.nanoseconds = Int64(bitPattern: next()) }
    return event
  }

  fileprivate mutating func snapshot() -> SlotSnapshot? {
    guard next() % 4 != 0 else { return nil }
    var fingers: [DeviceFinger] = []
    for _ in 0..<next() % 80 {
      var finger = DeviceFinger()
      for axis in EvdevCode.slotAxes { finger.set(axis, value()) }
      fingers.append(finger)
    }
    return SlotSnapshot(current: Int(value()), fingers: fingers)
  }
}
