import FingerpostGestures
import FingerpostText
import FingerpostTrace

/// What UIKit made of one touch, and where the engine makes something else of it.
package nonisolated struct WatchedAnswer: Sendable {
  /// Something that the engine predicts otherwise.
  package struct Difference: Sendable {
    /// What, as a sentence without a period.
    package var text: String
    /// The id of the rule by which the engine decides it.
    package var rule: String
    /// What it is about.
    package var about: About
  }

  /// What of a screen something is said about, by its index there.
  package enum About: Sendable {
    case view(Int)
    case recognizer(Int)
  }

  /// Where, on what, and what it did, without a period.
  package var text: String
  /// Where the engine differs.
  package var differences: [Difference]
  /// What nothing was compared of, a clause each.
  package var unknown: [String]

  /// The lines for a reader: one for the touch, and one for each difference.
  ///
  /// - Parameter number: what the touch is called.
  package func lines(numbered number: Int) -> [String] {
    var end = differences.isEmpty ? "As the engine predicts." : "The engine differs."
    if !unknown.isEmpty { end += " Not compared: \(unknown.joined(separator: "; "))." }
    return ["touch \(number) at \(text). \(end)"]
      + differences.map { difference in
        let grade = Ledger.shared.rule(difference.rule)?.grade
        let source = grade.map { ", \($0.letters): \($0.meaning)" } ?? ""
        return "  differs: \(difference.text) [\(difference.rule)\(source)]"
      }
  }
}
