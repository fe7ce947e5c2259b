#if os(Linux)
  import Expectations
  import FingerpostDevices
  import Foundation
  import Testing

  /// A folder of a sensor as the system has it, and a pipe in the place of its device.
  final class TestSensor {
    let root: URL
    var folder: SensorFolder {
      SensorFolder(path: root.path, devicesPath: root.appendingPathComponent("dev").path)
    }
    private(set) var pipe: Int32 = -1

    /// - Parameter isThere: whether the system knows of it already.
    init(isThere: Bool = true) throws {
      root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "fingerpost-\(UUID().uuidString)")
      try makeFolders("dev", "iio:device10")
      if isThere { try come() }
    }

    /// The system learns of it.
    func come() throws {
      try makeFolders("iio:device3/scan_elements", "iio:device3/buffer")
      try set("name", "test sensor\n")
      for axis in ["x", "y", "z"] { try set("in_accel_\(axis)_raw", axis == "z" ? "100\n" : "0\n") }
    }

    /// It is taken off the machine.
    func go() throws {
      try FileManager.default.removeItem(at: root.appendingPathComponent("iio:device3"))
      try FileManager.default.removeItem(at: root.appendingPathComponent("dev/iio:device3"))
    }

    private func makeFolders(_ names: String...) throws {
      for name in names {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(name), withIntermediateDirectories: true)
      }
    }

    deinit {
      unplug()
      try? FileManager.default.removeItem(at: root)
    }

    func set(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: root.appendingPathComponent("iio:device3/\(name)"))
    }

    /// A hundred units make a g, and z has an offset that its driver tells.
    func setUnits() throws {
      try set("in_accel_scale", "0.0980665\n")
      try set("in_accel_z_offset", "0\n")
    }

    func switchBufferOn(time: Bool = true, makesDevice: Bool = true) throws {
      try set("buffer/enable", "1\n")
      for (index, channel) in ["in_accel_x", "in_accel_y", "in_accel_z", "in_timestamp"].enumerated() {
        let isTime = channel == "in_timestamp"
        try set("scan_elements/\(channel)_en", isTime && !time ? "0\n" : "1\n")
        try set("scan_elements/\(channel)_index", "\(index)\n")
        try set("scan_elements/\(channel)_type", isTime ? "le:s64/64>>0\n" : "le:s16/16>>0\n")
      }
      if makesDevice { expect(mkfifo(root.appendingPathComponent("dev/iio:device3").path, 0o600), is: 0) }
    }

    func plug() {
      pipe = open(root.appendingPathComponent("dev/iio:device3").path, O_WRONLY | O_NONBLOCK)
      #expect(pipe >= 0)
    }

    func unplug() {
      if pipe >= 0 { close(pipe) }
      pipe = -1
    }

    func send(_ milliseconds: Int64, _ x: Int32) {
      var bytes: [UInt8] = []
      for value in [Int16(x), 0, 100, 0] {
        let bits = UInt16(bitPattern: value)
        bytes += [UInt8(bits & 255), UInt8(bits >> 8)]
      }
      for byte in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: (milliseconds * 1_000_000) >> (byte * 8)))
      }
      _ = write(pipe, bytes, bytes.count)
    }
  }
#endif
