#if os(Linux)
  import CEvdev
  public import FingerpostHID
  import Foundation

  /// An open device of Linux's input interface.
  ///
  /// It is opened for reading only, and closed when it is no longer referenced.
  public final class InputDevice {
    /// The path that it was opened by.
    public let path: String
    /// The descriptor, which does not block.
    public let descriptor: Int32
    /// What the device says about itself.
    public let description: DeviceDescription

    /// Opens a device and asks it what it is.
    ///
    /// - Throws: an error that says what can be done.
    public init(path: String) throws(DeviceError) {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw DeviceError(path, errno) }
      var version: Int32 = 0
      guard evdev_version(descriptor, &version) >= 0 else {
        let number = errno
        close(descriptor)
        throw DeviceError(path, number)
      }
      // What is refused stays as it is: times are then those of the device's own clock.
      _ = evdev_monotonic(descriptor)
      self.path = path
      self.descriptor = descriptor
      description = Self.describe(descriptor)
    }

    deinit { close(descriptor) }

    /// Keeps the device's events from other programs, or releases them again.
    ///
    /// - Returns: whether the device agreed; another program may have grabbed it.
    @discardableResult public func grab(_ grabs: Bool) -> Bool { evdev_grab(descriptor, grabs ? 1 : 0) >= 0 }

    /// Asks for the contacts as they are now; nil where the device does not say, as those that name all contacts in every
    /// packet.
    public func slots() -> SlotSnapshot? {
      if description.contactProtocol == .single { return singleContact() }
      guard let slot = description.axis(EvdevCode.slot) else { return nil }
      let count = min(max(Int(slot.maximum), 0), 63) + 1
      var fingers = [DeviceFinger](repeating: DeviceFinger(), count: count)
      for axis in EvdevCode.slotAxes where description.has(axis: axis) {
        var numbers = [Int32](repeating: 0, count: count + 1)
        numbers[0] = Int32(axis)
        let status = evdev_slots(descriptor, &numbers, UInt32(numbers.count * 4))
        // Emulated devices answer with another axis than they were asked for.
        guard status >= 0, numbers[0] == Int32(axis) else { return nil }
        for index in 0..<count { fingers[index].set(axis, numbers[index + 1]) }
      }
      var numbers: [Int32] = [0, 0, 0, 0]
      guard evdev_axis(descriptor, Int32(EvdevCode.slot), &numbers) >= 0 else { return nil }
      return SlotSnapshot(current: Int(numbers[0]), fingers: fingers)
    }

    /// Asks which keys and buttons are down, in ascending order; nil where the device does not say.
    public func keys() -> [UInt16]? {
      var bytes = [UInt8](repeating: 0, count: 96)
      return evdev_keys(descriptor, &bytes) >= 0 ? DeviceDescription.bits(bytes) : nil
    }

    private func singleContact() -> SlotSnapshot? {
      // Places that are younger than the button do no harm; a button that is younger than the places would.
      guard let keys = keys(), let places = values(of: [EvdevCode.x, EvdevCode.y]) else { return nil }
      var finger = DeviceFinger()
      finger.trackingID = keys.contains(EvdevCode.touch) ? 0 : -1
      (finger.x, finger.y) = (places[0], places[1])
      finger.pressure = values(of: [EvdevCode.pressure])?.first ?? 0
      return SlotSnapshot(current: 0, fingers: [finger])
    }

    /// Asks for the values of axes as they are now; nil where one is not to be had.
    func values(of axes: [UInt16]) -> [Int32]? {
      var values: [Int32] = []
      for axis in axes {
        var numbers: [Int32] = [0, 0, 0, 0]
        guard description.has(axis: axis), evdev_axis(descriptor, Int32(axis), &numbers) >= 0 else {
          return nil
        }
        values.append(numbers[0])
      }
      return values
    }

    private static func describe(_ descriptor: Int32) -> DeviceDescription {
      var ids: [UInt16] = [0, 0, 0, 0]
      _ = evdev_id(descriptor, &ids)
      var name = [CChar](repeating: 0, count: 256)
      _ = evdev_name(descriptor, &name)
      var device = DeviceDescription(
        name: String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
        bus: ids[0], vendor: ids[1], product: ids[2], version: ids[3])
      var properties: [UInt8] = [0, 0, 0, 0]
      if evdev_properties(descriptor, &properties) >= 0 {
        for property in DeviceDescription.bits(properties) { device.add(property: property) }
      }
      for type in bits(descriptor, 0) where type < 0x20 {
        guard type > 0 else { continue }
        for code in bits(descriptor, type) {
          device.add(type, code)
          if type == EvdevCode.absolute, let axis = axis(descriptor, code) { device.add(axis) }
        }
      }
      return device
    }

    private static func bits(_ descriptor: Int32, _ type: UInt16) -> [UInt16] {
      var bytes = [UInt8](repeating: 0, count: 96)
      guard evdev_bits(descriptor, Int32(type), &bytes) >= 0 else { return [] }
      return DeviceDescription.bits(bytes)
    }

    private static func axis(_ descriptor: Int32, _ code: UInt16) -> DeviceAxis? {
      var numbers: [Int32] = [0, 0, 0, 0]
      guard evdev_axis(descriptor, Int32(code), &numbers) >= 0 else { return nil }
      return DeviceAxis(code: code, minimum: numbers[1], maximum: numbers[2], resolution: numbers[3])
    }
  }
#endif
