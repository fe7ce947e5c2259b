import FingerpostHID
import FingerpostTimeline
import Foundation

/// Holds touches back near an edge of the screen where the system has a gesture; private, as in UIKit. [PIPE-14, PIPE-15]
///
/// Every window has two where `edges.systemGestures` says so. One keeps `touchesBegan` from views, the other keeps pans and
/// swipes waiting; taps, presses, pinches and rotations go on.
///
/// ```
///              down within edges.region of an edge           in by edges.distance
///   possible ────────────────────────────────────► waits ───────────────────────► the system has the touch
///      └─ elsewhere, or the edge is deferred ──► failed      └─ lifted, moved otherwise, edges.timeout ──► failed
/// ```
final class _UISystemGestureGateGestureRecognizer: UIGestureRecognizer {
  /// Whether it is the one that keeps pans and swipes waiting, and not the one for views.
  private final var isForRecognizers = false
  private final var start: CGPoint?
  private final var edge: UIRectEdge = []
  private final var deadline = GestureDeadline()

  /// Gives a window its two gates, if the event rules want them.
  static func guardEdges(of window: UIWindow) {
    guard window.world.eventRules.edgesSystemGestures else { return }
    for isForRecognizers in [true, false] {
      let gate = _UISystemGestureGateGestureRecognizer()
      gate.isForRecognizers = isForRecognizers
      gate.cancelsTouchesInView = false
      gate.delaysTouchesEnded = false
      gate.delaysTouchesBegan = !isForRecognizers
      window.addGestureRecognizer(gate)
    }
  }

  /// Lets touches through that are held back at an edge which is deferred by now.
  static func update(in window: UIWindow) {
    let deferred = window.screenEdgesDeferringSystemGestures
    for case let gate as _UISystemGestureGateGestureRecognizer in window.gestureRecognizers ?? []
    where gate.start != nil && !deferred.isDisjoint(with: gate.edge) { gate.pass() }
  }

  nonisolated deinit {}

  override var defaultPressTypes: [NSNumber] { [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let window = view as? UIWindow, let touch = touches.inOrder.first(where: { _ in true }),
      start == nil
    else { return pass() }
    let place = onScreen(touch, window)
    edge = Self.edge(at: place, on: window.world.screenSize, within: CGFloat(threshold { $0.edgesRegion }))
    guard !edge.isEmpty, window.screenEdgesDeferringSystemGestures.isDisjoint(with: edge) else {
      return pass()
    }
    start = place
    deadline.set(after: threshold { $0.edgesTimeout }, for: self) { $0.pass() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let window = view as? UIWindow, let touch = touches.inOrder.first(where: { _ in true }), let start
    else { return }
    let now = onScreen(touch, window)
    let way = CGVector(dx: now.x - start.x, dy: now.y - start.y)
    let (inwards, along) = Self.parts(of: way, from: edge)
    if inwards >= CGFloat(threshold { $0.edgesDistance }), inwards > abs(along) {
      pass()
      // One of the two is enough.
      if isForRecognizers { give(Array(touches.inOrder), in: window) }
    } else if max(abs(along), -inwards) >= CGFloat(threshold { $0.panHysteresis }), abs(along) >= inwards {
      pass()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    pass()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    pass()
  }

  override func reset() {
    super.reset()
    deadline.clear()
    start = nil
    edge = []
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isForRecognizers
      && (otherGestureRecognizer is UIPanGestureRecognizer
        || otherGestureRecognizer is UISwipeGestureRecognizer)
  }

  /// Lets the touch through.
  private func pass() {
    deadline.clear()
    state = .failed
  }

  /// Takes the fingers from the application. [PIPE-16]
  private func give(_ touches: [UITouch], in window: UIWindow) {
    let world = window.world
    let contacts = touches.map { touch in
      let place = onScreen(touch, window)
      return Contact(id: touch.contactID, phase: .cancel, x: Double(place.x), y: Double(place.y))
    }
    world.application.handle(Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: contacts))
  }

  private func onScreen(_ touch: UITouch, _ window: UIWindow) -> CGPoint {
    window.convert(touch.location(in: window), to: nil as UIWindow?)
  }

  /// The edge of the screen that a place is near, the nearest of several.
  private static func edge(at place: CGPoint, on size: CGSize, within region: CGFloat) -> UIRectEdge {
    let ways: [(edge: UIRectEdge, way: CGFloat)] = [
      (.bottom, size.height - place.y), (.top, place.y), (.left, place.x), (.right, size.width - place.x),
    ]
    let nearest = ways.min { $0.way < $1.way }
    return nearest.map { $0.way <= region ? $0.edge : [] } ?? []
  }

  /// How far a way leads in from an edge, and along it.
  private static func parts(of way: CGVector, from edge: UIRectEdge) -> (inwards: CGFloat, along: CGFloat) {
    switch edge {
    case .bottom: (-way.dy, way.dx)
    case .top: (way.dy, way.dx)
    case .right: (-way.dx, way.dy)
    default: (way.dx, way.dy)
    }
  }
}
