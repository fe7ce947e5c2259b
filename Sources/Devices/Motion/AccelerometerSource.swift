#if os(Linux)
  import CEvdev
  public import FingerpostHID
  import Foundation

  /// Something that gives samples: an accelerometer, however it is read.
  protocol MotionStream: AnyObject {
    /// The descriptor that can be read when there are some.
    var descriptor: Int32 { get }
    /// Reads what is there.
    func read(into samples: inout [MotionSample]) -> SourceOutcome
    /// What was lost so far.
    var losses: SourceLosses { get }
  }

  extension MotionStream {
    /// Nothing: sensors do not say.
    var losses: SourceLosses { SourceLosses() }
  }

  /// An accelerometer as a source of frames, which say when the device is shaken and nothing else. [MOT-1, MOT-5]
  ///
  /// An accelerometer that lies still may report nothing, so during a shake, and only then, a timer runs.
  public final class AccelerometerSource: FrameSource {
    /// What it is called, for people.
    public let name: String
    /// Can be read when there are samples, or when there have been none for so long that a shake is over.
    public let descriptor: Int32

    private let stream: any MotionStream
    private let timer: Int32
    private var detector: ShakeDetector
    private var isGone = false

    /// - Returns: nil when the system has no descriptors left.
    init?(name: String, _ stream: any MotionStream, limits: ShakeLimits = .standard) {
      let timer = evdev_timer()
      guard timer >= 0 else { return nil }
      let descriptor = evdev_either(stream.descriptor, timer)
      guard descriptor >= 0 else {
        close(timer)
        return nil
      }
      self.name = name
      self.stream = stream
      self.timer = timer
      self.descriptor = descriptor
      detector = ShakeDetector(limits)
    }

    deinit {
      close(descriptor)
      close(timer)
    }

    /// What the system lost.
    public var losses: SourceLosses { stream.losses }

    /// Reads what is there, and sees whether a shake has come to rest.
    public func read(into frames: inout [Frame]) -> SourceOutcome {
      guard !isGone else { return .gone }
      let hasPassed = evdev_timer_passed(timer) != 0
      var samples: [MotionSample] = []
      let outcome = stream.read(into: &samples)
      for sample in samples {
        if let frame = detector.receive(sample) { frames.append(frame) }
      }
      if outcome == .gone {
        isGone = true
        if let frame = cancelAll() { frames.append(frame) }
      } else if hasPassed, samples.isEmpty {
        if let frame = detector.rest() { frames.append(frame) }
      } else if !samples.isEmpty {
        _ = evdev_timer_set(timer, detector.isShaking ? max(1, detector.patience) : 0, 0)
      }
      return outcome
    }

    /// Cancels the running shake.
    public func cancelAll() -> Frame? {
      _ = evdev_timer_set(timer, 0, 0)
      return detector.cancel()
    }
  }
#endif
