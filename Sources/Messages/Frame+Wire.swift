import FingerpostHID

/// How frames travel. Their content is checked where they are accepted, not here: a frame that can be read is not yet one
/// that can be true.
extension Frame: WirePart {
  private enum Part {
    static let hover: UInt8 = 1
    static let shake: UInt8 = 2
    static let remote: UInt8 = 4
    static let scroll: UInt8 = 8
    static let all = hover | shake | remote | scroll
  }

  func write(to writer: inout WireWriter) {
    writer.add(nanoseconds)
    writer.add(Int64(buttonMask))
    writer.add(Int64(modifierFlags))
    writer.add(contacts)
    writer.add(earlier)
    writer.add(presses)
    writer.add(updates)
    let parts =
      (hover == nil ? 0 : Part.hover) | (shake == nil ? 0 : Part.shake) | (remote == nil ? 0 : Part.remote)
      | (scroll == nil ? 0 : Part.scroll)
    writer.add(parts)
    if let hover { writer.add(hover.phase.rawValue, hover.x, hover.y) }
    if let shake { writer.add(shake.rawValue) }
    if let remote { writer.add(UInt16(clamping: remote.rawValue)) }
    if let scroll { writer.add(scroll.phase.rawValue, scroll.x, scroll.y, scroll.dx, scroll.dy) }
  }

  init(from reader: inout WireReader) throws(WireError) {
    self.init(nanoseconds: try reader.int64())
    buttonMask = Int(truncatingIfNeeded: try reader.int64())
    modifierFlags = Int(truncatingIfNeeded: try reader.int64())
    let contactCount = try reader.count(Contact.minWireBytes)
    contacts.reserveCapacity(contactCount)
    for _ in 0..<contactCount { contacts.append(try Contact(from: &reader)) }
    let earlierCount = try reader.count(8 + Contact.minWireBytes)
    earlier.reserveCapacity(earlierCount)
    for _ in 0..<earlierCount {
      let time = try reader.int64()
      earlier.append(EarlierSample(nanoseconds: time, contact: try Contact(from: &reader)))
    }
    for _ in 0..<(try reader.count(Press.minWireBytes)) { presses.append(try Press(from: &reader)) }
    for _ in 0..<(try reader.count(EstimateUpdate.minWireBytes)) {
      updates.append(try EstimateUpdate(from: &reader))
    }
    let parts = try reader.byte()
    guard parts <= Part.all else { throw .value("parts", Int(parts)) }
    if parts & Part.hover != 0 {
      hover = Hover(phase: try reader.choice("phase"), x: try reader.double(), y: try reader.double())
    }
    if parts & Part.shake != 0 { shake = try reader.choice("shake") }
    if parts & Part.remote != 0 { remote = try Wire.choice(of: Int(try reader.uint16()), "command") }
    if parts & Part.scroll != 0 {
      scroll = Scroll(
        phase: try reader.choice("phase"), x: try reader.double(), y: try reader.double(),
        dx: try reader.double(), dy: try reader.double())
    }
  }
}

extension EarlierSample: WirePart {
  func write(to writer: inout WireWriter) {
    writer.add(nanoseconds)
    writer.add(contact)
  }
}

extension Contact: WirePart {
  private enum Part {
    static let precise: UInt8 = 1
    static let estimate: UInt8 = 2
  }

  /// A contact without a precise place and without estimates.
  static let minWireBytes = 8 + 3 + 8 * 8

  func write(to writer: inout WireWriter) {
    let parts = (precise == nil ? 0 : Part.precise) | (estimate == nil ? 0 : Part.estimate)
    writer.add(Int64(id))
    writer.add(phase.rawValue)
    writer.add(UInt8(clamping: kind.rawValue))
    writer.add(parts)
    writer.add(x)
    writer.add(y)
    if let precise { writer.add(precise.x, precise.y) }
    writer.add(force)
    writer.add(maximumForce)
    writer.add(majorRadius)
    writer.add(majorRadiusTolerance)
    writer.add(altitude)
    writer.add(azimuth)
    if let estimate {
      writer.add(estimate.number, estimate.properties.rawValue, estimate.expected.rawValue)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    let id = Int(truncatingIfNeeded: try reader.int64())
    let phase: Phase = try reader.choice("phase")
    let kind: Kind = try Wire.choice(of: Int(try reader.byte()), "kind")
    let parts = try reader.byte()
    guard parts <= Part.precise | Part.estimate else { throw .value("parts", Int(parts)) }
    self.init(id: id, phase: phase, x: try reader.double(), y: try reader.double(), kind: kind)
    if parts & Part.precise != 0 { precise = Precise(x: try reader.double(), y: try reader.double()) }
    force = try reader.double()
    maximumForce = try reader.double()
    majorRadius = try reader.double()
    majorRadiusTolerance = try reader.double()
    altitude = try reader.double()
    azimuth = try reader.double()
    guard parts & Part.estimate != 0 else { return }
    estimate = Estimate(
      number: try reader.uint32(), properties: try Properties(from: &reader),
      expected: try Properties(from: &reader))
  }
}

extension Contact.Properties {
  init(from reader: inout WireReader) throws(WireError) {
    let bits = try reader.byte()
    guard bits <= Self.all.rawValue else { throw .value("properties", Int(bits)) }
    self.init(rawValue: bits)
  }
}

extension EstimateUpdate: WirePart {
  private enum Part {
    static let force: UInt8 = 1
    static let azimuth: UInt8 = 2
    static let altitude: UInt8 = 4
    static let place: UInt8 = 8
  }

  /// An update without values.
  static let minWireBytes = 4 + 1 + 2

  func write(to writer: inout WireWriter) {
    let parts =
      (force == nil ? 0 : Part.force) | (azimuth == nil ? 0 : Part.azimuth)
      | (altitude == nil ? 0 : Part.altitude) | (place == nil ? 0 : Part.place)
    writer.add(number, parts)
    for value in [force, azimuth, altitude, place?.x, place?.y] {
      if let value { writer.add(value) }
    }
    writer.add(estimated.rawValue, expected.rawValue)
  }

  init(from reader: inout WireReader) throws(WireError) {
    self.init(number: try reader.uint32())
    let parts = try reader.byte()
    guard parts <= Part.force | Part.azimuth | Part.altitude | Part.place else {
      throw .value("parts", Int(parts))
    }
    if parts & Part.force != 0 { force = try reader.double() }
    if parts & Part.azimuth != 0 { azimuth = try reader.double() }
    if parts & Part.altitude != 0 { altitude = try reader.double() }
    if parts & Part.place != 0 { place = Contact.Precise(x: try reader.double(), y: try reader.double()) }
    estimated = try Contact.Properties(from: &reader)
    expected = try Contact.Properties(from: &reader)
  }
}

extension Press: WirePart {
  /// A press of a button, without a key.
  static let minWireBytes = 2 + 1 + 8 + 1

  func write(to writer: inout WireWriter) {
    writer.add(UInt16(clamping: kind.rawValue), phase.rawValue, force, key)
  }

  init(from reader: inout WireReader) throws(WireError) {
    let kind: Kind = try Wire.choice(of: Int(try reader.uint16()), "button")
    self.init(kind: kind, phase: try reader.choice("phase"), force: try reader.double())
    let parts = try reader.byte()
    guard parts <= 1 else { throw .value("parts", Int(parts)) }
    guard parts == 1 else { return }
    key = Key(
      usage: try reader.uint16(), characters: try reader.text("a key's text", atMost: Key.maxWireBytes),
      charactersIgnoringModifiers: try reader.text("a key's text", atMost: Key.maxWireBytes))
  }
}

extension Key: WirePart {
  func write(to writer: inout WireWriter) { writer.add(usage, characters, charactersIgnoringModifiers) }

  /// No key types more: a slow receiver may have thousands of them waiting.
  static let maxWireBytes = 64
}
