/// Turns the wheels of a mouse into scrolling: one step for each packet in which they turn. [SCR-50, SCR-52]
///
/// A mouse has no place on the screen here, so it scrolls in the middle of it. Drivers that know parts of a step report
/// them beside the whole ones; then only the parts count.
public struct WheelDecoder: Sendable {
  /// How far content goes with one step, in points. Nothing is published; other systems have three lines of text.
  static let pointsPerStep = 48.0
  /// How many parts a step has, by the kernel's interface.
  static let partsPerStep = 120.0
  /// More than that many parts in a packet are not believed.
  static let maxParts = 120_000.0

  private let screen: RecordingScreen
  private let hasParts: (x: Bool, y: Bool)
  private var clock = SteadyClock()
  private var parts = (x: 0.0, y: 0.0)
  private var isDropping = false

  /// Creates a decoder; nil for a device that is no mouse or has no wheel.
  ///
  /// - Parameters:
  ///   - device: what the device says about itself.
  ///   - screen: the screen in whose middle it scrolls.
  public init?(_ device: DeviceDescription, screen: RecordingScreen) {
    let has = { (axis: UInt16) in device.has(EvdevCode.relative, axis) }
    guard device.kind == .mouse, has(EvdevCode.wheel) || has(EvdevCode.sideWheel) else { return nil }
    self.screen = screen
    hasParts = (has(EvdevCode.sideWheelParts), has(EvdevCode.wheelParts))
  }

  /// Takes the next event of the device.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - frames: gets the frame that the event completes.
  public mutating func decode(_ event: InputEvent, into frames: inout [Frame]) {
    switch (event.type, event.code) {
    case (EvdevCode.relative, EvdevCode.wheel) where !hasParts.y:
      turn(0, Double(event.value) * Self.partsPerStep)
    case (EvdevCode.relative, EvdevCode.sideWheel) where !hasParts.x:
      turn(Double(event.value) * Self.partsPerStep, 0)
    case (EvdevCode.relative, EvdevCode.wheelParts) where hasParts.y: turn(0, Double(event.value))
    case (EvdevCode.relative, EvdevCode.sideWheelParts) where hasParts.x: turn(Double(event.value), 0)
    case (EvdevCode.synchronization, EvdevCode.dropped): isDropping = true
    case (EvdevCode.synchronization, EvdevCode.report):
      report(at: clock.time(event.nanoseconds), into: &frames)
    default: break
    }
  }

  private mutating func turn(_ x: Double, _ y: Double) {
    parts = (parts.x + x, parts.y + y)
  }

  private mutating func report(at time: Int64, into frames: inout [Frame]) {
    let turned = isDropping ? (x: 0, y: 0) : parts
    (parts, isDropping) = ((0, 0), false)
    guard turned.x != 0 || turned.y != 0, max(turned.x.magnitude, turned.y.magnitude) <= Self.maxParts else {
      return
    }
    // A wheel that turns away from the hand shows what is above, one that is pushed to the right what is there.
    let points = Self.pointsPerStep / Self.partsPerStep
    let scroll = Scroll(
      phase: .step, x: screen.width / 2, y: screen.height / 2, dx: -turned.x * points, dy: turned.y * points)
    frames.append(Frame(nanoseconds: time, scroll: scroll))
  }
}
