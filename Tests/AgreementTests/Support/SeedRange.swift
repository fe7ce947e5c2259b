import Foundation

/// The seeds that the environment asks for, as `from..to` without the last.
struct SeedRange: Sequence {
  let lowerBound: UInt64
  let upperBound: UInt64

  static let agreement = SeedRange("FINGERPOST_AGREEMENT_SEEDS")
  static let furnished = SeedRange("FINGERPOST_FURNISHED_SEEDS")
  static let scrolls = SeedRange("FINGERPOST_SCROLL_SEEDS")
  static let reentrancy = SeedRange("FINGERPOST_REENTRANCY_SEEDS")

  private init?(_ variable: String) {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    let bounds = text.components(separatedBy: "..").compactMap { UInt64($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    (lowerBound, upperBound) = (bounds[0], bounds[1])
  }

  func makeIterator() -> Range<UInt64>.Iterator { (lowerBound..<upperBound).makeIterator() }

  /// Tells how far a run has come, on standard error.
  func report(_ seed: UInt64, _ result: String = "") {
    FileHandle.standardError.write(Data("seed \(seed) of \(lowerBound)..\(upperBound)\(result)\n".utf8))
  }
}
