import FingerpostScreens
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

  /// Places the view by its frame alone; a length below 0 counts as none.
  mutating func lie(in frame: CGRect) {
    printedFrame = frame
    bounds.size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    center = CGPoint(
      x: frame.origin.x + bounds.size.width / 2, y: frame.origin.y + bounds.size.height / 2)
  }

  /// Places the view by its frame; a scroll view's content offset is not known then.
  mutating func place(in frame: CGRect?) {
    guard let frame else {
      doubts.append("its frame is missing")
      return
    }
    lie(in: frame)
    if bounds.size != frame.size { doubts.append("its frame has a negative size") }
    if classNames.contains(where: UIKitClasses.isScrollView) {
      doubts.append("it scrolls, but its content offset is not given")
    }
  }
}
