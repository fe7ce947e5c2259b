import FingerpostText

extension Ledger {
  /// The id that a mistyped one most likely meant, or the family if the typo has no number.
  ///
  /// Letters that would have to be added, dropped, changed or swapped are counted; among equals the first in the
  /// ledger is chosen. Nil where none is near.
  public func nearestID(to typo: String) -> String? {
    NearestName.of(typo, among: typo.contains(where: \.isNumber) ? rules.map(\.id) : families)
  }
}
