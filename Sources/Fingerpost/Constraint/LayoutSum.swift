import FingerpostSolver
import Foundation

/// A sum of multiples of variables and a constant.
struct LayoutSum {
  var terms: [(variable: FingerpostSolver.Variable, factor: Double)] = []
  var constant = 0.0

  mutating func add(_ factor: Double, _ variable: FingerpostSolver.Variable) {
    guard factor != 0 else { return }
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].factor += factor
      if terms[index].factor == 0 { terms.remove(at: index) }
    } else {
      terms.append((variable, factor))
    }
  }

  /// Whether the two differ in nothing but the constant.
  func hasSameTerms(as other: LayoutSum) -> Bool {
    terms.count == other.terms.count
      && zip(terms, other.terms).allSatisfy { $0.variable == $1.variable && $0.factor == $1.factor }
  }
}
