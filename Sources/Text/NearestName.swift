/// Finds the names that may have been meant.
///
/// Distance is the number of letters that must be added, dropped, changed or swapped with the next; case does not count.
package enum NearestName {
  /// No name is longer; what lies beyond can only add to every distance alike.
  private static let longest = 80

  /// The nearest of some names, the first of equals; nil where none is near.
  ///
  /// Near means at most a third of the longer name's letters, and at least one.
  package static func of(_ name: String, among candidates: [String]) -> String? {
    guard name.unicodeScalars.count <= longest else { return nil }
    let wanted = letters(name)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = letters(candidate)
      let limit = max(1, max(wanted.count, other.count) / 3)
      guard abs(wanted.count - other.count) <= limit else { continue }
      let distance = distance(wanted, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The names nearest to one that means nothing, at most three, the nearest first.
  package static func ranked(_ known: [String], to name: String) -> [String] {
    let wanted = letters(name)
    let lowered = name.lowercased()
    let ranked = known.prefix(5000).enumerated().map { place, candidate in
      // What contains the name is nearer than what is spelled like it.
      let contains = candidate.lowercased().contains(lowered)
      return (candidate, contains ? 0 : distance(wanted, letters(candidate)), place)
    }
    let sorted = ranked.sorted { ($0.1, $0.2) < ($1.1, $1.2) }
    // The nearest may be far off, but none that is much farther is worth a word.
    let limit = max(3, (sorted.first?.1 ?? 0) + 1)
    return sorted.prefix(3).filter { $0.1 <= limit }.map(\.0)
  }

  /// A clause for an error: what was perhaps meant, or else everything that could have been.
  package static func advice(for name: String, among candidates: [String]) -> String {
    if let nearest = of(name, among: candidates) ?? sharing(name, candidates) {
      return "did you mean “\(nearest)”?"
    }
    if candidates.isEmpty { return "nothing is known here" }
    let shown = candidates.prefix(40).joined(separator: ", ")
    return "known are \(shown)" + (candidates.count > 40 ? ", …" : "")
  }

  /// The shortest name that has all of another one in it, or else the longest that the other one has in it, such as
  /// `tap` in `UITapGestureRecognizer`; names of one or two letters do not count.
  private static func sharing(_ name: String, _ candidates: [String]) -> String? {
    guard name.unicodeScalars.count <= longest else { return nil }
    let wanted = name.lowercased()
    let long = wanted.count < 3 ? [] : candidates.filter { $0.lowercased().contains(wanted) }
    let short = candidates.filter { $0.count > 2 && wanted.contains($0.lowercased()) }
    return long.min { $0.count < $1.count } ?? short.max { $0.count < $1.count }
  }

  /// A clause that offers names in code, such as those of ``ranked(_:to:)``; empty where there are none.
  package static func advice(_ nearest: [String]) -> String {
    guard let first = nearest.first else { return "" }
    let others = nearest.dropFirst().map { "`\($0)`" }.joined(separator: " or ")
    return "; did you mean `\(first)`\(others.isEmpty ? "" : ", " + others)?"
  }

  private static func letters(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(longest))
  }

  /// The work grows with the product of the lengths.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var row = [line + 1]
      for (column, candidate) in other.enumerated() {
        var smallest = min(
          last[column] + (letter == candidate ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == other[column - 1], one[line - 1] == candidate {
          smallest = min(smallest, before[column - 1] + 1)
        }
        row.append(smallest)
      }
      before = last
      last = row
    }
    return last[other.count]
  }
}
