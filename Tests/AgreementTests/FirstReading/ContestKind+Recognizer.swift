import Fingerpost
import Foundation
import UIKit

extension ContestKind {
  /// A recognizer of the kind.
  @MainActor
  func recognizer(_ witness: Witness) -> UIGestureRecognizer {
    switch self {
    case .tap(let taps, let touches):
      let tap = RecordedTap(witness)
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touches
      return tap
    case .longPress(let taps, let touches, let seconds, let movement):
      let press = RecordedLongPress(witness)
      press.numberOfTapsRequired = taps
      press.numberOfTouchesRequired = touches
      press.minimumPressDuration = seconds
      press.allowableMovement = movement
      return press
    case .pan(let minimum, let maximum):
      let pan = RecordedPan(witness)
      pan.minimumNumberOfTouches = minimum
      pan.maximumNumberOfTouches = maximum
      return pan
    case .swipe(let directions, let touches):
      let swipe = RecordedSwipe(witness)
      swipe.direction = .init(rawValue: UInt(directions.rawValue))
      swipe.numberOfTouchesRequired = touches
      return swipe
    case .pinch: return RecordedPinch(witness)
    case .rotation: return RecordedRotation(witness)
    case .screenEdgePan(let edges):
      let pan = RecordedScreenEdgePan(witness)
      pan.edges = UIRectEdge(rawValue: UInt(edges.rawValue))
      return pan
    case .custom(let plan): return RecordedCustom(witness, plan)
    // A scroll view brings its own along; this stands for the one that nothing can name.
    case .scrollPan, .touchDelay: return UIGestureRecognizer()
    }
  }
}
