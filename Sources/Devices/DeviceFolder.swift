#if os(Linux)
  import CEvdev
  import Foundation

  /// The folder in which the system keeps its input devices.
  public struct DeviceFolder: Sendable {
    /// Where Linux has it.
    public static let standard = DeviceFolder(path: "/dev/input")

    /// The path of the folder.
    public let path: String

    /// Creates a folder of devices.
    public init(path: String) { self.path = path }

    /// Returns the paths of all devices in the order of their numbers; nil if there is no such folder.
    public func devices() -> [String]? {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
      let numbers = names.compactMap { Self.number($0, after: Self.prefix) }.sorted()
      return numbers.map { "\(path)/\(Self.prefix)\($0)" }
    }

    /// What the names of devices begin with.
    static let prefix = "event"

    /// The number of a device by its name; nil for a file that is not a device.
    static func number(_ name: String, after prefix: String) -> Int? {
      guard name.hasPrefix(prefix) else { return nil }
      return Int(name.dropFirst(prefix.count)).flatMap { $0 >= 0 && "\(prefix)\($0)" == name ? $0 : nil }
    }
  }
#endif
