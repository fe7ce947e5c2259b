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

  /// Tells which devices come and go.
  public final class DeviceWatch {
    /// What happened in the folder.
    public enum Change: Hashable, Sendable {
      /// A device came, or may be opened now where it could not before.
      case arrived(String)
      /// A device went.
      case left(String)
      /// Too much happened at once: look at the whole folder again.
      case lost
    }

    /// The descriptor, which can be read when something changed.
    public let descriptor: Int32
    private let folder: DeviceFolder

    /// Begins to watch a folder; nil where that is not possible.
    public init?(_ folder: DeviceFolder = .standard) {
      descriptor = evdev_watch(folder.path)
      guard descriptor >= 0 else { return nil }
      self.folder = folder
    }

    deinit { close(descriptor) }

    /// Returns what happened since the last time, without waiting.
    public func changes() -> [Change] {
      var changes: [Change] = []
      var bytes = [UInt8](repeating: 0, count: 8192)
      while true {
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return changes }
        changes += Self.changes(in: bytes, count: count, folder)
      }
    }

    private static func changes(in bytes: [UInt8], count: Int, _ folder: DeviceFolder) -> [Change] {
      var changes: [Change] = []
      bytes.withUnsafeBufferPointer { buffer in
        var position = 0
        while position < count, let base = buffer.baseAddress {
          var mask: UInt32 = 0
          var name: UnsafePointer<CChar>?
          let size = evdev_watch_event(base + position, count - position, &mask, &name)
          guard size > 0 else { return }
          position += size
          if evdev_watch_is_overflow(mask) != 0 { changes.append(.lost) }
          guard let name, DeviceFolder.number(String(cString: name)) != nil else { continue }
          let path = "\(folder.path)/\(String(cString: name))"
          changes.append(evdev_watch_is_departure(mask) != 0 ? .left(path) : .arrived(path))
        }
      }
      return changes
    }
  }
#endif
