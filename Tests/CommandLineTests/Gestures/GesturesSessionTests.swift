import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost gestures` prints, and with which status it ends.
@Suite struct GesturesSessionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "fingerpost-gestures-\(UUID().uuidString)")

  private static let header = "type,down,position.dx,position.dy,timeStamp\n"
  private static let tap = header + "down,true,50,60,0:00:01.000000\nup,false,50,60,0:00:01.080000\n"
  private static let hold = header + "down,true,50,60,0:00:01.000000\nup,false,50,60,0:00:02.100000\n"

  private func add(_ name: String, _ text: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ path: String? = nil, traces: Bool = false) throws -> (
    status: Int32, out: [String], errors: [String]
  ) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try GesturesCommand.parsed(
      ["--fingers", "1", path ?? folder.path] + (traces ? ["--trace"] : [])
    ).ended()
    return (
      ran.status, ran.lines.map { $0.replacingOccurrences(of: folder.path + "/", with: "") },
      ran.errors.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    )
  }

  private static let made = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/gestures").path

  @Test("all right ends with 0 and prints the matrix alone") func right() throws {
    try add("tap/1.csv", Self.tap)
    try add("hold/1.csv", Self.hold)
    let result = try run()
    expect(result.status, is: 0)
    #expect(result.errors.isEmpty)
    expect(result.out.count, is: 6)
    expect(result.out.first?.hasPrefix("| asked for | tap |"), is: true)
    expect(Array(result.out.suffix(2)), is: ["", "2 of 2 right, 100 %"])
  }

  @Test("what went wrong is listed with what acted and when, in the order of numbers, and ends with 1")
  func wrong() throws {
    for number in [10, 9, 2] { try add("tap/\(number).csv", number == 9 ? Self.tap : Self.hold) }
    let result = try run()
    expect(result.status, is: 1)
    expect(
      Array(result.out.suffix(4)),
      is: [
        "1 of 3 right, 33 %", "", "tap/2.csv: long press at 500 ms, no tap",
        "tap/10.csv: long press at 500 ms, no tap",
      ])
  }

  @Test("what cannot be read is named with line and reason, the rest is played, and it ends with 2")
  func unreadable() throws {
    try add("tap/a.csv", Self.header + "down,true,x,60,0:00:01.000000\n")
    try add("tap/b.csv", "")
    try add("tap/c.csv", Self.tap)
    try add("tab/d.csv", Self.tap)
    try add("tap/notes.txt", "these are taps")
    let result = try run()
    expect(result.status, is: 2)
    expect(result.out.last, is: "1 of 1 right, 100 %")
    expect(
      result.errors,
      is: [
        "tab/d.csv: its folder “tab” is not a label; did you mean “tap”?",
        "tap/a.csv:2: position.dx is “x”, which is not a number",
        "tap/b.csv: the recording is empty",
      ])
  }

  @Test("a path that is not there and a folder without recordings end with 2") func nothing() throws {
    let missing = try run()
    expect(missing.status, is: 2)
    expect(missing.errors.first?.hasSuffix(": there is no such file or folder"), is: true)
    try add("tap/notes.txt", "these are taps")
    let empty = try run()
    expect(empty.status, is: 2)
    expect(empty.errors.first?.hasSuffix(": the folder has no .csv or .jsonl file"), is: true)
  }

  @Test("a single recording has the label of its folder") func single() throws {
    try add("hold/1.csv", Self.tap)
    let result = try run(folder.appendingPathComponent("hold/1.csv").path)
    expect(result.status, is: 1)
    expect(result.out.last, is: "hold/1.csv: tap at 430 ms, no long press")
  }

  @Test("--trace prints the facts of one recording, in a folder of any name") func trace() throws {
    try add("whatever/1.csv", Self.tap)
    let result = try run(folder.appendingPathComponent("whatever/1.csv").path, traces: true)
    expect(result.status, is: 0)
    #expect(result.errors.isEmpty)
    #expect(result.out.contains { $0.contains("double tap") }, "\(result.out)")
  }

  @Test("--trace wants one recording") func traceOfMany() throws {
    try add("tap/1.csv", Self.tap)
    try add("tap/2.csv", Self.tap)
    let result = try run(traces: true)
    expect(result.status, is: 2)
    expect(result.errors.first?.hasSuffix("the folder has 2 recordings, but --trace takes one"), is: true)
  }

  @Test(
    "SWIPE-4, ROT-1: what UIKit's limits make of the gestures made up for tests, whatever they are called")
  func madeUp() throws {
    let one = try run(Self.made)
    expect(one.status, is: 1)
    #expect(one.out.contains { $0.hasSuffix("double/two-fingers.csv: no double tap") })
    let three = try GesturesCommand.parsed([Self.made]).ended()
    expect(three.status, is: 1)
    let differing = three.lines.filter { $0.hasPrefix(Self.made) }.map {
      String($0.dropFirst(Self.made.count + 1))
    }
    expect(
      differing,
      is: [
        "drag/down.csv: swipe at 268 ms, no pan", "drag/slanting.csv: swipe at 313 ms, no pan",
        "rotate/around-one-finger.csv: pan at 372 ms, no rotation",
        "swipe/slanting.csv: pan at 119 ms, no swipe",
      ])
  }

  @Test("a number of fingers that no hand has ends with 2") func fingers() async {
    await #expect(processExitsWith: .exitCode(2)) {
      FingerpostCommand.main(["gestures", "--fingers", "0", "x"])
    }
    await #expect(processExitsWith: .exitCode(2)) {
      FingerpostCommand.main(["gestures", "--fingers", "11", "x"])
    }
  }
}
