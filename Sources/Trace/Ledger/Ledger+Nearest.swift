extension Ledger {
  /// The id that a mistyped one most likely meant, or the family if the typo has no number.
  ///
  /// Letters that would have to be added, dropped, changed or swapped are counted; among equals the first in the
  /// ledger is chosen. Nil only for an empty ledger.
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

  /// No id is longer; what is beyond can only add equally to every distance.
  private static var longestTypo: Int { 32 }
}
