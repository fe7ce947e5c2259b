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
    var hit: String
    var point: [Double]
    var obstacle: (address: String, kind: String)?
    var fix: String?

    var testDescription: String { file }
  }

  private nonisolated static let examples = [
    Example(
      file: "covered-by-invisible-view", tap: "196,680", expect: "PlayButton", views: 33, hit: "0x11a703c90",
      point: [196, 621], obstacle: ("0x11a703c90", "covered"),
      fix: "toastContainer.isUserInteractionEnabled = false"),
    Example(
      file: "outside-its-parent", tap: "196,748", expect: "ScanButton", views: 29, hit: "0x10252f9f0",
      point: [196, 689], obstacle: ("0x10251c640", "outside"), fix: "// in BottomBar"),
    Example(
      file: "ancestor-not-interactive", tap: "346,518", expect: "DirectionsButton", views: 27,
      hit: "0x11a737d40",
      point: [338, 36], obstacle: ("0x11a72cea0", "notInteractive"),
      fix: "coverPhoto.isUserInteractionEnabled = true"),
    Example(
      file: "alpha-0.01", tap: "215,400", expect: "ShutterCatcher", views: 27, hit: "0x11a707880",
      point: [215, 281], obstacle: ("0x11a71fdb0", "transparent"), fix: "shutterCatcher.alpha = 1"),
    Example(
      file: "rotated", tap: "105,325", expect: "CaptionSticker", views: 26, hit: "0x13f610370",
      point: [81, 186],
      obstacle: ("0x13f619750", "outside"), fix: "// in CaptionSticker"),
    Example(
      file: "scrolled", tap: "196,829", expect: "StartCookingButton", views: 34, hit: "0x1025019a0",
      point: [196, 94], obstacle: nil, fix: nil),
  ]

  @Test("The examples come out as their README says", arguments: examples)
  func example(_ example: Example) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
    var run = ExplainRun(file: folder.appendingPathComponent(example.file + ".txt").path)
    run.taps = [example.tap]
    run.expect = example.expect
    run.isJSON = true
    var bytes = Data()
    #expect(try run.run { bytes.append(contentsOf: $0) } == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let input = try #require(report["input"] as? [String: Any])
    #expect(input["views"] as? Int == example.views)
    #expect((input["warnings"] as? [String])?.isEmpty == true)
    let touch = try #require((report["touches"] as? [[String: Any]])?.first)
    #expect((touch["hit"] as? [String: Any])?["address"] as? String == example.hit)
    let line = try #require(
      (touch["walk"] as? [[String: Any]])?.first { $0["verdict"] as? String == "hit" })
    #expect([line["x"] as? Double, line["y"] as? Double] == example.point)
    let expected = try #require(report["expected"] as? [String: Any])
    if let obstacle = example.obstacle {
      let first = (expected["obstacles"] as? [[String: Any]])?.first
      #expect(first?["address"] as? String == obstacle.address)
      #expect(first?["kind"] as? String == obstacle.kind)
    }
    let code = (expected["fixes"] as? [[String]])?.first?.first
    if let fix = example.fix { #expect(code?.hasPrefix(fix) == true) } else { #expect(code == nil) }
  }
}
