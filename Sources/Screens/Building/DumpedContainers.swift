import Fingerpost
import FingerpostContainers
import Foundation

/// Recognizers that containers of UIKit's bring along, as what they are.
extension ScreenBuilder {
  /// Makes the recognizer of the pop gesture, or that which moves a sheet; nil for any other.
  func makeContainerRecognizer(_ recognizer: ScreenRecognizer) -> UIPanGestureRecognizer? {
    if recognizer.isNavigationPop, recognizer.playedKind == .screenEdgePan {
      return _UIParallaxTransitionPanGestureRecognizer()
    }
    return recognizer.movesSheet ? SheetPan() : nil
  }

  /// Lets UIKit's delegate refuse the pop gesture where the input shows why it does [NAV-8], and tells the pans of
  /// sheets how large these are.
  ///
  /// - Returns: what the caller has to keep.
  func addContainers(to recognizers: [UIGestureRecognizer?]) -> [AnyObject] {
    var kept: [AnyObject] = []
    for (index, placed) in screen.placedRecognizers.enumerated() {
      if let pan = recognizers[index] as? SheetPan {
        let sheet = DumpedSheet(pan)
        pan.sheet = sheet
        kept.append(sheet)
      } else if let pan = recognizers[index], screen.refusesToPop(placed) {
        let delegate = DumpedPopDelegate()
        pan.delegate = delegate
        kept.append(delegate)
      }
    }
    return kept
  }
}

/// UIKit's delegate of the pop gesture of an input, where it refuses.
private final class DumpedPopDelegate: UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A sheet of an input, of whose detents nothing is known: one nearer to a large sheet than to a medium one is at its largest.
/// [SHEET-7]
private final class DumpedSheet: SheetMoving {
  private weak var pan: UIGestureRecognizer?

  init(_ pan: UIGestureRecognizer) { self.pan = pan }

  nonisolated deinit {}

  let isInTransition = false
  let expandsByScrolling = true

  var isHighest: Bool {
    guard let view = pan?.view, let window = view.window else { return true }
    let middle = (1 + CGFloat(window.world.eventRules.sheetMediumShare)) / 2
    return view.bounds.height > middle * window.bounds.height
  }
}
