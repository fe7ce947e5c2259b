#if os(Linux)
  import CEvdev
  public import FingerpostHID
  import Foundation

  /// What the system says about an accelerometer of its industrial I/O interface.
  public struct Accelerometer: Sendable {
    /// The folder that says what it is.
    public let path: String
    /// What can be read where a buffer is switched on.
    public let devicePath: String
    /// The name that its driver gives it.
    public let name: String
    /// How its numbers become accelerations, for x, y and z; nil where it does not say.
    public let axes: [MotionScan.Axis]?
    /// How the scans of its buffer are laid out; nil where no buffer with all three axes is switched on.
    public let scan: MotionScan?

    private static let letters = ["x", "y", "z"]

    /// - Returns: nil for a sensor that is not an accelerometer with three axes.
    init?(path: String, devicePath: String) {
      let isComplete = Self.letters.allSatisfy {
        FileManager.default.fileExists(atPath: "\(path)/in_accel_\($0)_raw")
      }
      guard isComplete else { return nil }
      self.path = path
      self.devicePath = devicePath
      name = Self.text("\(path)/name") ?? "accelerometer"
      axes = Self.axes(path)
      scan = axes.flatMap { Self.scan(path, $0) }
    }

    /// Opens the accelerometer.
    ///
    /// - Parameters:
    ///   - polls: whether one that reports nothing by itself is polled fifty times per second.
    ///   - limits: what is a shake.
    /// - Throws: an error if it cannot be read.
    public func source(polls: Bool, limits: ShakeLimits = .standard) throws(DeviceError) -> any FrameSource {
      guard let axes else { throw .noUnits(path) }
      let stream: any MotionStream
      if let scan {
        stream = try ScanMotion(devicePath, scan)
      } else if polls {
        stream = try PolledMotion(files, axes)
      } else {
        throw .silent(path)
      }
      guard let source = AccelerometerSource(name: "\(name) (\(path))", stream, limits: limits) else {
        throw .failed(path, EMFILE)
      }
      return source
    }

    private var files: [String] { Self.letters.map { "\(path)/in_accel_\($0)_raw" } }

    private static func axes(_ path: String) -> [MotionScan.Axis]? {
      var axes: [MotionScan.Axis] = []
      for letter in letters {
        func number(_ what: String) -> Double? {
          (text("\(path)/in_accel_\(letter)_\(what)") ?? text("\(path)/in_accel_\(what)")).flatMap(
            Double.init)
        }
        guard let scale = number("scale"), scale.isFinite, scale != 0 else { return nil }
        let offset = number("offset") ?? 0
        axes.append(MotionScan.Axis(offset: offset.isFinite ? offset : 0, scale: scale))
      }
      return axes
    }

    /// The first buffer; sensors with more of them have the rest for other purposes.
    private static func scan(_ path: String, _ axes: [MotionScan.Axis]) -> MotionScan? {
      let isOn = ["buffer0/enable", "buffer/enable"].contains { text("\(path)/\($0)") == "1" }
      guard isOn else { return nil }
      let folder = "\(path)/scan_elements"
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      var motion: [ScanElement?] = [nil, nil, nil]
      var time: ScanElement?
      var others: [ScanElement] = []
      for name in names where name.hasSuffix("_en") && text("\(folder)/\(name)") == "1" {
        let channel = name.dropLast(3)
        // If one number is not understood, the position of the next is unknown.
        guard let type = text("\(folder)/\(channel)_type"), let index = text("\(folder)/\(channel)_index"),
          let element = Int(index).flatMap({ ScanElement(type, index: $0) })
        else { return nil }
        if channel == "in_timestamp" {
          time = element
        } else if let axis = letters.firstIndex(where: { channel == "in_accel_\($0)" }) {
          motion[axis] = element
        } else {
          others.append(element)
        }
      }
      return MotionScan(axes: axes, motion: motion.compactMap { $0 }, time: time, others: others)
    }

    private static func text(_ path: String) -> String? {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return String(decoding: data.prefix(4096), as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
  }
#endif
