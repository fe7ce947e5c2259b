import FingerpostHID

/// A touch device of a test, with the places of a screen of 100 × 200 points on a panel of ten units for each.
enum TestPanel {
  static func device(
    slots: Bool = true, extra: [DeviceAxis] = [],
    places: (UInt16, UInt16) = (EvdevCode.contactX, EvdevCode.contactY)
  ) -> DeviceDescription {
    var device = DeviceDescription(name: "Test panel", bus: 0x18, vendor: 1, product: 2)
    device.add(DeviceAxis(code: places.0, minimum: 0, maximum: 999))
    device.add(DeviceAxis(code: places.1, minimum: 0, maximum: 1999))
    if slots { device.add(DeviceAxis(code: EvdevCode.slot, minimum: 0, maximum: 9)) }
    device.add(EvdevCode.key, EvdevCode.touch)
    for axis in extra { device.add(axis) }
    device.add(property: EvdevCode.isDirect)
    return device
  }

  static let screen = RecordingScreen("100x200") ?? .standard

  static func decoder(
    _ device: DeviceDescription = device(), snapshot: SlotSnapshot? = nil,
    rotation: TouchMapping.Rotation = .none,
    matrix: TouchMapping.Matrix = .identity
  ) throws -> EvdevDecoder {
    let mapping = TouchMapping(screen: screen, matrix: matrix, rotation: rotation)
    guard let decoder = EvdevDecoder(device, mapping: mapping, snapshot: snapshot) else { throw NoDecoder() }
    return decoder
  }

  struct NoDecoder: Error {}
}

/// Events written shortly: `id 5`, `x 500`, `slot 1`, `touch 0`, and so on; `mt` ends a contact, `syn 8` ends a packet at
/// 8 ms, `drop` says that events were lost.
func events(_ text: String) -> [InputEvent] {
  let axes: [String: UInt16] = [
    "id": EvdevCode.contactID, "x": EvdevCode.contactX, "y": EvdevCode.contactY, "slot": EvdevCode.slot,
    "major": EvdevCode.contactMajor, "pressure": EvdevCode.contactPressure, "tool": EvdevCode.contactTool,
    "distance": EvdevCode.contactDistance, "X": EvdevCode.x, "Y": EvdevCode.y,
  ]
  var events: [InputEvent] = []
  var packet: [InputEvent] = []
  func close(_ milliseconds: Int64) {
    for event in packet {
      var event = event
      event.nanoseconds = milliseconds * 1_000_000
      events.append(event)
    }
    packet = []
  }
  for part in text.split(separator: ",") {
    let words = part.split(separator: " ")
    let value = words.count > 1 ? Int32(words[1]) ?? 0 : 0
    let word = String(words.first ?? "")
    func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      packet.append(InputEvent(nanoseconds: 0, type: type, code: code, value: value))
    }
    switch word {
    case "mt": add(EvdevCode.synchronization, EvdevCode.contactReport, 0)
    case "drop": add(EvdevCode.synchronization, EvdevCode.dropped, 0)
    case "touch": add(EvdevCode.key, EvdevCode.touch, value)
    case "syn":
      add(EvdevCode.synchronization, EvdevCode.report, 0)
      close(Int64(value))
    default: add(EvdevCode.absolute, axes[word] ?? 0x3F, value)
    }
  }
  close(0)
  return events
}

extension EvdevDecoder {
  /// Takes events and says what came of them: "8 down 1 50,20" is contact 1 at 8 ms.
  mutating func script(_ text: String, slots: SlotSnapshot? = nil) -> [String] {
    var frames: [Frame] = []
    for event in events(text) { decode(event, slots: { slots }, into: &frames) }
    return frames.flatMap(\.script)
  }
}

extension Frame {
  var script: [String] {
    contacts.map { "\(nanoseconds / 1_000_000) \($0.phase) \($0.id) \(Self.short($0.x)),\(Self.short($0.y))" }
  }

  private static func short(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
