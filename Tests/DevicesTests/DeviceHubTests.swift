#if os(Linux)
  import Expectations
  import CEvdev
  import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Devices that come and go, with a folder of files and pairs of sockets for the kernel.
  @Suite("All devices of a machine")
  struct DeviceHubTests {
    /// A folder of devices, each a file and a pair of sockets.
    private final class Machine {
      let folder: URL
      private(set) var pairs: [String: Pair] = [:]
      var errors: [String: DeviceError] = [:]
      var slots: [String: SlotSnapshot] = [:]

      init() {
        folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("fingerpost-\(UUID().uuidString)").appendingPathComponent("input")
      }

      deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

      func makeOuterFolder() throws {
        try FileManager.default.createDirectory(
          at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      }

      func makeFolder() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }

      @discardableResult func plug(_ name: String) throws -> Pair {
        let pair = Pair()
        pairs[name] = pair
        try Data().write(to: folder.appendingPathComponent(name))
        return pair
      }

      /// A machine of which one device, event1, is read.
      static func reading() throws -> (Machine, Pair, DeviceHub) {
        let machine = Machine()
        try machine.makeFolder()
        let pair = try machine.plug("event1")
        let hub = machine.hub()
        _ = hub.begin(now: 0)
        return (machine, pair, hub)
      }

      func unplug(_ name: String) throws {
        pairs[name]?.unplug()
        pairs[name] = nil
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }

      func touch(_ name: String) throws {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o600], ofItemAtPath: folder.appendingPathComponent(name).path)
      }

      func hub() -> DeviceHub {
        DeviceHub(folder: DeviceFolder(path: folder.path)) {
          [self] (path, _) throws(DeviceError) in
          let name = URL(fileURLWithPath: path).lastPathComponent
          if let error = errors[name] { throw error }
          guard let pair = pairs[name] else { throw .missing(path) }
          return DeviceReader(
            name: name, descriptor: pair.device, description: .panel,
            mapping: TouchMapping(screen: .standard),
            slots: { [self] in
              _ = pair
              return slots[name]
            })
        }
      }
    }

    /// Everything that can be read, until nothing can.
    private func drain(_ hub: DeviceHub, at milliseconds: Int64 = 0) -> [String] {
      var log: [String] = []
      while true {
        var waits = hub.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&waits, nfds_t(waits.count), 0) > 0 else { return log }
        for wait in waits where wait.revents != 0 {
          log += script(hub.read(wait.fd, now: milliseconds * 1_000_000))
        }
      }
    }

    private func script(_ events: [SourceEvent]) -> [String] {
      events.flatMap { event -> [String] in
        switch event {
        case .frame(let frame, let name):
          return frame.contacts.map {
            "\(name) \(frame.nanoseconds / 1_000_000) \($0.phase) \($0.id) \(Int($0.x)),\(Int($0.y))"
          }
        case .note(.rejected(let rejection, let name)): return ["\(name): \(rejection.fault)"]
        case .note(let note): return ["\(note)"]
        }
      }
    }

    @Test("devices that are there are read, and those that come are read as well, with numbers across all")
    func coming() throws {
      let machine = Machine()
      try machine.makeFolder()
      let first = try machine.plug("event1")
      let hub = machine.hub()
      expect(script(hub.begin(now: 0)), is: ["event1: reading it."])
      let second = try machine.plug("event0")
      expect(drain(hub), is: ["event0: reading it."])
      first.touch()
      expect(drain(hub, at: 8), is: ["event1 8 down 1 100,200"])
      second.send(9, (3, 57, 1), (3, 53, 10), (3, 54, 20), (0, 0, 0))
      first.send(9, (3, 57, -1), (0, 0, 0))
      expect(Set(drain(hub, at: 9)), is: ["event1 9 up 1 100,200", "event0 9 down 2 10,20"])
    }

    @Test("PIPE-16: a device that is pulled out in the middle of a touch has it cancelled, once")
    func unplugged() throws {
      let (machine, pair, hub) = try Machine.reading()
      pair.touch()
      expect(drain(hub, at: 8), is: ["event1 8 down 1 100,200"])
      try machine.unplug("event1")
      expect(drain(hub, at: 10), is: ["event1 8 cancel 1 100,200", "event1: gone."])
      #expect(hub.paths == [] && hub.descriptors.count == 1 && hub.merger.contactCount == 0)
      let again = try machine.plug("event1")
      expect(drain(hub, at: 20), is: ["event1: reading it."])
      again.send(24, (3, 57, 1), (3, 53, 1), (3, 54, 2), (0, 0, 0))
      expect(drain(hub, at: 24), is: ["event1 24 down 2 1,2"])
    }

    @Test(
      "PIPE-16: a device whose file goes before its events end is closed, and its touches cancelled, once")
    func fileFirst() throws {
      let (machine, pair, hub) = try Machine.reading()
      pair.touch()
      _ = drain(hub, at: 8)
      try FileManager.default.removeItem(at: machine.folder.appendingPathComponent("event1"))
      expect(drain(hub, at: 10), is: ["event1 10 cancel 1 100,200", "event1: gone."])
      expect(drain(hub, at: 11), is: [])
    }

    @Test(
      "a device that may not be opened is remembered with the reason, and tried again when its rights change")
    func rights() throws {
      let machine = Machine()
      try machine.makeFolder()
      try machine.plug("event1")
      let path = machine.folder.appendingPathComponent("event1").path
      machine.errors["event1"] = .forbidden(path)
      let hub = machine.hub()
      expect(script(hub.begin(now: 0)), is: ["\(DeviceError.forbidden(path))"])
      try machine.touch("event1")
      expect(drain(hub), is: [])
      expect(hub.refused.map(\.error), is: [.forbidden(path)])
      machine.errors["event1"] = nil
      try machine.touch("event1")
      expect(drain(hub), is: ["event1: reading it."])
      #expect(hub.refused.isEmpty)
      try machine.touch("event1")
      expect(drain(hub), is: [])
    }

    @Test("a device that was refused and goes is forgotten") func refusedGoes() throws {
      let machine = Machine()
      try machine.makeFolder()
      try machine.plug("event1")
      machine.errors["event1"] = .forbidden(machine.folder.appendingPathComponent("event1").path)
      let hub = machine.hub()
      _ = hub.begin(now: 0)
      expect(hub.refused.count, is: 1)
      try machine.unplug("event1")
      #expect(drain(hub) == [] && hub.refused.isEmpty)
    }

    @Test("PIPE-16: another device in the same place is read, also where it came before the first was missed")
    func replaced() throws {
      let (machine, first, hub) = try Machine.reading()
      first.touch()
      _ = drain(hub, at: 8)
      first.unplug()
      try machine.plug("event1")
      // What is told of the folder is read first.
      let watch = try #require(hub.descriptors.last)
      expect(hub.read(watch, now: 9_000_000), is: [])
      expect(drain(hub, at: 10), is: ["event1 8 cancel 1 100,200", "event1: gone.", "event1: reading it."])
      withExtendedLifetime(first) {}
    }

    @Test("a machine without a folder of devices waits for one, also after it went with its last device")
    func noFolder() throws {
      let machine = Machine()
      try machine.makeOuterFolder()
      let hub = machine.hub()
      #expect(hub.begin(now: 0) == [] && drain(hub) == [])
      for _ in 0..<2 {
        try machine.makeFolder()
        try machine.plug("event7")
        expect(drain(hub), is: ["event7: reading it."])
        try machine.unplug("event7")
        try FileManager.default.removeItem(at: machine.folder)
        expect(drain(hub), is: ["event7: gone."])
      }
      expect(DeviceHub(folder: DeviceFolder(path: "/nowhere/input")) { (_, _) in nil }.descriptors, is: [])
    }

    @Test("after lost events the slots are asked for; a device that cannot say has its contacts cancelled")
    func lost() throws {
      let (machine, pair, hub) = try Machine.reading()
      pair.touch()
      pair.send(16, (0, 3, 0), (3, 53, 102), (0, 0, 0))
      var finger = DeviceFinger()
      (finger.trackingID, finger.x, finger.y) = (1, 110, 200)
      machine.slots["event1"] = SlotSnapshot(current: 0, fingers: [finger])
      expect(
        drain(hub, at: 16),
        is: [
          "event1 8 down 1 100,200", "event1 16 move 1 110,200",
          "event1: events were lost once, and 1 more left out.",
        ])
      machine.slots["event1"] = nil
      pair.send(24, (0, 3, 0), (0, 0, 0))
      expect(
        drain(hub, at: 24),
        is: [
          "event1 24 cancel 1 110,200", "event1: events were lost 2 times, and 1 more left out.",
        ])
    }

    @Test("contacts that are down when a device is opened are heard of after they lifted")
    func alreadyDown() throws {
      let machine = Machine()
      try machine.makeFolder()
      let pair = try machine.plug("event1")
      var finger = DeviceFinger()
      (finger.trackingID, finger.x, finger.y) = (1, 110, 200)
      machine.slots["event1"] = SlotSnapshot(current: 0, fingers: [finger])
      let hub = machine.hub()
      _ = hub.begin(now: 0)
      pair.send(8, (3, 53, 111), (0, 0, 0))
      pair.send(16, (3, 57, -1), (0, 0, 0))
      pair.send(24, (3, 57, 2), (0, 0, 0))
      expect(drain(hub, at: 24), is: ["event1 24 down 1 111,200"])
    }

    @Test("the clock of an emulated device begins now, and one that is set takes nothing along")
    func clocks() throws {
      let machine = Machine()
      try machine.makeFolder()
      let pair = try machine.plug("event1")
      let hub = machine.hub()
      _ = hub.begin(now: 100_000_000_000)
      pair.touch()
      expect(drain(hub, at: 100_000), is: ["event1 100000 down 1 100,200"])
      pair.send(16, (3, 53, 101), (0, 0, 0))
      expect(drain(hub, at: 100_010), is: ["event1 100008 move 1 101,200"])
      pair.send(3_600_000, (3, 53, 102), (0, 0, 0))
      expect(drain(hub, at: 100_020), is: ["event1 100020 move 1 102,200"])
      pair.send(5, (3, 53, 103), (0, 0, 0))
      let log = drain(hub, at: 100_030)
      expect(log.last?.hasSuffix("move 1 103,200"), is: true)
      pair.send(13, (3, 57, -1), (0, 0, 0))
      expect(drain(hub, at: 100_040).last?.hasSuffix("up 1 103,200"), is: true)
    }

    @Test("PIPE-16: everything can be cancelled, and a hub that ends closes its devices")
    func cancelled() throws {
      let (_, pair, hub) = try Machine.reading()
      pair.touch()
      _ = drain(hub, at: 8)
      expect(script(hub.cancelAll(now: 9_000_000)), is: ["event1 9 cancel 1 100,200"])
      pair.send(16, (3, 53, 101), (0, 0, 0))
      expect(drain(hub, at: 16), is: [])
      pair.send(24, (3, 57, 2), (0, 0, 0))
      expect(drain(hub, at: 24), is: ["event1 24 down 2 101,200"])
      expect(script(hub.end(now: 30_000_000)), is: ["event1 30 cancel 2 101,200"])
      expect(hub.paths, is: [])
    }

    @Test("PIPE-16: whatever 2,000 devices send, what comes out is the history of one, and ends with each")
    func garbage() throws {
      let machine = Machine()
      try machine.makeFolder()
      let hub = machine.hub()
      var state: UInt64 = 77
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      let sound: [(UInt16, UInt16, Int32)] = [
        (3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0), (3, 47, 1), (3, 57, 2), (3, 53, 300), (0, 0, 0),
        (3, 53, 310), (3, 47, 0), (3, 53, 110), (0, 0, 0), (0, 3, 0), (3, 53, 1), (0, 0, 0), (3, 57, 7),
        (0, 0, 0),
        (3, 47, 1), (3, 57, -1), (0, 0, 0), (1, 30, 1), (0, 0, 0), (3, 54, 1), (0, 0, 0),
      ]
      var judge = FrameVerifier()
      var (admitted, cancelled, now) = (0, 0, Int64(0))
      for round in 0..<2000 {
        let pair = Pair()
        hub.add(
          try #require(
            DeviceReader(
              name: "device", descriptor: pair.device, description: .panel,
              mapping: TouchMapping(screen: .standard),
              slots: { round % 2 == 0 ? nil : SlotSnapshot(current: 0, fingers: [DeviceFinger()]) })))
        var bytes: [UInt8] = []
        for (index, event) in sound.enumerated() { bytes += Pair.bytes(now + Int64(index), event) }
        for _ in 0..<(1 + random(8)) {
          let place = random(bytes.count)
          switch random(4) {
          case 0: bytes[place] = UInt8(random(256))
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(contentsOf: bytes[place...].prefix(24), at: place)
          default: bytes[place] ^= 1 << UInt8(random(8))
          }
        }
        pair.send(bytes)
        pair.unplug()
        while let descriptor = hub.merger.descriptors.first {
          for frame in hub.read(descriptor, now: now * 1_000_000).compactMap(\.frame) {
            admitted += 1
            cancelled += frame.contacts.count { $0.phase == .cancel }
            expect(judge.admit(frame).rejections.map(\.fault), is: [])
          }
        }
        #expect(judge.contactsDown == [] && hub.merger.contactCount == 0)
        now += 50
      }
      // Of every other device what waits behind lost events is not taken.
      #expect(admitted > 6000 && cancelled > 1000, "\(admitted), \(cancelled)")
    }
  }
#endif
