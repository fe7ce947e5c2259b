import FingerpostText

/// The formats of recordings that are read.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
  /// Fingerpost's own, JSON Lines.
  case lines = "jsonl"
  /// What evemu-record writes.
  case evemu
  /// What libinput record writes.
  case libinput
  /// What Android's getevent -t and -lt print.
  case getevent
  /// Comma-separated values of labeled gestures.
  case labeled = "csv"

  /// Recognizes a format by the first line that says something; nil if none is known.
  public static func recognize(_ bytes: [UInt8]) -> RecordingFormat? {
    for (_, line) in RecordingLines(bytes).prefix(200) where !line.isEmpty {
      if line.hasPrefix("{") { return .lines }
      if line.hasPrefix("# libinput record") || line.hasPrefix("ndevices:") || line.hasPrefix("devices:") {
        return .libinput
      }
      if line.hasPrefix("#") || line.hasPrefix("version:") || line == "---" { continue }
      if line.hasPrefix("[") || line.hasPrefix("add device") || line.hasPrefix("/dev/")
        || line.hasPrefix("could not get driver version")
      {
        return .getevent
      }
      if line.dropFirst().hasPrefix(":"), "NIPBAELS".contains(line.prefix(1)) { return .evemu }
      if line.contains(",") { return .labeled }
      return nil
    }
    return nil
  }
}

extension Recording {
  /// How the recordings of devices are made into frames; those that hold frames need none of it.
  public struct Options: Sendable {
    /// How the device's positions map to the screen.
    public var mapping: TouchMapping
    /// What the device says about itself, for recordings that do not tell.
    public var description: DeviceDescription?
    /// How many units the panel is wide and high, in place of what the device says.
    public var panel: (width: Int32, height: Int32)?
    /// Whether a touchpad is read as if it were a screen. Without this its recordings are refused.
    public var readsTouchpads = false

    /// Creates options.
    public init(mapping: TouchMapping, description: DeviceDescription? = nil, panel: (Int32, Int32)? = nil) {
      self.mapping = mapping
      self.description = description
      self.panel = panel.map { (width: $0.0, height: $0.1) }
    }
  }

  /// Reads a recording of any format, which is recognized by its content.
  ///
  /// - Throws: an error that names the line, where there is one.
  public init(reading bytes: [UInt8], options: Options) throws(RecordingError) {
    let bytes = UTF16Text.utf8(bytes) ?? bytes
    guard let format = RecordingFormat.recognize(bytes) else {
      throw RecordingError(
        reason: bytes.isEmpty
          ? "the recording is empty"
          : "its format is not known; known are JSON Lines, evemu, libinput record, getevent -t, or the CSV of labeled gestures"
      )
    }
    switch format {
    case .lines:
      self = try LineReader.read(bytes)
      return
    case .labeled:
      self.init(frames: try LabeledRecording(bytes).frames)
      return
    case .evemu, .libinput, .getevent: break
    }
    var events: EventRecording
    switch format {
    case .libinput: events = try LibinputReader.read(bytes)
    case .getevent: events = try GeteventReader.read(bytes, description: options.description)
    default: events = try EvemuReader.read(bytes, description: options.description)
    }
    if let panel = options.panel { events.setPanel(width: panel.width, height: panel.height) }
    self = try events.recording(options.mapping, readsTouchpads: options.readsTouchpads)
  }
}

extension DeviceDescription {
  /// Reads what `evemu-describe` writes, or the beginning of what `evemu-record` writes.
  ///
  /// - Throws: an error that names the line, where there is one.
  public init(describing bytes: [UInt8]) throws(RecordingError) {
    self = try EvemuReader.description(bytes)
  }
}
