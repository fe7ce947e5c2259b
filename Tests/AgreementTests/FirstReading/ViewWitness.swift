import Fingerpost
import Foundation
import UIKit

/// What a view of a case logs and answers.
@MainActor
final class ViewWitness {
  private unowned let reading: FirstReading
  private let number: Int

  init(_ reading: FirstReading, _ number: Int) {
    self.reading = reading
    self.number = number
  }

  func saw(_ phase: String, _ touches: Set<UITouch>) {
    reading.note("\(reading.contest.views[number].name).touches\(phase)\(touches.fingers)")
  }

  /// Says that the view is asked or told something that no log has a line for.
  func happens(_ what: String) { reading.happens("\(reading.contest.views[number].name).\(what)") }

  func letsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let other = recognizer.contestNumber else { return true }
    happens("gestureRecognizerShouldBegin")
    return reading.contest.answer(.viewLetsBegin, of: number, about: other, at: reading.now)
  }
}

extension Set<UITouch> {
  /// `(1,2)`: the numbers of the fingers, ascending.
  @MainActor var fingers: String {
    "(" + map(\.contactID).sorted().map(String.init).joined(separator: ",") + ")"
  }
}
