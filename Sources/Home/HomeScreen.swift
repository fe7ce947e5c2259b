import Fingerpost
public import FingerpostHID
public import FingerpostShell
import FingerpostTimeline
import Foundation

/// The home screen: an icon for each application, and the swipe from the bottom edge that leads back to it.
///
/// Both are made with the engine itself. The icons are controls in a window of one world, which gets what is reported while
/// no application is in front; the edge is a recogniser in the window of another, which sees what applications get.
public final class HomeScreen: @MainActor ShellHome {
  /// Where the icons are, in the order of the names.
  public private(set) var icons: [ShellIcon] = []
  /// Called with the name of an application whose icon was tapped.
  public var launch: ((String) -> Void)?
  /// Called when a finger has swiped from the bottom edge, once a swipe.
  public var goHome: (() -> Void)?

  private let world: World
  private let edge: EdgeSwipe

  /// Creates a home screen.
  ///
  /// - Parameters:
  ///   - names: the applications, in the order of their icons.
  ///   - screen: the size of the screen.
  public init(_ names: [String], screen: RecordingScreen) {
    let size = CGSize(width: screen.width, height: screen.height)
    world = World(screenSize: size)
    edge = EdgeSwipe(size)
    world.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let grid = IconGrid(count: names.count, size)
      for (index, name) in names.enumerated() {
        let icon = AppIcon(name, frame: grid.frame(of: index)) { [unowned self] in launch?(name) }
        window.addSubview(icon)
        let middle = icon.center
        icons.append(ShellIcon(name: name, x: Double(middle.x), y: Double(middle.y)))
      }
      window.makeKeyAndVisible()
    }
    edge.act = { [unowned self] in goHome?() }
  }

  nonisolated deinit {}

  /// When ``advance(to:)`` has something to do; nil for never.
  public var nextDeadline: Int64? {
    let times = [world.timeline.nextDeadline, edge.world.timeline.nextDeadline].compactMap { $0?.nanoseconds }
    return times.min()
  }

  /// Takes what the hardware reports while no application is in front. [PIPE-2]
  public func handle(_ frame: Frame) {
    world.run { world.application.handle(frame) }
  }

  /// Sees what an application gets, for the swipe from the edge.
  public func watch(_ frame: Frame) {
    edge.world.run { edge.world.application.handle(frame) }
  }

  /// Moves the clocks, and does what is due.
  public func advance(to nanoseconds: Int64) {
    for world in [world, edge.world] {
      guard let next = world.timeline.nextDeadline, next.nanoseconds <= nanoseconds else { continue }
      world.run { world.timeline.advance(to: Instant(nanoseconds: nanoseconds)) }
    }
  }
}
