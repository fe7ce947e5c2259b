import FingerpostTrace

/// Finds the name that somebody may have meant.
nonisolated enum NearestName {
  /// The candidate with the fewest edits from a name, the first of equals; nil where none is near.
  ///
  /// Near means at most a third of the longer name's letters, and at least one. Case does not count as much
  /// as a letter: a name that differs in case only is nearest of all.
  static func of(_ name: String, among candidates: [String]) -> String? {
    guard name.unicodeScalars.count <= 80 else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(wanted.count, other.count) / 3)
      guard abs(wanted.count - other.count) <= limit else { continue }
      let distance = Spelling.distance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A clause for an error: what was perhaps meant, or else everything that could have been.
  static func advice(for name: String, among candidates: [String]) -> String {
    if let nearest = of(name, among: candidates) { return "did you mean “\(nearest)”?" }
    if candidates.isEmpty { return "nothing is known here" }
    let shown = candidates.prefix(40).joined(separator: ", ")
    return "known are \(shown)" + (candidates.count > 40 ? ", …" : "")
  }
}
