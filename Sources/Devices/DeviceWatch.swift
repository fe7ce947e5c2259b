#if os(Linux)
  import CEvdev
  import Foundation

  /// Tells which devices come and go.
  ///
  /// The system takes the folder away with its last device and makes a new one for the next. So the folder around it is
  /// watched as well, if it is to be waited for.
  public final class DeviceWatch {
    /// What happened in the folder.
    public enum Change: Hashable, Sendable {
      /// A device came, or may be opened now where it could not before.
      case arrived(String)
      /// A device went.
      case left(String)
      /// Too much happened at once, or the folder itself came or went: look at the whole of it again.
      case lost
    }

    /// The descriptor, which can be read when something changed.
    public let descriptor: Int32
    private let folder: String
    private let prefix: String
    /// The numbers of the watches; below 0 for none.
    private var watch: Int32
    private var outerWatch: Int32 = -1

    /// Begins to watch a folder.
    ///
    /// - Parameter awaits: whether to wait for a folder that is not there, and for one that went to come again.
    /// - Returns: nil where that is not possible.
    public convenience init?(_ folder: DeviceFolder = .standard, awaits: Bool = false) {
      self.init(folder.path, prefix: DeviceFolder.prefix, awaits: awaits)
    }

    /// - Parameter prefix: what the names of devices begin with, before their numbers.
    init?(_ folder: String, prefix: String, awaits: Bool = false) {
      descriptor = evdev_watch()
      guard descriptor >= 0 else { return nil }
      self.folder = folder
      self.prefix = prefix
      if awaits { outerWatch = evdev_watch_add(descriptor, Self.outer(folder)) }
      watch = evdev_watch_add(descriptor, folder)
      guard watch >= 0 || outerWatch >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns what happened since the last time, without waiting.
    public func changes() -> [Change] {
      var changes: [Change] = []
      var bytes = [UInt8](repeating: 0, count: 8192)
      while true {
        let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return changes }
        decode(bytes, count: count, &changes)
      }
    }

    private func decode(_ bytes: [UInt8], count: Int, _ changes: inout [Change]) {
      bytes.withUnsafeBufferPointer { buffer in
        var position = 0
        while position < count, let base = buffer.baseAddress {
          var (source, mask) = (Int32(-1), UInt32(0))
          var name: UnsafePointer<CChar>?
          let size = evdev_watch_event(base + position, count - position, &source, &mask, &name)
          guard size > 0 else { return }
          position += size
          decode(source, mask, name.map { String(cString: $0) } ?? "", &changes)
        }
      }
    }

    private func decode(_ source: Int32, _ mask: UInt32, _ name: String, _ changes: inout [Change]) {
      if evdev_watch_is_overflow(mask) != 0 {
        changes.append(.lost)
      } else if source == watch {
        if evdev_watch_is_end(mask) != 0 {
          watch = -1
          changes.append(.lost)
        } else if DeviceFolder.number(name, after: prefix) != nil {
          let path = "\(folder)/\(name)"
          changes.append(evdev_watch_is_departure(mask) != 0 ? .left(path) : .arrived(path))
        }
      } else if source == outerWatch, name == Self.last(folder), evdev_watch_is_arrival(mask) != 0 {
        watch = evdev_watch_add(descriptor, folder)
        // What came before the watch did is in the folder already.
        changes.append(.lost)
      }
    }

    private static func outer(_ path: String) -> String {
      URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    private static func last(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
  }
#endif
