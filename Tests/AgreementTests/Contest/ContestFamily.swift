/// What a case is about; every family has its own cases for the same seeds.
enum ContestFamily: String, CaseIterable, Sendable {
  /// Recognizers on plain views.
  case recognizers
  /// Controls and scroll views that do not move, and what their content gets of touches.
  case furnished
  /// Scroll views that move.
  case scrolls

  func contest(seed: UInt64) -> Contest {
    switch self {
    case .recognizers: ContestGenerator.contest(seed: seed)
    case .furnished: Furnisher.contest(seed: seed)
    case .scrolls: ScrollGenerator.contest(seed: seed)
    }
  }
}
