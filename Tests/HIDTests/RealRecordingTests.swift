import Expectations
import Testing

@testable import FingerpostHID

/// Recordings in the forms that the tools write today, each also with lines that end as on other systems.
@Suite struct RealRecordingTests {
  private func read(_ text: String) throws -> [Recording] {
    let options = Recording.Options(mapping: TouchMapping(screen: .standard))
    return try [text, text.replacing("\n", with: "\r\n")].map {
      try Recording(reading: Array($0.utf8), options: options)
    }
  }

  private func libinput(version: Int) -> String {
    """
    # libinput record
    version: \(version)
    ndevices: 2
    libinput:
      version: "1.28.0"
    system:
      os: "some:1"
      dmi: "dmi:bvn[none"
    devices:
    - node: /dev/input/event1
      evdev:
        # Name: Keys
        # ID: bus 0x0003 (usb) vendor 0x0001 product 0x0002 version 0x0003
        # Supported Events:
        # Event type 0 (EV_SYN)
        # Event type 1 (EV_KEY)
        #   Event code 30 (KEY_A)
        # Properties:
        name: "Keys"
        id: [3, 1, 2, 3]
        codes:
          1: [30, 31] # EV_KEY
        properties: []
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_KEYBOARD=1
      quirks:
      events:
    - node: /dev/input/event2
      evdev:
        name: "Panel [7]"
        id: [24, 1, 2, 3]
        codes:
          0: [0, 1, 2, 3]
          1: [330]
          3: [0, 1, 47, 53,
              54, 57]
        absinfo:
          0: [0, 1000, 0, 0, 10]
          1: [0, 2000, 0, 0, 10]
          47: [0, 9, 0, 0, 0]
          53: [0, 1000, 0, 0, 10]
          54: [0, 2000, 0, 0, 10]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
        novelty: new
      hid: [
        0x05, 0x0d, 0x09, 0x04,
        0xa1, 0x01
      ]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_HEIGHT_MM=130
        - LIBINPUT_DEVICE_GROUP=18/1/2:i2c[1
        - DRIVER=i2c_hid_acpi
        virtual: false
      quirks:
      - ModelTouch=1
      libinput:
        size: [100, 200]
        capabilities: [touch]
      events:
        # Current time is 12:34:56
      - hid:
          time: [  0,      0]
          hidraw0: [1, 2, 3, 4]
      - evdev:
        - [  0,      0,   3,  57,       1] # EV_ABS / ABS_MT_TRACKING_ID 1
        - [  0,      0,   3,  53,     500]
        - [  0,      0,   3,  54,     500]
        - [  0,      0,   1, 330,       1]
        - [  0,      0,   0,   0,       0] # ---- SYN_REPORT (0) ----
      - libinput:
        - {time: 0.000, type: TOUCH_DOWN, slot: 0, seat_slot: 0, point: [50.00, 25.00]}
        - {time: 0.000, type: TOUCH_FRAME}
      - evdev:
        - [  0,  50000,   3,  57,      -1]
        - [  0,  50000,   1, 330,       0]
        - [  0,  50000,   0,   0,       0]
    """
  }

  @Test(
    "libinput record: properties of udev are not the kernel's, and unknown keys are counted",
    arguments: [1, 2])
  func udev(version: Int) throws {
    for recording in try read(libinput(version: version)) {
      expect(recording.device?.name, is: "Panel [7]")
      expect(recording.frames.map { $0.contacts.map(\.phase) }, is: [[.down], [.up]])
      #expect(recording.notes.contains("1 line has a key that is not known and skipped."))
    }
  }

  @Test("libinput record: a device may be indented, its name without quotation marks, as in its manual")
  func indented() throws {
    let text = """
      version: 1
      ndevices: 1
      libinput:
        version: 1.10.0
      devices:
        - node: /dev/input/event9
          evdev:
            name: Panel: the #2
            id: [29, 1739, 0, 0]
            codes:
              0: [0, 1, 2, 3] # EV_SYN
              3: [47, 53, 54, 57] # EV_ABS
            absinfo:
              47: [0, 4, 0, 0, 0]
              53: [0, 1000, 0, 0, 42]
              54: [0, 2000, 0, 0, 41]
              57: [0, 65535, 0, 0, 0]
            properties: [1]
          hid: [12, 23, 34, 45]
          udev:
            properties:
            - ID_INPUT=1
          events:
            - hid:
               time: [ 0, 0]
      \t hidraw0: [1, 2, 3, 4]
            - evdev:
              - [  0,      0,   3,  57,  1420] # EV_ABS / ABS_MT_TRACKING_ID   1420
              - [  0,      0,   3,  53,   500] # EV_ABS / ABS_MT_POSITION_X    500
              - [  0,      0,   3,  54,   500] # EV_ABS / ABS_MT_POSITION_Y    500
              - [  0,      0,   0,   0,     0] # ------------ SYN_REPORT (0) ------- +0ms
            - evdev:
              - [  0,  11879,   3,  57,    -1] # EV_ABS / ABS_MT_TRACKING_ID   -1
              - [  0,  11879,   0,   0,     0] # ------------ SYN_REPORT (0) ------- +11ms
      """
    for recording in try read(text) {
      expect(recording.device?.name, is: "Panel: the #2")
      expect(recording.frames.map { $0.contacts.map(\.phase) }, is: [[.down], [.up]])
      #expect(recording.notes.isEmpty)
    }
  }

  @Test("libinput record: a list that never ends is refused, with its line, in one go through the file")
  func endlessList() throws {
    let text =
      "# libinput record\ndevices:\n- node: /dev/input/event4\n  evdev:\n    codes:\n      3: [0,\n"
      + String(repeating: " 1,\n", count: 60_000)
    #expect(
      throws: RecordingError(line: 6, reason: "the list that begins here has no end within 100000 bytes")
    ) {
      try Recording(
        reading: Array(text.utf8), options: Recording.Options(mapping: TouchMapping(screen: .standard)))
    }
  }

  @Test("evemu-record: kinds of lines that are not known are counted") func evemu() throws {
    let events =
      "E: 0.000001 0003 0039 1\nE: 0.000001 0003 0035 500\nE: 0.000001 0003 0036 500\nE: 0.000001 0000 0000 0\nE: 0.050001 0003 0039 -1\nE: 0.050001 0000 0000 0\n"
    for recording in try read("# EVEMU 1.3\n" + events + "X: 01 02\n") {
      expect(recording.frames.map { $0.contacts.map(\.phase) }, is: [[.down], [.up]])
      #expect(recording.notes.contains("1 line is of a kind that is not known and skipped."))
    }
    let described =
      "N: Panel\nI: 0018 0001 0002 0003\nP: 02 00\nB: 03 03 00 00 00 00 80 60 02\nA: 35 0 1000 0 0 0\nA: 36 0 1000 0 0 0\nA: 2f 0 9 0 0 0\nA: 39 0 65535 0 0 0\n"
    for recording in try read(described + events) {
      expect(recording.device?.name, is: "Panel")
      expect(recording.frames.first?.contacts.map(\.x), is: [RecordingScreen.standard.width * 500 / 1001])
    }
  }

  @Test("getevent -lp before -lt says how large the panel is") func getevent() throws {
    let text = """
      could not get driver version for /dev/input/mouse0, Not a typewriter
      add device 1: /dev/input/event3
        name:     "touch panel"
        events:
          KEY (0001): KEY_POWER             KEY_SOMETHING         02f1                  BTN_TOUCH*
          ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_X     : value 0, min 0, max 1000, fuzz 0, flat 0, resolution 0
                      ABS_MT_POSITION_Y     : value 0, min 0, max 2000, fuzz 0, flat 0, resolution 0
                      ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
        input props:
          INPUT_PROP_DIRECT
      add device 2: /dev/input/event1
        name:     "keys"
        events:
          KEY (0001): KEY_POWER
        input props:
          <none>
      could not get driver version for /dev/input/mice, Not a typewriter
      [    1.000000] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   00000001
      [    1.000000] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    000001f4
      [    1.000000] /dev/input/event3: EV_ABS       ABS_MT_POSITION_Y    000001f4
      [    1.000000] /dev/input/event3: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_FINGER      \("")
      [    1.000000] /dev/input/event3: EV_KEY       BTN_TOUCH            DOWN                \("")
      [    1.000000] /dev/input/event1: EV_KEY       KEY_POWER            REPEAT              \("")
      [    1.000000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000             rate 0
      [    1.050000] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [    1.050000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000
      """
    for recording in try read(text) {
      expect(recording.device?.name, is: "touch panel")
      expect(recording.frames.first?.contacts.map(\.x), is: [RecordingScreen.standard.width * 500 / 1001])
      #expect(recording.notes.isEmpty)
    }
  }
}
