#if os(Linux)
  import FingerpostHID

  /// The samples of an accelerometer of the input interface.
  final class EventMotion: MotionStream {
    private var stream: EventStream
    private var decoder: MotionDecoder
    private let axes: () -> [Int32]?

    /// - Parameters:
    ///   - descriptor: where events are read from.
    ///   - description: what the device says about itself.
    ///   - axes: asks it for its axes.
    /// - Returns: nil for a device that is not an accelerometer or does not say what its units are.
    init?(_ descriptor: Int32, _ description: DeviceDescription, axes: @escaping () -> [Int32]?) {
      let values = axes()
      guard let decoder = MotionDecoder(description, values: values) else { return nil }
      stream = EventStream(descriptor, canBeAsked: values != nil)
      self.decoder = decoder
      self.axes = axes
    }

    /// Keeps the device open.
    convenience init?(_ device: InputDevice) {
      self.init(device.descriptor, device.description) { device.values(of: MotionDecoder.axes) }
    }

    var descriptor: Int32 { stream.descriptor }
    var losses: SourceLosses { stream.losses }

    func read(into samples: inout [MotionSample]) -> SourceOutcome {
      var events: [InputEvent] = []
      let outcome = stream.read(into: &events)
      for event in events {
        if let sample = decoder.decode(event, axes: axes) { samples.append(sample) }
      }
      return outcome
    }
  }
#endif
