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
      let distance = edits(wanted, other)
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

  // The number of insertions, deletions, replacements and swaps of neighbours that turn one into the other.
  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    for i in 0..<a.count {
      var new = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        var cost = min(old[j + 1] + 1, new[j] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        new[j + 1] = cost
      }
      (older, old) = (old, new)
    }
    return old[b.count]
  }
}
