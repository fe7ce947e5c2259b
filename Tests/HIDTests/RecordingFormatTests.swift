import Expectations
import FingerpostHID
import Testing

/// The recording format, and the formats of others.
@Suite("Recording formats")
struct RecordingFormatTests {
  private func read(_ text: String, description: DeviceDescription? = nil) throws(RecordingError) -> Recording
  {
    var options = Recording.Options(mapping: TouchMapping(screen: TestPanel.screen))
    options.description = description
    return try Recording(reading: Array(text.utf8), options: options)
  }

  private func error(_ text: String) -> String? {
    do throws(RecordingError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  private static let header = "{\"fingerpost\":\"recording\",\"version\":1}\n"

  @Test("what is written reads back as the same")
  func roundTrip() throws {
    var contact = Contact(id: 3, phase: .move, x: 0.1, y: -2.5, precise: Contact.Precise(x: 0.125, y: 1e-7))
    (contact.force, contact.majorRadius, contact.kind) = (1 / 3, 20.5, .pencil)
    (contact.altitude, contact.azimuth, contact.majorRadiusTolerance) = (0.5, -1, 0.25)
    contact.estimate = Contact.Estimate(number: 2, properties: [.force, .roll], expected: .force)
    var down = contact
    down.phase = .down
    down.estimate = Contact.Estimate(number: 1, properties: [.azimuth, .altitude], expected: [])
    var sample = contact
    sample.estimate = nil
    var recording = Recording(
      frames: [
        Frame(nanoseconds: 1, contacts: [down], presses: [Press(kind: .pageDown, phase: .began, force: 0.5)]),
        Frame(
          nanoseconds: 16_666_667, contacts: [contact],
          earlier: [EarlierSample(nanoseconds: 8_000_000, contact: sample)],
          updates: [
            EstimateUpdate(
              number: 2, force: 0.25, azimuth: -0.5, altitude: 1, place: Contact.Precise(x: 3, y: 4.5),
              estimated: [.force, .location], expected: .force),
            EstimateUpdate(number: 1),
          ],
          hover: Hover(phase: .entered, x: 1, y: 2), buttonMask: 3, modifierFlags: 1 << 17),
        Frame(
          nanoseconds: 17_000_000,
          presses: [Press(key: Key(usage: 4, modifierFlags: 1 << 17), phase: .began)],
          shake: .began, remote: .nextTrack),
      ], screen: TestPanel.screen)
    recording.device = RecordingDevice(name: "A \"panel\"\n", bus: 0x18, vendor: 1, product: 65_535)
    try expect(read(RecordingWriter.text(recording)), is: recording)
  }

  @Test("a recording written by hand needs little")
  func byHand() throws {
    let recording = try read(
      Self.header + """

        {"at": 0, "contacts": [{"id": 1, "phase": "down", "x": 10, "y": 20.5}]}\r
          {"at": 0.080, "contacts": [{"y": 20.5, "x": 10, "phase": "up", "id": 1}]}
        """)
    expect(recording.frames.flatMap(\.script), is: ["0 down 1 10,20.5", "80 up 1 10,20.5"])
    expect(recording.screen, is: nil)
  }

  @Test(
    "errors of the format name the line and what was meant",
    arguments: [
      ("{\"fingerpost\":\"movie\",\"version\":1}", "line 1: “fingerpost” is “movie”, not “recording”"),
      (
        "{\"fingerpost\":\"recording\",\"version\":2}",
        "line 1: it is of version 2, but this program reads version 1"
      ),
      (
        header + "{\"at\":0,\"contcts\":[]}",
        "line 2: the frame has no key “contcts”; did you mean “contacts”?"
      ),
      (
        header + "{\"at\":0,\"contacts\":[{\"id\":1,\"phase\":\"dwn\",\"x\":1,\"y\":1}]}",
        "line 2: “phase” of a contact is “dwn”; did you mean “down”?"
      ),
      (
        header + "\n{\"at\":0,\"contacts\":[{\"id\":1,\"phase\":\"move\",\"x\":1,\"y\":1}]}",
        "line 3: contact 1 moves but is not down"
      ),
      (header + "{\"at\":1}\n{\"at\":0.5}", "line 3: its time is earlier than the previous frame's, 1 s"),
      (
        header + "{\"at\":1e3}",
        "line 2: “at” of the frame is 1e3, not seconds with up to nine decimals, as in 0.016"
      ),
      (header + "{\"at\":0", "line 2: at character 8 a comma or } is missing"),
      (
        header + "{\"at\":0,\"updates\":[{\"number\":1}]}",
        "line 2: update 1 names a sample without estimates, has a value that is not a number, or is one too many"
      ),
      (
        header + "{\"at\":0,\"updates\":[{\"number\":1,\"estimated\":[\"forse\"]}]}",
        "line 2: “estimated” of an update contains “forse”; did you mean “force”?"
      ),
      (
        header + "{\"at\":0,\"updates\":[{\"number\":-1}]}",
        "line 2: “number” is -1, not from 0 to 4294967295"
      ),
      (header + "{\"at\":0}}", "line 2: at character 9 something follows after the end"),
      (
        header + "[[[[[[[[1]]]]]]]]",
        "line 2: at character 8 values are nested too deeply"
      ),
      (header + "{\"at\":0,\"at\":1}", "line 2: at character 14 the key “at” appears twice"),
      ("", "the recording is empty"),
    ])
  func errors(_ text: String, _ expected: String) {
    expect(error(text), is: expected)
  }

  private static let evemu = """
    # EVEMU 1.3
    N: Test panel
    I: 0018 0001 0002 0000
    P: 02 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0
    A: 35 0 999 0 0 0
    A: 36 0 1999 0 0 0
    E: 75.280046 0003 0039 0005	# EV_ABS / ABS_MT_TRACKING_ID 5
    E: 75.280046 0003 0035 0500
    E: 75.280046 0003 0036 0200
    E: 75.280046 0000 0000 0000	# ------------ SYN_REPORT (0) ----------
    E: 75.290046 0003 0039 -1
    E: 75.290046 0000 0000 0
    """

  @Test("evemu: the device and its events") func evemu() throws {
    let recording = try read(Self.evemu)
    expect(recording.frames.flatMap(\.script), is: ["0 down 1 50,20", "10 up 1 50,20"])
    expect(recording.device, is: RecordingDevice(name: "Test panel", bus: 0x18, vendor: 1, product: 2))
    expect(recording.screen, is: TestPanel.screen)
    expect(recording.notes, is: [])
  }

  @Test("evemu: a recording without its device takes a description, or guesses and says so")
  func evemuAlone() throws {
    let events = Self.evemu.split(separator: "\n").filter { $0.hasPrefix("E:") }.joined(separator: "\n")
    try expect(read(events, description: TestPanel.device()).frames, is: read(Self.evemu).frames)
    let guessed = try read(events)
    expect(guessed.frames.count, is: 2)
    expect(guessed.notes.count, is: 1)
  }

  @Test("libinput record: the touchscreen of several devices")
  func libinput() throws {
    let recording = try read(
      """
      # libinput record
      version: 1
      ndevices: 2
      devices:
      - node: /dev/input/event3
        evdev:
          name: "Power # Button"
          id: [25, 0, 1, 0]
          codes:
            1: [116] # EV_KEY
          properties: []
        events:
      - node: /dev/input/event4
        evdev:
          # Name: Test panel
          name: "Test panel"
          id: [24, 1, 2, 0]
          codes:
            0: [0, 1, 2, 3] # EV_SYN
            3: [47, 53,
                54, 57] # EV_ABS
          absinfo:
            47: [0, 9, 0, 0, 0]
            53: [0, 999, 0, 0, 0]
            54: [0, 1999, 0, 0, 0]
          properties: [1]
        events:
        - evdev:
          - [  0,      0,   3,  57,      5] # EV_ABS / ABS_MT_TRACKING_ID  5
          - [  0,      0,   3,  53,    500] # EV_ABS / ABS_MT_POSITION_X 500
          - [  0,      0,   3,  54,    200]
          - [  0,      0,   0,   0,      0] # ------------ SYN_REPORT (0) ----------
        - libinput:
          - {time: 0.0, type: TOUCH_DOWN}
        - evdev:
          - [  0,  10000,   3,  57,     -1]
          - [  0,  10000,   0,   0,      0]
      """)
    expect(recording.frames.flatMap(\.script), is: ["0 down 1 50,20", "10 up 1 50,20"])
    expect(recording.device, is: RecordingDevice(name: "Test panel", bus: 24, vendor: 1, product: 2))
    expect(recording.notes, is: ["Of its 2 devices only “Test panel” is read."])
  }

  @Test("getevent: numbers and names give the same frames")
  func getevent() throws {
    let numbers = """
      [    4292.658071] 0003 0039 00000001
      [    4292.658071] 0001 014a 00000001
      [    4292.658071] 0003 0035 000001f4
      [    4292.658071] 0003 0036 000000c8
      [    4292.658071] 0000 0000 00000000
      [    4292.668071] 0003 0039 ffffffff
      [    4292.668071] 0000 0000 00000000
      """
    let names = """
      add device 1: /dev/input/event2
        name:     "panel"
      [    4292.658071] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000001
      [    4292.658071] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [    4292.658071] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001f4
      [    4292.658071] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000c8
      [    4292.658071] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [    4292.660000] /dev/input/event0: EV_KEY       KEY_POWER            DOWN
      [    4292.668071] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [    4292.668071] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      """
    let frames = try read(numbers, description: TestPanel.device()).frames
    expect(frames.flatMap(\.script), is: ["0 down 1 50,20", "10 up 1 50,20"])
    try expect(read(names, description: TestPanel.device()).frames, is: frames)
    try expect(read(numbers).frames.count, is: 2)
  }

  @Test(
    "errors of imports name the line and what was meant",
    arguments: [
      ("E: 0.5 0003 0035", "line 1: E: has 3 fields, not time, kind, code and value"),
      ("N: x\nE: zero 0003 0035 1", "line 2: the time is “zero”, not seconds as in 0.016384"),
      ("N: x\nA: 35 0", "line 2: A: does not name an axis with its minimum and maximum"),
      (
        "N: x\nQ 1",
        "line 2: it begins with “Q”, but lines of evemu begin with N:, I:, P:, B:, A:, L:, S:, E: or #"
      ),
      (
        "[ 1.0] EV_ABS ABS_MT_POSTION_X 00000001",
        "line 1: the code is “ABS_MT_POSTION_X”; did you mean “ABS_MT_POSITION_X”?"
      ),
      ("[ 1.0] EV_AB ABS_X 1", "line 1: the kind of event is “EV_AB”; did you mean “EV_ABS”?"),
      (
        "/dev/input/event2: 0003 0035 00000001",
        "line 1: it does not begin with a time as in [ 4292.658071]; record with getevent -t or -lt"
      ),
      (
        "devices:\n- node: x\n  events:\n  - evdev:\n    - [0, 1, 2]",
        "line 5: an event is [seconds, microseconds, kind, code, value], but this is not"
      ),
      ("devices:\n- node: x\n  evdev:\n    id: [1, 2", "line 4: the list that begins here has no end"),
      ("N: Keys\nB: 01 02\nE: 1.0 0001 0001 1", "its device “Keys” reports no contacts"),
      (
        "hello",
        "its format is not known; known are JSON Lines, evemu, libinput record, getevent -t, or the CSV of labeled gestures"
      ),
    ])
  func importErrors(_ text: String, _ expected: String) {
    expect(error(text), is: expected)
  }

  @Test("a recording is stretched to a screen of another size")
  func scaled() throws {
    let other = try #require(RecordingScreen("200x100"))
    let scaled = try read(Self.evemu).scaled(to: other)
    expect(scaled.frames.flatMap(\.script), is: ["0 down 1 100,10", "10 up 1 100,10"])
    expect(scaled.screen, is: other)
  }

  @Test("devices are what udev takes them for")
  func kinds() {
    func device(_ keys: [UInt16], axes: [UInt16] = [], properties: [UInt16] = [], wheels: [UInt16] = [])
      -> DeviceKind
    {
      var device = DeviceDescription()
      for key in keys { device.add(EvdevCode.key, key) }
      for wheel in wheels { device.add(EvdevCode.relative, wheel) }
      for axis in axes { device.add(DeviceAxis(code: axis, minimum: 0, maximum: 9)) }
      for property in properties { device.add(property: property) }
      return device.kind
    }
    let places: [UInt16] = [EvdevCode.contactX, EvdevCode.contactY]
    expect(device([], axes: places, properties: [1]), is: .touchscreen)
    expect(device([EvdevCode.touch], axes: [0, 1]), is: .touchscreen)
    expect(device([EvdevCode.fingerTool], axes: places), is: .touchpad)
    expect(device([EvdevCode.fingerTool], axes: places, properties: [0]), is: .touchpad)
    expect(device([EvdevCode.penTool], axes: places, properties: [1]), is: .tablet)
    expect(device([EvdevCode.leftButton], wheels: [0, 1]), is: .mouse)
    expect(device(Array(1...127)), is: .keyboard)
    expect(device([164, 163]), is: .mediaKeys)
    expect(device([], axes: [0, 1, 2], properties: [6]), is: .accelerometer)
    expect(device([]), is: .other)
  }
}
