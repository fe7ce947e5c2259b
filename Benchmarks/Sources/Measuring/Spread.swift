internal import Foundation

/// The median of some measurements, with the smallest and the largest.
package struct Spread: CustomStringConvertible {
  private let sorted: [Double]

  package init(_ values: [Double]) {
    sorted = values.sorted()
  }

  package var median: Double {
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  package var description: String {
    guard let least = sorted.first, let most = sorted.last else { return "-" }
    return "\(Self.text(median)) (\(Self.text(least))..\(Self.text(most)))"
  }

  /// Three digits that count, of very small numbers two.
  private static func text(_ value: Double) -> String {
    String(format: value < 0.1 ? "%.2g" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
