/// Turns what a device says about a contact into points of a screen and UIKit's units.
struct TouchScale: Hashable, Sendable {
  private let x: DeviceAxis
  private let y: DeviceAxis
  private let pressure: DeviceAxis?
  private let mapping: TouchMapping
  /// Points for each unit of the length of the area touched; 0 where it cannot be known.
  private let pointsPerMajor: Double

  /// A force of 1 is an average touch, and sensors reach this far above it. [TOUCH-19]
  private static let maxForce = 20.0 / 3
  /// A point of a phone, in millimeters.
  private static let millimetresPerPoint = 25.4 / 163

  init(_ device: DeviceDescription, _ mapping: TouchMapping) {
    let isSingle = device.contactProtocol == .single
    func axis(_ many: UInt16, _ one: UInt16) -> DeviceAxis {
      let code = isSingle ? one : many
      return device.axis(code) ?? DeviceAxis(code: code, minimum: 0, maximum: 0)
    }
    x = axis(EvdevCode.contactX, EvdevCode.x)
    y = axis(EvdevCode.contactY, EvdevCode.y)
    let pressure = device.axis(isSingle ? EvdevCode.pressure : EvdevCode.contactPressure)
    self.pressure = pressure.flatMap { $0.maximum > $0.minimum ? $0 : nil }
    self.mapping = mapping
    pointsPerMajor = Self.pointsPerMajor(device, x, mapping)
  }

  /// With a resolution lengths are known. Without one the length is assumed to be in the units of positions, as the kernel
  /// asks of drivers; one whose range is less than an eighth of theirs evidently counts in something else.
  private static func pointsPerMajor(
    _ device: DeviceDescription, _ x: DeviceAxis, _ mapping: TouchMapping
  ) -> Double {
    guard let major = device.axis(EvdevCode.contactMajor), major.maximum > 0 else { return 0 }
    let resolution = major.resolution > 0 ? major.resolution : x.resolution
    if resolution > 0 { return 1 / Double(resolution) / millimetresPerPoint }
    guard Double(major.maximum) * 8 >= x.span else { return 0 }
    let isTurned = mapping.rotation == .right || mapping.rotation == .left
    return (isTurned ? mapping.screen.height : mapping.screen.width) / x.span
  }

  func contact(_ id: Int, _ phase: Contact.Phase, _ finger: DeviceFinger, _ kind: Contact.Kind) -> Contact {
    let (x, y) = mapping.point(x.fraction(finger.x), y.fraction(finger.y))
    var contact = Contact(id: id, phase: phase, x: x, y: y, kind: kind)
    contact.majorRadius = max(0, Double(finger.major)) / 2 * pointsPerMajor
    if let pressure {
      let range = Double(pressure.maximum) - Double(pressure.minimum)
      let part = (Double(finger.pressure) - Double(pressure.minimum)) / range
      contact.force = min(max(part, 0), 1) * Self.maxForce
    }
    return contact
  }
}
