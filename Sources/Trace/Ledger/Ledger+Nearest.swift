extension Ledger {
  /// The id that a mistyped one most likely meant, or the family if the typo has no number.
  ///
  /// Letters that would have to be added, dropped, changed or swapped are counted; of equals the first in the
  /// ledger is taken. Nil only for an empty ledger.
  public func nearestID(to typo: String) -> String? {
    let typo = Array(typo.uppercased().prefix(Self.longestTypo))
    let candidates = typo.contains(where: \.isNumber) ? rules.map(\.id) : families
    var nearest: (id: String, distance: Int)?
    for candidate in candidates {
      let distance = Self.distance(from: typo, to: Array(candidate.uppercased()))
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.id
  }

  /// No id is longer; what lies beyond can only add to every distance alike.
  private static var longestTypo: Int { 32 }

  /// How many letters to add, drop, change or swap with the next to turn one word into the other.
  private static func distance(from typo: [Character], to word: [Character]) -> Int {
    var before = [Int](repeating: 0, count: word.count + 1)
    var last = Array(0...word.count)
    for (line, letter) in typo.enumerated() {
      var row = [line + 1]
      for (column, other) in word.enumerated() {
        var least = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == word[column - 1], typo[line - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        row.append(least)
      }
      before = last
      last = row
    }
    return last[word.count]
  }
}
