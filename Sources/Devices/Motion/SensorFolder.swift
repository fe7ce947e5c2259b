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
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let numbers = names.compactMap { DeviceFolder.number($0, after: Self.prefix) }
      return numbers.sorted().compactMap {
        Accelerometer(
          path: "\(path)/\(Self.prefix)\($0)", devicePath: "\(devicesPath)/\(Self.prefix)\($0)")
      }
    }

    /// What the names of sensors begin with, in both folders.
    static let prefix = "iio:device"

    /// The folder of the sensor whose device is at a path.
    func sensorPath(ofDevice devicePath: String) -> String {
      "\(path)/\(URL(fileURLWithPath: devicePath).lastPathComponent)"
    }
  }
#endif
