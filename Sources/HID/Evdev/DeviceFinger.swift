/// What a device says about one contact, in its own units.
public struct DeviceFinger: Hashable, Sendable {
  /// The number that the device gives the contact; -1 if there is none.
  public var trackingID: Int32 = -1
  /// The horizontal position.
  public var x: Int32 = 0
  /// The vertical position.
  public var y: Int32 = 0
  /// How long the area is that it touches.
  public var major: Int32 = 0
  /// How hard it presses.
  public var pressure: Int32 = 0
  /// How far it hovers above the surface; 0 when it touches.
  public var distance: Int32 = 0
  /// What touches: 0 a finger, 1 a pen, 2 a palm.
  public var tool: Int32 = 0

  /// Creates a contact that is not there.
  public init() {}

  /// Whether it is a palm, which is ignored.
  var isPalm: Bool { tool == 2 }

  /// Whether it touches the surface and counts.
  var isTouching: Bool { trackingID >= 0 && distance <= 0 && !isPalm }

  /// Takes the new value of an axis.
  ///
  /// - Returns: false for an axis that says nothing of a contact.
  @discardableResult public mutating func set(_ axis: UInt16, _ value: Int32) -> Bool {
    switch axis {
    case EvdevCode.contactID: trackingID = value
    case EvdevCode.contactX: x = value
    case EvdevCode.contactY: y = value
    case EvdevCode.contactMajor: major = value
    case EvdevCode.contactPressure: pressure = value
    case EvdevCode.contactDistance: distance = value
    case EvdevCode.contactTool: tool = value
    default: return false
    }
    return true
  }

  /// Whether something changed that an application can see.
  func differs(from other: DeviceFinger) -> Bool {
    x != other.x || y != other.y || major != other.major || pressure != other.pressure
  }
}

/// What a device says about all its contacts at one moment: one that knows a single contact has a single slot.
public struct SlotSnapshot: Hashable, Sendable {
  /// The slot that the next events belong to.
  public var current: Int
  /// The slots, from number 0.
  public var fingers: [DeviceFinger]

  /// Creates a snapshot.
  public init(current: Int, fingers: [DeviceFinger]) {
    self.current = current
    self.fingers = fingers
  }
}
