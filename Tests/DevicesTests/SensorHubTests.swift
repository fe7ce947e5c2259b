#if os(Linux)
  import Expectations
  import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Sensors that come later, or can be read later.
  @Suite("Sensors of a machine")
  struct SensorHubTests {
    private func hub(_ sensor: TestSensor, polls: Bool = false) -> DeviceHub {
      DeviceHub(
        folder: DeviceFolder(path: sensor.root.appendingPathComponent("input").path), sensors: sensor.folder,
        pollsAccelerometers: polls
      ) { (_, _) in nil }
    }

    private func name(_ sensor: TestSensor) -> String { "test sensor (\(sensor.root.path)/iio:device3)" }

    private func readable(_ hub: DeviceHub) -> [Int32] {
      var waits = hub.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waits, nfds_t(waits.count), 0) > 0 else { return [] }
      return waits.filter { $0.revents != 0 }.map(\.fd)
    }

    /// What comes of everything that can be read.
    private func settle(_ hub: DeviceHub) -> [SourceEvent] {
      var events: [SourceEvent] = []
      for descriptor in readable(hub) { events += hub.read(descriptor, now: 0) }
      return events
    }

    @Test("a sensor that says nothing by itself is noted once, in a sentence that says what to do")
    func silent() throws {
      let sensor = try TestSensor()
      try sensor.setUnits()
      let hub = hub(sensor)
      let error = DeviceError.silent("\(sensor.root.path)/iio:device3")
      expect(hub.begin(now: 0), is: [.note(.refused("\(error)"))])
      #expect("\(error)".contains("“fingerpost shell --poll-accelerometers”"))
      expect("\(error)".split(separator: ". ").count, is: 1)
      expect(hub.refused.map(\.error), is: [error])
      for _ in 0..<3 { expect(hub.rescan(now: 0), is: []) }
      expect(hub.refused.map(\.error), is: [error])
    }

    @Test("a sensor whose buffer was switched on is read when something has the hub look again")
    func switchedOn() throws {
      let sensor = try TestSensor()
      try sensor.setUnits()
      // Its device is there already: nothing in the folder changes.
      expect(mkfifo(sensor.root.appendingPathComponent("dev/iio:device3").path, 0o600), is: 0)
      let hub = hub(sensor)
      _ = hub.begin(now: 0)
      try sensor.switchBufferOn(makesDevice: false)
      #expect(readable(hub) == [] && settle(hub) == [])
      expect(hub.rescan(now: 0), is: [.note(.came(name(sensor)))])
      #expect(hub.refused.isEmpty && hub.rescan(now: 0) == [])
    }

    @Test("a sensor that comes later is read, one that goes is missed, and nothing asks meanwhile")
    func later() throws {
      let sensor = try TestSensor(isThere: false)
      let hub = hub(sensor)
      #expect(hub.begin(now: 0) == [] && readable(hub) == [])
      for _ in 0..<2 {
        try sensor.come()
        try sensor.setUnits()
        try sensor.switchBufferOn()
        expect(settle(hub), is: [.note(.came(name(sensor)))])
        sensor.plug()
        expect(readable(hub), is: [])
        try sensor.go()
        expect(settle(hub), is: [.note(.left(name(sensor)))])
        #expect(hub.paths == [] && readable(hub) == [])
        sensor.unplug()
      }
    }

    @Test("a sensor that went and returned before anything looked is read again")
    func replaced() throws {
      let sensor = try TestSensor()
      try sensor.setUnits()
      try sensor.switchBufferOn()
      let hub = hub(sensor)
      _ = hub.begin(now: 0)
      try sensor.go()
      try sensor.come()
      try sensor.setUnits()
      try sensor.switchBufferOn()
      expect(settle(hub), is: [.note(.left(name(sensor))), .note(.came(name(sensor)))])
    }

    @Test("a sensor that was refused is tried again when its rights change, and when any device comes")
    func triedAgain() throws {
      let sensor = try TestSensor()
      try FileManager.default.createDirectory(
        at: sensor.root.appendingPathComponent("input"), withIntermediateDirectories: true)
      try sensor.switchBufferOn()
      let hub = hub(sensor)
      let path = "\(sensor.root.path)/iio:device3"
      expect(hub.begin(now: 0), is: [.note(.refused("\(DeviceError.noUnits(path))"))])
      try Data().write(to: sensor.root.appendingPathComponent("input/event0"))
      expect(settle(hub), is: [])
      try sensor.setUnits()
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: sensor.root.appendingPathComponent("dev/iio:device3").path)
      expect(settle(hub), is: [.note(.came(name(sensor)))])
      try sensor.go()
      _ = settle(hub)
      try sensor.come()
      try sensor.setUnits()
      try sensor.set("buffer/enable", "0\n")
      expect(hub.rescan(now: 0), is: [.note(.refused("\(DeviceError.silent(path))"))])
      try Data().write(to: sensor.root.appendingPathComponent("input/event1"))
      expect(settle(hub), is: [])
    }
  }
#endif
