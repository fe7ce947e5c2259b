import Fingerpost
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import Foundation

/// How two recognizers that both want a finger can share it.
extension FixCandidates {
  /// Lets two recognize at the same time: the delegate of either decides that. [ARB-7]
  ///
  /// Recognizers of the application have a delegate of its own, and that of a scroll view's pan is the scroll view.
  func together(_ recognizer: Int, _ winner: Int) -> Change {
    func isFree(_ index: Int) -> Bool {
      recognizers.part(index) == .scrollPan
        ? screen.isSubclassed(recognizers.placed[index].view)
        : recognizers[index].isOpenToChanges && recognizers[index].assumedPart == nil
    }
    return isFree(recognizer) || !isFree(winner) && recognizers.part(recognizer) == .scrollPan
      ? .gesture(.allowTogether(recognizer, with: winner))
      : .gesture(.allowTogether(winner, with: recognizer))
  }

  /// A pan in the way may be meant for another direction than the finger moves in: for the other side, where it is in the
  /// way on this one only, or else for the other axis. Only its delegate says so, and that of a scroll view's pan
  /// cannot. [SCR-1]
  func axis(_ winner: Int) -> [Change] {
    guard recognizers[winner].playedKind == .pan, recognizers[winner].isOpenToChanges,
      recognizers[winner].assumedPart == nil, question.script.isOneFingerMoving,
      let way = question.script.way, let side = RequestedGesture.Direction(x: way.x, y: way.y)
    else { return [] }
    let across = Change.gesture(.beginOnly(winner, along: abs(way.y) > abs(way.x) ? .horizontal : .vertical))
    if isInTheWayBack(winner, from: side) { return [across] }
    // A scroll view that is at its end now is not later, when what is inside of it is in the way back, too; what is
    // around it may be there to move it.
    let list = question.view.flatMap { standards[$0] == .scrollView ? $0 : nil }
    let place = recognizers.placed[winner].view
    let isHeldUp = list.map {
      place != $0 && lineage.isWithin(place, $0) && isAtEnd($0, toward: side.opposite)
    }
    return [.gesture(.beginExcept(winner, toward: side))] + (isHeldUp == true ? [across] : [])
  }

  /// Whether a recognizer keeps a scroll view from scrolling the other way round, too, where it has something to show.
  ///
  /// What any other thing is there for the other way round, such as the pan of a menu, no input says.
  private func isInTheWayBack(_ winner: Int, from side: RequestedGesture.Direction) -> Bool {
    let isToScroll = question.recognizer.map { recognizers.part($0) == .scrollPan } ?? true
    guard let view = question.view, isToScroll, standards[view] == .scrollView,
      !isAtEnd(view, toward: side.opposite)
    else {
      return false
    }
    var other = question
    other.script = question.script.mirrored
    return !explainer.answer(other, with: []).happens
      && explainer.answer(other, with: [.gesture(.beginExcept(winner, toward: side.opposite))]).happens
  }

  /// Whether a scroll view has nothing more to show where a finger leads that moves to a side.
  private func isAtEnd(_ view: Int, toward side: RequestedGesture.Direction) -> Bool {
    guard let content = screen.views[view].scrolling?.contentSize else { return false }
    let bounds = screen.views[view].bounds
    let inset = screen.views[view].scrolling?.contentInset ?? .zero
    return switch side {
    case .right: bounds.minX <= -inset.left
    case .left: bounds.maxX >= content.width + inset.right
    case .down: bounds.minY <= -inset.top
    case .up: bounds.maxY >= content.height + inset.bottom
    }
  }
}
