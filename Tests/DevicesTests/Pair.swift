#if os(Linux)
  import CEvdev
  import FingerpostDevices
  import FingerpostHID
  import Foundation

  /// A pair of sockets, one end of which stands for the kernel.
  final class Pair {
    let device: Int32
    private(set) var kernel: Int32

    init() {
      var ends: [Int32] = [-1, -1]
      _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0, &ends)
      (device, kernel) = (ends[0], ends[1])
    }

    deinit {
      close(device)
      unplug()
    }

    func unplug() {
      if kernel >= 0 { close(kernel) }
      kernel = -1
    }

    func send(_ bytes: [UInt8]) { _ = write(kernel, bytes, bytes.count) }

    /// Has a finger come down at 100, 200 of the panel, at 8 ms.
    func touch() { send(8, (3, 57, 1), (3, 53, 100), (3, 54, 200), (0, 0, 0)) }

    func send(_ milliseconds: Int64, _ events: (UInt16, UInt16, Int32)...) {
      for event in events { send(Self.bytes(milliseconds, event)) }
    }

    static func bytes(_ milliseconds: Int64, _ event: (UInt16, UInt16, Int32)) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: Int(evdev_event_size()))
      evdev_encode(
        &bytes, milliseconds / 1000, milliseconds % 1000 * 1000, event.0, event.1, event.2)
      return bytes
    }
  }

  extension DeviceDescription {
    /// A screen for ten fingers, of 400 by 800.
    static let panel: DeviceDescription = {
      var device = DeviceDescription(name: "Test panel")
      device.add(DeviceAxis(code: EvdevCode.slot, minimum: 0, maximum: 9))
      device.add(DeviceAxis(code: EvdevCode.contactX, minimum: 0, maximum: 399))
      device.add(DeviceAxis(code: EvdevCode.contactY, minimum: 0, maximum: 799))
      device.add(property: EvdevCode.isDirect)
      return device
    }()
  }
#endif
