#if os(Linux)
  import CChannel
  import CEvdev
  import FingerpostHID
  import Foundation

  /// The samples of a sensor whose buffer is switched on.
  final class ScanMotion: MotionStream {
    let descriptor: Int32
    private let scan: MotionScan
    private let now: () -> Int64
    /// The beginning of a scan whose end has not come yet.
    private var rest: [UInt8] = []

    init(_ path: String, _ scan: MotionScan) throws(DeviceError) {
      descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw DeviceError(path, errno) }
      self.scan = scan
      now = { channel_now() }
    }

    /// Reads from a descriptor, which it closes in the end.
    init(_ descriptor: Int32, _ scan: MotionScan, now: @escaping () -> Int64) {
      self.descriptor = descriptor
      self.scan = scan
      self.now = now
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func read(into samples: inout [MotionSample]) -> SourceOutcome {
      var bytes = [UInt8](repeating: 0, count: scan.length * 128)
      let count = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN || errno == EINTR { return errno == EINTR ? .more : .waiting }
      guard count > 0 else { return .gone }
      rest += bytes.prefix(count)
      var position = 0
      while let sample = scan.sample(rest[position...], now: now()) {
        samples.append(sample)
        position += scan.length
      }
      rest.removeFirst(position)
      return count == bytes.count ? .more : .waiting
    }
  }
#endif
