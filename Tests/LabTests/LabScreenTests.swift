import Expectations
import Fingerpost
import FingerpostScenarios
import FingerpostText
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostLab

/// What is recorded of a run.
@Suite struct LabScreenTests {
  private static var scenarios: [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  @Test("a run that is watched gives the facts and the log of one that is not") func watching() throws {
    #expect(Self.scenarios.count > 250)
    for path in Self.scenarios {
      let scenario = try Scenario.load(text: String(contentsOfFile: path, encoding: .utf8), name: path)
      let player = ScenarioPlayer(scenario)
      let (alone, seen) = (try player.play(tracing: true), try player.play(watching: LabScreen().watch))
      expect(alone.records, is: seen.records, "\(path)")
      expect(alone.lines, is: seen.lines, "\(path)")
    }
  }

  private func messages(_ text: String) throws -> [String] {
    let screen = LabScreen()
    let run = try ScenarioPlayer(Scenario.load(text: text, name: "test")).play(watching: screen.watch)
    var feed = LabFeed(title: "test", command: "run", screens: ["test"])
    feed.add(screen, as: 1, facts: run.records)
    return feed.messages
  }

  @Test("the first picture is whole, and later ones say only what changed") func pictures() throws {
    let messages = try messages(
      """
      windows: [{ id: W, subviews: [{ id: A, frame: [0, 0, 50, 50] }, { id: B, frame: [50, 0, 50, 50] }] }]
      script:
        - { at: 0.1, down: { 1: [5, 5] } }
        - { at: 0.2, set: { A.isHidden: true } }
        - { at: 0.3, up: [1] }
      """)
    let pictures = messages.filter { $0.contains("\"m\":\"picture\"") || $0.contains("\"m\":\"change\"") }
    // At the beginning; when facts mention the views; when one is hidden.
    expect(pictures.count, is: 3)
    #expect(
      pictures[0].hasPrefix(#"{"screen":1,"m":"picture","t":0,"width":400,"height":800,"boxes":[{"id":1,"#))
    #expect(pictures[1].contains(#""subject":2"#))
    #expect(pictures[2].hasPrefix(#"{"screen":1,"m":"change","t":0.2,"boxes":[{"id":2,"#))
    #expect(pictures[2].contains(#""hidden":true"#))
  }

  @Test("a touch brings the responder chain of its view") func chain() throws {
    let messages = try messages(
      """
      windows: [{ id: W, rootViewController: { id: C, view: { id: R } } }]
      script: [{ at: 0, down: { 1: [5, 5] } }, { at: 0.1, up: [1] }]
      """)
    #expect(
      messages.contains { message in
        message.contains(#""m":"chain","t":0,"contact":1"#)
          && message.contains(#""links":["R","C","W","UIWindowScene""#)
      })
  }

  @Test("facts are the lines of the trace, byte for byte") func facts() throws {
    let text = try String(contentsOfFile: Self.scenarios[0], encoding: .utf8)
    let run = try ScenarioPlayer(Scenario.load(text: text, name: "test")).play(tracing: true)
    let lines = run.records.map(TraceJSONRenderer().line(for:)).joined(separator: ",\n")
    #expect(try messages(text).contains("{\"m\":\"facts\",\"screen\":1,\"facts\":[\n\(lines)\n]}"))
  }

  @Test("of too many facts the newest are kept, with all names, and a gap is told") func tooMany() throws {
    var records = (0..<LabScreen.factLimit + 10).map { number in
      TraceRecord(
        number: number + 2, nanoseconds: Int64(number) * 1_000_000_000,
        fact: .contact(1, .move, x: Double(number), y: 0))
    }
    records.insert(
      TraceRecord(number: 1, nanoseconds: 0, fact: .subject(SubjectID(1), kind: .view, name: "A")), at: 0)
    var feed = LabFeed(title: "test", command: "run", screens: ["test"])
    feed.add(LabScreen(), as: 1, facts: records)
    expect(feed.messages[1], is: #"{"m":"gap","screen":1,"what":"facts","count":10,"from":0,"to":9}"#)
    #expect(feed.messages[2].hasPrefix("{\"m\":\"facts\",\"screen\":1,\"facts\":[\n{\"v\":2,\"n\":1,"))
    let lines = feed.messages.dropFirst(2).map { $0.split(separator: "\n").count - 2 }.reduce(0, +)
    expect(lines, is: LabScreen.factLimit + 1)
  }

  @Test("pictures are bounded, and what is missing is told") func tooManyPictures() throws {
    var script = "  - { at: 0, down: { 1: [5, 5] } }\n"
    for step in 1...LabScreen.pictureLimit + 50 {
      script += "  - { at: \(Double(step) / 100), set: { A.alpha: \(step % 2 == 0 ? 1 : 0.5) } }\n"
    }
    let messages = try messages(
      "windows: [{ id: W, subviews: [{ id: A, frame: [0, 0, 9, 9] }] }]\nscript:\n\(script)")
    expect(messages.count { $0.contains("\"m\":\"change\"") }, is: LabScreen.pictureLimit - 1)
    #expect(messages.contains { $0.contains(#""what":"pictures","count":"#) })
  }
}
