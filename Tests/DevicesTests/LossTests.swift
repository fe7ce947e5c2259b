#if os(Linux)
  import Expectations
  @testable import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Devices whose events the kernel had no room for.
  @Suite("Lost events")
  struct LossTests {
    private static let keyboard: DeviceDescription = {
      var device = DeviceDescription(name: "Test keyboard")
      for key in UInt16(1)...127 { device.add(EvdevCode.key, key) }
      return device
    }()
    private static let mapping = TouchMapping(screen: .standard)

    private func notes(_ hub: DeviceHub, _ descriptor: Int32) -> [String] {
      hub.read(descriptor, now: 0).compactMap { if case .note(let note) = $0 { "\(note)" } else { nil } }
    }

    @Test("every loss of a device's events is counted with the events left out behind it, and said")
    func counted() throws {
      let pair = Pair()
      let hub = DeviceHub(folder: DeviceFolder(path: "/nowhere/input")) { (_, _) in nil }
      let reader = try #require(
        DeviceReader(descriptor: pair.device, description: .panel, mapping: Self.mapping))
      hub.add(reader)
      pair.touch()
      #expect(notes(hub, pair.device) == [] && reader.losses == SourceLosses())
      // A device that does not say how things are is believed again after the packet.
      pair.send(16, (0, 3, 0), (3, 53, 101), (3, 54, 201), (0, 0, 0), (3, 57, 2), (0, 0, 0))
      expect(notes(hub, pair.device), is: ["Test panel: events were lost once, and 2 more left out."])
      for _ in 0..<6 { pair.send(24, (0, 3, 0), (0, 0, 0)) }
      expect(notes(hub, pair.device), is: ["Test panel: events were lost 7 times, and 2 more left out."])
      pair.send(32, (0, 3, 0))
      expect(notes(hub, pair.device), is: ["Test panel: events were lost 8 times, and 2 more left out."])
      // The packet continues with the next read.
      pair.send(32, (3, 53, 102), (0, 0, 0), (3, 53, 103), (0, 0, 0))
      expect(notes(hub, pair.device), is: [])
      expect(reader.losses, is: SourceLosses(times: 8, eventsLeftOut: 3))
      expect(hub.merger.losses, is: reader.losses)
    }

    @Test("of a device that is asked after a loss, all events that waited are left out, and counted")
    func stale() throws {
      let pair = Pair()
      let reader = try #require(
        DeviceReader(
          descriptor: pair.device, description: .panel, mapping: Self.mapping,
          slots: { SlotSnapshot(current: 0, fingers: [DeviceFinger()]) }))
      var frames: [Frame] = []
      pair.send(8, (3, 57, 1), (3, 53, 100), (0, 3, 0))
      var bytes: [UInt8] = []
      for place in Int32(0)..<200 { bytes += Pair.bytes(16, (3, 53, place)) + Pair.bytes(16, (0, 0, 0)) }
      pair.send(bytes)
      #expect(reader.read(into: &frames) == .waiting && frames.isEmpty)
      expect(reader.losses, is: SourceLosses(times: 1, eventsLeftOut: 200))
      pair.send(24, (3, 57, 2), (3, 53, 1), (0, 0, 0))
      _ = reader.read(into: &frames)
      #expect(frames.count == 1 && reader.losses.eventsLeftOut == 200)
    }

    @Test("PIPE-16: a key that went up while events were lost does not hang, and one that came down is heard")
    func keys() throws {
      let pair = Pair()
      var down: [UInt16] = []
      let reader = try #require(
        DeviceReader(
          descriptor: pair.device, description: Self.keyboard, mapping: Self.mapping, keys: { down }))
      var frames: [Frame] = []
      pair.send(8, (1, 30, 1), (1, 42, 1), (0, 0, 0))
      _ = reader.read(into: &frames)
      pair.send(16, (0, 3, 0), (1, 48, 1), (0, 0, 0), (1, 30, 1), (0, 0, 0))
      down = [42, 46]
      _ = reader.read(into: &frames)
      // A is gone, the left Shift has stayed, C came; of B, which waited, nothing is known.
      expect(frames.flatMap(\.presses).map(\.phase), is: [.began, .began, .cancelled, .began])
      expect(frames.flatMap(\.presses).compactMap(\.key?.usage), is: [4, 225, 4, 6])
      #expect(frames.last?.presses.last?.key?.characters == "C" && frames.last?.modifierFlags == 1 << 17)
      expect(reader.losses, is: SourceLosses(times: 1, eventsLeftOut: 2))
    }

    @Test("PIPE-16: a keyboard that cannot be asked has its keys cancelled after a loss")
    func keysUnasked() throws {
      let pair = Pair()
      let reader = try #require(
        DeviceReader(descriptor: pair.device, description: Self.keyboard, mapping: Self.mapping))
      var frames: [Frame] = []
      pair.send(8, (1, 42, 1), (0, 0, 0), (0, 3, 0), (1, 42, 0), (0, 0, 0), (1, 30, 1), (0, 0, 0))
      _ = reader.read(into: &frames)
      expect(frames.flatMap(\.presses).map(\.phase), is: [.began, .cancelled, .began])
      expect(frames.map(\.modifierFlags), is: [1 << 17, 0, 0])
    }

    @Test("an accelerometer's losses are counted as well")
    func motion() throws {
      var device = DeviceDescription(name: "Test accelerometer")
      for code in MotionDecoder.axes {
        device.add(DeviceAxis(code: code, minimum: -2000, maximum: 2000, resolution: 100))
      }
      device.add(property: EvdevCode.isAccelerometer)
      let pair = Pair()
      let motion = try #require(EventMotion(pair.device, device) { [1, 2, 300] })
      let source = try #require(AccelerometerSource(name: "accelerometer", motion))
      pair.send(8, (3, 0, 50), (0, 0, 0), (0, 3, 0), (3, 1, 70), (0, 0, 0), (3, 2, 90), (0, 0, 0))
      var samples: [MotionSample] = []
      expect(motion.read(into: &samples), is: .waiting)
      // What waited behind the loss is older than what the axes say.
      expect(samples.map { [$0.x, $0.y, $0.z] }, is: [[0.5, 0.02, 3], [0.01, 0.02, 3]])
      expect(source.losses, is: SourceLosses(times: 1, eventsLeftOut: 2))
    }

    @Test("a recording goes on after a loss, and says at its end what is not in it")
    func recording() throws {
      let pair = Pair()
      let output = open("/dev/null", O_WRONLY)
      defer { close(output) }
      pair.send(8, (3, 57, 1), (3, 53, 100), (0, 0, 0), (0, 3, 0), (3, 53, 9), (0, 0, 0))
      let reader = try #require(
        DeviceReader(descriptor: pair.device, description: .panel, mapping: Self.mapping))
      let recorder = DeviceRecorder(reader, input: pair.device, output: output)
      let end = recorder.run(
        screen: .standard, device: RecordingDevice(.panel), idleMilliseconds: 0)
      #expect(end == .idle && recorder.frameCount == 2)
      expect(recorder.losses, is: SourceLosses(times: 1, eventsLeftOut: 1))
    }
  }
#endif
