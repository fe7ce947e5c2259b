import Expectations
import FingerpostConsole
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost run` prints, and with which status it ends.
@Suite struct RunSessionTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "fingerpost-run-\(UUID().uuidString)")

  private static let good = """
    title: One touch
    windows: [{ id: W, touches: consume }]
    script: [{ at: 0.05, down: { 1: [5, 5] } }]
    expect: [W.touchesBegan(1)]
    """

  private func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func run(_ arguments: String...) throws -> (status: Int32, out: [String], errors: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let ran = try RunCommand.parsed(arguments).ran()
    return (ran.status, ran.lines, ran.errors)
  }

  @Test("the log stands under its title, every line with its time") func log() throws {
    let result = try run(try file("a.yaml", Self.good), try file("b.yaml", Self.good))
    expect(result.status, is: 0)
    #expect(result.errors.isEmpty)
    expect(
      result.out, is: ["One touch", "@0.050 W.touchesBegan(1)", "", "One touch", "@0.050 W.touchesBegan(1)"])
  }

  @Test("a page is written beside what is printed, with a screen for each scenario") func page() throws {
    let paths = [try file("a.yaml", Self.good), try file("b.yaml", Self.good)]
    let page = folder.appendingPathComponent("page.html")
    let ran = try RunCommand.parsed(["--check", "--html", page.path] + paths).ran()
    expect(ran.status, is: 0)
    expect(ran.lines, is: ["2 passed, 0 failed"])
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(#""screens":[{"id":1,"title":"One touch"},{"id":2,"title":"One touch"}]"#))
    #expect(text.contains(#""fact":"delivered","phase":"began""#))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a page that cannot be written is an error") func unwritablePage() throws {
    let path = try file("a.yaml", Self.good)
    let page = folder.appendingPathComponent("missing/page.html").path
    let ran = try RunCommand.parsed(["--html", page, path]).ran()
    expect(ran.status, is: 2)
    expect(ran.errors.count, is: 1)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a check that passes says how many did") func passes() throws {
    let result = try run("--check", try file("a.yaml", Self.good))
    expect(result.status, is: 0)
    expect(result.out, is: ["1 passed, 0 failed"])
  }

  @Test("a check that fails shows the difference and ends with 1") func fails() throws {
    let bad = Self.good.replacingOccurrences(of: "[W.touchesBegan(1)]", with: "[W.touchesEnded(1)]")
    let path = try file("bad.yaml", bad)
    let result = try run("--check", path, try file("good.yaml", Self.good))
    expect(result.status, is: 1)
    #expect(result.errors.isEmpty)
    expect(
      result.out,
      is: [
        "failed \(path): One touch", "  -        W.touchesEnded(1)", "  + @0.050 W.touchesBegan(1)", "",
        "1 passed, 1 failed",
      ])
  }

  @Test("a scenario that expects nothing cannot pass") func nothingExpected() throws {
    let result = try run("--check", try file("a.yaml", "windows: []"))
    expect(result.status, is: 1)
    expect(result.out.last, is: "0 passed, 1 failed")
    expect(result.out.dropFirst().first?.contains("it has no “expect”"), is: true)
  }

  @Test("unreadable files end with 2, and the others are checked all the same") func unreadable() throws {
    let broken = try file("broken.yaml", "titel: x")
    let bad = try file(
      "failing.yaml", Self.good + "\nhooks: []\nobserve: [hitTest]".replacingOccurrences(of: "x", with: ""))
    let result = try run(
      "--check", broken, bad, try file("good.yaml", Self.good), folder.path + "/missing.yaml")
    expect(result.status, is: 2)
    expect(result.out, is: ["1 passed, 0 failed"])
    expect(result.errors.count, is: 3)
    #expect(result.errors[0].hasPrefix("\(broken):1:1: titel: a scenario has no key “titel”"))
    #expect(result.errors[2].hasSuffix("/missing.yaml: there is no such file or folder"))
  }

  @Test("a folder is searched to the bottom, in the order of paths") func folders() throws {
    for name in ["b/c.yml", "a.yaml", "b/a.yaml", "notes.txt", "c.yaml"] {
      _ = try file(name, Self.good.replacingOccurrences(of: "One touch", with: name))
    }
    let result = try run(folder.path)
    expect(
      result.out.filter { !$0.isEmpty && !$0.hasPrefix("@") },
      is: ["a.yaml", "b/a.yaml", "b/c.yml", "c.yaml"])
  }

  @Test("a folder without scenarios, and a file that is not text, are refused") func wrongFiles() throws {
    _ = try file("empty/notes.txt", "")
    let binary = try file("binary.yaml", "")
    try Data([0x61, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: binary))
    let result = try run(folder.appendingPathComponent("empty").path, binary)
    expect(result.status, is: 2)
    #expect(result.errors[0].hasSuffix("the folder has no .yaml file"))
    #expect(result.errors[1].hasSuffix("the file is not UTF-8 text"))
  }

  @Test("a file that never ends is read no further than the limit") func endless() throws {
    guard FileManager.default.fileExists(atPath: "/dev/zero") else { return }
    let result = try run("/dev/zero")
    #expect(result.status == 2 && result.errors[0].contains("longer than 256 MB"))
  }

  @Test(
    "TRACE-10: a trace says who is at work: sendEvent, a window that gives touches out, the gesture environment"
  )
  func whoCalls() throws {
    let scenario = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios/TRACE-10-who-calls-recognizers-and-views.yaml")
    let text = try String(contentsOf: scenario, encoding: .utf8)
    let result = try run("--trace", "text", try file("a.yaml", text))
    let wanted = ["sendEvent", "environment", " sees ", " gets ", " acts", "taken from"]
    expect(
      result.out.flatMap { $0.split(separator: "\n").map(String.init) }.filter { line in
        wanted.contains { line.contains($0) } && line.hasPrefix("@")
      },
      is: [
        "@0.000  UIApplication.sendEvent: touches [PIPE-4]",
        "@0.000  W.sendEvent gives the touches out [TRACE-10]",
        "@0.000    press sees began of 1 [GR-22]",
        "@0.000  Photo gets began of 1 [EVT-1]",
        "@0.500  the gesture environment is updated, outside of any event [TRACE-10]",
        "@0.500  press acts: began, 1 target [GR-14]",
        "@0.500  contact 1 is taken from Photo: a gesture was recognized [DLV-1]",
        "@0.500  Photo gets cancelled of 1 [EVT-1]",
        "@0.700  UIApplication.sendEvent: touches [PIPE-4]",
        "@0.700  W.sendEvent gives the touches out [TRACE-10]",
        "@0.700    press sees ended of 1 [GR-22]",
        "@0.700  press acts: ended, 1 target [GR-14]",
      ])
  }

  @Test("ARB-9: where two recognizers act in one event, the trace says once that their order is open")
  func order() throws {
    let scenario = """
      title: A pinch and a rotation
      windows: [{ id: W, frame: [0, 0, 400, 800], gestureRecognizers: [
        { id: pinch, type: pinch, delegate: { simultaneousWith: all } }, { id: turn, type: rotation },
        { id: tap, type: tap } ] }]
      script:
        - { at: 0.0, down: { 1: [100, 100], 2: [200, 100] } }
        - { at: 0.1, move: { 1: [100, 150], 2: [250, 60] } }
        - { at: 0.2, move: { 1: [90, 200], 2: [300, 20] } }
        - { at: 0.3, up: [1, 2] }
      """
    let lines = try run("--trace", "text", try file("a.yaml", scenario)).out
    let acts = lines.indices.filter { lines[$0].contains(" acts: ") }
    let notes = lines.indices.filter { lines[$0].hasSuffix("in an order that UIKit leaves open [ARB-9]") }
    #expect(acts.count >= 6 && notes.count == 1, "\(lines)")
    expect(notes.first.map { $0 - 1 }, is: acts.dropFirst().first)
    expect(
      lines[notes.first ?? 0], is: "  in one event with another, in an order that UIKit leaves open [ARB-9]")
  }

  @Test("the trace is printed as text under the title, and as nothing but JSON Lines") func traces() throws {
    let text = try run("--trace", "text", try file("a.yaml", Self.good))
    expect(text.out.first, is: "One touch")
    #expect(text.out.contains("@0.050  contact 1 belongs to W in W [TOUCH-9]"))
    let json = try run("--trace", "json", try file("a.yaml", Self.good))
    #expect(json.out.count > 1)
    expect(
      json.out.first, is: #"{"v":2,"n":0,"t":0,"fact":"trace","tool":"\#(ProgramVersion.tool)"}"#,
      "a trace says first what wrote it")
    expect(json.out.dropFirst().first?.hasPrefix(#"{"v":2,"n":1,"#), is: true)
    for line in json.out {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test("the example in the help is a scenario that passes") func help() throws {
    let lines = RunCommand.explanation.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  title:") })
    let end = try #require(lines[start...].firstIndex { $0.isEmpty })
    let example = lines[start..<end].joined(separator: "\n")
    let result = try run("--check", try file("example.yaml", example))
    expect(result.status, is: 0)
    expect(result.out, is: ["1 passed, 0 failed"], "\(result.errors)")
  }
}
