import FingerpostText

/// Reads the recording format, JSON Lines: a header, then a line for each frame.
///
/// Empty lines are skipped. Frames that no hardware can report are errors, as a file edited by hand may have them.
struct LineReader {
  private var recording = Recording(frames: [])
  private var verifier = FrameVerifier()
  private var hasHeader = false

  static func read(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    var reader = LineReader()
    for (number, line) in RecordingLines(bytes) where !line.isEmpty { try reader.read(line, number) }
    guard reader.hasHeader else { throw RecordingError(reason: "the recording is empty") }
    return reader.recording
  }

  private mutating func read(_ text: String, _ line: Int) throws(RecordingError) {
    let value: JSONValue
    do {
      value = try JSONParser.read(text)
    } catch {
      throw RecordingError(line: line, reason: "at character \(error.character) \(error.reason)")
    }
    guard hasHeader else {
      try readHeader(value, line)
      hasHeader = true
      return
    }
    let frame = try Self.frame(value, line)
    if let fault = verifier.admit(frame).rejections.first?.fault {
      throw RecordingError(line: line, reason: fault.description)
    }
    recording.frames.append(frame)
  }

  private mutating func readHeader(_ value: JSONValue, _ line: Int) throws(RecordingError) {
    let header = try LineFields(value, line: line, name: "the header", keys: LineWords.header)
    guard let format = try header.text("fingerpost") else {
      throw header.error(
        "the first line has no “fingerpost”: it has to be a header such as {\"fingerpost\":\"recording\",\"version\":1}"
      )
    }
    guard format == LineWords.format else {
      throw header.error("“fingerpost” is “\(PlainText.excerpt(format))”, not “\(LineWords.format)”")
    }
    let version = try header.whole("version")
    guard version == LineWords.version else {
      throw header.error("it is of version \(version), but this program reads version \(LineWords.version)")
    }
    recording.tool = try header.text("tool")
    if let value = header.value("screen") {
      let screen = try LineFields(value, line: line, name: "the screen", keys: LineWords.screen)
      recording.screen = RecordingScreen(
        width: try screen.number("width"), height: try screen.number("height"))
      if recording.screen == nil {
        throw screen.error("the sides of the screen must be between 0 and 1000000")
      }
    }
    if let value = header.value("device") {
      let device = try LineFields(value, line: line, name: "the device", keys: LineWords.device)
      recording.device = RecordingDevice(
        name: try device.text("name") ?? "", bus: try Self.id("bus", device),
        vendor: try Self.id("vendor", device), product: try Self.id("product", device))
    }
  }

  private static func id(_ key: String, _ device: LineFields) throws(RecordingError) -> UInt16 {
    let number = try device.whole(key, 0)
    guard let id = UInt16(exactly: number) else {
      throw device.error("“\(key)” is \(number), not from 0 to 65535")
    }
    return id
  }

  private static func frame(_ value: JSONValue, _ line: Int) throws(RecordingError) -> Frame {
    let fields = try LineFields(value, line: line, name: "the frame", keys: LineWords.frame)
    var frame = Frame(nanoseconds: try fields.time("at"))
    for value in try fields.list("contacts") { frame.contacts.append(try contact(value, line)) }
    for value in try fields.list("earlier") {
      let keys = LineWords.contact + ["at"]
      let sample = try LineFields(value, line: line, name: "an earlier sample", keys: keys)
      let contact = try contact(sample, line, standardPhase: .move)
      frame.earlier.append(EarlierSample(nanoseconds: try sample.time("at"), contact: contact))
    }
    for value in try fields.list("updates") { frame.updates.append(try update(value, line)) }
    if let value = fields.value("hover") {
      let hover = try LineFields(value, line: line, name: "the pointer", keys: LineWords.hover)
      frame.hover = Hover(
        phase: try hover.choice("phase", LineWords.hoverPhases), x: try hover.number("x"),
        y: try hover.number("y"))
    }
    if let value = fields.value("scroll") {
      let scroll = try LineFields(value, line: line, name: "scrolling", keys: LineWords.scroll)
      frame.scroll = Scroll(
        phase: try scroll.choice("phase", LineWords.scrollPhases), x: try scroll.number("x"),
        y: try scroll.number("y"), dx: try scroll.number("dx", 0), dy: try scroll.number("dy", 0))
    }
    for value in try fields.list("presses") { frame.presses.append(try press(value, line)) }
    if fields.value("shake") != nil { frame.shake = try fields.choice("shake", LineWords.shakes) }
    if fields.value("remote") != nil { frame.remote = try fields.choice("remote", LineWords.commands) }
    frame.buttonMask = try fields.whole("buttons", 0)
    frame.modifierFlags = try fields.whole("modifiers", 0)
    return frame
  }

  private static func update(_ value: JSONValue, _ line: Int) throws(RecordingError) -> EstimateUpdate {
    let fields = try LineFields(value, line: line, name: "an update", keys: LineWords.update)
    var update = EstimateUpdate(
      number: try number(fields), estimated: try fields.properties("estimated"),
      expected: try fields.properties("expected"))
    if fields.value("force") != nil { update.force = try fields.number("force") }
    if fields.value("azimuth") != nil { update.azimuth = try fields.number("azimuth") }
    if fields.value("altitude") != nil { update.altitude = try fields.number("altitude") }
    if let value = fields.value("place") {
      let place = try LineFields(value, line: line, name: "the place of an update", keys: LineWords.precise)
      update.place = Contact.Precise(x: try place.number("x"), y: try place.number("y"))
    }
    return update
  }

  private static func number(_ fields: LineFields) throws(RecordingError) -> UInt32 {
    let number = try fields.whole("number")
    guard let number = UInt32(exactly: number) else {
      throw fields.error("“number” is \(number), not from 0 to \(UInt32.max)")
    }
    return number
  }

  private static func press(_ value: JSONValue, _ line: Int) throws(RecordingError) -> Press {
    let fields = try LineFields(value, line: line, name: "a press", keys: LineWords.press)
    let phase = try fields.choice("phase", LineWords.pressPhases)
    let kind = try fields.choice("kind", LineWords.pressKinds)
    guard kind == .key else { return Press(kind: kind, phase: phase, force: try fields.number("force", 1)) }
    let number = try fields.whole("usage")
    guard let usage = UInt16(exactly: number) else {
      throw fields.error("“usage” of a press is \(number), not from 0 to 65535")
    }
    var key = Key(usage: usage)
    if let text = try fields.text("characters") {
      (key.characters, key.charactersIgnoringModifiers) = (text, text)
    }
    if let text = try fields.text("plain") { key.charactersIgnoringModifiers = text }
    return Press(key: key, phase: phase)
  }

  private static func contact(_ value: JSONValue, _ line: Int) throws(RecordingError) -> Contact {
    try contact(LineFields(value, line: line, name: "a contact", keys: LineWords.contact), line)
  }

  private static func contact(
    _ fields: LineFields, _ line: Int, standardPhase: Contact.Phase? = nil
  ) throws(RecordingError) -> Contact {
    var contact = Contact(
      id: try fields.whole("id"), phase: try fields.choice("phase", LineWords.phases, standardPhase),
      x: try fields.number("x"), y: try fields.number("y"))
    if let value = fields.value("precise") {
      let place = try LineFields(value, line: line, name: "the precise place", keys: LineWords.precise)
      contact.precise = Contact.Precise(x: try place.number("x"), y: try place.number("y"))
    }
    contact.force = try fields.number("force", contact.force)
    contact.majorRadius = try fields.number("radius", contact.majorRadius)
    contact.majorRadiusTolerance = try fields.number("radiusTolerance", contact.majorRadiusTolerance)
    contact.kind = try fields.choice("kind", LineWords.kinds, contact.kind)
    contact.altitude = try fields.number("altitude", contact.altitude)
    contact.azimuth = try fields.number("azimuth", contact.azimuth)
    if let value = fields.value("estimate") {
      let estimate = try LineFields(value, line: line, name: "the estimate", keys: LineWords.estimate)
      contact.estimate = Contact.Estimate(
        number: try number(estimate), properties: try estimate.properties("properties"),
        expected: try estimate.properties("expected"))
    }
    return contact
  }
}
