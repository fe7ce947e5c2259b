/// The numbers of Linux's input interface that matter here; they are part of the kernel's ABI.
public enum EvdevCode {
  // Kinds of events.
  /// The kernel's EV_SYN.
  public static let synchronization: UInt16 = 0x00
  /// The kernel's EV_KEY.
  public static let key: UInt16 = 0x01
  /// The kernel's EV_REL.
  public static let relative: UInt16 = 0x02
  /// The kernel's EV_ABS.
  public static let absolute: UInt16 = 0x03

  // Synchronization.
  /// The kernel's SYN_REPORT: a packet is complete.
  public static let report: UInt16 = 0
  /// The kernel's SYN_MT_REPORT: what a packet says about one contact is complete.
  public static let contactReport: UInt16 = 2
  /// The kernel's SYN_DROPPED: events were lost.
  public static let dropped: UInt16 = 3

  // Keys and buttons.
  /// The kernel's BTN_LEFT.
  public static let leftButton: UInt16 = 0x110
  /// The kernel's BTN_TOOL_PEN.
  public static let penTool: UInt16 = 0x140
  /// The kernel's BTN_TOOL_FINGER.
  public static let fingerTool: UInt16 = 0x145
  /// The kernel's BTN_TOUCH.
  public static let touch: UInt16 = 0x14A
  /// The kernel's BTN_STYLUS.
  public static let stylus: UInt16 = 0x14B

  // Wheels.
  /// The kernel's REL_HWHEEL.
  public static let sideWheel: UInt16 = 0x06
  /// The kernel's REL_WHEEL.
  public static let wheel: UInt16 = 0x08
  /// The kernel's REL_WHEEL_HI_RES, 120 to a step.
  public static let wheelParts: UInt16 = 0x0B
  /// The kernel's REL_HWHEEL_HI_RES.
  public static let sideWheelParts: UInt16 = 0x0C

  // Axes of one contact.
  /// The kernel's ABS_X.
  public static let x: UInt16 = 0x00
  /// The kernel's ABS_Y.
  public static let y: UInt16 = 0x01
  /// The kernel's ABS_Z.
  public static let z: UInt16 = 0x02
  /// The kernel's ABS_PRESSURE.
  public static let pressure: UInt16 = 0x18

  // Axes of several contacts.
  /// The kernel's ABS_MT_SLOT.
  public static let slot: UInt16 = 0x2F
  /// The kernel's ABS_MT_TOUCH_MAJOR.
  public static let contactMajor: UInt16 = 0x30
  /// The kernel's ABS_MT_POSITION_X.
  public static let contactX: UInt16 = 0x35
  /// The kernel's ABS_MT_POSITION_Y.
  public static let contactY: UInt16 = 0x36
  /// The kernel's ABS_MT_TOOL_TYPE.
  public static let contactTool: UInt16 = 0x37
  /// The kernel's ABS_MT_TRACKING_ID.
  public static let contactID: UInt16 = 0x39
  /// The kernel's ABS_MT_PRESSURE.
  public static let contactPressure: UInt16 = 0x3A
  /// The kernel's ABS_MT_DISTANCE.
  public static let contactDistance: UInt16 = 0x3B

  // Properties of a device.
  /// The kernel's INPUT_PROP_POINTER.
  public static let isPointer: UInt16 = 0
  /// The kernel's INPUT_PROP_DIRECT.
  public static let isDirect: UInt16 = 1
  /// The kernel's INPUT_PROP_ACCELEROMETER.
  public static let isAccelerometer: UInt16 = 6

  /// The axes whose values each slot keeps, in the order in which they are asked for.
  public static let slotAxes: [UInt16] = [
    contactID, contactX, contactY, contactMajor, contactPressure, contactTool, contactDistance,
  ]
}
