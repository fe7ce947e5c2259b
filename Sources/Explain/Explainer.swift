public import FingerpostScenes
public import Foundation

/// Says which view of a screen gets a touch, and why.
///
/// It builds the engine's own views, plays a contact and reports what the engine states; it has no rule of its own.
public final class Explainer {
  let screen: Screen
  let lineage: Lineage
  let touched: TouchedScreen

  /// Creates an explainer.
  public init(_ screen: Screen, tree: Int? = nil) {
    self.screen = screen
    lineage = Lineage(screen.views)
    touched = TouchedScreen { ScreenBuilder(screen, tree: tree).build(trace: $0) }
  }

  nonisolated deinit {}

  /// Writes JSON.
  public func writeJSON(taps: [CGPoint], to output: @escaping (UnsafeRawBufferPointer) -> Void) {
    let report = JSONReport(screen, lineage, to: ByteWriter(to: output))
    report.begin()
    for tap in taps {
      let hit = touched.touch(x: Double(tap.x), y: Double(tap.y))
      report.add(touched, x: Double(tap.x), y: Double(tap.y), hit: hit)
    }
    report.end()
  }
}
