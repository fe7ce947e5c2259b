import Fingerpost
import Foundation
import UIKit

/// What a recognizer of a case logs, and what its class and its delegate answer.
@MainActor
final class Witness {
  private unowned let reading: FirstReading
  /// Its place in the case.
  let number: Int

  init(_ reading: FirstReading, _ number: Int) {
    self.reading = reading
    self.number = number
  }

  func note(_ callback: String) { reading.note("\(reading.contest.recognizers[number].name).\(callback)") }

  func saw(_ phase: String, _ touches: Set<UITouch>) { note("touches\(phase)\(touches.fingers)") }

  /// The answer about another recognizer.
  func answer(_ question: Question, _ other: UIGestureRecognizer) -> Bool {
    answer(question, reading.number(of: other) ?? number)
  }

  func answer(_ question: Question, _ subject: Int) -> Bool {
    reading.happens("\(reading.contest.recognizers[number].name) is asked \(question)")
    return reading.contest.answer(question, of: number, about: subject, at: reading.now)
  }

  /// The answer about a contact, which depends on the view that it hit.
  func answer(_ question: Question, _ touch: UITouch) -> Bool {
    guard let view = reading.views.firstIndex(where: { $0 === touch.view }) else { return true }
    return answer(question, view)
  }
}

/// A recognizer that carries a witness.
@MainActor
protocol Witnessed: UIGestureRecognizer {
  var witness: Witness { get }
}

extension UIGestureRecognizer {
  /// The place in the case of one that a case made.
  @MainActor var contestNumber: Int? { (self as? any Witnessed)?.witness.number }
}

extension UIGestureRecognizer.State {
  /// The name as logs have it.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
