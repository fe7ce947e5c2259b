import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The taps of Examples/README.md, whose answers were worked out by hand.
@Suite struct ExamplesTests {
  /// A screen, a tap, and what must come of it.
  nonisolated struct Example: CustomTestStringConvertible, Sendable {
    var file: String
    var tap: String
    var expect: String
    var views: Int
    var kind = "notReached"
    var status: Int32 = 1
    var hit: String
    var point: [Double]
    var obstacle: (address: String, kind: String)?
    /// Who acts, what it does, when and how late, with the tap as it is.
    var acts: (address: String, does: String, at: Double, late: Double?)?
    /// How the code of the first fix begins, and what comes of it.
    var fix: (code: String, then: String)?

    var testDescription: String { file }

    /// The folder of the examples.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

    var path: String { Self.folder.appendingPathComponent(file + ".txt").path }
  }

  nonisolated static let examples = [
    Example(
      file: "covered-by-invisible-view", tap: "196,680", expect: "PlayButton", views: 33, hit: "0x11a703c90",
      point: [196, 621], obstacle: ("0x11a703c90", "covered"),
      fix: ("toastContainer.isUserInteractionEnabled = false", "PlayButton sends touchUpInside at 84 ms")),
    Example(
      file: "outside-its-parent", tap: "196,748", expect: "ScanButton", views: 29, hit: "0x10252f9f0",
      point: [196, 689], obstacle: ("0x10251c640", "outside"),
      fix: ("// in BottomBar", "ScanButton sends touchUpInside at 84 ms")),
    Example(
      file: "ancestor-not-interactive", tap: "346,518", expect: "DirectionsButton", views: 27,
      hit: "0x11a737d40", point: [338, 36], obstacle: ("0x11a72cea0", "notInteractive"),
      fix: ("coverPhoto.isUserInteractionEnabled = true", "DirectionsButton sends touchUpInside at 84 ms")),
    Example(
      file: "alpha-0.01", tap: "215,400", expect: "ShutterCatcher", views: 27, hit: "0x11a707880",
      point: [215, 281], obstacle: ("0x11a71fdb0", "transparent"),
      fix: ("shutterCatcher.alpha = 1", "ShutterCatcher sends touchUpInside at 84 ms")),
    Example(
      file: "rotated", tap: "105,325", expect: "CaptionSticker", views: 26, hit: "0x13f610370",
      point: [81, 186], obstacle: ("0x13f619750", "outside"),
      fix: ("// in CaptionSticker", "CaptionSticker gets the touch")),
    Example(
      file: "scrolled", tap: "196,829", expect: "StartCookingButton", views: 34, hit: "0x1025019a0",
      point: [196, 94], acts: ("0x1025019a0", "touchUpInside", 84, 84)),
    Example(
      file: "late-highlight", tap: "196,553", expect: "ReserveButton", views: 30, kind: "actsLate", status: 0,
      hit: "0x13de02f00", point: [172, 26], acts: ("0x13de02f00", "touchUpInside", 84, 84),
      fix: (
        "scrollView.delaysContentTouches = false",
        "ReserveButton highlights at 0 ms and sends touchUpInside at 84 ms"
      )),
    Example(
      file: "keyboard-tap", tap: "195,474", expect: "ProgressButton", views: 25, kind: "actsInstead",
      hit: "0x1026326f0", point: [163, 26], acts: ("0x10260cd30", "recognizes", 84, nil),
      fix: (
        "dismissKeyboardTap.cancelsTouchesInView = false",
        "ProgressButton sends touchUpInside at 84 ms; dismissKeyboard still acts"
      )),
    Example(
      file: "one-recognizer-two-views", tap: "104,345", expect: "0x14f1178a0", views: 26, kind: "nothingActs",
      hit: "0x14f1178a0", point: [88, 210],
      fix: ("imageView.addGestureRecognizer(", "UIImageView (0x14f1178a0) acts at 84 ms")),
  ]

  private func run(_ example: Example, _ set: (inout ExplainCommand) -> Void = { _ in }) throws -> (
    Int32, Data
  ) {
    var run = try ExplainCommand.parsed([example.path])
    run.tap = [example.tap]
    run.expect = example.expect
    set(&run)
    let ran = try run.ran()
    return (ran.status, ran.bytes)
  }

  @Test("The examples come out as their README says", arguments: examples)
  func example(_ example: Example) throws {
    let (status, bytes) = try run(example) { $0.json = true }
    expect(status, is: example.status)
    let report = try JSONValue(bytes)
    expect(report["input"]?["views"], is: .number(Double(example.views)))
    expect(report["input"]?["warnings"], is: .array([]))
    let touch = try #require(report["touches"]?.elements.first)
    expect(touch["hit"]?["address"], is: .string(example.hit))
    let line = touch["walk"]?.elements.first { $0["verdict"] == .string("hit") }
    expect([line?["x"]?.number, line?["y"]?.number], is: example.point)
    if let obstacle = example.obstacle {
      let first = report["expected"]?["obstacles"]?.elements.first
      expect(first?["address"], is: .string(obstacle.address))
      expect(first?["kind"], is: .string(obstacle.kind))
    }
    let answer = try #require(report["answer"])
    expect(answer["kind"], is: .string(example.kind))
    expect(answer["success"], is: .bool(example.status == 0))
    expect(answer["disputed"], is: .bool(false))
    let acts = answer["acts"]?.elements.first
    expect(acts?["address"]?.text, is: example.acts?.address)
    expect(acts?["does"]?.text, is: example.acts?.does)
    expect(acts?["at"]?.number, is: example.acts?.at)
    expect(acts?["late"]?.number, is: example.acts?.late)
    let fix = answer["fixes"]?.elements.first
    expect(
      fix?["code"]?.elements.first?.text?.hasPrefix(example.fix?.code ?? "-"),
      is: (example.fix.map { _ in true }))
    expect(fix?["then"]?.text, is: example.fix?.then)
  }

  @Test("The short report says the answer of the JSON first, and the first fix below it", arguments: examples)
  func text(_ example: Example) throws {
    let (status, bytes) = try run(example)
    expect(status, is: example.status)
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: "\n\n")
    let answer = try JSONValue(
      run(example) {
        $0.json = true; $0.brief = true
      }.1)["answer"]
    let remarks = answer?["remarks"]?.elements.compactMap(\.text) ?? []
    let said = ([answer?["why"]?.text] + remarks.map { "Note: \($0)" }).compactMap(\.self)
    expect(parts.first?.replacing("\n", with: " "), is: Substring(said.joined(separator: " ")))
    if let fix = example.fix {
      expect(parts.dropFirst().first?.contains("\n  \(fix.code)"), is: true, "\(text)")
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 31)
  }

  @Test("The README of the examples lists each with its kind and exit status")
  func readme() throws {
    let page = try String(contentsOf: Example.folder.appendingPathComponent("README.md"), encoding: .utf8)
    for example in Self.examples {
      let command = "`Examples/\(example.file).txt --tap \(example.tap) --expect \(example.expect)`"
      let row = page.split(separator: "\n").first { $0.contains(command) }
      expect(row?.contains("| `\(example.kind)` | \(example.status) |"), is: true, "\(example.file)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Example.folder.path)
    expect(
      files.filter { $0.hasSuffix(".txt") }.sorted(), is: Self.examples.map { $0.file + ".txt" }.sorted())
  }

  @Test(
    "The README and the page of explain show what an example prints, whole",
    arguments: [("README.md", "late-highlight"), ("docs/explain.md", "covered-by-invisible-view")])
  func front(_ path: String, _ file: String) throws {
    let example = try #require(Self.examples.first { $0.file == file })
    let page = try String(
      contentsOf: Example.folder.deletingLastPathComponent().appendingPathComponent(path),
      encoding: .utf8)
    let report = String(decoding: try run(example).1, as: UTF8.self)
    #expect(
      page.contains("explain Examples/\(file).txt --tap \(example.tap) --expect \(example.expect)\n```"))
    #expect(page.contains("```text\n\(report)```"))
  }
}
