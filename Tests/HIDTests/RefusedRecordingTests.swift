import Expectations
import FingerpostHID
import Testing

/// Recordings that would be misread, and what is said instead.
@Suite("Refused recordings")
struct RefusedRecordingTests {
  private func read(_ bytes: [UInt8], readsTouchpads: Bool = false) throws(RecordingError) -> Recording {
    var options = Recording.Options(mapping: TouchMapping(screen: TestPanel.screen))
    options.readsTouchpads = readsTouchpads
    return try Recording(reading: bytes, options: options)
  }

  private func error(_ text: String) -> String? {
    do throws(RecordingError) {
      _ = try read(Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  private static let touch = """
    E: 0.000000 0003 0039 0001
    E: 0.000000 0003 0035 0100
    E: 0.000000 0003 0036 0100
    E: 0.000000 0000 0000 0000
    E: 0.050000 0003 0039 -001
    E: 0.050000 0000 0000 0000

    """

  /// A device with slots: 01 is INPUT_PROP_POINTER, 02 INPUT_PROP_DIRECT.
  private static func panel(properties: String) -> String {
    "N: Panel\nP: \(properties)\nA: 2f 0 9 0 0\nA: 35 0 1000 0 0\nA: 36 0 1000 0 0\nA: 39 0 65535 0 0\n"
  }

  @Test("a touchpad is refused by name, and read where that is asked for, with a note")
  func touchpad() throws {
    let text = Self.panel(properties: "01") + Self.touch
    expect(
      error(text),
      is:
        "its device “Panel” is a touchpad, whose fingers are not on the screen; --touchpad lays the pad over the whole screen"
    )
    let pad = try read(Array(text.utf8), readsTouchpads: true)
    let screen = try read(Array((Self.panel(properties: "02") + Self.touch).utf8))
    expect(pad.frames, is: screen.frames)
    expect(pad.frames.map { $0.contacts.map(\.phase) }, is: [[.down], [.up]])
    expect(pad.notes, is: ["A touchpad is laid over the whole screen."])
    expect(screen.notes, is: [])
  }

  @Test("a recording without a description is of a touchpad if it says with how many fingers it is touched")
  func undescribedTouchpad() {
    let text = "E: 0.000000 0001 0145 0001\n" + Self.touch
    expect(error(text)?.hasPrefix("its device is a touchpad"), is: true)
    expect(error(Self.touch), is: nil)
  }

  @Test("slots without tracking ids do not say when a finger comes, so the recording is refused")
  func noTrackingIDs() throws {
    let events = Self.touch.split(separator: "\n").filter { !$0.contains(" 0039 ") }.joined(separator: "\n")
    expect(
      error(Self.panel(properties: "02") + events),
      is:
        "its device “Panel” gives its contacts slots but no tracking ids (ABS_MT_TRACKING_ID), so it does not say when a finger comes or goes"
    )
  }

  @Test("a recording in which no finger comes down says so")
  func nothing() throws {
    let recording = try read(Array((Self.panel(properties: "02") + "E: 0.0 0000 0000 0000\n").utf8))
    expect(recording.frames, is: [])
    expect(recording.notes, is: ["No finger comes down in it."])
  }

  @Test("UTF-16 is read like UTF-8, in both orders of bytes", arguments: [true, false])
  func utf16(isLittle: Bool) throws {
    let text = Self.panel(properties: "02") + Self.touch
    var bytes: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isLittle ? [low, high] : [high, low]
    }
    try expect(read(bytes), is: read(Array(text.utf8)))
  }
}
