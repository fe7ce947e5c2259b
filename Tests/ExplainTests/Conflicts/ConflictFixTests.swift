import Expectations
import FingerpostGestures
import FingerpostScenarios
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// What ends each kind of conflict, and what is not offered because it does not help or does harm.
@Suite("Conflicts: fixes", .ownProcess) struct ConflictFixTests {
  /// The fixes of the conflicts of a screen, each as its summary.
  private func fixes(_ recognizers: String..., more: String = "", limit: Int = 100) throws -> [[String]] {
    let list = recognizers.map { "          - { \($0) }" }.joined(separator: "\n")
    return try fixes(
      of: Scenario.load(
        text: """
          windows:
            - subviews:
                - id: Sheet
                  frame: [0, 0, 400, 800]
                  \(more)
                  gestureRecognizers:
          \(list)
          """, name: "sheet.yaml"), limit: limit)
  }

  private func fixes(of scenario: Scenario, limit: Int = 100) throws -> [[String]] {
    try conflicts(in: scenario, limit: limit).findings.map { $0.fixes.map(\.summary) }
  }

  // MARK: - Two that exclude each other

  /// A tile that is picked up by a long press and dragged by the pan of the board around it.
  private func board(drag: String = "", lift: String = "") throws -> Scenario {
    try sheet(
      "id: drag, type: pan\(drag)",
      more: """
        subviews: [{ frame: [60, 80, 120, 120], gestureRecognizers: [{ id: lift, type: longPress\(lift) }] }]
        """)
  }

  @Test("a long press and the pan that is to follow it are let together, and nothing else is offered")
  func pickUpAndDrag() throws {
    let report = try conflicts(in: board())
    expect(report.kinds, is: ["neverTogether drag lift"])
    let finding = try #require(report.findings.first)
    expect(finding.title, is: "drag and lift exclude each other: in 100 sequences tried, they never both act")
    let fix = try #require(finding.fixes.first)
    expect(fix.summary, is: "let drag recognize together with lift (shouldRecognizeSimultaneouslyWith)")
    expect(
      fix.code,
      is: [
        "drag.delegate = self", "func gestureRecognizer(", "  _ gestureRecognizer: UIGestureRecognizer,",
        "  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer", ") -> Bool {",
        "  gestureRecognizer === drag && other === lift", "}",
      ])
    #expect(fix.effect.contains("drag also acts in ") && fix.effect.contains(" where only lift did"))
    // A press that waits for the pan comes when the finger is lifted, which is not a press.
    expect(finding.fixes.count, is: 1)
  }

  @Test("what a fix is for is among its effects, however few sequences were played") func ownTouches() throws
  {
    let player = SequencePlayer(try board())
    let composer = SequenceComposer(player, places: [TouchPlace(x: 120, y: 140, recognizers: [0, 1])])
    let drag = try #require(
      composer.composed().first { $0.words.hasPrefix("a hold that turns into a drag") })
    let conflict = Conflict(kind: .neverTogether, recognizers: [0, 1], sequence: drag)
    let solver = ConflictSolver(player: player, played: PlayedSequences())
    let solution = try #require(try solver.solutions(of: [conflict]).first?.first)
    expect(
      solution.effects.sentence({ player.recognizers[$0].id }, members: [0, 1]),
      is: "In 1 sequence played again: drag also acts in 1 where only lift did.")
  }

  @Test("with the fix in its place there is no conflict", arguments: [true, false])
  func pickUpAndDragFixed(byDrag: Bool) throws {
    let scenario =
      try byDrag
      ? board(drag: ", delegate: { simultaneousWith: [lift] }")
      : board(lift: ", delegate: { simultaneousWith: [drag] }")
    #expect(try conflicts(in: scenario).kinds.isEmpty)
  }

  @Test("a delegate that is there keeps its other answers") func merged() throws {
    let report = try conflicts(
      in: sheet(
        "id: drag, type: pan, delegate: { simultaneousWith: [zoom] }", "id: zoom, type: pinch",
        "id: press, type: longPress"))
    let finding = try #require(report.findings.first { $0.actors == ["drag", "press"] })
    expect(
      finding.fixes.map(\.summary),
      is: [
        "let drag recognize together with press (shouldRecognizeSimultaneouslyWith)"
      ])
    #expect(finding.fixes.allSatisfy { !$0.effect.contains("no longer") })
  }

  @Test("variables are called as Swift can call them, and never as something in the code") func variables() {
    let ids = ["other", "2nd", "open-it", "in", "größe$"]
    let fix = ConflictFix([.allowTogether(0, with: 1), .allowTogether(0, with: 2), .require(3, toFail: 4)])
    let code = fix.code { ids[$0] }
    expect(code.first, is: "self.other.delegate = self")
    #expect(code.contains("  gestureRecognizer === self.other && (other === _2nd || other === open_it)"))
    expect(code.last, is: "self.in.require(toFail: größe_)")
  }

  @Test("of two pans, one can be left the other axis")
  func twoPans() throws {
    let fixes = try fixes(
      "id: outer, type: pan",
      more: "subviews: [{ frame: [100, 100, 200, 200], gestureRecognizers: [{ id: inner, type: pan }] }]")
    expect(
      Set(try #require(fixes.first)),
      is: [
        "let inner begin only if the movement is vertical",
        "let outer recognize together with inner (shouldRecognizeSimultaneouslyWith)",
      ])
  }

  @Test("an axis is not offered to a pan whose delegate says something about its beginning")
  func axisTaken() throws {
    let fixes = try fixes(
      "id: outer, type: pan",
      more: """
        subviews: [{ frame: [100, 100, 200, 200], gestureRecognizers: [
                  { id: inner, type: pan, delegate: { shouldBegin: horizontal } }] }]
        """)
    expect(fixes, is: [["let outer recognize together with inner (shouldRecognizeSimultaneouslyWith)"]])
  }

  @Test("a tap inside that waits for the tap outside would never act, so that is not a fix")
  func nestedTaps() throws {
    let fixes = try fixes(
      "id: close, type: tap",
      more: "subviews: [{ frame: [100, 100, 200, 200], gestureRecognizers: [{ id: open-it, type: tap }] }]",
      limit: 400)
    expect(fixes, is: [["let close recognize together with open-it (shouldRecognizeSimultaneouslyWith)"]])
  }

  // MARK: - One that never acts

  @Test("a swipe beside a pan: together, first, or the pan on the other axis")
  func swipeAndPan() throws {
    let report = try conflicts(in: sheet("id: flick, type: swipe", "id: drag, type: pan"))
    let fixes = try #require(report.findings.first).fixes
    try #require(
      fixes.map(\.summary) == [
        "let flick recognize together with drag (shouldRecognizeSimultaneouslyWith)",
        "let drag wait for flick to fail", "let drag begin only if the movement is vertical",
      ])
    expect(fixes[1].code, is: ["drag.require(toFail: flick)"])
    #expect(fixes[1].effect.contains("drag acts up to ") && fixes[1].effect.contains(" ms late in "))
    #expect(fixes[2].code.contains("  return abs(velocity.y) > abs(velocity.x)"))
    #expect(fixes[2].effect.contains("drag no longer acts in "))
  }

  @Test("a swipe up leaves the pan the horizontal") func swipeUp() throws {
    let fixes = try fixes("id: flick, type: swipe, direction: up", "id: drag, type: pan")
    expect(fixes.first?.last, is: "let drag begin only if the movement is horizontal")
  }

  @Test("of two equal taps the one that acts does not have to give way to the other")
  func equalTaps() throws {
    try expect(
      fixes("id: old, type: tap", "id: new, type: tap"),
      is: [
        ["let old recognize together with new (shouldRecognizeSimultaneouslyWith)"]
      ])
  }

  @Test("a swipe that two pans keep from acting gets both to wait") func twoWinners() throws {
    let fixes = try fixes(
      "id: flick, type: swipe, direction: up", "id: one, type: pan",
      "id: two, type: pan, delegate: { simultaneousWith: [one] }")
    expect(
      Set(try #require(fixes.first)),
      is: [
        "let flick recognize together with one and two (shouldRecognizeSimultaneouslyWith)",
        "let one wait for flick to fail and let two wait for flick to fail",
      ])
  }

  // MARK: - Waiting

  @Test("a pan that waits for a swipe no longer has to") func late() throws {
    let report = try conflicts(
      in: sheet("id: flick, type: swipe", "id: drag, type: pan, requireToFail: [flick]"))
    let fixes = try #require(report.findings.first).fixes
    #expect(fixes.map(\.code).contains(["// remove drag.require(toFail: flick)"]) || !fixes.isEmpty)
    expect(fixes.first?.summary.hasPrefix("no longer let drag wait for flick to fail"), is: true)
  }

  @Test("a requirement that a delegate makes cannot be taken away, and that is said")
  func delegateRequirement() throws {
    let report = try conflicts(
      in: sheet(
        "id: flick, type: swipe", "id: drag, type: pan, delegate: { shouldRequireFailureOf: [flick] }"))
    expect(report.kinds, is: ["actsLate drag flick"])
    expect(report.findings.map(\.fixes), is: [[]])
  }

  @Test("a circle is opened at any of its requirements, and what stays silent is said") func circle() throws {
    let report = try conflicts(
      in: sheet("id: a, type: tap, requireToFail: [b]", "id: b, type: tap, requireToFail: [a]"))
    let fixes = try #require(report.findings.first).fixes
    try #require(
      fixes.map(\.summary) == [
        "no longer let a wait for b to fail, no longer let b wait for a to fail "
          + "and let a recognize together with b (shouldRecognizeSimultaneouslyWith)",
        "no longer let a wait for b to fail", "no longer let b wait for a to fail",
      ])
    #expect(
      fixes[1].effect.hasSuffix("where nothing did; b still never acts."), "\(fixes[1].effect)")
  }

  @Test("a circle of delegates has no fix") func circleOfDelegates() throws {
    let report = try conflicts(
      in: sheet(
        "id: a, type: tap, delegate: { shouldRequireFailureOf: [b] }",
        "id: b, type: tap, delegate: { shouldRequireFailureOf: [a] }"))
    #expect(report.kinds == ["waitsForever a b"] && report.findings.map(\.fixes) == [[]])
  }

  // MARK: - What nothing can be done about

  @Test("who is refused by a delegate and by a view gets no fix") func refused() throws {
    try expect(
      fixes(
        "id: a, type: tap, delegate: { shouldBegin: false }", "id: b, type: tap",
        more: "gestureRecognizerShouldBegin: { not: [b] }"), is: [[]])
  }

  @Test("a hook that takes a delegate away again makes its answers no fix") func hooks() throws {
    let scenario = try Scenario.load(
      text: """
        windows: [{ gestureRecognizers: [{ id: old, type: tap, touches: true }, { id: new, type: tap }] }]
        hooks: [{ when: old.touchesBegan(1), set: { old.delegate: {} } }]
        """, name: "hooks.yaml")
    try expect(fixes(of: scenario, limit: 60), is: [[]])
  }
}
