#if os(Linux)
  import Expectations
  @testable import FingerpostDevices
  import FingerpostHID
  import Foundation
  import Testing

  /// Accelerometers, however they are read.
  @Suite("Accelerometers")
  struct AccelerometerTests {
    private static let device: DeviceDescription = {
      var device = DeviceDescription(name: "Test accelerometer")
      for code in MotionDecoder.axes {
        device.add(DeviceAxis(code: code, minimum: -2000, maximum: 2000, resolution: 100))
      }
      device.add(property: EvdevCode.isAccelerometer)
      return device
    }()

    /// A swing this way and that of 2 g, four times a second, a sample each 25 ms; then a device that lies still.
    private static func motion(_ index: Int, of count: Int) -> Int32 {
      index < count ? [0, 141, 200, 141, 0, -141, -200, -141, 0, 0][index % 8] : 0
    }

    private func source(_ pair: Pair, limits: ShakeLimits = .standard) throws -> AccelerometerSource {
      let events = try #require(EventMotion(pair.device, Self.device) { [0, 0, 100] })
      return try #require(AccelerometerSource(name: "accelerometer", events, limits: limits))
    }

    private func isReadable(_ descriptor: Int32, _ milliseconds: Int32 = 0) -> Bool {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&wait, 1, milliseconds) > 0
    }

    @Test("MOT-1: MOT-5: an accelerometer of the input interface says when it is shaken, and nothing else")
    func events() throws {
      let pair = Pair()
      let source = try source(pair)
      var frames: [Frame] = []
      #expect(!isReadable(source.descriptor))
      expect(source.read(into: &frames), is: .waiting)
      for index in 0..<80 {
        pair.send(Int64(index) * 25, (3, 0, Self.motion(index, of: 40)), (3, 40, 5), (0, 0, 0))
        #expect(isReadable(source.descriptor))
        expect(source.read(into: &frames), is: .waiting)
      }
      expect(frames.map(\.shake), is: [.began, .ended])
      #expect(frames.allSatisfy { $0.contacts.isEmpty && $0.presses.isEmpty })
    }

    @Test("MOT-1: a shake also ends where the device has nothing more to report")
    func silence() throws {
      let pair = Pair()
      var limits = ShakeLimits.standard
      limits.quiet = 1
      let source = try source(pair, limits: limits)
      var frames: [Frame] = []
      for index in 0..<40 where frames.isEmpty {
        pair.send(Int64(index) * 25, (3, 0, Self.motion(index, of: 40)), (0, 0, 0))
        expect(source.read(into: &frames), is: .waiting)
      }
      expect(frames.map(\.shake), is: [.began])
      // The timer of a billionth of a second: whoever polls need not wait.
      #expect(isReadable(source.descriptor, -1))
      expect(source.read(into: &frames), is: .waiting)
      expect(frames.map(\.shake), is: [.began, .ended])
      #expect(!isReadable(source.descriptor))
    }

    @Test("MOT-2: an accelerometer that goes away in the middle of a shake has it cancelled, once")
    func gone() throws {
      let pair = Pair()
      let merger = SourceMerger()
      let source = try source(pair)
      merger.add(source)
      for index in 0..<30 { pair.send(Int64(index) * 25, (3, 0, Self.motion(index, of: 40)), (0, 0, 0)) }
      pair.unplug()
      var events: [SourceEvent] = []
      while merger.holds(source.descriptor) { events += merger.read(source.descriptor, now: 0) }
      expect(events.compactMap(\.frame?.shake), is: [.began, .cancelled])
      expect(events.last, is: .note(.left("accelerometer")))
    }

    @Test("a sensor is found with what it says of itself, others are not")
    func found() throws {
      let sensor = try TestSensor()
      let found = sensor.folder.accelerometers()
      #expect(found.map(\.name) == ["test sensor"] && found.first?.axes == nil && found.first?.scan == nil)
      #expect(SensorFolder(path: "/nowhere", devicesPath: "/nowhere").accelerometers().isEmpty)
      try sensor.setUnits()
      expect(sensor.folder.accelerometers().first?.axes?.count, is: 3)
      try sensor.switchBufferOn()
      expect(sensor.folder.accelerometers().first?.scan?.length, is: 16)
      try sensor.set("scan_elements/in_accel_y_type", "something new\n")
      expect(sensor.folder.accelerometers().first?.scan, is: nil)
    }

    @Test(
      "MOT-1: MOT-2: a sensor whose buffer is on is read with all other devices, and cancelled with its end")
    func buffer() throws {
      let sensor = try TestSensor()
      try sensor.setUnits()
      try sensor.switchBufferOn()
      let hub = DeviceHub(
        folder: DeviceFolder(path: sensor.root.appendingPathComponent("none").path), sensors: sensor.folder
      ) { (_, _) in nil }
      let name = "test sensor (\(sensor.root.path)/iio:device3)"
      expect(hub.begin(now: 0), is: [.note(.came(name))])
      // A folder of other devices that comes says nothing of those that are not in it.
      try FileManager.default.createDirectory(
        at: sensor.root.appendingPathComponent("none"), withIntermediateDirectories: true)
      #expect(hub.read(try #require(hub.descriptors.last), now: 0) == [] && hub.paths.count == 1)
      sensor.plug()
      let descriptor = try #require(hub.merger.descriptors.first)
      var events: [SourceEvent] = []
      for index in 0..<110 {
        sensor.send(Int64(index) * 25, Self.motion(index < 70 ? index : index - 70, of: 40))
        #expect(isReadable(descriptor))
        events += hub.read(descriptor, now: Int64(index) * 25_000_000)
      }
      expect(events.compactMap(\.frame?.shake), is: [.began, .ended, .began])
      sensor.unplug()
      #expect(isReadable(descriptor))
      events = hub.read(descriptor, now: 3_000_000_000)
      #expect(events.compactMap(\.frame?.shake) == [.cancelled] && events.last == .note(.left(name)))
      expect(hub.paths, is: [])
    }

    @Test("a sensor without a buffer is asked only where that is wanted, and one without units never")
    func polled() throws {
      let sensor = try TestSensor()
      func error(polls: Bool) throws -> DeviceError? {
        let found = try #require(sensor.folder.accelerometers().first)
        do throws(DeviceError) {
          _ = try found.source(polls: polls)
          return nil
        } catch {
          return error
        }
      }
      let path = "\(sensor.root.path)/iio:device3"
      try expect(error(polls: true), is: .noUnits(path))
      try sensor.setUnits()
      try expect(error(polls: false), is: .silent(path))
      try expect(error(polls: true), is: nil)
      let source = try #require(sensor.folder.accelerometers().first).source(polls: true)
      var frames: [Frame] = []
      #expect(isReadable(source.descriptor, -1))
      #expect(source.read(into: &frames) == .waiting && frames.isEmpty)
    }

    @Test("the numbers of a sensor that is asked are in g, and nothing is made of what is not a number")
    func asked() throws {
      let sensor = try TestSensor()
      try sensor.setUnits()
      let axes = try #require(sensor.folder.accelerometers().first?.axes)
      let files = ["x", "y", "z"].map { "\(sensor.root.path)/iio:device3/in_accel_\($0)_raw" }
      let stream = try PolledMotion(files, axes)
      var samples: [MotionSample] = []
      #expect(isReadable(stream.descriptor, -1))
      expect(stream.read(into: &samples), is: .waiting)
      let sample = try #require(samples.first)
      #expect(sample.x == 0 && sample.y == 0 && abs(sample.z - 1) < 1e-9 && sample.nanoseconds > 0)
      try sensor.set("in_accel_x_raw", "many\n")
      let next = try PolledMotion(files, axes)
      #expect(isReadable(next.descriptor, -1))
      #expect(next.read(into: &samples) == .waiting && samples.count == 1)
    }
  }
#endif
