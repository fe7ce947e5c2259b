import Fingerpost
import FingerpostHID
import FingerpostText
import Foundation

/// Where the pointer hovers, and what is held down beside the contacts of a step.
nonisolated extension ScenarioScriptReader {
  /// Reads `hover`: a place, or that the pointer leaves the screen.
  mutating func hover(_ item: ScenarioItem) throws(ScenarioError) -> Hover {
    let expected = "[x, y], or exit"
    if case .scalar = item.content {
      guard try item.text(expected) == "exit" else { throw item.mismatch(expected) }
      guard let last = pointer else {
        throw ScenarioError(item.place, "the pointer cannot leave: it is not on the screen")
      }
      pointer = nil
      return Hover(phase: .exited, x: Double(last.x), y: Double(last.y))
    }
    guard case .list = item.content else { throw item.mismatch(expected) }
    let point = try item.point()
    let phase = pointer == nil ? Hover.Phase.entered : .moved
    pointer = point
    return Hover(phase: phase, x: Double(point.x), y: Double(point.y))
  }

  /// Reads `scroll`: what a wheel or a trackpad does, and how far a finger would have moved.
  mutating func scroll(_ item: ScenarioItem) throws(ScenarioError) -> Scroll {
    let last = scrolled ?? .zero
    var scroll = Scroll(phase: .step, x: Double(last.x), y: Double(last.y))
    try ScenarioFormat.scroll.read(item, into: &scroll, nodes)
    let begins = scroll.phase == .step || scroll.phase == .began
    guard begins == (scrolled == nil) else {
      throw ScenarioError(
        item.place, begins ? "a trackpad scrolls already" : "nothing scrolls that could continue or end")
    }
    guard !begins || item["point"] != nil else {
      throw ScenarioError(item.place, "scrolling that begins needs a “point”")
    }
    scrolled = scroll.continues ? CGPoint(x: scroll.x, y: scroll.y) : nil
    return scroll
  }
}
