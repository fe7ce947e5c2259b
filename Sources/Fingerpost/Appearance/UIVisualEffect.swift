public import Foundation

/// What changes how things look that lie behind a view. Nothing is drawn: an effect is kept and read back.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  nonisolated deinit {}
}
