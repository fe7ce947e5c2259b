import Fingerpost
import FingerpostScreens
import FingerpostTrace

/// Builds the views of one screen: for hit tests, for quick probes, and to play gestures on.
package struct ScreenFactory {
  package let screen: Screen
  private let builder: ScreenBuilder
  private let tree: Int?

  /// - Parameters:
  ///   - tree: the number of the tree to show, from 1; with nil all windows, or else the first tree.
  ///   - reversesWindows: whether windows of unknown level are shown in the other order.
  package init(_ screen: Screen, tree: Int?, reversesWindows: Bool = false) {
    self.screen = screen
    self.tree = tree
    var builder = ScreenBuilder(screen, tree: tree)
    builder.reversesWindows = reversesWindows
    self.builder = builder
  }

  /// Builds only the views, which is enough for hit tests.
  package func views(
    _ trace: Trace, _ edits: ScreenEdits = ScreenEdits(),
    applicationClass: UIApplication.Type = UIApplication.self
  ) -> BuiltScreen {
    var builder = builder
    builder.edits = edits
    return builder.build(trace: trace, applicationClass: applicationClass)
  }

  /// Builds the views with recognizers and behavior, to play gestures on.
  package func playable(_ sink: any TraceSink, _ edits: ScreenEdits) -> BuiltScreen {
    if tree == nil, let built = screen.origin?.build(screen, edits: edits, sink: sink) { return built }
    var builder = builder
    builder.buildsBehavior = true
    builder.edits = edits
    return builder.build(trace: Trace(sink))
  }
}
