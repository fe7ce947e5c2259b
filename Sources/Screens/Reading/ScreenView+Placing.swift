import FingerpostText
import Foundation

/// What readers share that are told a view's class and its frame in its superview.
nonisolated extension ScreenView {
  /// Gives the view the default of its class for whether it takes touches, where the input does not say. [HIT-17]
  mutating func assumeInteraction() {
    guard classNames.contains(where: UIKitClasses.isQuiet) else { return }
    isUserInteractionEnabled = false
    doubts.append("that it takes no touches is assumed from its class's default\(rules: "HIT-17")")
  }

  /// Places the view by its frame; a scroll view's content offset is not known then.
  mutating func place(in frame: CGRect?) {
    guard let frame else {
      doubts.append("its frame is missing")
      return
    }
    printedFrame = frame
    let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    if size != frame.size { doubts.append("its frame has a negative size") }
    bounds.size = size
    center = CGPoint(x: frame.origin.x + size.width / 2, y: frame.origin.y + size.height / 2)
    if classNames.contains(where: UIKitClasses.isScrollView) {
      doubts.append("it scrolls, but its content offset is not given")
    }
  }
}
