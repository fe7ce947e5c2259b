import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A screen without a trace, for finding out quickly which view gets a touch at each of many points.
package final class TouchProbe {
  package let built: BuiltScreen

  package init(_ factory: ScreenFactory, _ edits: ScreenEdits = ScreenEdits()) {
    built = factory.views(Trace(), edits)
  }

  nonisolated deinit {}

  /// The view that a touch at a point of the screen would belong to, or nil; faster than a touch.
  package func found(_ point: CGPoint) -> Int? {
    built.world.application.viewForContact(at: point).flatMap { built.index(of: $0) }
  }
}
