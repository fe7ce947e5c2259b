/// How what belongs to a world finds it, without keeping it alive.
///
/// A weak reference to the world would do the same, and would make every retain and release of it several times as
/// dear, on every move.
final class WorldLink {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var world: World?
  /// The key window, which may be hidden and kept by nobody; it takes itself out of here when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var keyWindow: UIWindow?

  nonisolated deinit {}
}
