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
      let distance = Spelling.distance(typo, Array(candidate.uppercased()))
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.id
  }

  /// No id is longer; what lies beyond can only add to every distance alike.
  private static var longestTypo: Int { 32 }
}
