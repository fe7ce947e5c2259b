import Expectations
import FingerpostScenarios
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// Every kind of conflict on a screen that has it, and none on the same screen once it is mended.
@Suite("Conflicts: the kinds", .ownProcess) struct ConflictKindsTests {
  // MARK: - Two that never act together

  @Test("a long press and a pan on one view never act together")
  func pressAndPan() throws {
    let report = try conflicts(in: sheet("id: press, type: longPress", "id: drag, type: pan"))
    expect(report.kinds, is: ["neverTogether drag press"])
    let finding = try #require(report.findings.first)
    expect(
      finding.title, is: "drag and press exclude each other: in 100 sequences tried, they never both act")
    expect(finding.rules, is: ["ARB-1", "ARB-2"])
    #expect(finding.steps == 3 && finding.seconds == 0.56)
  }

  @Test("they are not a conflict when a delegate lets them act together")
  func pressAndPanTogether() throws {
    let report = try conflicts(
      in: sheet("id: press, type: longPress", "id: drag, type: pan, delegate: { simultaneousWith: [press] }"))
    #expect(report.kinds.isEmpty)
  }

  @Test("they are not a conflict when a requirement says which of them goes first")
  func pressAndPanOrdered() throws {
    let report = try conflicts(
      in: sheet("id: press, type: longPress", "id: drag, type: pan, requireToFail: [press]"))
    #expect(report.kinds.isEmpty)
  }

  @Test("a pinch and a rotation never act together, unless one of them may")
  func pinchAndRotation() throws {
    let apart = try conflicts(in: sheet("id: zoom, type: pinch", "id: turn, type: rotation"))
    expect(apart.kinds, is: ["neverTogether zoom turn"])
    let together = try conflicts(
      in: sheet("id: zoom, type: pinch, delegate: { simultaneousWith: all }", "id: turn, type: rotation"))
    #expect(together.kinds.isEmpty)
  }

  @Test("taps of a view and of its superview never act together")
  func nestedTaps() throws {
    func card(_ extra: String) throws -> Scenario {
      try sheet(
        "id: close, type: tap",
        more: """
          subviews: [{ frame: [100, 100, 200, 200], gestureRecognizers: [{ id: open, type: tap\(extra) }] }]
          """)
    }
    let report = try conflicts(in: card(""))
    expect(report.kinds, is: ["neverTogether close open"])
    expect(report.tried.places, is: 2)
    #expect(try conflicts(in: card(", delegate: { simultaneousWith: [close] }")).kinds.isEmpty)
  }

  // MARK: - One that never acts

  @Test("a swipe never acts beside a pan, which begins sooner")
  func swipeAndPan() throws {
    let report = try conflicts(in: sheet("id: flick, type: swipe", "id: drag, type: pan"))
    expect(report.kinds, is: ["neverActs flick"])
    let finding = try #require(report.findings.first)
    expect(finding.title, is: "flick never acts in 100 sequences tried")
    expect(
      finding.details,
      is: [
        "Here drag recognizes first and excludes it.", "Without drag it acts on the same touches.",
      ])
  }

  @Test("it acts when the pan waits for it, and then the pan is late")
  func panWaitsForSwipe() throws {
    let report = try conflicts(
      in: sheet("id: flick, type: swipe", "id: drag, type: pan, requireToFail: [flick]"))
    expect(report.kinds, is: ["actsLate drag flick"])
  }

  @Test("no tap acts below a view whose long press begins at once")
  func pressThatBeginsAtOnce() throws {
    func button(_ duration: Double) throws -> Scenario {
      try sheet(
        "id: touchDown, type: longPress, minimumPressDuration: \(duration)",
        more: "subviews: [{ frame: [0, 0, 400, 800], gestureRecognizers: [{ id: tap, type: tap }] }]")
    }
    try expect(conflicts(in: button(0)).kinds, is: ["neverActs tap"])
    #expect(try conflicts(in: button(0.5)).kinds.isEmpty)
  }

  @Test("of two taps on one view only the one added last ever acts")
  func twoTaps() throws {
    let report = try conflicts(in: sheet("id: old, type: tap", "id: new, type: tap"))
    expect(report.kinds, is: ["neverActs old"])
    let mended = try sheet("id: old, type: tap, delegate: { simultaneousWith: all }", "id: new, type: tap")
    #expect(try conflicts(in: mended).kinds.isEmpty)
  }

  // MARK: - None that acts

  @Test("two taps that are each refused, one by its delegate and one by the view")
  func refusals() throws {
    let not = "gestureRecognizerShouldBegin: { not: [b] }"
    let report = try conflicts(
      in: sheet("id: a, type: tap, delegate: { shouldBegin: false }", "id: b, type: tap", more: not))
    expect(report.kinds, is: ["nobodyActs a b"])
    expect(report.findings.first?.title, is: "a and b both want the same touches, and neither acts")
    expect(report.findings.first?.rules, is: ["ARB-12"])
    let mended = try conflicts(
      in: sheet("id: a, type: tap, delegate: { shouldBegin: false }", "id: b, type: tap"))
    #expect(mended.kinds.isEmpty)
    expect(mended.unexercised, is: ["a"])
  }

  // MARK: - A wait with no end

  @Test("two taps that need each other's failure")
  func circle() throws {
    let report = try conflicts(
      in: sheet("id: a, type: tap, requireToFail: [b]", "id: b, type: tap, requireToFail: [a]"))
    expect(report.kinds, is: ["waitsForever a b"])
    let finding = try #require(report.findings.first)
    expect(finding.title, is: "a and b wait for each other to fail, and neither ever acts")
    expect(finding.rules, is: ["ARB-25", "ARB-18"])
    // Nothing happens, so the scenario shows what the two receive.
    #expect(finding.scenario.contains("a.touchesEnded(1)"))
    let mended = try sheet(
      "id: a, type: tap, requireToFail: [b]", "id: b, type: tap, numberOfTouchesRequired: 2")
    #expect(try conflicts(in: mended).kinds.isEmpty)
  }

  @Test("three in a circle, one of the edges from a delegate")
  func circleOfThree() throws {
    let report = try conflicts(
      in: sheet(
        "id: a, type: tap, requireToFail: [b]", "id: b, type: tap, requireToFail: [c]",
        "id: c, type: tap, delegate: { shouldRequireFailureOf: [a] }"))
    expect(report.kinds, is: ["waitsForever a b c"])
    expect(
      report.findings.first?.title,
      is: "a waits for b to fail, b waits for c to fail and c waits for a to fail, and none ever acts")
  }

  @Test("a circle that something leaves by failing is not a wait without end")
  func circleThatEnds() throws {
    let report = try conflicts(
      in: sheet("id: tap, type: tap, requireToFail: [drag]", "id: drag, type: pan, requireToFail: [tap]"))
    expect(report.kinds, is: ["actsLate drag tap"])
  }

  // MARK: - One that acts late

  @Test("a double tap that needs another tap to fail acts late")
  func doubleWaitsForPress() throws {
    let report = try conflicts(
      in: sheet("id: flick, type: swipe", "id: drag, type: pan, requireToFail: [flick]"))
    let finding = try #require(report.findings.first)
    #expect(finding.kind == "actsLate" && finding.title.hasPrefix("drag acts "))
    #expect(finding.title.hasSuffix(" late, because it waits for flick to fail"))
  }

  @Test("a tap that waits to be told from a double tap is no conflict, and that it waits is noted")
  func singleWaitsForDouble() throws {
    let report = try conflicts(
      in: sheet(
        "id: zoom, type: tap, numberOfTapsRequired: 2", "id: select, type: tap, requireToFail: [zoom]"))
    #expect(report.kinds.isEmpty)
    expect(
      report.notes,
      is: [
        "select acts when zoom can no longer come: one tap cannot be told from more without that wait."
      ])
  }

  @Test("a tap that waits for nothing acts first on each double tap, unless the two may act together")
  func singleActsFirst() throws {
    let zoom = "id: zoom, type: tap, numberOfTapsRequired: 2"
    let report = try conflicts(in: sheet(zoom, "id: select, type: tap"))
    expect(report.kinds, is: ["actsFirst select zoom"])
    let finding = try #require(report.findings.first)
    expect(finding.title, is: "select also acts first, each time that zoom acts")
    expect(finding.fixes.first?.code, is: ["select.require(toFail: zoom)"])
    #expect(finding.touches.hasPrefix("a double tap at ("))
    let together = "id: select, type: tap, delegate: { simultaneousWith: all }"
    #expect(try conflicts(in: sheet(zoom, together)).kinds.isEmpty)
  }

  // MARK: - What is none

  @Test(
    "recognizers that get along",
    arguments: [
      ["id: tap, type: tap", "id: drag, type: pan"],
      ["id: tap, type: tap", "id: press, type: longPress"],
      ["id: tap, type: tap", "id: two, type: tap, numberOfTouchesRequired: 2"],
      ["id: right, type: swipe", "id: left, type: swipe, direction: left"],
      ["id: tap, type: tap", "id: zoom, type: pinch"],
    ])
  func peace(recognizers: [String]) throws {
    let report = try conflicts(in: sheet(recognizers[0], recognizers[1]))
    #expect(report.kinds.isEmpty)
    #expect(report.unexercised.isEmpty)
  }
}
