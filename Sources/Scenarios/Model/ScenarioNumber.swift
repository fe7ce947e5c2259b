import Foundation

/// A number as logs write it: rounded to a thousandth, without what is not needed of it.
package nonisolated enum ScenarioNumber {
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let thousandths = Int64((abs(number) * 1000).rounded())
    var fraction = "\(1000 + thousandths % 1000)".dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    let sign = number < 0 && thousandths != 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// Whether a text is what a log would write for some number.
  static func isRight(_ text: String) -> Bool {
    guard let number = Double(text) else { return false }
    return self.text(number) == text
  }
}
