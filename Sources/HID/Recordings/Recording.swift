/// What fingers did, in frames, with the screen on which they did it.
public struct Recording: Hashable, Sendable {
  /// The frames in order of time.
  public var frames: [Frame]
  /// The screen whose points the positions are in; nil if unknown.
  public var screen: RecordingScreen?
  /// The device that it was recorded from; nil if unknown.
  public var device: RecordingDevice?
  /// What wrote it, such as `fingerpost 0.1.0`; nil if unknown.
  public var tool: String?
  /// What the reader assumed, one sentence each. They are not written to files.
  public var notes: [String] = []

  /// Creates a recording.
  public init(frames: [Frame], screen: RecordingScreen? = nil, device: RecordingDevice? = nil) {
    self.frames = frames
    self.screen = screen
    self.device = device
  }

  /// Returns the recording as it would be on a screen of another size: every place moves in proportion.
  public func scaled(to other: RecordingScreen) -> Recording {
    guard let screen, screen != other else { return self }
    let (x, y) = (other.width / screen.width, other.height / screen.height)
    var scaled = self
    scaled.screen = other
    for index in scaled.frames.indices { scaled.frames[index].scale(x, y) }
    return scaled
  }
}

/// Which device a recording is of.
public struct RecordingDevice: Hashable, Sendable {
  /// The name that its driver gives it.
  public var name: String
  /// The bus that it hangs on, as the kernel numbers them.
  public var bus: UInt16
  /// The manufacturer.
  public var vendor: UInt16
  /// Which of its products it is.
  public var product: UInt16

  /// Creates a device.
  public init(name: String, bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
  }

  /// Creates the device that a description is of.
  public init(_ description: DeviceDescription) {
    self.init(
      name: description.name, bus: description.bus, vendor: description.vendor, product: description.product)
  }
}
