import Expectations
import FingerpostConsole
import FingerpostScenarios
import Foundation
import OwnProcess
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost conflicts` prints and writes, and with which status it ends.
@Suite(.ownProcess) struct ConflictsSessionTests {
  private static let photo = """
    windows:
      - subviews:
          - id: Photo
            frame: [0, 0, 400, 400]
            gestureRecognizers:
              - { id: zoom, type: tap, numberOfTapsRequired: 2 }
              - { id: select, type: tap }
    """

  private static let crowd = """
    windows:
      - gestureRecognizers:
          - { id: flick, type: swipe }
          - { id: drag, type: pan }
          - { id: press, type: longPress }
    """

  private func run(
    _ text: String, _ change: (inout ConflictsCommand) -> Void = { _ in },
    on console: (inout Console) -> Void = { _ in }
  ) throws -> (output: String, status: Int32) {
    var run = try ConflictsCommand.parsed(["input.yaml", "--budget", "100"])
    change(&run)
    let ran = try run.ran(on: ["input.yaml": text], console)
    return (ran.text, ran.status)
  }

  /// The scenarios of an output.
  private func scenarios(_ output: String) throws -> [Scenario] {
    try output.components(separatedBy: "\n---\n").map { try Scenario.load(text: $0, name: "found.yaml") }
  }

  @Test("one conflict makes an output that is a scenario as it is") func oneConflict() throws {
    let (output, status) = try run(Self.photo)
    expect(status, is: 1)
    #expect(
      output.hasPrefix(
        "# input.yaml: 1 conflict in 100 sequences of touches (25 random, seed 1).\n\n# 1. select"))
    let scenario = try #require(try scenarios(output).first)
    expect(scenario.title, is: "select also acts first, each time that zoom acts")
    let log = try ScenarioPlayer(scenario).play().lines
    expect(ScenarioCheck.compare(try #require(scenario.expect), log), is: nil)
  }

  @Test("the first eight lines say what the matter is and what to do about it") func firstLines() throws {
    let (output, status) = try run(
      """
      title: A tile that is picked up and dragged
      windows:
        - gestureRecognizers: [{ id: drag, type: pan }]
          subviews: [{ frame: [60, 80, 120, 120], gestureRecognizers: [{ id: lift, type: longPress }] }]
      """)
    expect(status, is: 1)
    let lines = output.components(separatedBy: "\n")
    expect(
      lines.prefix(8),
      is: [
        "# input.yaml: 1 conflict in 100 sequences of touches (25 random, seed 1).", "",
        "# 1. drag and lift exclude each other: in 100 sequences tried, they never both act. [ARB-1, ARB-2]",
        "# Fix: let drag recognize together with lift (shouldRecognizeSimultaneouslyWith).",
        "#    drag.delegate = self", "#    func gestureRecognizer(",
        "#      _ gestureRecognizer: UIGestureRecognizer,",
        "#      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer",
      ])
    expect(lines.filter { $0.hasPrefix("# Fix:") || $0.hasPrefix("#  or:") }.count, is: 1)
    #expect(lines.filter { $0.hasPrefix("#") }.allSatisfy { $0.count <= 100 })
    try expect(scenarios(output).count, is: 1)
  }

  @Test("other fixes follow the first, and where there is none that is said") func otherFixes() throws {
    let several = try run(Self.crowd).output.components(separatedBy: "\n")
    #expect(several.contains("#  or: let drag wait for flick to fail."))
    #expect(several.filter { $0.hasPrefix("#") }.allSatisfy { $0.count <= 100 })
    let none = try run(
      """
      windows:
        - gestureRecognizers:
            - { id: flick, type: swipe }
            - { id: drag, type: pan, delegate: { shouldRequireFailureOf: [flick] } }
      """)
    expect(none.status, is: 1)
    #expect(
      none.output.contains("\n# No fix found: no change to a requirement or a delegate's answer helps.\n"))
    #expect(!none.output.contains("Fix:"))
  }

  @Test("several conflicts are set apart, and each is a scenario") func severalConflicts() throws {
    let (output, status) = try run(Self.crowd)
    expect(status, is: 1)
    #expect(output.hasPrefix("# input.yaml: 2 conflicts in 100 sequences"))
    let titles = try scenarios(output).map(\.title)
    expect(
      titles,
      is: [
        "flick never acts in 100 sequences tried",
        "drag and press exclude each other: in 100 sequences tried, they never both act",
      ])
    #expect(output.contains("\n# 1. flick never acts in 100 sequences tried. [ARB-1, ARB-2]\n"))
    #expect(output.contains("\n---\n\n# 2. drag and press exclude each other"))
  }

  @Test("no conflict ends with 0 and says how much was tried") func noConflict() throws {
    let (output, status) = try run("windows: [{ gestureRecognizers: [{ id: tap, type: tap }] }]")
    expect(status, is: 0)
    expect(
      output, is: "# input.yaml: no conflict in 100 sequences of touches (25 random, seed 1).\n")
    #expect(try run("windows: []") == ("# input.yaml: no recognizers, so nothing to try.\n", 0))
  }

  @Test("an input that cannot list recognizers is not said to have none") func elements() throws {
    let tree = "Application, 0x1, pid: 1, label: 'Shop'\n  Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}\n"
    let refusal = #expect(throws: CommandFailure.self) { try run(tree) }
    expect(
      refusal?.description,
      is: "input.yaml: it describes no recognizers, so there is nothing to try. "
        + "This kind of input does not list gesture recognizers.")
  }

  @Test("recognizers that nothing makes act are named") func unexercised() throws {
    let (output, status) = try run(
      "windows: [{ gestureRecognizers: [{ id: tap, type: tap }, { id: off, type: pan, isEnabled: false }] }]")
    expect(status, is: 0)
    #expect(output.hasSuffix("not even alone, so nothing is known about them: off.\n"))
  }

  @Test("a dump with its recognizers is searched, and what could not be played is said") func dump() throws {
    let tree = """
      <UIWindow: 0x1; frame = (0 0; 400 800); gestureRecognizers = <NSArray: 0x9>; layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 400 400); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>

      """
    let refusal = #expect(throws: CommandFailure.self) { try run(tree) }
    expect(
      refusal?.description.hasSuffix(
        "append what `expr -l objc -O -- [0x1 gestureRecognizers]`, and the same for 0x3, prints."), is: true)
    let (output, status) = try run(
      tree + """
        <UISwipeGestureRecognizer: 0x5; state = Possible; view = <UIView 0x3>; target= <(action=next:, target=<C 0x6>)>>
        <UIPanGestureRecognizer: 0x7; state = Possible; view = <UIView 0x3>; target= <(action=drag:, target=<C 0x6>)>>
        """)
    expect(status, is: 1)
    try expect(scenarios(output).map(\.title), is: ["next never acts in 100 sequences tried"])
    #expect(output.contains("\n# The input does not describe the recognizers of 1 view: append"))
    let covered = try run(
      "windows: [{ isUserInteractionEnabled: false, gestureRecognizers: [{ type: tap }] }]")
    #expect(
      covered
        == ("# input.yaml: no touch on the screen reaches its recognizer, so nothing was tried.\n", 0))
  }

  @Test("the same arguments give the same output") func repeats() throws {
    #expect(
      try run(Self.crowd) {
        $0.seed = 9
      }
        == run(Self.crowd) {
          $0.seed = 9
        })
  }

  @Test("JSON says the same") func json() throws {
    let (output, status) = try run(Self.photo) {
      $0.json = true
    }
    expect(status, is: 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    expect(
      object.keys.sorted(),
      is: [
        "conflicts", "format", "input", "losses", "notes", "tool", "tried", "unexercised",
      ])
    expect(object["format"] as? String, is: "fingerpost.conflicts.v2")
    let tried = try #require(object["tried"] as? [String: Int])
    expect(
      tried,
      is: [
        "sequences": 100, "composed": 75, "random": 25, "places": 1, "recognizers": 2, "seed": 1, "views": 0,
      ])
    let conflict = try #require((object["conflicts"] as? [[String: Any]])?.first)
    expect(
      conflict.keys.sorted(),
      is: [
        "actors", "details", "fixes", "kind", "rules", "scenario", "seconds", "steps", "title", "touches",
      ])
    expect(conflict["kind"] as? String, is: "actsFirst")
    expect(conflict["actors"] as? [String], is: ["select", "zoom"])
    let fix = try #require((conflict["fixes"] as? [[String: Any]])?.first)
    expect(fix.keys.sorted(), is: ["code", "effect", "summary"])
    expect(fix["code"] as? [String], is: ["select.require(toFail: zoom)"])
    let scenario = try Scenario.load(text: try #require(conflict["scenario"] as? String), name: "x.yaml")
    expect(scenario.rules, is: ["ARB-18"])
  }

  @Test("scenarios are kept in files that pass the check") func save() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fingerpost-conflicts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try expect(
      run(Self.crowd) {
        $0.save = folder.path
      }.status, is: 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    expect(names, is: ["1-ARB-1-neverActs-flick.yaml", "2-ARB-1-neverTogether-drag-press.yaml"])
    let checked = try RunCommand.parsed(["--check", folder.path]).ran()
    expect(checked.status, is: 0)
    expect(checked.lines, is: ["2 passed, 0 failed"])
    let failure = #expect(throws: CommandFailure.self) {
      try run(Self.crowd) {
        $0.save = folder.path + "/1-ARB-1-neverActs-flick.yaml/x"
      }
    }
    expect(failure?.description.contains("could not be written: there is no folder /"), is: true)
  }

  @Test("input that cannot be read is refused with a sentence")
  func refusals() throws {
    func refusal(_ text: String) -> String {
      let failure = #expect(throws: CommandFailure.self) { try run(text) }
      return failure?.description ?? ""
    }
    #expect(refusal("windows: [").hasPrefix("input.yaml:"))
    #expect(refusal("").hasPrefix("input.yaml: The input is empty"))
    #expect(refusal("title: none\nscript: []\nwindows: 5").hasPrefix("input.yaml:3:"))
    #expect(refusal("windows: [{ gestureRecogniser: [] }]").contains("did you mean “gestureRecognizers”?"))
    let missing = #expect(throws: CommandFailure.self) {
      try ConflictsCommand.parsed(["/nowhere/photo.yaml"]).ran()
    }
    expect(missing?.description, is: "/nowhere/photo.yaml could not be read: there is no such file.")
    let binary = #expect(throws: CommandFailure.self) {
      try run("", on: { $0.read = { _, _ throws(CommandFailure) in Data([0xFF, 0xFE, 0x00]) } })
    }
    expect(binary?.description.hasPrefix("input.yaml"), is: true)
  }

  @Test(
    "a budget is a number of sequences or of seconds",
    arguments: ["0", "-3", "", "s", "many", "1e9", "0s", "-1s", "nans", "infs", "2.5", "99999999999"])
  func budgets(text: String) {
    let failure = #expect(throws: CommandFailure.self) { try SearchBudget(text) }
    expect(failure?.description.hasPrefix("--budget \(text): expected a number of sequences"), is: true)
  }

  @Test("a budget in seconds ends when the clock says so") func seconds() throws {
    #expect(try SearchBudget("10s") == .seconds(10) && SearchBudget("0.5s") == .seconds(0.5))
    var reads = 0.0
    let (output, status) = try run(Self.photo) {
      $0.budget = "20s"
    } on: {
      $0.clock = {
        reads += 1
        return reads
      }
    }
    expect(status, is: 1)
    #expect(output.hasPrefix("# input.yaml: 1 conflict in 19 sequences"))
  }

  @Test("a search says how far it has come") func progress() throws {
    var shown: [Int] = []
    _ = try run(Self.photo) { _ in
    } on: {
      $0.goesOn = { done, _ in
        shown.append(done)
        return true
      }
    }
    #expect(shown.prefix(3) == [0, 1, 2] && shown.count >= 100)
  }
}
