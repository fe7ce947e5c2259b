import Expectations
import FingerpostProperties
import FingerpostText
import FingerpostWhatIf
import Testing

@testable import FingerpostLab

/// What is said to a process that a recording is played to, and by it.
@Suite struct RehearsalTests {
  @Test("places are read from their texts, and nothing else is") func places() {
    for place in [
      TreePlace(window: 0), TreePlace(window: 2, subviews: [0, 13]),
      TreePlace(window: 1, subviews: [4], recognizer: 0),
    ] { expect(TreePlace(text: place.text), is: place) }
    expect(TreePlace(window: 1, subviews: [4], recognizer: 0).text, is: "1.4:0")
    let endless = Array(repeating: "1", count: 2000).joined(separator: ".")
    for text in ["", "x", "1.", "-1", "1:", "1:-1", "1:0:0", ":0", "1..2", endless] {
      expect(TreePlace(text: text), is: nil, "\(text.prefix(10))")
    }
  }

  @Test("changes go there and back; another version, too many and nonsense are refused") func changes() {
    let place = TreePlace(window: 0, subviews: [1], recognizer: 0)
    let all: [TreeChange] = [
      TreeChange(place, .set("isEnabled", .flag(false))),
      TreeChange(TreePlace(window: 0), .set("alpha", .number(0.25))),
      TreeChange(place, .require(toFail: TreePlace(window: 0, recognizer: 1), false)),
    ]
    expect(Rehearsal(json: Rehearsal(all).json)?.changes, is: all)
    expect(Rehearsal(json: Rehearsal().json)?.changes, is: [])
    expect(Rehearsal(json: Rehearsal(Array(repeating: all[0], count: 51)).json), is: nil)
    for text in [
      "", "[]", #"{"v":2,"changes":[]}"#, #"{"v":1}"#, #"{"v":1,"changes":[{"at":"0"}]}"#,
      #"{"v":1,"changes":[{"at":"?","set":"alpha","value":1}]}"#,
      #"{"v":1,"changes":[{"at":"0","set":"alpha","value":"no"}]}"#,
    ] { expect(Rehearsal(json: Array(text.utf8)), is: nil, "\(text)") }
  }

  @Test("what a process says may be anything: what is not JSON is left out, and no line ends in it")
  func messages() throws {
    let texts = [
      "{\"m\":\"facts\",\n\"facts\":[{\"fact\":\"subject\",\"id\":3,\"kind\":\"view\",\"name\":\"Card\"}]}",
      "{\"m\":\"facts\",\"facts\":[{\"fact\":\"subject\",\"id\":3,\"kind\":\"view\",\"name\":\"Card\"}]}",
      "{\"m\":", "", "{}", "7", "],\"problem\":\"no\"",
    ]
    let report =
      #"{"m":"places","v":1,"undone":[],"objects":[{"at":"0.2","type":"UIView","subject":3,"fields":[{"key":"alpha","value":1,"from":0,"to":1,"whole":false}]}]}"#
    let run = ProcessRun(
      messages: texts.map { Array($0.utf8) }, places: Array(report.utf8), problem: nil)
    let messages = JSONWriter.members { run.write("messages", of: 4, to: $0) }
    #expect(!messages.contains("\n"))
    #expect(messages.hasPrefix("\"messages\":[{\"screen\":4,\"m\":\"facts\",") && !messages.contains("no"))
    try expect(
      run.form(#"{"kind":"view","name":"Card"}"#),
      is:
        #""kind":"view","name":"Card","nth":0,"fields":[{"key":"alpha","value":1,"from":0,"to":1,"whole":false}]"#
    )
    let asked = try AskedChange.all(
      #"{"changes":[{"kind":"view","name":"Card","set":"alpha","value":0.5,"from":2.5}]}"#)
    expect(asked.map(\.from), is: [2.5])
    let change = try run.change(asked[0])
    expect(change, is: TreeChange(TreePlace(window: 0, subviews: [2]), .set("alpha", .number(0.5))))
    expect(run.code(for: change), is: ["card.alpha = 0.5"])
    // The second time that it is introduced it is no other one.
    #expect(throws: WhatIf.Problem.self) { try run.form(#"{"kind":"view","name":"Card","nth":1}"#) }
  }
}
