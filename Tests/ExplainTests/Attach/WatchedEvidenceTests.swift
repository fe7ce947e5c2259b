import Expectations
import Fingerpost
import FingerpostComparing
import FingerpostScenarios
import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostExplain

/// What is saved of an application that does something otherwise than the engine.
@Suite struct WatchedEvidenceTests {
  private func evidence(
    of change: WatchedTouchesTests.Change
  ) throws -> [(evidence: WatchedEvidence, answers: [WatchedAnswer])] {
    var rules = EventRules.standard
    change.make(&rules)
    return try WatchedTouchesTests.told(rules, change.fingers).map { gesture in
      let play = try WatchedPlay(gesture)
      let answers = WatchedComparison(gesture, play).answers
      return (WatchedEvidence(gesture, play, answers), answers)
    }
  }

  @Test(
    "a difference is saved as a scenario that plays as the engine plays the screen, and names the rule",
    arguments: WatchedTouchesTests.changes)
  func scenario(change: WatchedTouchesTests.Change) throws {
    for (evidence, answers) in try evidence(of: change) {
      let text = try evidence.scenario()
      let scenario = try Scenario.load(text: text, name: "saved")
      expect(scenario.rules, is: answers.flatMap(\.differences).map(\.rule).uniqued)
      let log = try ScenarioPlayer(scenario).play().lines
      expect(ScenarioCheck.compare(try #require(scenario.expect), log), is: nil)
      #expect(!text.contains("plays otherwise"), "\(text)")
      for line in answers.enumerated().flatMap({ $1.lines(numbered: $0 + 1) }) {
        #expect(text.contains("# \(line)\n"))
      }
    }
  }

  @Test(
    "the log that is saved beside it is told once more with the same verdict",
    arguments: WatchedTouchesTests.changes)
  func log(change: WatchedTouchesTests.Change) throws {
    for (evidence, answers) in try evidence(of: change) {
      let log = try #require(evidence.log)
      #expect(WatchedEvidence.isLog(log))
      let again = try WatchedEvidence.gestures(in: log).flatMap {
        WatchedComparison($0, try WatchedPlay($0)).answers
      }
      expect(again.map { $0.lines(numbered: 1) }, is: answers.map { $0.lines(numbered: 1) })
    }
  }

  @Test("touches of an iPad are compared by the rules of an iPad, also those that were saved [CTL-13]")
  func system() throws {
    var pad = EventRules.standard
    pad.isPad = true
    let fingers = WatchedTouchesTests.Fingers().with(from: (50, 650), to: (140, 650), for: 0.2)
    let gesture = try #require(WatchedTouchesTests.told(pad, fingers).first)
    let log = try #require(WatchedEvidence(gesture, try WatchedPlay(gesture), []).log)
    // On Linux an application does not tell its system; on iOS it does.
    let format = "\"format\":\"fingerpost-export/1\""
    let told = String(decoding: log, as: UTF8.self).replacing(
      format, with: "\(format),\"system\":\"iPadOS 17.5\"")
    func differences(_ text: String) throws -> [String] {
      try WatchedEvidence.gestures(in: Data(text.utf8)).flatMap {
        try WatchedComparison($0, WatchedPlay($0)).answers.flatMap(\.differences).map(\.rule)
      }
    }
    try expect(differences(told), is: [])
    try expect(differences(String(decoding: log, as: UTF8.self)), isNot: [])
    let screen = try WatchedPlay(try #require(WatchedEvidence.gestures(in: Data(told.utf8)).first)).explainer
      .screen
    expect(screen.eventRules, is: pad)
  }

  @Test("a line that no application tells is named by its number, and another file is no log")
  func refusals() throws {
    let change = try #require(WatchedTouchesTests.changes.first)
    let first = try #require(evidence(of: change).first)
    let log = try #require(first.evidence.log)
    #expect(throws: WatchedEvidence.BadLine.self) {
      try WatchedEvidence.gestures(in: log + Data("{}\n".utf8))
    }
    do throws(WatchedEvidence.BadLine) {
      _ = try WatchedEvidence.gestures(in: Data("{}\nx\n".utf8))
    } catch {
      expect(error.number, is: 2)
    }
    #expect(!WatchedEvidence.isLog(Data("{\"format\":\"fingerpost-probe/1\"}\n".utf8)))
    #expect(!WatchedEvidence.isLog(Data()))
  }

  @Test("of a gesture that takes minutes the lines are not kept, and it is compared all the same")
  func long() throws {
    var reader = WatchedReader()
    func tell(_ text: String) throws -> WatchedGesture? {
      reader.read(try #require(WatchedLine(Data(text.utf8))), as: Data(text.utf8))
    }
    _ = try tell(#"{"t":1,"screen":{"format":"fingerpost-export/1","views":[]}}"#)
    let names = Array(repeating: "\"0x1\"", count: 100_000).joined(separator: ",")
    let touch = "\"touches\":[{\"touch\":\"0x1\",\"at\":[1,2],\"recognizers\":[\(names)]}]}"
    _ = try tell("{\"t\":1,\"phase\":\"began\",\(touch)")
    for _ in 0..<13 { _ = try tell("{\"t\":2,\"phase\":\"moved\",\(touch)") }
    let last = reader.finish()
    let gesture = try #require(last)
    #expect(gesture.told == nil && gesture.isWhole && gesture.frames.count > 2)
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order in which they come first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
