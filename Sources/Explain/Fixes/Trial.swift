import FingerpostScenes
import FingerpostTrace

/// A second screen, on which changes are tried out.
final class Trial {
  /// How a screen is built, with overrides for some of its views.
  typealias Build = (Trace, [Int: HitOverride]) -> BuiltScreen

  private let build: Build
  private(set) var changes: [Change] = []
  private(set) var touched: TouchedScreen

  init(_ build: @escaping Build) {
    self.build = build
    touched = TouchedScreen { build($0, [:]) }
  }

  nonisolated deinit {}

  /// Makes one more change.
  func add(_ change: Change) {
    changes.append(change)
    guard change.override != nil else { return change.apply(to: touched.built) }
    // The methods of a class cannot be changed once its views are there.
    var overrides: [Int: HitOverride] = [:]
    for change in changes { change.override.map { overrides[change.view] = $0 } }
    touched = TouchedScreen { build($0, overrides) }
    for change in changes { change.apply(to: touched.built) }
  }
}
