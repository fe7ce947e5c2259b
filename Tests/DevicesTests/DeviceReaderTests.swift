#if os(Linux)
  import Expectations
  import CEvdev
  import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Reading devices from descriptors: one end of a pair of sockets stands for the kernel.
  @Suite("Reading devices")
  struct DeviceReaderTests {
    private func reader(_ pair: Pair, slots: @escaping () -> SlotSnapshot? = { nil }) throws -> DeviceReader {
      try #require(
        DeviceReader(
          descriptor: pair.device, description: .panel, mapping: TouchMapping(screen: .standard),
          slots: slots))
    }

    private func script(_ frames: [Frame]) -> [String] {
      frames.flatMap { frame in
        frame.contacts.map {
          "\(frame.nanoseconds / 1_000_000) \($0.phase) \($0.id) \(Int($0.x)),\(Int($0.y))"
        }
      }
    }

    @Test("events become frames, also when they arrive in pieces")
    func pieces() throws {
      let pair = Pair()
      let reader = try reader(pair)
      var frames: [Frame] = []
      expect(reader.read(into: &frames), is: .waiting)
      var bytes: [UInt8] = []
      for event in [(3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0)] as [(UInt16, UInt16, Int32)] {
        bytes += Pair.bytes(8, event)
      }
      for byte in bytes {
        #expect(frames.isEmpty)
        pair.send([byte])
        expect(reader.read(into: &frames), is: .waiting)
      }
      expect(script(frames), is: ["8 down 1 100,200"])
    }

    @Test("PIPE-16: a device that goes away in the middle of a touch has its contacts cancelled, once")
    func unplugged() throws {
      let pair = Pair()
      let reader = try reader(pair)
      pair.send(8, (3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0), (3, 53, 150))
      pair.send(Array(Pair.bytes(9, (0, 0, 0)).dropLast(5)))
      pair.unplug()
      var frames: [Frame] = []
      while reader.read(into: &frames) != .gone {}
      expect(script(frames), is: ["8 down 1 100,200", "8 cancel 1 100,200"])
      expect(reader.read(into: &frames), is: .gone)
      expect(frames.count, is: 2)
    }

    @Test("after lost events the device is asked for its slots, and so it is at the beginning")
    func lost() throws {
      let pair = Pair()
      var questions = 0
      var finger = DeviceFinger()
      let reader = try reader(pair) {
        questions += 1
        return SlotSnapshot(current: 0, fingers: [finger])
      }
      expect(questions, is: 1)
      pair.touch()
      pair.send(16, (3, 53, 101), (0, 3, 0), (3, 53, 102), (0, 0, 0))
      (finger.trackingID, finger.x, finger.y) = (1, 110, 200)
      var frames: [Frame] = []
      _ = reader.read(into: &frames)
      expect(questions, is: 2)
      expect(script(frames), is: ["8 down 1 100,200", "16 move 1 110,200"])
    }

    @Test("what waited behind a loss of events is older than the device's answer, and is not taken")
    func stale() throws {
      let pair = Pair()
      var finger = DeviceFinger()
      let reader = try reader(pair) { SlotSnapshot(current: 0, fingers: [finger]) }
      var frames: [Frame] = []
      pair.touch()
      _ = reader.read(into: &frames)
      pair.send(16, (0, 3, 0), (3, 53, 101), (0, 0, 0))
      var bytes: [UInt8] = []
      for place in Int32(0)..<200 { bytes += Pair.bytes(24, (3, 53, place)) + Pair.bytes(24, (0, 0, 0)) }
      pair.send(bytes)
      pair.send(32, (3, 57, -1), (0, 0, 0), (3, 57, 1), (0, 0, 0))
      (finger.trackingID, finger.x, finger.y) = (1, 300, 200)
      while reader.read(into: &frames) == .more {}
      expect(script(frames), is: ["8 down 1 100,200", "32 move 1 300,200"])
      pair.send(40, (3, 53, 301), (0, 0, 0))
      _ = reader.read(into: &frames)
      expect(script(frames).last, is: "40 move 1 301,200")
    }

    @Test("a device that cannot be asked is believed again after the packet in which events were lost")
    func unasked() throws {
      let pair = Pair()
      let reader = try reader(pair)
      var frames: [Frame] = []
      pair.send(8, (3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0), (0, 3, 0), (3, 53, 9), (0, 0, 0))
      pair.send(16, (3, 57, 2), (3, 53, 110), (0, 0, 0))
      _ = reader.read(into: &frames)
      expect(script(frames), is: ["8 down 1 100,200", "8 cancel 1 100,200", "16 down 1 110,200"])
    }

    @Test("a device that reports nothing of use has no reader")
    func useless() {
      #expect(
        DeviceReader(
          descriptor: -1, description: DeviceDescription(), mapping: TouchMapping(screen: .standard)) == nil
      )
    }

    @Test("a recording ends with its device, and reads back")
    func recording() throws {
      let pair = Pair()
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(
        "fingerpost-\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: path) }
      let output = open(path.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      defer { close(output) }
      pair.send(1000, (3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0))
      pair.send(1008, (3, 53, 110), (0, 0, 0))
      pair.unplug()
      let recorder = DeviceRecorder(try reader(pair), input: pair.device, output: output)
      expect(recorder.run(screen: .standard, device: RecordingDevice(.panel)), is: .gone)
      expect(recorder.frameCount, is: 3)
      let bytes = Array(try Data(contentsOf: path))
      let options = Recording.Options(mapping: TouchMapping(screen: .standard))
      let recording = try Recording(reading: bytes, options: options)
      expect(script(recording.frames), is: ["0 down 1 100,200", "8 move 1 110,200", "8 cancel 1 110,200"])
      expect(recording.device?.name, is: "Test panel")
    }

    @Test("a full disk ends a recording and says so")
    func fullDisk() throws {
      let pair = Pair()
      let output = open("/dev/full", O_WRONLY)
      try #require(output >= 0)
      defer { close(output) }
      let recorder = DeviceRecorder(try reader(pair), input: pair.device, output: output)
      expect(recorder.run(screen: .standard, device: RecordingDevice(.panel)), is: .unwritten(ENOSPC))
      expect(recorder.frameCount, is: 0)
    }

    @Test("a recording that is stopped, or idle, cancels what is down")
    func stopped() throws {
      let pair = Pair()
      let stop = Pair()
      pair.touch()
      let output = open("/dev/null", O_WRONLY)
      defer { close(output) }
      let recorder = DeviceRecorder(try reader(pair), input: pair.device, output: output)
      expect(
        recorder.run(screen: .standard, device: RecordingDevice(.panel), idleMilliseconds: 0), is: .idle)
      expect(recorder.frameCount, is: 2)
      stop.send([1])
      expect(
        recorder.run(screen: .standard, device: RecordingDevice(.panel), interrupts: stop.device),
        is: .stopped)
    }

    @Test("what cannot be opened says what to do")
    func errors() throws {
      func error(_ path: String) -> DeviceError? {
        do throws(DeviceError) {
          _ = try InputDevice(path: path)
          return nil
        } catch {
          return error
        }
      }
      expect(error("/nowhere/event0"), is: .missing("/nowhere/event0"))
      expect(error("/dev/null"), is: .noDevice("/dev/null"))
      #expect("\(DeviceError.forbidden("/dev/input/event0"))".contains("usermod -aG input"))
    }

    @Test("devices that come and go are told, others are not")
    func hotPlug() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "fingerpost-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let devices = DeviceFolder(path: folder.path)
      let watch = try #require(DeviceWatch(devices))
      expect(watch.changes(), is: [])
      for name in ["event10", "event2", "mouse0", "event02"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      expect(devices.devices(), is: ["\(folder.path)/event2", "\(folder.path)/event10"])
      #expect(watch.changes().contains(.arrived("\(folder.path)/event10")))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("event2"))
      expect(watch.changes(), is: [.left("\(folder.path)/event2")])
      expect(DeviceFolder(path: "/nowhere").devices(), is: nil)
      #expect(DeviceWatch(DeviceFolder(path: "/nowhere")) == nil)
    }
  }
#endif
