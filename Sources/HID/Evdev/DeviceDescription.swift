/// What a device of Linux's input interface says about itself: its name, its properties, and which events it can send.
public struct DeviceDescription: Hashable, Sendable {
  /// A kind of event together with an axis or key.
  public struct Code: Hashable, Sendable {
    /// The kind of event.
    public var type: UInt16
    /// The axis or key.
    public var code: UInt16

    /// Creates a code.
    public init(_ type: UInt16, _ code: UInt16) {
      self.type = type
      self.code = code
    }
  }

  /// The name that the driver gives it.
  public var name: String
  /// The bus that it hangs on, as the kernel numbers them.
  public var bus: UInt16
  /// The manufacturer.
  public var vendor: UInt16
  /// Which of its products it is.
  public var product: UInt16
  /// Its version.
  public var version: UInt16
  /// The numbers of its properties, in ascending order.
  public private(set) var properties: [UInt16] = []
  /// Its axes with their ranges, in ascending order of their codes.
  public private(set) var axes: [DeviceAxis] = []
  /// Looked up only, never walked.
  private var codes: Set<Code> = []

  /// Creates a description of a device that can do nothing yet.
  public init(
    name: String = "", bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0
  ) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }

  /// Notes a property.
  public mutating func add(property: UInt16) {
    guard !properties.contains(property) else { return }
    properties.append(property)
    properties.sort()
  }

  /// Notes that the device can send an event.
  public mutating func add(_ type: UInt16, _ code: UInt16) { codes.insert(Code(type, code)) }

  /// Notes an axis with its range; a second one with the same code replaces the first.
  public mutating func add(_ axis: DeviceAxis) {
    add(EvdevCode.absolute, axis.code)
    axes.removeAll { $0.code == axis.code }
    axes.append(axis)
    axes.sort { $0.code < $1.code }
  }

  /// Returns whether the device can send an event.
  public func has(_ type: UInt16, _ code: UInt16) -> Bool { codes.contains(Code(type, code)) }

  /// Returns whether the device has an axis.
  public func has(axis code: UInt16) -> Bool { has(EvdevCode.absolute, code) }

  /// Returns whether the device has a key or button.
  public func has(key code: UInt16) -> Bool { has(EvdevCode.key, code) }

  /// Returns the range of an axis, or nil for one that the device does not have.
  public func axis(_ code: UInt16) -> DeviceAxis? { axes.first { $0.code == code } }

  /// Returns the bytes of a bit field as the numbers of the bits that are set, in ascending order.
  public static func bits(_ bytes: some Sequence<UInt8>, from first: Int = 0) -> [UInt16] {
    var numbers: [UInt16] = []
    for (index, byte) in bytes.enumerated() where byte != 0 {
      for bit in 0..<8 where byte >> UInt8(bit) & 1 == 1 {
        if let number = UInt16(exactly: first + index * 8 + bit) { numbers.append(number) }
      }
    }
    return numbers
  }
}
