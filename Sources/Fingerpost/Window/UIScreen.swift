public import Foundation

/// The screen: of a telephone in virtual time, or the one that the system shell tells of.
///
/// There is one to a world.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  let world: WorldLink

  /// The screen of the current world.
  public static var main: UIScreen { World.current.screen }

  init(_ world: WorldLink) {
    self.world = world
    super.init()
  }

  nonisolated deinit {}

  /// The whole screen, in points, with its origin at the top left.
  public var bounds: CGRect { CGRect(origin: .zero, size: world.world?.screenSize ?? .zero) }

  /// How many frames the display shows in a second at most: moves are delivered once in each. [PIPE-7]
  public var maximumFramesPerSecond: Int {
    let interval = (world.world?.eventRules ?? .standard).eventMoveDelivery
    return Int(max(1, min(1 / interval, 100_000)).rounded())
  }
}

extension UIWindowScene {
  /// The screen that the scene's windows are on.
  public final var screen: UIScreen { world.screen }
}
