import FingerpostTrace

/// Finds the names that may have been meant.
nonisolated enum NearestNames {
  /// The names nearest to an unknown one, at most three, the nearest first.
  static func ranked(_ known: [String], to name: String) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let lowered = name.lowercased()
    let ranked = known.prefix(5000).enumerated().map { place, candidate in
      // A name that contains it is nearer than one with a similar spelling.
      let word = candidate.lowercased()
      let distance =
        word.contains(lowered) ? 0 : Spelling.distance(wanted, Array(word.unicodeScalars.prefix(64)))
      return (candidate, distance, place)
    }
    let sorted = ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }
    // The nearest may be far off, but much farther ones are left out.
    let limit = max(3, (sorted.first?.1 ?? 0) + 1)
    return sorted.prefix(3).filter { $0.1 <= limit }.map(\.0)
  }

  /// A clause that offers names.
  static func advice(_ nearest: [String]) -> String {
    guard let first = nearest.first else { return "" }
    let others = nearest.dropFirst().map { "`\($0)`" }.joined(separator: " or ")
    return "; did you mean `\(first)`\(others.isEmpty ? "" : ", " + others)?"
  }
}
