import FingerpostHID
import Foundation
import Testing

/// The page that says what is a shake says what the code does.
@Suite("The page of devices")
struct ShakeLimitsPageTests {
  @Test("the limits of a shake stand on the page")
  func limits() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../docs/devices.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let limits = ShakeLimits.standard
    func milliseconds(_ time: Int64) -> Int64 { time / 1_000_000 }
    for row in [
      "without gravity of at least | \(limits.swing) g |", "before it is a shake | \(limits.turns) |",
      "| \(milliseconds(limits.shortestTurn)) to \(milliseconds(limits.longestTurn)) ms |",
      "everything below | \(limits.calm) g |", "silence for that long | \(milliseconds(limits.quiet)) ms |",
      "everything is forgotten | \(milliseconds(limits.gap)) ms |",
      "which way is down | \(milliseconds(limits.settling)) ms |",
    ] { #expect(text.contains(row), "\(row)") }
  }
}
