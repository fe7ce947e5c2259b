import FingerpostTrace

/// Writes the recording format, a line at a time. What has its standard value is left out.
public enum RecordingWriter {
  /// Returns a whole recording as text; it reads back as the same frames.
  public static func text(_ recording: Recording) -> String {
    var text = header(recording.screen, recording.device) + "\n"
    for frame in recording.frames { text += line(frame) + "\n" }
    return text
  }

  /// Returns the first line, without its end.
  public static func header(_ screen: RecordingScreen?, _ device: RecordingDevice?) -> String {
    var fields = ["\"fingerpost\":\"\(LineWords.format)\"", "\"version\":\(LineWords.version)"]
    if let screen {
      fields.append("\"screen\":{\"width\":\(number(screen.width)),\"height\":\(number(screen.height))}")
    }
    if let device {
      let ids = "\"bus\":\(device.bus),\"vendor\":\(device.vendor),\"product\":\(device.product)"
      fields.append("\"device\":{\"name\":\(JSONText.quoted(device.name)),\(ids)}")
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// Returns the line of a frame, without its end.
  public static func line(_ frame: Frame) -> String {
    var fields = ["\"at\":\(RecordTime.text(frame.nanoseconds))"]
    if !frame.contacts.isEmpty {
      fields.append("\"contacts\":[" + frame.contacts.map { "{\(contact($0))}" }.joined(separator: ",") + "]")
    }
    if !frame.earlier.isEmpty {
      let samples = frame.earlier.map { "{\"at\":\(RecordTime.text($0.nanoseconds)),\(contact($0.contact))}" }
      fields.append("\"earlier\":[" + samples.joined(separator: ",") + "]")
    }
    if let hover = frame.hover {
      let phase = LineWords.word(hover.phase, in: LineWords.hoverPhases)
      fields.append("\"hover\":{\"phase\":\"\(phase)\",\"x\":\(number(hover.x)),\"y\":\(number(hover.y))}")
    }
    if !frame.presses.isEmpty {
      fields.append("\"presses\":[" + frame.presses.map(press).joined(separator: ",") + "]")
    }
    if let shake = frame.shake { fields.append("\"shake\":\"\(shake)\"") }
    if let remote = frame.remote { fields.append("\"remote\":\"\(remote)\"") }
    if frame.buttonMask != 0 { fields.append("\"buttons\":\(frame.buttonMask)") }
    if frame.modifierFlags != 0 { fields.append("\"modifiers\":\(frame.modifierFlags)") }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static func contact(_ contact: Contact) -> String {
    let standard = Contact(id: 0, phase: .down, x: 0, y: 0)
    var fields = [
      "\"id\":\(contact.id)", "\"phase\":\"\(LineWords.word(contact.phase, in: LineWords.phases))\"",
      "\"x\":\(number(contact.x))", "\"y\":\(number(contact.y))",
    ]
    if let precise = contact.precise {
      fields.append("\"precise\":{\"x\":\(number(precise.x)),\"y\":\(number(precise.y))}")
    }
    for (key, value, usual) in [
      ("force", contact.force, standard.force), ("radius", contact.majorRadius, standard.majorRadius),
      ("radiusTolerance", contact.majorRadiusTolerance, standard.majorRadiusTolerance),
    ] where value != usual { fields.append("\"\(key)\":\(number(value))") }
    if contact.kind != standard.kind {
      fields.append("\"kind\":\"\(LineWords.word(contact.kind, in: LineWords.kinds))\"")
    }
    if contact.altitude != standard.altitude { fields.append("\"altitude\":\(number(contact.altitude))") }
    if contact.azimuth != standard.azimuth { fields.append("\"azimuth\":\(number(contact.azimuth))") }
    return fields.joined(separator: ",")
  }

  private static func press(_ press: Press) -> String {
    let kind = LineWords.word(press.kind, in: LineWords.pressKinds)
    let phase = LineWords.word(press.phase, in: LineWords.pressPhases)
    let force = press.force == 1 ? "" : ",\"force\":\(number(press.force))"
    var key = ""
    if let typed = press.key {
      key = ",\"usage\":\(typed.usage),\"characters\":\(JSONText.quoted(typed.characters))"
      key += ",\"plain\":\(JSONText.quoted(typed.charactersIgnoringModifiers))"
    }
    return "{\"kind\":\"\(kind)\",\"phase\":\"\(phase)\"\(force)\(key)}"
  }

  // What is no number is no place either; the verifier at the gate has seen to that.
  private static func number(_ value: Double) -> String { value.isFinite ? Decimals.json(value) : "0" }
}
