/// Turns the numbers of a sensor of Linux's industrial I/O interface into samples.
public struct MotionScan: Hashable, Sendable {
  /// How the numbers of one axis become accelerations: (number + offset) · scale is m/s².
  public struct Axis: Hashable, Sendable {
    /// What is added to the number first.
    public var offset: Double
    /// What it is multiplied with then, for m/s².
    public var scale: Double

    /// Creates the conversion of one axis.
    public init(offset: Double = 0, scale: Double) {
      self.offset = offset
      self.scale = scale
    }

    /// Returns the acceleration for a number of the sensor, in g.
    public func acceleration(_ number: Double) -> Double { (number + offset) * scale / MotionSample.gravity }
  }

  /// How many bytes a scan takes.
  public let length: Int

  private struct Place: Hashable {
    var element: ScanElement
    var position: Int
  }

  private let axes: [Axis]
  private var places: [Place] = []
  private var time: Place?

  /// Lays the numbers of a scan out as the kernel does: each at a multiple of its own size, and the whole at a multiple
  /// of the largest.
  ///
  /// - Parameters:
  ///   - axes: how the numbers of x, y and z become accelerations.
  ///   - motion: where these numbers are.
  ///   - time: where the time is, if the scan has it.
  ///   - others: what else is in the scan.
  /// - Returns: nil unless there are three axes, and no two numbers in one place.
  public init?(axes: [Axis], motion: [ScanElement], time: ScanElement?, others: [ScanElement] = []) {
    guard axes.count == 3, motion.count == 3 else { return nil }
    self.axes = axes
    var position = 0
    var largest = 1
    var positions: [Int: Int] = [:]
    for element in (motion + others + (time.map { [$0] } ?? [])).sorted(by: { $0.index < $1.index }) {
      guard positions[element.index] == nil else { return nil }
      let alignment = element.length
      position = (position + alignment - 1) / alignment * alignment
      positions[element.index] = position
      position += element.length
      largest = max(largest, alignment)
    }
    length = (position + largest - 1) / largest * largest
    func place(_ element: ScanElement) -> Place {
      Place(element: element, position: positions[element.index] ?? 0)
    }
    places = motion.map(place)
    self.time = time.map(place)
  }

  /// Whether scans say when they were taken.
  public var hasTime: Bool { time != nil }

  /// Returns the sample of a scan; nil where there are fewer bytes than that.
  ///
  /// - Parameter now: its time, where the scan says none.
  public func sample(_ bytes: ArraySlice<UInt8>, now: Int64) -> MotionSample? {
    guard bytes.count >= length else { return nil }
    func number(_ place: Place) -> Int64 {
      place.element.number(in: bytes[(bytes.startIndex + place.position)...])
    }
    let values = places.map { Double(number($0)) }
    return MotionSample(
      nanoseconds: time.map(number) ?? now, x: axes[0].acceleration(values[0]),
      y: axes[1].acceleration(values[1]), z: axes[2].acceleration(values[2]))
  }
}
