#if os(Linux)
  import CChannel
  import CEvdev
  import FingerpostHID
  import Foundation

  /// The samples of a sensor that has to be asked for each.
  final class PolledMotion: MotionStream {
    /// How often it is asked, in nanoseconds: six swings per second have eight samples each.
    private static let interval: Int64 = 20_000_000

    /// A timer, which can be read when it is time to ask.
    let descriptor: Int32
    private let axes: [MotionScan.Axis]
    private var files: [Int32] = []

    /// - Parameter paths: the files with the numbers of x, y and z.
    init(_ paths: [String], _ axes: [MotionScan.Axis]) throws(DeviceError) {
      self.axes = axes
      descriptor = evdev_timer()
      guard descriptor >= 0 else { throw DeviceError(paths.first ?? "", errno) }
      for path in paths {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw DeviceError(path, errno) }
        files.append(file)
      }
      _ = evdev_timer_set(descriptor, 1, Self.interval)
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
      for file in files { close(file) }
    }

    func read(into samples: inout [MotionSample]) -> SourceOutcome {
      guard evdev_timer_passed(descriptor) != 0 else { return .waiting }
      var values: [Double] = []
      for (index, file) in files.enumerated() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
        // A sensor that is busy has an answer the next time; one that is gone has none any more.
        guard count > 0 else { return count < 0 && (errno == ENODEV || errno == ENXIO) ? .gone : .waiting }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        guard let number = Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
          return .waiting
        }
        values.append(axes[index].acceleration(Double(number)))
      }
      guard values.count == 3 else { return .waiting }
      samples.append(MotionSample(nanoseconds: channel_now(), x: values[0], y: values[1], z: values[2]))
      return .waiting
    }
  }
#endif
