import FingerpostText

/// Writes the recording format, a line at a time. What has its standard value is left out.
public enum RecordingWriter {
  /// The version of the format.
  public static let version = LineWords.version

  /// Returns a whole recording as text; it reads back as the same frames.
  public static func text(_ recording: Recording) -> String {
    var text = header(recording.screen, recording.device, tool: recording.tool) + "\n"
    for frame in recording.frames { text += line(frame) + "\n" }
    return text
  }

  /// Returns the first line, without its end.
  ///
  /// - Parameter tool: what writes it, by default this version of Fingerpost.
  public static func header(
    _ screen: RecordingScreen?, _ device: RecordingDevice?, tool: String? = ProgramVersion.tool
  ) -> String {
    JSONWriter.object { json in
      json.field("fingerpost", LineWords.format)
      json.field("version", LineWords.version)
      if let tool { json.field("tool", tool) }
      if let screen {
        json.field("screen") {
          number("width", screen.width, to: json)
          number("height", screen.height, to: json)
        }
      }
      if let device {
        json.field("device") {
          json.field("name", device.name)
          json.field("bus", device.bus)
          json.field("vendor", device.vendor)
          json.field("product", device.product)
        }
      }
    }
  }

  /// Returns the line of a frame, without its end.
  public static func line(_ frame: Frame) -> String {
    JSONWriter.object { json in
      time(frame.nanoseconds, to: json)
      if !frame.contacts.isEmpty {
        json.field("contacts", objects: frame.contacts) { contact($0, to: json) }
      }
      if !frame.earlier.isEmpty {
        json.field("earlier", objects: frame.earlier) { sample in
          time(sample.nanoseconds, to: json)
          contact(sample.contact, to: json)
        }
      }
      if !frame.updates.isEmpty { json.field("updates", each: frame.updates) { update($0, to: json) } }
      if let hover = frame.hover {
        json.field("hover") {
          json.field("phase", hover.phase.word)
          place(hover.x, hover.y, to: json)
        }
      }
      if let scroll = frame.scroll {
        json.field("scroll") {
          json.field("phase", scroll.phase.word)
          place(scroll.x, scroll.y, to: json)
          if scroll.dx != 0 { number("dx", scroll.dx, to: json) }
          if scroll.dy != 0 { number("dy", scroll.dy, to: json) }
        }
      }
      if !frame.presses.isEmpty {
        json.field("presses", each: frame.presses) { press($0, to: json) }
      }
      if let shake = frame.shake { json.field("shake", "\(shake)") }
      if let remote = frame.remote { json.field("remote", "\(remote)") }
      if frame.buttonMask != 0 { json.field("buttons", frame.buttonMask) }
      if frame.modifierFlags != 0 { json.field("modifiers", frame.modifierFlags) }
    }
  }

  private static func contact(_ contact: Contact, to json: JSONWriter) {
    let standard = Contact(id: 0, phase: .down, x: 0, y: 0)
    json.field("id", contact.id)
    json.field("phase", contact.phase.word)
    place(contact.x, contact.y, to: json)
    if let precise = contact.precise { json.field("precise") { place(precise.x, precise.y, to: json) } }
    if contact.force != standard.force { number("force", contact.force, to: json) }
    if contact.majorRadius != standard.majorRadius { number("radius", contact.majorRadius, to: json) }
    if contact.majorRadiusTolerance != standard.majorRadiusTolerance {
      number("radiusTolerance", contact.majorRadiusTolerance, to: json)
    }
    if contact.kind != standard.kind {
      json.field("kind", LineWords.kinds.first { $0.choice == contact.kind }?.word)
    }
    if contact.altitude != standard.altitude { number("altitude", contact.altitude, to: json) }
    if contact.azimuth != standard.azimuth { number("azimuth", contact.azimuth, to: json) }
    if let estimate = contact.estimate {
      json.field("estimate") {
        json.field("number", Int(estimate.number))
        json.field("properties", estimate.properties.words)
        if !estimate.expected.isEmpty { json.field("expected", estimate.expected.words) }
      }
    }
  }

  private static func update(_ update: EstimateUpdate, to json: JSONWriter) {
    json.object {
      json.field("number", Int(update.number))
      if let force = update.force { number("force", force, to: json) }
      if let azimuth = update.azimuth { number("azimuth", azimuth, to: json) }
      if let altitude = update.altitude { number("altitude", altitude, to: json) }
      if let place = update.place { json.field("place") { self.place(place.x, place.y, to: json) } }
      if !update.estimated.isEmpty { json.field("estimated", update.estimated.words) }
      if !update.expected.isEmpty { json.field("expected", update.expected.words) }
    }
  }

  private static func press(_ press: Press, to json: JSONWriter) {
    json.object {
      json.field("kind", press.kind.word)
      json.field("phase", press.phase.word)
      if press.force != 1 { number("force", press.force, to: json) }
      if let typed = press.key {
        json.field("usage", typed.usage)
        json.field("characters", typed.characters)
        json.field("plain", typed.charactersIgnoringModifiers)
      }
    }
  }

  private static func place(_ x: Double, _ y: Double, to json: JSONWriter) {
    number("x", x, to: json)
    number("y", y, to: json)
  }

  // Exactly, with all the digits of nanoseconds.
  private static func time(_ nanoseconds: Int64, to json: JSONWriter) {
    json.key("at")
    json.raw(RecordTime.text(nanoseconds).utf8)
  }

  // What is not a number is not a place either; the verifier at the gate has seen to that.
  private static func number(_ key: StaticString, _ value: Double, to json: JSONWriter) {
    json.field(key, value.isFinite ? value : 0)
  }
}
