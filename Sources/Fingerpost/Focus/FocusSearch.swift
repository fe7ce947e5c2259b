import Foundation

/// The search for the next view in a direction. [FOC-5]
struct FocusSearch {
  private let start: UIView
  private let heading: UIFocusHeading
  private let from: CGRect

  init(from start: UIView, _ heading: UIFocusHeading) {
    self.start = start
    self.heading = heading
    from = start.convert(start.bounds, to: nil)
  }

  /// The nearest view that lies beyond the middle of the focused one and overlaps the strip that it would sweep; of two
  /// that are equally near the one closer to its middle line, and then the first. [FOC-5]
  func best(among candidates: [UIView]) -> UIView? {
    var best: (view: UIView, gap: CGFloat, offset: CGFloat)?
    for view in candidates where view !== start {
      let rect = view.convert(view.bounds, to: nil)
      guard let (gap, offset) = distance(to: rect) else { continue }
      if let best, (best.gap, best.offset) <= (gap, offset) { continue }
      best = (view, gap, offset)
    }
    return best?.view
  }

  /// How far a rectangle is away, along the direction and across it, or nil for one that does not lie there.
  private func distance(to rect: CGRect) -> (gap: CGFloat, offset: CGFloat)? {
    let isVertical = heading == .up || heading == .down
    let overlaps =
      isVertical
      ? rect.minX < from.maxX && rect.maxX > from.minX : rect.minY < from.maxY && rect.maxY > from.minY
    let gap: CGFloat
    let isBeyond: Bool
    switch heading {
    case .up: (isBeyond, gap) = (rect.maxY <= from.midY, from.minY - rect.maxY)
    case .down: (isBeyond, gap) = (rect.minY >= from.midY, rect.minY - from.maxY)
    case .left: (isBeyond, gap) = (rect.maxX <= from.midX, from.minX - rect.maxX)
    case .right: (isBeyond, gap) = (rect.minX >= from.midX, rect.minX - from.maxX)
    default: return nil
    }
    guard isBeyond, overlaps else { return nil }
    return (max(gap, 0), isVertical ? abs(rect.midX - from.midX) : abs(rect.midY - from.midY))
  }
}

extension UIPress {
  /// The direction of an arrow, of a remote or of a keyboard. [FOC-5]
  var focusHeading: UIFocusHeading? {
    switch (type, key?.keyCode) {
    case (.upArrow, _), (_, .keyboardUpArrow): .up
    case (.downArrow, _), (_, .keyboardDownArrow): .down
    case (.leftArrow, _), (_, .keyboardLeftArrow): .left
    case (.rightArrow, _), (_, .keyboardRightArrow): .right
    default: nil
    }
  }
}
