/// Turns the events of an accelerometer of Linux's input interface into samples.
///
/// Such a device says how many units of its axes make a g. It reports an axis only when it changed, so it is asked for all
/// three at the beginning and after events were lost.
public struct MotionDecoder: Sendable {
  /// The axes, in the order in which they are asked for: the kernel's ABS_X, ABS_Y and ABS_Z.
  public static let axes: [UInt16] = [EvdevCode.x, EvdevCode.y, EvdevCode.z]

  private let scales: [Double]
  private var values: [Int32?]
  private var isDropping = false
  private var hasNews = false

  /// Creates a decoder; nil for a device that is not an accelerometer or does not say what its units are.
  ///
  /// - Parameter values: the axes as they are now, in the order of ``axes``; nil where that is not known.
  public init?(_ device: DeviceDescription, values: [Int32]? = nil) {
    guard device.kind == .accelerometer else { return nil }
    var scales: [Double] = []
    for code in Self.axes {
      guard let axis = device.axis(code), axis.resolution > 0 else { return nil }
      scales.append(1 / Double(axis.resolution))
    }
    self.scales = scales
    self.values = Self.known(values)
  }

  /// Takes the next event of the device.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - axes: asks the device for its axes, after events were lost; nil if it cannot say.
  /// - Returns: a sample, if the event completes one.
  public mutating func decode(_ event: InputEvent, axes: () -> [Int32]?) -> MotionSample? {
    if event.type == EvdevCode.absolute {
      guard let index = Self.axes.firstIndex(of: event.code) else { return nil }
      values[index] = event.value
      hasNews = true
    } else if event.type == EvdevCode.synchronization, event.code == EvdevCode.dropped {
      isDropping = true
    } else if event.type == EvdevCode.synchronization, event.code == EvdevCode.report {
      if isDropping {
        // What came after the loss may be older than what the device says now.
        isDropping = false
        values = Self.known(axes())
        hasNews = true
      }
      defer { hasNews = false }
      guard hasNews, let x = values[0], let y = values[1], let z = values[2] else { return nil }
      return MotionSample(
        nanoseconds: event.nanoseconds, x: Double(x) * scales[0], y: Double(y) * scales[1],
        z: Double(z) * scales[2])
    }
    return nil
  }

  private static func known(_ values: [Int32]?) -> [Int32?] {
    guard let values, values.count == axes.count else { return [nil, nil, nil] }
    return values
  }
}
