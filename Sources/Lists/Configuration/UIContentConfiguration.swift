public import Fingerpost

/// A value that says what a view shows, and makes that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows what the configuration says. Called when a cell gets it that has no view for it yet.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it is for a state of the view. Called when that state has changed.
  func updated(for state: any UIConfigurationState) -> Self
}
