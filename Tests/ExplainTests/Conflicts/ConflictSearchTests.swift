import Expectations
import FingerpostHID
import FingerpostScenarios
import FingerpostText
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// How the search goes about it: what it tries, in which order, and what it says of it.
@Suite("Conflicts: the search", .ownProcess) struct ConflictSearchTests {
  private static let pair = ["id: press, type: longPress", "id: drag, type: pan"]

  private func composer(_ scenario: Scenario) throws -> SequenceComposer {
    let player = SequencePlayer(scenario)
    return SequenceComposer(player, places: try TouchPlaces(player).find().places)
  }

  @Test("the same scenario, seed and number of sequences give the same report")
  func isDeterministic() throws {
    let scenario = try sheet(Self.pair[0], Self.pair[1], "id: tap, type: tap")
    let first = try conflicts(in: scenario, seed: 7, limit: 200)
    let second = try conflicts(in: scenario, seed: 7, limit: 200)
    #expect(first.findings == second.findings && first.tried == second.tried)
    #expect(first.tried.sequences == 200 && first.tried.composed == 150 && first.tried.seed == 7)
  }

  @Test("when the time is up five conflicts are described, and the others are counted") func timeIsUp() throws
  {
    let scenario = try sheet(
      "id: a, type: tap", "id: b, type: tap", "id: c, type: tap", "id: d, type: tap", "id: e, type: tap",
      "id: f, type: tap", "id: g, type: tap", "id: h, type: tap")
    let search = ConflictSearch(scenario, limit: 20)
    let whole = try search.run()
    #expect(whole.findings.count == 7 && whole.notDescribed == 0 && !whole.isCutShort)
    var steps = 0
    let part = try search.run { _ in
      true
    } hasTime: {
      steps += 1
      return steps <= 7
    }
    expect(part.findings.map(\.title), is: whole.findings.prefix(5).map(\.title))
    #expect(part.notDescribed == 2 && part.isCutShort)
  }

  @Test("another seed gives other random touches, and the same seed the same")
  func seeds() throws {
    let composer = try composer(sheet(Self.pair[0], Self.pair[1]))
    func first(_ seed: UInt64) -> [TouchSequence] {
      var generator = SplitMix64(seed: seed)
      return (0..<20).compactMap { _ in composer.random(&generator) }
    }
    expect(first(1), is: first(1))
    expect(first(1), isNot: first(2))
  }

  @Test("single gestures come before combinations, both from the shortest on")
  func order() throws {
    let composed = try composer(sheet(Self.pair[0], Self.pair[1])).composed()
    let singles = composed.prefix { $0.isSingle }
    let combined = composed.dropFirst(singles.count)
    #expect(singles.count > 25 && combined.count > 600)
    #expect(!combined.contains { $0.isSingle })
    #expect(zip(singles, singles.dropFirst()).allSatisfy { !$1.isShorter(than: $0) })
    #expect(zip(combined, combined.dropFirst()).allSatisfy { !$1.isShorter(than: $0) })
    expect(singles.first?.words.hasPrefix("a tap at ("), is: true)
  }

  @Test("fingers come down before they move, move before they are lifted, and stay on the screen")
  func wellFormed() throws {
    let composer = try composer(sheet(Self.pair[0], Self.pair[1]))
    var generator = SplitMix64(seed: 3)
    let random = (0..<200).compactMap { _ in composer.random(&generator) }
    #expect(random.count > 100)
    for sequence in composer.composed().prefix(300) + random {
      expect(Self.flaw(of: sequence), is: nil, "\(sequence.words)")
    }
  }

  /// What no hardware would report, or nil.
  private static func flaw(of sequence: TouchSequence) -> String? {
    var down: Set<Int> = []
    var time = -1
    for step in sequence.steps {
      guard step.milliseconds > time else { return "\(step.milliseconds) after \(time)" }
      time = step.milliseconds
      for contact in step.contacts {
        guard (0..<400).contains(contact.x), (0..<800).contains(contact.y) else { return "\(contact)" }
        let isRight =
          switch contact.phase {
          case .down: down.insert(contact.id).inserted
          case .move: down.contains(contact.id)
          case .up, .cancel: down.remove(contact.id) != nil
          }
        guard isRight else { return "\(contact)" }
      }
    }
    return down.isEmpty ? nil : "\(down.sorted()) are never lifted"
  }

  @Test("gestures have as many taps and fingers, and hold as long, as recognizers want")
  func wanted() throws {
    let player = SequencePlayer(
      try sheet(
        "type: tap, numberOfTapsRequired: 4", "type: swipe, numberOfTouchesRequired: 3",
        "type: longPress, minimumPressDuration: 3"))
    let shapes = GestureShapes(player.recognizers, reach: 100, longestTap: 1.5, longestSwipe: 0.5).all
    let words = shapes.map(\.words)
    #expect(words.contains("a tap four times") && words.contains("a swipe left with three fingers"))
    #expect(!words.contains("a triple tap") && !words.contains("a tap with four fingers"))
    expect(shapes.first { $0.words == "a hold" }?.lift, is: 3100)
  }

  @Test("a place is in the middle of each set of recognizers, and from an edge pans are tried")
  func places() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - gestureRecognizers: [{ id: back, type: screenEdgePan, edges: left }]
            subviews:
              - frame: [0, 0, 400, 400]
                gestureRecognizers: [{ id: outer, type: pan }]
                subviews: [{ frame: [180, 180, 40, 40], gestureRecognizers: [{ id: inner, type: tap }] }]
        """, name: "places.yaml")
    let places = try TouchPlaces(SequencePlayer(scenario)).find().places
    // The part of the edge beside the pan is another place than the rest of it.
    expect(places.map(\.recognizers), is: [[0, 1, 2], [0], [0, 1], [0, 1], [0]])
    #expect(places[0].x == 200 && places[0].y == 200)
    #expect(places[1].y > 550 && places[1].y < 650)
    expect(places[3], is: TouchPlace(x: 4, y: 350, recognizers: [0, 1]))
    expect(places[4], is: TouchPlace(x: 4, y: 400, recognizers: [0]))
  }

  @Test("a search can be ended early, and says how far it came")
  func endsEarly() throws {
    let search = ConflictSearch(try sheet(Self.pair[0], Self.pair[1]), limit: 1000)
    var shown: [Int] = []
    let report = try search.run { progress in
      shown.append(progress.tried)
      return progress.tried < 5
    }
    #expect(report.tried.sequences == 5 && report.tried.composed == 5)
    expect(shown, is: [0, 1, 2, 3, 4, 5])
  }

  @Test("a screen without recognizers, and one that is covered, have no conflict")
  func nothingToTry() throws {
    let empty = try Scenario.load(text: "windows: [{ id: W }]", name: "empty.yaml")
    try expect(ConflictSearch(empty, limit: 10).run().tried.sequences, is: 0)
    let covered = try sheet(
      "id: a, type: tap, requireToFail: [b]", "id: b, type: tap, requireToFail: [a]",
      more: "isUserInteractionEnabled: false")
    let report = try ConflictSearch(covered, limit: 10).run()
    #expect(report.findings.isEmpty && report.tried.places == 0)
    expect(report.unexercised, is: ["a", "b"])
  }

  @Test("recognizers without an id get their name or their kind for one")
  func names() throws {
    let report = try conflicts(
      in: sheet(
        "type: tap, name: zoom, numberOfTapsRequired: 2, cancelsTouchesInView: false", "type: tap",
        "type: tap"))
    expect(report.kinds, is: ["neverActs tap", "actsFirst tap2 zoom"])
    #expect(report.findings[0].scenario.contains("- { id: zoom, type: tap, name: zoom,"))
    #expect(report.findings[0].scenario.contains("- { id: tap2, type: tap }"))
  }

  @Test("the application's hooks belong to the tree, in the search and in what it prints")
  func hooks() throws {
    let scenario = try Scenario.load(
      text: """
        windows:
          - id: W
            gestureRecognizers: [{ id: a, type: tap, requireToFail: [b] }, { id: b, type: pan, requireToFail: [a] }]
        hooks: [{ when: b.reset, set: { a.isEnabled: false } }]
        """, name: "hooks.yaml")
    let report = try conflicts(in: scenario, limit: 60)
    expect(report.kinds, is: ["actsLate b a"])
    #expect(report.findings[0].scenario.contains("hooks:"))
  }

  @Test("shorter touches are shorter in steps, then in time, and no finger jumps")
  func shrinking() throws {
    let player = SequencePlayer(try sheet("id: drag, type: pan"))
    let drag = try #require(
      SequenceComposer(player, places: [TouchPlace(x: 200, y: 400, recognizers: [0])]).composed()
        .first { $0.words.hasPrefix("a slow drag right with two fingers") })
    let shrinker = SequenceShrinker { candidate throws(ScenarioError) in
      try player.outcome(of: candidate).acted(0)
    }
    let shortest = try shrinker.shortest(drag)
    expect(shortest.steps.map(\.milliseconds), is: [0, 60, 120])
    expect(shortest.steps[1].contacts, is: [Contact(id: 1, phase: .move, x: 240, y: 400)])
    expect(shortest.steps[2].contacts, is: [Contact(id: 1, phase: .up, x: 240, y: 400)])
    #expect(shortest.description.hasPrefix("cut down from a slow drag right with two fingers at (200, 400)"))
  }

  @Test(
    "screens, views and thresholds of any size can be searched",
    arguments: [
      "screen: { size: [1e300, 1e300] }", "screen: { size: [1, 1] }", "screen: { size: [0.001, 9e15] }",
      "config: { tap.maxDuration: 1e300, swipe.maxDuration: 1e300, swipe.minPrimary: 1e300 }",
      "config: { tap.allowableMovement: 0, tap.maxDuration: 0, swipe.maxDuration: 0, pan.hysteresis: 0 }",
    ])
  func sizes(line: String) throws {
    let scenario = try Scenario.load(
      text: """
        \(line)
        windows:
          - subviews:
              - frame: [-1e300, 0, 2e300, 1e308]
                transform: { scale: 1e200 }
                gestureRecognizers: [{ id: a, type: tap, requireToFail: [b] }, { id: b, type: pan }]
            gestureRecognizers:
              - { id: c, type: longPress, minimumPressDuration: 1e9, allowableMovement: 1e300, numberOfTouchesRequired: 1000000 }
              - { id: d, type: tap, numberOfTapsRequired: 1000000 }
        """, name: "sizes.yaml")
    _ = try conflicts(in: scenario, limit: 80)
  }

  @Test("what hooks cannot come to an end with is an error, not a finding") func endlessHooks() throws {
    let scenario = try Scenario.load(
      text: """
        windows: [{ id: W, gestureRecognizers: [{ id: a, type: tap, touches: true }] }]
        hooks:
          - { when: a.touchesBegan(1), call: W.becomeFirstResponder() }
          - { when: W.becomeFirstResponder(false), call: W.becomeFirstResponder() }
        """, name: "hooks.yaml")
    let failure = #expect(throws: ScenarioError.self) { try ConflictSearch(scenario, limit: 4).run() }
    expect(failure?.file, is: "hooks.yaml")
  }
}
