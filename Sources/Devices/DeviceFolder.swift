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

    /// Returns the paths of all devices in the order of their numbers; nil where there is no such folder.
    public func devices() -> [String]? {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
      let numbers = names.compactMap(Self.number).sorted()
      return numbers.map { "\(path)/event\($0)" }
    }

    static func number(_ name: String) -> Int? {
      guard name.hasPrefix("event") else { return nil }
      return Int(name.dropFirst(5)).flatMap { $0 >= 0 && "event\($0)" == name ? $0 : nil }
    }
  }
#endif
