import Fingerpost
import Foundation

/// The swipe from the bottom edge: a recogniser in a window over everything, which sees all contacts and takes none.
///
/// ```
///   down within 13 pt of the edge ──► 10 pt upwards: it begins ──► 60 pt upwards: home, once a swipe
/// ```
final class EdgeSwipe {
  /// How far a finger goes before it means to go home, in points.
  static let distance: CGFloat = 60

  let world: World
  /// Called once a swipe.
  var act: () -> Void = {}
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private var hasActed = false

  init(_ screen: CGSize) {
    world = World(screenSize: screen)
    world.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      recognizer.edges = .bottom
      recognizer.addTarget(self, action: EdgeSwipe.panned)
      window.addGestureRecognizer(recognizer)
      window.makeKeyAndVisible()
    }
  }

  nonisolated deinit {}

  private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: hasActed = false
    case .changed: break
    default: return
    }
    guard !hasActed, recognizer.translation(in: nil).y <= -Self.distance else { return }
    hasActed = true
    act()
  }
}
