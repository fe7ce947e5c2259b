import Expectations
import FingerpostScenarios
import FingerpostText
import Testing

@testable import FingerpostLab

/// The same fingers with something changed.
@Suite struct WhatIfTests {
  private static let waiting = """
    windows:
      - id: W
        gestureRecognizers: [{ id: shut, type: tap, isEnabled: false }]
        subviews:
          - id: Card
            frame: [0, 0, 200, 200]
            gestureRecognizers:
              - { id: tap, type: tap, requireToFail: [double] }
              - { id: double, type: tap, numberOfTapsRequired: 2 }
          - { id: Feed, class: UIScrollView, frame: [0, 200, 200, 200], contentSize: [200, 900] }
    script:
      - { at: 0, down: { 1: [50, 50] } }
      - { at: 0.1, up: [1] }
      - { at: 1, down: { 1: [50, 250] } }
      - { at: 1.1, up: [1] }
    """

  private func whatIf(_ text: String = waiting) throws -> WhatIf {
    WhatIf(LabTake(try Scenario.load(text: text, name: "test")))
  }

  /// When a recognizer acts, in a reply.
  private func actions(in reply: String) -> [String] {
    reply.split(separator: "{\"v\":2,").filter { $0.contains("\"fact\":\"acted\"") }.map { line in
      String(line.split(separator: "\"t\":")[1].prefix { $0 != "," })
    }
  }

  private func change(_ name: String, _ rest: String) -> String {
    #"{"changes":[{"kind":"recognizer","name":"\#(name)",\#(rest)}]}"#
  }

  @Test("a form has what the object has, as it is before the first finger") func form() throws {
    let tap = try whatIf().form(#"{"kind":"recognizer","name":"tap"}"#)
    #expect(tap.hasPrefix(#""kind":"recognizer","name":"tap","nth":0,"fields":["#))
    #expect(tap.contains(#"{"key":"cancelsTouchesInView","value":true}"#))
    #expect(tap.contains(#"{"key":"numberOfTapsRequired","value":1,"from":1,"to":1000000,"whole":true}"#))
    #expect(tap.contains(#"{"kind":"recognizer","name":"double","nth":0,"required":true}"#))
    #expect(!tap.contains("alpha") && !tap.contains("\"shut\"") && !tap.contains("minimumPressDuration"))
    let feed = try whatIf().form(#"{"kind":"view","name":"Feed"}"#)
    #expect(feed.contains(#"{"key":"delaysContentTouches","value":true}"#))
    #expect(feed.contains(#"{"key":"alpha","value":1,"from":0,"to":1,"whole":false}"#))
    #expect(!feed.contains("others") && !feed.contains("cancelsTouchesInView"))
  }

  @Test("without changes the run is the same again") func again() throws {
    let run = try LabTake(Scenario.load(text: Self.waiting, name: "test")).play { _ in }
    var feed = LabFeed(title: "", command: "", screens: [""])
    feed.add(run.screen, as: 1, facts: run.records)
    let again = try whatIf().again(screen: 1)
    for message in feed.messages.dropFirst() { #expect(again.contains(message.replacing("\n", with: ""))) }
    // The wire has a message a line.
    #expect(!again.contains("\n"))
    expect(actions(in: again), is: ["0.45"])
  }

  @Test("the same fingers are played with the change, and the line of Swift is given") func changes() throws {
    let whatIf = try whatIf()
    let dropped = try whatIf.play(
      change("tap", #""require":{"kind":"recognizer","name":"double"},"value":false"#), screen: 3)
    expect(actions(in: dropped), is: ["0.1"])
    #expect(dropped.hasPrefix(#""code":["// remove tap.require(toFail: double)"],"undone":[],"messages":["#))
    #expect(dropped.contains(#""screen":3"#) && !dropped.contains("\"m\":\"hello\""))
    #expect(dropped.contains("\"m\":\"rules\""))
    let disabled = try whatIf.play(change("double", #""set":"isEnabled","value":false"#), screen: 1)
    expect(actions(in: disabled), is: ["0.1"])
    #expect(disabled.hasPrefix(#""code":["double.isEnabled = false"]"#))
    let twice = try whatIf.play(change("tap", #""set":"numberOfTapsRequired","value":2"#), screen: 1)
    #expect(actions(in: twice).isEmpty)
    #expect(twice.hasPrefix(#""code":["tap.numberOfTapsRequired = 2"]"#))
    // Each question begins again.
    expect(actions(in: try whatIf.again(screen: 1)), is: ["0.45"])
    let required = try whatIf.play(
      change("double", #""require":{"kind":"recognizer","name":"tap"}"#), screen: 1)
    #expect(required.hasPrefix(#""code":["double.require(toFail: tap)"]"#))
    #expect(required.contains("waitsInCircle"))
  }

  @Test("views and the recognizers of scroll views change, too") func views() throws {
    let whatIf = try whatIf()
    let hidden = try whatIf.play(
      #"{"changes":[{"kind":"view","name":"Feed","set":"isHidden","value":true},"#
        + #"{"kind":"recognizer","name":"Feed.pan","set":"minimumNumberOfTouches","value":2}]}"#,
      screen: 1)
    #expect(
      hidden.hasPrefix(
        #""code":["feed.isHidden = true","feed.panGestureRecognizer.minimumNumberOfTouches = 2"]"#))
    #expect(hidden.contains("\"hidden\":true"))
  }

  @Test("of subjects with one name the one that is meant is changed, wherever it is") func namesakes() throws
  {
    let whatIf = try whatIf(
      """
      windows:
        - id: W
          subviews:
            - { frame: [0, 0, 100, 100], subviews: [{ frame: [10, 10, 20, 20] }, { frame: [40, 40, 20, 20] }] }
            - { frame: [200, 0, 100, 100] }
      script:
        - { at: 0, down: { 1: [220, 20] } }
        - { at: 0.1, up: [1] }
        - { at: 0.2, down: { 1: [15, 15] } }
        - { at: 0.3, up: [1] }
      """)
    // The hit test asks the front ones first.
    for (nth, place) in ["[200,0,100,100]", "[0,0,100,100]", "[40,40,20,20]", "[10,10,20,20]"].enumerated() {
      let reply = try whatIf.play(
        #"{"changes":[{"kind":"view","name":"UIView","nth":\#(nth),"set":"alpha","value":0.5}]}"#, screen: 1)
      let boxes = reply.split(separator: "{\"id\":").filter { $0.contains("\"opacity\":0.5") }
      #expect(boxes.contains { $0.contains("\"at\":\(place)") }, "\(nth)")
    }
  }

  @Test(
    "what cannot be asked is refused in a sentence",
    arguments: [
      (#"{"changes":[]}"#, "no change"),
      (
        #"{"changes":[{"kind":"recognizer","name":"nobody","set":"isEnabled","value":true}]}"#,
        "“nobody” was not"
      ),
      (
        #"{"changes":[{"kind":"recognizer","name":"tap","nth":1,"set":"isEnabled","value":true}]}"#,
        "“tap” was not"
      ),
      (
        #"{"changes":[{"kind":"recognizer","name":"tap","set":"alpha","value":1}]}"#,
        "“alpha” cannot be changed"
      ),
      (#"{"changes":[{"kind":"recognizer","name":"tap","set":"isEnabled","value":"no"}]}"#, "no value"),
      (#"{"changes":[{"name":"tap"}]}"#, "names no subject"),
      ("{", "cannot be read"),
    ])
  func refused(question: String, words: String) throws {
    let whatIf = try whatIf()
    let problem = #expect(throws: WhatIf.Problem.self) { try whatIf.play(question, screen: 1) }
    expect(problem?.description.contains(words), is: true, "\(String(describing: problem))")
  }

  @Test(
    "a value out of range is not set, and the reply says so",
    arguments: [
      ("numberOfTapsRequired", "0"), ("numberOfTapsRequired", "1.5"), ("numberOfTapsRequired", "true"),
    ])
  func range(property: String, value: String) throws {
    let reply = try whatIf().play(change("tap", #""set":"\#(property)","value":\#(value)"#), screen: 1)
    #expect(reply.contains("\"undone\":[\"tap.\(property) = \(value)\"]"))
    expect(actions(in: reply), is: ["0.45"])
  }
}
