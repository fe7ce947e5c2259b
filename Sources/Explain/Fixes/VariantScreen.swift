import FingerpostScenes
import FingerpostTrace

/// A second screen, on which changes are tried out.
final class VariantScreen {
  private let factory: ScreenFactory
  private(set) var changes: [Change] = []
  private(set) var touched: TouchedScreen

  init(_ factory: ScreenFactory) {
    self.factory = factory
    touched = TouchedScreen(factory)
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
    touched = TouchedScreen(factory, ScreenEdits(changes))
    for change in changes { _ = change.apply(to: touched.built) }
  }
}
