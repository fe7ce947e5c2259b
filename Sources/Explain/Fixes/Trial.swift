import FingerpostScreens
import FingerpostTrace

/// A second screen, on which changes are tried out.
final class Trial {
  /// How a screen is built, with what has to be known of changes by then.
  typealias Build = (Trace, ScreenEdits) -> BuiltScreen

  private let build: Build
  private(set) var changes: [Change] = []
  private(set) var touched: TouchedScreen

  init(_ build: @escaping Build) {
    self.build = build
    touched = TouchedScreen { build($0, ScreenEdits()) }
  }

  nonisolated deinit {}

  /// Makes one more change.
  func add(_ change: Change) {
    changes.append(change)
    guard change.override != nil else {
      _ = change.apply(to: touched.built)
      return
    }
    // The methods of a class cannot be changed once its views are there.
    let edits = ScreenEdits(changes)
    touched = TouchedScreen { build($0, edits) }
    for change in changes { _ = change.apply(to: touched.built) }
  }
}
