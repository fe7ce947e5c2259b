import FingerpostText
import Testing

@testable import FingerpostTrace

/// A trace as a document for Perfetto.
@Suite struct TracePerfettoTests {
  private let tap = SubjectID(1)
  private let twice = SubjectID(2)

  private func text(_ facts: [(Int64, Fact)]) -> String {
    var renderer = TracePerfettoRenderer()
    let records = facts.enumerated().map { index, fact in
      TraceRecord(number: index + 1, nanoseconds: fact.0 * 1_000_000, fact: fact.1)
    }
    renderer.add(records, title: "a run")
    return renderer.text
  }

  @Test("lanes are tracks: states are slices in microseconds, waits arrows, actions instants") func tracks() {
    let text = text([
      (0, .subject(tap, kind: .recognizer, name: "tap")),
      (0, .subject(twice, kind: .recognizer, name: "twice")),
      (0, .received(contact: 1, by: tap)), (0, .received(contact: 1, by: twice)),
      (80, .waits(tap, for: twice)),
      (430, .verdict(tap, state: .ended, reason: .itself)), (430, .acted(tap, state: .ended, targets: 1)),
      (430, .contestantReset(tap)),
    ])
    for line in [
      #"{"ph":"M","name":"process_name","cat":"fingerpost","pid":1,"ts":0,"args":{"name":"a run"}}"#,
      #"{"ph":"M","name":"thread_name","cat":"fingerpost","pid":1,"tid":1,"ts":0,"args":{"name":"tap (recognizer 1)"}}"#,
      #"{"ph":"X","name":"possible","cat":"fingerpost","pid":1,"tid":1,"ts":0,"dur":80000,"args":{"rule":"GR-20"}}"#,
      #"{"ph":"X","name":"waits for twice","cat":"fingerpost","pid":1,"tid":1,"ts":80000,"dur":350000,"args":{"rule":"ARB-18"}}"#,
      #"{"ph":"s","name":"waits","cat":"fingerpost","pid":1,"tid":1,"ts":80000,"id":1}"#,
      #"{"ph":"f","name":"waits","cat":"fingerpost","pid":1,"tid":2,"ts":80000,"id":1,"bp":"e"}"#,
      #"{"ph":"i","name":"acts: ended","cat":"fingerpost","pid":1,"tid":1,"ts":430000,"s":"t","args":{"rule":"GR-14"}}"#,
    ] {
      #expect(text.contains(line))
    }
    #expect(text.hasPrefix("{\"traceEvents\":[\n"))
    #expect(text.hasSuffix("\n],\"otherData\":{\"tool\":\"\(ProgramVersion.tool)\"}}"))
  }

  @Test("what has not ended ends with the last fact") func open() {
    let text = text([(10, .contact(1, .down, x: 5, y: 6)), (30, .contact(1, .move, x: 6, y: 6))])
    #expect(
      text.contains(#""name":"down at (5, 6)","cat":"fingerpost","pid":1,"tid":1,"ts":10000,"dur":20000"#))
  }
}
