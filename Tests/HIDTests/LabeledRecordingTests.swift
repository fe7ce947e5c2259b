import Expectations
import FingerpostHID
import Testing

/// Reading recordings of labeled gestures.
@Suite("Recordings of labeled gestures")
struct LabeledRecordingTests {
  private static let header = "type,down,position.dx,position.dy,timeStamp\n"

  private func read(_ text: String) throws(RecordingError) -> LabeledRecording {
    try LabeledRecording(Array(text.utf8))
  }

  /// Every contact of every frame: its number, phase, place and time in milliseconds.
  private func script(_ text: String) throws -> [String] {
    try read(text).frames.flatMap { frame in
      frame.contacts.map { "\(frame.nanoseconds / 1_000_000) \($0.phase) \($0.id) \($0.x),\($0.y)" }
    }
  }

  @Test("a finger comes down, moves and lifts; time counts from the first row")
  func tap() throws {
    let frames = try read(
      Self.header + """
        down,true,120.5,300.25,0:00:01.250000
        move,true,121,301.75,0:00:01.258000
        up,false,121,301.75,0:00:01.330001
        """
    ).frames
    expect(
      frames,
      is: [
        Frame(nanoseconds: 0, contacts: [Contact(id: 1, phase: .down, x: 120.5, y: 300.25)]),
        Frame(nanoseconds: 8_000_000, contacts: [Contact(id: 1, phase: .move, x: 121, y: 301.75)]),
        Frame(nanoseconds: 80_001_000, contacts: [Contact(id: 1, phase: .up, x: 121, y: 301.75)]),
      ])
  }

  @Test("columns may stand in any order, with others beside them and none for down")
  func columns() throws {
    let text = """
      pressure,timeStamp,position.dy,type,position.dx
      0.1,0:00:00.5,20,down,10
      0.2,0:00:00.6,21,cancel,11
      """
    try expect(script(text), is: ["0 down 1 10.0,20.0", "100 cancel 1 11.0,21.0"])
  }

  @Test("line ends of other systems, a byte order mark, blanks, quotation marks and empty lines do no harm")
  func spreadsheets() throws {
    let text = """
      \u{FEFF}"type", position.dx ,position.dy,timeStamp\r\n\r
      "down",1,2,"0:00:00.000000"\r\n  \r\nup,1,2,0:00:00.050000\r\n\r\n
      """
    try expect(script(text), is: ["0 down 1 1.0,2.0", "50 up 1 1.0,2.0"])
  }

  @Test("a time has hours, minutes, seconds and up to nine decimals")
  func times() throws {
    let text =
      Self.header + """
        down,true,0,0,1:59:59.9
        move,true,0,0,2:00:00
        up,false,0,0,2:01:00.000000001
        """
    try expect(read(text).frames.map(\.nanoseconds), is: [0, 100_000_000, 60_100_000_001])
  }

  @Test("rows in blocks of one finger each are brought into the order of their times")
  func blocks() throws {
    let text =
      Self.header + """
        down,true,0,0,0:00:00.000
        down,true,100,0,0:00:00.000
        move,true,1,0,0:00:00.010
        move,true,2,0,0:00:00.020
        move,true,101,0,0:00:00.010
        move,true,102,0,0:00:00.020
        up,false,2,0,0:00:00.030
        up,false,102,0,0:00:00.030
        """
    let frames = try read(text).frames
    expect(frames.map { $0.contacts.map(\.id) }, is: [[1, 2], [1, 2], [1, 2], [1, 2]])
    expect(frames.map { $0.contacts.map(\.x) }, is: [[0, 100], [1, 101], [2, 102], [2, 102]])
  }

  @Test("what one finger does twice at one instant makes two frames")
  func oneInstant() throws {
    let text =
      Self.header + """
        down,true,0,0,0:00:00.000
        move,true,1,0,0:00:00.010
        move,true,2,0,0:00:00.010
        up,false,2,0,0:00:00.010
        down,true,3,0,0:00:00.010
        """
    try expect(
      script(text),
      is: [
        "0 down 1 0.0,0.0", "10 move 1 1.0,0.0", "10 move 1 2.0,0.0", "10 up 1 2.0,0.0", "10 down 1 3.0,0.0",
      ])
    try expect(read(text).frames.map(\.nanoseconds), is: [0, 10_000_000, 10_000_000, 10_000_000, 10_000_000])
  }

  @Test("a finger that never lifts stays down")
  func cutShort() throws {
    try expect(script(Self.header + "down,true,1,2,0:00:00.000\n"), is: ["0 down 1 1.0,2.0"])
  }

  private static let broken: [(text: String, message: String)] = [
    ("", "the recording is empty"),
    ("\n \r\n", "the recording is empty"),
    (header, "the recording names its columns, and no row follows"),
    (
      "type,position.dx,position.dy\ndown,1,2\n",
      "line 1: the first line has no column “timeStamp”, but type,position.dx,position.dy"
    ),
    (
      "down,true,1,2,0:00:00.0\n",
      "line 1: the first line has no column “type”, but down,true,1,2,0:00:00.0"
    ),
    (
      "title: A tap\nwindows: []\n",
      "line 1: the first line has no column “type”, but title: A tap; this looks like a scenario, which "
        + "`fingerpost run` plays"
    ),
    (header + "down,true,1,2\n", "line 2: it has 4 fields, and the first line 5"),
    (header + "\n\ndown\n", "line 4: it has 1 field, and the first line 5"),
    (
      header + "drop,true,1,2,0:00:00.0\n",
      "line 2: the type is “drop”, not down, move, up or cancel"
    ),
    (header + "down,true,a,2,0:00:00.0\n", "line 2: position.dx is “a”, which is not a number"),
    (header + "down,true,1,nan,0:00:00.0\n", "line 2: position.dy is “nan”, which is not a number"),
    (header + "down,true,1,,0:00:00.0\n", "line 2: position.dy is “”, which is not a number"),
    (header + "down,true,1e7,1,0:00:00.0\n", "line 2: position.dx is 1e7, which is off the screen"),
    (
      header + "move,true,1,2,0:00:00.0\n",
      "line 2: a finger moves, but none is down"
    ),
    (
      header + "down,true,1,2,0:00:00.0\nup,false,1,2,0:00:00.1\nup,false,1,2,0:00:00.2\n",
      "line 4: a finger leaves the screen, but none is down"
    ),
  ]

  @Test("what cannot be read is said with its line and the reason", arguments: broken)
  func refusals(text: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try read(text) }
    expect(error?.description, is: message)
  }

  @Test(
    "what is not a time is refused",
    arguments: [
      "", "1.5", "0:1", "0:00:60.0", "0:60:00.0", "-0:00:01.0", "0:00:00.", "0:00:00.0000000001", "0:00:0x1",
      "1234567:00:00", "0:00:00.1.2", "0: 0:00", "٠:00:00",
    ])
  func notTimes(time: String) {
    let error = #expect(throws: RecordingError.self) { try read(Self.header + "down,true,1,2,\(time)\n") }
    expect(error?.line, is: 2)
    expect(error?.reason.hasPrefix("timeStamp is “\(time)”"), is: true)
  }

  @Test("a long field is cut in the message")
  func longField() {
    let long = String(repeating: "x", count: 500)
    let error = #expect(throws: RecordingError.self) { try read(Self.header + "\(long),true,1,2,0:00:00\n") }
    expect(
      error?.reason, is: "the type is “\(String(repeating: "x", count: 60))…”, not down, move, up or cancel"
    )
  }

  @Test("no more than 64 fingers are down")
  func tooMany() throws {
    var text = Self.header
    for index in 0..<64 { text += "down,true,\(index),0,0:00:00.0\n" }
    try expect(
      read(text).frames,
      is: [
        Frame(
          nanoseconds: 0, contacts: (0..<64).map { Contact(id: $0 + 1, phase: .down, x: Double($0), y: 0) })
      ])
    let error = #expect(throws: RecordingError.self) { try read(text + "down,true,0,0,0:00:00.0\n") }
    expect(error?.description, is: "line 66: more than 64 fingers are down")
  }

  @Test("cut anywhere, or with any byte another, a recording is read or refused, and nothing else")
  func brokenFiles() {
    let whole = Array(
      (Self.header + "down,true,1,2,0:00:00.0\nmove,true,2,2,0:00:00.1\nup,false,2,2,0:00:00.2\n").utf8)
    var outcomes = 0
    for index in whole.indices {
      outcomes += (try? LabeledRecording(Array(whole[..<index]))) == nil ? 0 : 1
      for byte: UInt8 in [0, 10, 34, 44, 45, 57, 101, 255] {
        var other = whole
        other[index] = byte
        outcomes += (try? LabeledRecording(other)) == nil ? 0 : 1
      }
    }
    #expect(outcomes > 0)
  }
}
