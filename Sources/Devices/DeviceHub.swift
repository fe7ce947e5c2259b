#if os(Linux)
  public import FingerpostHID
  import Foundation

  /// All input devices of the machine, as they come and go, as one stream of frames.
  ///
  /// ```
  ///   /dev/input ──► watch ──► open ──► reader ──► gate ──┐
  ///                    │         └► refused: tried again  ├──► frames and notes
  ///                    └► left: cancelled, forgotten      │
  ///   add(_:) ─────────────────────────────────── gate ──┘
  /// ```
  ///
  /// Nothing here waits: the owner polls ``descriptors`` and calls ``read(_:now:)`` with each that has anything to say,
  /// errors included. A machine without devices, and without their folder, is as good as any other.
  public final class DeviceHub {
    /// Opens the device at a path, and may add notes.
    ///
    /// It returns nil for a device that is of no use here, and throws for one that cannot be opened.
    public typealias Opening = (String, inout [SourceNote]) throws(DeviceError) -> (any FrameSource)?

    /// Where the frames of all sources meet. Gates and sources may be added to it at any time.
    public let merger = SourceMerger()

    private let folder: DeviceFolder
    private let sensors: SensorFolder?
    private let polls: Bool
    private let opening: Opening
    private let watch: DeviceWatch?
    private let sensorWatch: DeviceWatch?
    private var devices: [(path: String, descriptor: Int32, gate: SourceMerger.Gate)] = []
    private var refusals: [(path: String, error: DeviceError)] = []

    /// Creates a hub of the devices that can be read; ``begin(now:)`` opens them.
    ///
    /// - Parameters:
    ///   - folder: where the devices are.
    ///   - sensors: where the accelerometers are that are no input devices; nil for none.
    ///   - polls: whether accelerometers that report nothing by themselves are asked all the time, which costs processor
    ///     time also while nothing happens.
    ///   - grabs: whether to keep the devices from everybody else. That includes keyboards, and with them the way to
    ///     interrupt the program on a console; accelerometers are never kept.
    ///   - mapping: where the places of the device at a path lie on the screen.
    public convenience init(
      folder: DeviceFolder = .standard, sensors: SensorFolder? = .standard,
      pollsAccelerometers polls: Bool = false,
      grabs: Bool, mapping: @escaping (String, DeviceDescription) -> TouchMapping
    ) {
      self.init(folder: folder, sensors: sensors, pollsAccelerometers: polls) {
        (path, notes) throws(DeviceError) in
        try Self.open(path, grabs: grabs, mapping, &notes)
      }
    }

    /// Creates a hub with another way of opening the devices of the folder.
    public init(
      folder: DeviceFolder, sensors: SensorFolder? = nil, pollsAccelerometers polls: Bool = false,
      opening: @escaping Opening
    ) {
      self.folder = folder
      self.sensors = sensors
      self.polls = polls
      self.opening = opening
      watch = DeviceWatch(folder, awaits: true)
      sensorWatch = sensors.flatMap { DeviceWatch($0.devicesPath, prefix: SensorFolder.prefix) }
    }

    /// The descriptors to poll; they change whenever something was read.
    public var descriptors: [Int32] {
      var all = merger.descriptors
      for watch in [watch, sensorWatch] { if let watch { all.append(watch.descriptor) } }
      return all
    }

    /// The devices that cannot be opened, each with the reason. They are tried again when their rights change, sensors
    /// whenever a device comes, and all of them by ``rescan(now:)``.
    public var refused: [(path: String, error: DeviceError)] { refusals }

    /// The paths of the devices that are read.
    public var paths: [String] { devices.map(\.path) }

    /// Opens what is there.
    ///
    /// - Parameter now: the machine's monotonic clock, in nanoseconds.
    public func begin(now: Int64) -> [SourceEvent] {
      rescan(now: now)
    }

    /// Looks at the folders again: opens what has come or can be opened now, and closes what is no longer there.
    ///
    /// It is for what nobody tells of, such as a sensor whose buffer was switched on. What could not be opened and still
    /// cannot, for the same reason, is not noted again.
    public func rescan(now: Int64) -> [SourceEvent] {
      var events: [SourceEvent] = []
      rescanFolder(now, &events)
      rescanSensors(now, &events)
      return events
    }

    /// Reads the source with a descriptor once, or sees which devices came and went.
    ///
    /// - Parameter now: the machine's monotonic clock, in nanoseconds.
    public func read(_ descriptor: Int32, now: Int64) -> [SourceEvent] {
      if let watch, watch.descriptor == descriptor { return watched(watch, now) }
      if let sensorWatch, sensorWatch.descriptor == descriptor { return watchedSensors(sensorWatch, now) }
      var events = merger.read(descriptor, now: now)
      if !merger.holds(descriptor), let index = devices.firstIndex(where: { $0.descriptor == descriptor }) {
        // Another device may have come in the same place before this one was missed.
        let path = devices.remove(at: index).path
        if isInFolder(path) { open(path, &events) }
      }
      return events
    }

    /// Adds a source that is no device of the folder.
    @discardableResult public func add(_ source: any FrameSource) -> SourceMerger.Gate { merger.add(source) }

    /// Cancels everything that is down. Fingers that stay down are not heard of again before they lift.
    public func cancelAll(now: Int64) -> [SourceEvent] { merger.cancelAll(now: now) }

    /// Closes all devices of the folder and cancels what is down there.
    public func end(now: Int64) -> [SourceEvent] {
      var events: [SourceEvent] = []
      for device in devices { events += merger.close(device.gate, now: now) }
      devices.removeAll()
      return events
    }

    private func watched(_ watch: DeviceWatch, _ now: Int64) -> [SourceEvent] {
      var events: [SourceEvent] = []
      for change in watch.changes() {
        switch change {
        case .arrived(let path): open(path, &events)
        case .left(let path): leave(path, now, &events)
        case .lost: rescanFolder(now, &events)
        }
      }
      rescanSensors(now, &events)
      return events
    }

    private func watchedSensors(_ watch: DeviceWatch, _ now: Int64) -> [SourceEvent] {
      var events: [SourceEvent] = []
      let changes = watch.changes()
      for change in changes {
        if case .left(let path) = change, let sensors {
          leave(sensors.sensorPath(ofDevice: path), now, &events)
        }
      }
      if !changes.isEmpty { rescanSensors(now, &events) }
      return events
    }

    private func isInFolder(_ path: String) -> Bool { path.hasPrefix(folder.path + "/") }

    private func rescanFolder(_ now: Int64, _ events: inout [SourceEvent]) {
      let present = folder.devices() ?? []
      for path in known where isInFolder(path) && !present.contains(path) { leave(path, now, &events) }
      for path in present { open(path, &events) }
    }

    private func rescanSensors(_ now: Int64, _ events: inout [SourceEvent]) {
      guard let sensors else { return }
      let present = sensors.accelerometers()
      for path in known where !isInFolder(path) && !present.contains(where: { $0.path == path }) {
        leave(path, now, &events)
      }
      for sensor in present {
        open(sensor.path, &events) { [polls] (_) throws(DeviceError) in try sensor.source(polls: polls) }
      }
    }

    private var known: [String] { devices.map(\.path) + refusals.map(\.path) }

    private func leave(_ path: String, _ now: Int64, _ events: inout [SourceEvent]) {
      refusals.removeAll { $0.path == path }
      guard let index = devices.firstIndex(where: { $0.path == path }) else { return }
      let name = merger.name(of: devices[index].gate)
      events += merger.close(devices.remove(at: index).gate, now: now)
      events.append(.note(.left(name ?? path)))
    }

    private func open(_ path: String, _ events: inout [SourceEvent]) {
      open(path, &events) { [opening] (notes) throws(DeviceError) in try opening(path, &notes) }
    }

    private func open(
      _ path: String, _ events: inout [SourceEvent],
      _ opening: (inout [SourceNote]) throws(DeviceError) -> (any FrameSource)?
    ) {
      guard !devices.contains(where: { $0.path == path }) else { return }
      let before = refusals.first { $0.path == path }?.error
      refusals.removeAll { $0.path == path }
      var notes: [SourceNote] = []
      do throws(DeviceError) {
        guard let source = try opening(&notes) else { return }
        devices.append((path, source.descriptor, merger.add(source)))
        events.append(.note(.came(source.name)))
        events += notes.map { .note($0) }
      } catch .missing where isInFolder(path) {
        // It went before it could be opened, and the watch says so as well.
      } catch {
        refusals.append((path, error))
        if error != before { events.append(.note(.refused("\(error)"))) }
      }
    }

    private static func open(
      _ path: String, grabs: Bool, _ mapping: (String, DeviceDescription) -> TouchMapping,
      _ notes: inout [SourceNote]
    ) throws(DeviceError) -> (any FrameSource)? {
      let device = try InputDevice(path: path)
      switch device.description.kind {
      case .touchscreen, .keyboard, .mediaKeys, .accelerometer: break
      case .touchpad, .tablet, .mouse, .other: return nil
      }
      let source = try device.source(mapping: mapping(path, device.description))
      if grabs, device.description.kind != .accelerometer, !device.grab(true) {
        notes.append(
          .refused("\(path): somebody else keeps its events to themselves; nothing will come of it."))
      }
      return source
    }
  }
#endif
