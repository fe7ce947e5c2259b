import Expectations
import FingerpostConsole
import FingerpostHID
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost replay` and `fingerpost convert` print, and with which status they end.
@Suite struct ReplaySessionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "fingerpost-replay-\(UUID().uuidString)")

  private static let scene = """
    title: A view that takes touches
    windows:
      - id: W
        rootViewController: { view: { id: R, subviews: [ { id: A, frame: [0, 0, 200, 800], touches: consume } ] } }
    script:
      - { at: 0.00, down: { 1: [350, 400] } }
    """
  private static let header = "{\"fingerpost\":\"recording\",\"version\":1}\n"
  private static let tap =
    header + """
      {"at":0,"contacts":[{"id":1,"phase":"down","x":50,"y":60}]}
      {"at":0.08,"contacts":[{"id":1,"phase":"up","x":50,"y":60}]}
      """
  private static let evemu = """
    N: Panel
    P: 02 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0
    A: 35 0 399 0 0
    A: 36 0 799 0 0
    E: 1.000000 0003 0039 1
    E: 1.000000 0003 0035 50
    E: 1.000000 0003 0036 60
    E: 1.000000 0000 0000 0
    E: 1.080000 0003 0039 -1
    E: 1.080000 0000 0000 0
    """

  private func add(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func replay(
    _ file: String, in scene: String, _ trace: RunCommand.TraceFormat = .json
  ) throws -> (status: Int32, out: [String], errors: [String]) {
    let ran = try ReplayCommand.parsed([file, "--in", scene, "--trace", trace.rawValue]).ended()
    return (
      ran.status, ran.lines, ran.errors.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    )
  }

  @Test("PIPE-6: the same fingers by recording and by device give the same account, each time the same bytes")
  func sameBytes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try add("scene.yaml", Self.scene)
    let own = try replay(add("tap.jsonl", Self.tap), in: scene)
    let device = try replay(add("tap.events", Self.evemu), in: scene)
    expect(own.status, is: 0)
    #expect(own.out.contains { $0.contains("\"phase\":\"ended\"") })
    expect(own.out, is: device.out)
    try expect(replay(folder.appendingPathComponent("tap.jsonl").path, in: scene).out, is: own.out)
  }

  @Test("the script of the scenario is not played") func noScript() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try replay(add("tap.jsonl", Self.tap), in: add("scene.yaml", Self.scene))
    expect(run.out.filter { $0.contains("\"fact\":\"contact\"") && $0.contains("\"down\"") }.count, is: 1)
  }

  @Test("gestures: recordings of any format give the table that fingerpost gestures gives") func gestures()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try add("all/tap/1.jsonl", Self.tap)
    let run = try replay(folder.appendingPathComponent("all").path, in: "gestures")
    expect(run.status, is: 0)
    expect(run.out.last, is: "1 of 1 right, 100 %")
  }

  @Test("what cannot be read names the file and the line, and ends with 2") func errors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = try add("scene.yaml", Self.scene)
    let broken = try replay(add("broken.jsonl", Self.header + "{\"att\":0}"), in: scene)
    expect(broken.status, is: 2)
    expect(broken.errors, is: ["broken.jsonl:2: the frame has no key “att”; did you mean “at”?"])
    let missing = try replay(folder.appendingPathComponent("no.jsonl").path, in: scene)
    expect(missing.errors, is: ["no.jsonl could not be read: there is no such file."])
    expect(missing.status, is: 2)
  }

  @Test("convert writes what it reads, and a description beside the events is found") func convert() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func convert(_ file: String, _ arguments: String...) throws -> [String] {
      let ran = try ConvertCommand.parsed(arguments + [file]).ended()
      return ran.lines + ran.errors.map { "error: \($0)" }
    }
    let whole = try convert(add("whole.events", Self.evemu))
    expect(
      whole.dropFirst().first, is: "{\"at\":0,\"contacts\":[{\"id\":1,\"phase\":\"down\",\"x\":50,\"y\":60}]}"
    )
    try expect(convert(add("again.jsonl", whole.joined(separator: "\n"))), is: whole)
    let lines = Self.evemu.components(separatedBy: "\n")
    _ = try add("Panel.desc", lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n"))
    let alone = try add("Panel.one-tap.events", lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n"))
    try expect(convert(alone), is: whole)
    try expect(convert(alone, "--screen", "800x800").dropFirst().first?.contains("\"x\":100,"), is: true)
    try expect(
      convert(alone, "--screen", "wide"),
      is: [
        "error: --screen is “wide”, not a size in points such as 390x844"
      ])
    try expect(convert(alone, "--rotate", "45"), is: ["error: --rotate is 45, not 0, 90, 180 or 270"])
  }

  @Test("devices of a folder are listed with why they cannot be opened") func devices() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let none = try DevicesCommand.parsed(["--folder", "/nowhere", "--sensors", "/nowhere"]).ran()
    expect(none.status, is: 0)
    expect(none.lines.count, is: 1)
    #if os(Linux)
      let path = try add("event0", "")
      let ran = try DevicesCommand.parsed(["--folder", folder.path, "--sensors", "/nowhere"]).ran()
      expect(ran.status, is: 2)
      expect(
        ran.lines,
        is: ["\(path): this is not a device of Linux's input interface, such as /dev/input/event0."])
    #endif
  }

  @Test("MOT-1: accelerometers among the sensors are listed with how they can be read") func sensors() throws
  {
    #if os(Linux)
      defer { try? FileManager.default.removeItem(at: folder) }
      let sensor = folder.appendingPathComponent("iio:device0")
      try FileManager.default.createDirectory(at: sensor, withIntermediateDirectories: true)
      for (name, text) in [("x_raw", "0"), ("y_raw", "0"), ("z_raw", "256"), ("scale", "0.038")] {
        try Data(text.utf8).write(to: sensor.appendingPathComponent("in_accel_\(name)"))
      }
      try Data("bmi160\n".utf8).write(to: sensor.appendingPathComponent("name"))
      let arguments = ["--folder", "/nowhere", "--sensors", folder.path]
      let ran = try DevicesCommand.parsed(arguments).ran()
      expect(ran.status, is: 0)
      expect(
        ran.lines,
        is: [
          "\(sensor.path)  accelerometer  bmi160",
          "  shakes, if polled: no buffer of x, y and z is enabled",
        ])
      let json = try DevicesCommand.parsed(arguments + ["--json"]).ran()
      expect(json.status, is: 0)
      expect(
        json.lines,
        is: [
          "{\"path\":\"\(sensor.path)\",\"name\":\"bmi160\",\"kind\":\"accelerometer\",\"reading\":\"polling\"}"
        ])
    #endif
  }

  @Test("a touchscreen is described in words") func described() {
    var device = DeviceDescription(name: "Panel")
    device.add(DeviceAxis(code: EvdevCode.slot, minimum: 0, maximum: 9))
    device.add(DeviceAxis(code: EvdevCode.contactX, minimum: 0, maximum: 1000, resolution: 10))
    device.add(DeviceAxis(code: EvdevCode.contactY, minimum: 0, maximum: 2000, resolution: 10))
    device.add(DeviceAxis(code: EvdevCode.contactPressure, minimum: 0, maximum: 255))
    device.add(property: EvdevCode.isDirect)
    expect(
      DevicesCommand.details(device), is: ["10 contacts", "0…1000 × 0…2000 units", "100 × 200 mm", "force"])
  }
}
