import ArgumentParser
import Expectations
import FingerpostConsole
import FingerpostProbe
import Foundation
import Testing
import UIKit

@testable import fingerpost_dev

/// What `fingerpost-dev compare-probe` says about logs of the probe.
@Suite struct CompareProbeTests {
  private static let log = EngineTouches.log(for: .engine)

  private func compare(_ lines: [String], json: Bool = false) throws -> (output: String, status: Int32) {
    try compare(Data(lines.joined(separator: "\n").utf8), json: json)
  }

  private func compare(_ data: Data, json: Bool = false) throws -> (output: String, status: Int32) {
    try run(["probe.jsonl"] + (json ? ["--json"] : [])) { _, _ throws(CommandFailure) in data }
  }

  private func run(
    _ arguments: [String], _ read: @escaping (String, Int) throws(CommandFailure) -> Data = InputFile.read
  ) throws -> (output: String, status: Int32) {
    var output = Data()
    var console = Console {
      output.append(contentsOf: $0)
    } complain: { _ in
    }
    console.read = read
    let status = try CompareProbeCommand.parse(arguments).run(on: console)
    return (String(decoding: output, as: UTF8.self), status)
  }

  private func problem(_ text: String) -> String? {
    problem(Data(text.utf8))
  }

  private func problem(_ data: Data) -> String? {
    do {
      _ = try compare(data)
      return nil
    } catch {
      return (error as? CommandFailure)?.description
    }
  }

  /// The engine's log with its first line that fits changed.
  private func changed(_ fits: @escaping (String) -> Bool, _ old: String, _ new: String) throws -> [String] {
    var lines = Self.log
    let index = try #require(lines.firstIndex(where: fits))
    lines[index] = lines[index].replacingOccurrences(of: old, with: new)
    expect(lines[index], isNot: Self.log[index])
    return lines
  }

  // MARK: - The log

  @Test("every question has an attempt, an answer and rules that its lines name") func everyQuestionIsPlayed()
    throws
  {
    let log = try ProbeLog(Data(Self.log.joined(separator: "\n").utf8), name: "log")
    for question in FingerpostProbe.questions {
      let lines = log.lines.filter { $0.probe == question.id }
      #expect(lines.contains { $0.what == "attempt" }, "\(question.id)")
      #expect(lines.contains { $0.what != "attempt" }, "\(question.id)")
      expect(Set(lines.map(\.rule)), is: Set(question.rules), "\(question.id)")
    }
    expect(Set(log.lines.map(\.probe)), is: Set(FingerpostProbe.questions.map(\.id)))
  }

  @Test("a question names settings of the event rules, in the first line of each attempt") func settings()
    throws
  {
    for question in FingerpostProbe.questions {
      #expect(Set(question.settings).isSubset(of: EventRules.keys), "\(question.id)")
    }
    let attempt = Self.log.first { $0.contains("\"what\": \"attempt\"") }
    expect(attempt?.hasSuffix("\"settings\": [\"tap.allowableMovement\"]}"), is: true)
  }

  @Test("two runs write the same bytes") func repeatable() {
    expect(EngineTouches.log(for: .engine), is: Self.log)
  }

  @Test("--print writes the log, which compares as the same") func printed() throws {
    let printed = try run(["--print"])
    expect(printed.status, is: 0)
    expect(printed.output, is: Self.log.joined(separator: "\n") + "\n")
    let result = try compare(Data(printed.output.utf8))
    expect(result.status, is: 0)
    #expect(result.output.hasPrefix("probe.jsonl: iOS 17 on Fingerpost, iPhone\n"))
    let count = FingerpostProbe.questions.count
    #expect(result.output.hasSuffix("\n\(count) questions: \(count) same\n"))
  }

  @Test("the header says which system and device the engine plays") func header() throws {
    var pad = ProbeLog.Header.engine
    pad.device = "iPad"
    #expect(pad.eventRules.isPad && EngineTouches.log(for: pad) != Self.log)
    var old = ProbeLog.Header.engine
    old.system = "iOS 13.7"
    #expect(old.eventRules.system == 13 && old.eventRules.hitTestPasses == 2)
    let result = try compare(EngineTouches.log(for: old))
    expect(result.status, is: 0, "\(result.output)")
    old.system = "iOS 99999999999999999999"
    expect(old.eventRules, is: .standard)
  }

  // MARK: - Differences

  @Test("a changed line is reported with its question, rule, attempt and both sides") func changedLine()
    throws
  {
    let lines = try changed({ $0.contains("tap-movement") && $0.contains("ended") }, "ended", "cancelled")
    let result = try compare(lines)
    expect(result.status, is: 1)
    #expect(
      result.output.contains(
        """
        differs         tap-movement        [TAP-4]
          How far may a finger of a tap move?
          sets tap.allowableMovement
          first difference: attempt “5 pt”, rule TAP-4
            in the file    0.2 s  tap: cancelled (line 3)
            on the engine  0.2 s  tap: ended

        """), "\(result.output)")
    #expect(result.output.contains("1 differs"))
  }

  @Test("all attempts that differ are named") func attempts() throws {
    let lines = Self.log.filter { !($0.contains("tap-separation") && $0.contains("ended")) }
    let output = try compare(lines).output
    #expect(
      output.contains("attempts that differ: “10 pt”, “20 pt”, “30 pt”, “40 pt”, “44 pt”\n"), "\(output)")
  }

  @Test("the same as JSON") func json() throws {
    let lines = try changed({ $0.contains("tap-movement") && $0.contains("ended") }, "ended", "cancelled")
    let result = try compare(lines, json: true)
    expect(result.status, is: 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expect(object["format"] as? String, is: "fingerpost.compare-probe.v1")
    let questions = try #require(object["questions"] as? [[String: Any]])
    expect(questions.count, is: FingerpostProbe.questions.count)
    let first = try #require(questions.first { $0["id"] as? String == "tap-movement" })
    expect(first["result"] as? String, is: "differs")
    let difference = try #require(first["difference"] as? [String: Any])
    #expect(difference["rule"] as? String == "TAP-4" && difference["attempt"] as? String == "5 pt")
    expect((difference["there"] as? [String: Any])?["line"] as? Int, is: 3)
  }

  @Test(
    "times may differ by 1 ms, places by half a point",
    arguments: [
      ("tap-movement", "\"t\": 0.2,", "\"t\": 0.201,", true),
      ("tap-movement", "\"t\": 0.2,", "\"t\": 0.2012,", false),
      ("pan-translation", "\"at\": [6.0, 8.0]", "\"at\": [6.5, 7.5]", true),
      ("pan-translation", "\"at\": [6.0, 8.0]", "\"at\": [6.6, 8.0]", false),
      ("pan-translation", ", \"at\": [6.0, 8.0]", "", false),
    ])
  func tolerance(probe: String, old: String, new: String, isSame: Bool) throws {
    let lines = try changed({ $0.contains(probe) && $0.contains(old) }, old, new)
    let result = try compare(lines)
    expect(result.status, is: (isSame ? 0 : 1), "\(result.output)")
  }

  @Test("what no touch brought about may come a frame of the display earlier or later") func frames() throws {
    let index = try #require(
      Self.log.firstIndex { $0.contains("didEndDecelerating") && $0.contains("\"free\"") })
    let log = try ProbeLog(Data([Self.log[0], Self.log[index]].joined(separator: "\n").utf8), name: "log")
    let time = log.lines[0].t
    for (shift, status) in [(0.017, Int32(0)), (-0.017, 0), (0.019, 1)] {
      var lines = Self.log
      lines[index] = lines[index].replacingOccurrences(of: "\"t\": \(time)", with: "\"t\": \(time + shift)")
      expect(lines[index], isNot: Self.log[index])
      try expect(compare(lines).status, is: status)
    }
  }

  @Test("lines too few and too many are differences") func count() throws {
    var short = Self.log
    short.removeLast()
    #expect(try compare(short).output.contains("in the file    nothing more"))
    let long = Self.log + [Self.log[Self.log.count - 1]]
    #expect(try compare(long).output.contains("on the engine  nothing more"))
  }

  @Test("questions may be missing, unplayed, unknown and in any order; lines of one may not change places")
  func order() throws {
    let ids = FingerpostProbe.questions.map(\.id)
    let shuffled =
      [Self.log[0]]
      + ids.reversed().flatMap { id in
        Self.log.filter { $0.contains("\"probe\": \"\(id)\"") }
      }
    try expect(compare(shuffled).status, is: 0)

    var some = Self.log.filter { !$0.contains("\"swipe-up-down\"") && !$0.contains("\"hit-test-count\"") }
    some.append(
      #"{"probe": "hit-test-count", "rule": "HIT-21", "t": 0, "who": "probe", "what": "not played"}"#)
    some.append(#"{"probe": "later", "rule": "X-1", "t": 0, "who": "a", "what": "b"}"#)
    let result = try compare(some)
    expect(result.status, is: 0)
    #expect(result.output.contains("not in the file swipe-up-down"))
    #expect(result.output.contains("not played      hit-test-count"))
    #expect(result.output.contains("1 not in the file, 1 not played there\n"))
    #expect(result.output.hasSuffix("Questions that this version does not have: later\n"))

    var swapped = Self.log
    swapped.swapAt(1, 2)
    try expect(compare(swapped).status, is: 1)
  }

  // MARK: - An application's touches

  private static let screen =
    #"{"t":1,"screen":"#
      + """
      {"format":"fingerpost-export/1","views":[{"parent":null,"class":"UIWindow","superclasses":[],
      "address":"0x1","bounds":[0,0,400,800],"center":[200,400],"overrides":[],"gestureRecognizers":[
      {"class":"UITapGestureRecognizer","superclasses":[],"address":"0xa","delegate":null,
      "numberOfTapsRequired":1,"numberOfTouchesRequired":1}]}],"windows":[{"view":0,"level":0,"key":true}]}}
      """.replacingOccurrences(of: "\n", with: "")

  private func touches(_ more: String...) -> [String] {
    func line(_ time: Double, _ phase: String) -> String {
      #"{"t":\#(time),"phase":"\#(phase)","touches":[{"touch":"0xf","at":[50,50],"taps":1,"type":0,"#
        + #""force":0,"radius":0,"view":"0x1","recognizers":["0xa"]}]}"#
    }
    return [
      #"{"format":"fingerpost-touches/1","tool":"x"}"#, Self.screen, line(1, "began"), line(1.05, "ended"),
    ] + more + [#"{"t":2,"over":true}"#]
  }

  @Test("an application's touches that were saved are compared with the engine as it is now")
  func application() throws {
    let result = try compare(touches())
    expect(result.status, is: 1)
    #expect(result.output.hasPrefix("probe.jsonl: what an application did\n\ntouch 1 at (50, 50) on "))
    #expect(result.output.contains("  differs: by the engine"))
    #expect(result.output.hasSuffix("\n1 touch; the engine differs at 1.\n"))
    let same = try compare(touches(#"{"t":1.05,"of":"0xa","is":["ended"],"recognizes":true}"#))
    #expect(same.status == 0 && same.output.hasSuffix("the engine differs at 0.\n"), "\(same.output)")
  }

  @Test("the same as JSON")
  func applicationAsJSON() throws {
    let result = try compare(touches(), json: true)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expect(object["format"] as? String, is: "fingerpost.compare-touches.v1")
    let touch = try #require((object["touches"] as? [[String: Any]])?.first)
    expect((touch["differences"] as? [[String: Any]])?.count, is: 1)
  }

  @Test("a log of touches with another line in it, and one without any, are refused")
  func applicationRefused() {
    expect(
      problem(touches("hello").joined(separator: "\n"))?.hasPrefix("probe.jsonl:5: not a line"), is: true)
    expect(problem(touches()[0] + "\n"), is: "probe.jsonl: no touch is in the file.")
    expect(
      problem([touches()[0], #"{"t":1,"screen":{}}"#, touches()[2]].joined(separator: "\n"))?
        .hasPrefix("probe.jsonl: "), is: true)
  }

  // MARK: - Hostile files

  @Test("files that are not a log are refused, with the number of the line") func refused() {
    let header = Self.log[0] + "\n"
    expect(problem(""), is: "probe.jsonl: the file is empty.")
    expect(problem("\n\r\n \n"), is: "probe.jsonl: the file is empty.")
    expect(problem(Self.log[1])?.hasPrefix("probe.jsonl:1: the log does not begin with"), is: true)
    expect(problem(header.replacingOccurrences(of: "probe/1", with: "probe/2"))?.contains(":1:"), is: true)
    expect(problem(Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })), isNot: nil)
    expect(problem(header + "Test Case started")?.hasPrefix("probe.jsonl:2: not a line"), is: true)
    expect(problem(header + "\n" + #"{"probe": "a"}"#)?.hasPrefix("probe.jsonl:3: not a line"), is: true)
    let line = #"{"probe": "a", "rule": "R", "t": 0, "who": "a", "what": "b", "at": [1]}"#
    expect(problem(header + line)?.contains(":2:"), is: true)
    expect(problem(header + line.replacingOccurrences(of: ": 0", with: ": 1e999"))?.contains(":2:"), is: true)
    expect(problem(header + String(repeating: "[", count: 3_900))?.contains(":2:"), is: true)
    let many = problem(header + String(repeating: "x\n", count: 40))
    expect(many?.hasSuffix("\n… and 35 more lines."), is: true, "\(many ?? "")")
  }

  @Test("long lines, many lines and long files are refused") func bounded() {
    let header = Self.log[0] + "\n"
    expect(
      problem(header + String(repeating: "x", count: 3_000_000)),
      is: "probe.jsonl:2: the line is longer than 4000 bytes.")
    expect(
      problem(header + String(repeating: "x", count: 10_000_000)),
      is: "probe.jsonl: the file is longer than 4 MB.")
    expect(
      problem(header + String(repeating: "\n", count: 50_001)),
      is: "probe.jsonl: the file has more than 50000 lines.")
  }

  @Test(
    "a file that is not there, and a folder, are refused",
    arguments: [
      ("/there/is/nothing", "/there/is/nothing could not be read: there is no such file."),
      ("/", "/ is a folder, not a file."),
    ])
  func absent(path: String, reason: String) {
    #expect(throws: CommandFailure(reason)) { try run([path]) }
  }

  @Test("arguments that contradict each other end with 2") func arguments() async {
    await #expect(processExitsWith: .exitCode(2)) { DeveloperCommand.main(["compare-probe"]) }
    await #expect(processExitsWith: .exitCode(2)) {
      DeveloperCommand.main(["compare-probe", "--print", "x.jsonl"])
    }
    await #expect(processExitsWith: .exitCode(2)) {
      DeveloperCommand.main(["compare-probe", "--print", "--json"])
    }
  }

  // MARK: - The page

  @Test("docs/unknown.md names the probe of every question, and no other") func page() throws {
    let checkout = try #require(Checkout(around: #filePath.replacing(/[^\/]*$/, with: "")))
    let page = try #require(checkout.text(of: "docs/unknown.md"))
    let questions = try #require(page.split(separator: "\n## ").first)
    let rows = questions.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| question") }
    let named = rows.compactMap { $0.firstMatch(of: /\| `([a-z-]+)` \|$/).map { String($0.1) } }
    expect(named.count, is: rows.count)
    expect(Set(named), is: Set(FingerpostProbe.questions.map(\.id)))
    expect(named.count, is: FingerpostProbe.questions.count)
    for question in FingerpostProbe.questions {
      for rule in question.rules {
        let row = rows.first { $0.hasSuffix("`\(question.id)` |") }
        expect(row?.contains(rule), is: true, "\(question.id) \(rule)")
      }
    }
  }
}
