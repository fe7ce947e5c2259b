#if os(Linux)
  import Foundation

  /// The folders in which the system keeps what it knows of its sensors, Linux's industrial I/O interface.
  public struct SensorFolder: Sendable {
    /// Where Linux has them.
    public static let standard = SensorFolder(
      path: "/sys/bus/iio/devices", devicesPath: "/dev")

    /// The folder with a folder for each sensor, which says what it is.
    public let path: String
    /// The folder with the devices that can be read.
    public let devicesPath: String

    /// Creates folders of sensors.
    public init(path: String, devicesPath: String) {
      self.path = path
      self.devicesPath = devicesPath
    }

    /// Returns the accelerometers in the order of their numbers.
    public func accelerometers() -> [Accelerometer] {
      let prefix = "iio:device"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let numbers = names.compactMap { name -> Int? in
        guard name.hasPrefix(prefix) else { return nil }
        return Int(name.dropFirst(prefix.count)).flatMap { $0 >= 0 && prefix + "\($0)" == name ? $0 : nil }
      }
      return numbers.sorted().compactMap {
        Accelerometer(path: "\(path)/\(prefix)\($0)", devicePath: "\(devicesPath)/\(prefix)\($0)")
      }
    }
  }
#endif
