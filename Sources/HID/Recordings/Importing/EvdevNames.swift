/// The kernel's names of events, as tools print them.
enum EvdevNames {
  typealias Entry = (name: String, number: UInt16)

  static let types: [Entry] = [
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5), ("EV_LED", 0x11),
    ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16), ("EV_FF_STATUS", 0x17),
  ]

  static func codes(of type: UInt16) -> [Entry] {
    switch type {
    case EvdevCode.synchronisation: synchronisation
    case EvdevCode.key: keys
    case EvdevCode.absolute: axes
    default: []
    }
  }

  static func number(_ name: Substring, in entries: [Entry]) -> UInt16? {
    entries.first { $0.name == name }?.number
  }

  private static let synchronisation: [Entry] = [
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
  ]

  private static let keys: [Entry] = [
    ("BTN_TOUCH", EvdevCode.touch), ("BTN_TOOL_FINGER", EvdevCode.fingerTool),
    ("BTN_TOOL_PEN", EvdevCode.penTool), ("BTN_STYLUS", EvdevCode.stylus), ("BTN_LEFT", EvdevCode.leftButton),
  ]

  private static let axes: [Entry] = [
    ("ABS_X", 0), ("ABS_Y", 1), ("ABS_Z", 2), ("ABS_RX", 3), ("ABS_RY", 4), ("ABS_RZ", 5),
    ("ABS_THROTTLE", 6),
    ("ABS_RUDDER", 7), ("ABS_WHEEL", 8), ("ABS_GAS", 9), ("ABS_BRAKE", 0x0A), ("ABS_HAT0X", 0x10),
    ("ABS_HAT0Y", 0x11), ("ABS_HAT1X", 0x12), ("ABS_HAT1Y", 0x13), ("ABS_HAT2X", 0x14), ("ABS_HAT2Y", 0x15),
    ("ABS_HAT3X", 0x16), ("ABS_HAT3Y", 0x17), ("ABS_PRESSURE", 0x18), ("ABS_DISTANCE", 0x19),
    ("ABS_TILT_X", 0x1A), ("ABS_TILT_Y", 0x1B), ("ABS_TOOL_WIDTH", 0x1C), ("ABS_VOLUME", 0x20),
    ("ABS_MISC", 0x28), ("ABS_MT_SLOT", 0x2F), ("ABS_MT_TOUCH_MAJOR", 0x30), ("ABS_MT_TOUCH_MINOR", 0x31),
    ("ABS_MT_WIDTH_MAJOR", 0x32), ("ABS_MT_WIDTH_MINOR", 0x33), ("ABS_MT_ORIENTATION", 0x34),
    ("ABS_MT_POSITION_X", 0x35), ("ABS_MT_POSITION_Y", 0x36), ("ABS_MT_TOOL_TYPE", 0x37),
    ("ABS_MT_BLOB_ID", 0x38), ("ABS_MT_TRACKING_ID", 0x39), ("ABS_MT_PRESSURE", 0x3A),
    ("ABS_MT_DISTANCE", 0x3B), ("ABS_MT_TOOL_X", 0x3C), ("ABS_MT_TOOL_Y", 0x3D),
  ]
}
