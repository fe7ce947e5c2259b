/// What a device is, as far as touches, presses and motion are concerned.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable {
  /// Fingers on the picture itself.
  case touchscreen
  /// Fingers beside the picture.
  case touchpad
  /// A pen.
  case tablet
  /// A pointer with buttons.
  case mouse
  /// Keys with letters.
  case keyboard
  /// Keys without letters: of a remote control, a headset, the side of a phone.
  case mediaKeys = "media keys"
  /// Which way is down, and how it is shaken.
  case accelerometer
  /// Anything else.
  case other
}

extension DeviceDescription {
  /// What the device is, by the rules that udev goes by.
  ///
  /// Old drivers state no properties at all; of those a device with places and a touch button is a touchscreen, unless it
  /// has the button that touchpads have.
  public var kind: DeviceKind {
    if properties.contains(EvdevCode.isAccelerometer) { return .accelerometer }
    let isPen = has(key: EvdevCode.penTool) || has(key: EvdevCode.stylus)
    if hasPlaces {
      if isPen { return .tablet }
      if properties.contains(EvdevCode.isDirect) { return .touchscreen }
      if has(key: EvdevCode.fingerTool) || properties.contains(EvdevCode.isPointer) { return .touchpad }
      return .touchscreen
    }
    if has(EvdevCode.relative, 0), has(EvdevCode.relative, 1), has(key: EvdevCode.leftButton) {
      return .mouse
    }
    // Escape to S: what every keyboard has, and nothing else.
    if (UInt16(1)...31).allSatisfy({ has(key: $0) }) { return .keyboard }
    if hasAnyKey { return .mediaKeys }
    return .other
  }

  /// How the device tells contacts apart.
  public var contactProtocol: ContactProtocol? {
    if has(axis: EvdevCode.contactX), has(axis: EvdevCode.contactY) {
      return has(axis: EvdevCode.slot) ? .slots : .unordered
    }
    return hasPlaces ? .single : nil
  }

  private var hasPlaces: Bool {
    if has(axis: EvdevCode.contactX), has(axis: EvdevCode.contactY) { return true }
    return has(axis: EvdevCode.x) && has(axis: EvdevCode.y) && has(key: EvdevCode.touch)
  }

  private var hasAnyKey: Bool { (UInt16(1)...0xFF).contains { has(key: $0) } }
}

/// How a device tells contacts apart.
public enum ContactProtocol: String, Hashable, Sendable {
  /// Each contact has a slot, of which only changes are told: the kernel's protocol B.
  case slots
  /// Each packet names all contacts, in any order, with or without ids: the kernel's protocol A.
  case unordered
  /// There is one contact, and a button that is down as long as it is.
  case single
}
