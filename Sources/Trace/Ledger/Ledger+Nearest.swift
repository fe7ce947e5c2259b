import FingerpostText

extension Ledger {
  /// The id that a mistyped one most likely meant, or the family if the typo has no number.
  ///
  /// Letters that would have to be added, dropped, changed or swapped are counted; of equals the first in the
  /// ledger is taken. Nil only for an empty ledger.
  public func nearestID(to typo: String) -> String? {
    NearestName.closest(to: typo, among: typo.contains(where: \.isNumber) ? rules.map(\.id) : families)
  }
}
