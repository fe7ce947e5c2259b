package import FingerpostTrace

/// What a screen was read from, where that can build the screen itself: a scenario states more than a screen does.
package nonisolated protocol ScreenOrigin: Sendable {
  /// Builds the screen with its own recognizers, delegates and overrides, and with those of the edits that it can state.
  ///
  /// - Returns: nil if what is built is not the screen that was read.
  @MainActor
  func build(_ screen: Screen, edits: ScreenEdits, sink: any TraceSink) -> BuiltScreen?
}
