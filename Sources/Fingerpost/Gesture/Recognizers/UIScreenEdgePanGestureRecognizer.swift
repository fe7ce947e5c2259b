import FingerpostTrace
import Foundation

/// A recognizer of a finger that drags inwards from an edge of the screen; continuous.
///
/// ```
///                first finger down
///                within 13 pt of an edge      moved more than 10 pt, inwards
///   possible ──┬────────────────────────► near ───────────────────────► began, and on as a pan
///              │ anywhere else             │ moved more than 10 pt, not inwards
///              ▼                           ▼
///            failed                      failed
/// ```
///
/// Only the first finger counts; others are ignored [EDGE-2]. The edges are those of the window, and the 13 pt are
/// `edgePan.region` [EDGE-1, EDGE-3]. In a corner, inwards from either of its edges will do, if both are in ``edges``.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that a gesture may start at. Default none, so that it never begins. [EDGE-1]
  open var edges: UIRectEdge = []

  /// The edges that the finger started at; nil before there is one.
  private final var startEdges: UIRectEdge?
  private final var isDecided = false

  nonisolated deinit {}

  /// Takes in the first finger, which must be near an edge, and ignores others. [EDGE-1, EDGE-2, EDGE-3]
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    var first: UITouch?
    for touch in touches.inOrder {
      if startEdges == nil, first == nil {
        first = touch
      } else {
        ignore(touch, for: event)
      }
    }
    guard let first else { return }
    let near = edges.intersection(edgesNear(first))
    startEdges = near
    super.touchesBegan([first], with: event)
    if near.isEmpty { fail(.edgeMissed) }
  }

  /// Begins as a pan does, or fails when the finger does not go inwards. [EDGE-1]
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard !isDecided, state != .possible else { return }
    isDecided = true
    if !goesInwards(translation(in: nil)) { fail(.edgeOutward) }
  }

  /// Forgets the finger. [GR-32]
  open override func reset() {
    super.reset()
    startEdges = nil
    isDecided = false
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.touchedWindow?.bounds else { return [] }
    let point = touch.location(in: nil)
    let region = CGFloat(threshold { $0.edgePanRegion })
    var near: UIRectEdge = []
    if point.y - bounds.minY <= region { near.insert(.top) }
    if point.x - bounds.minX <= region { near.insert(.left) }
    if bounds.maxY - point.y <= region { near.insert(.bottom) }
    if bounds.maxX - point.x <= region { near.insert(.right) }
    return near
  }

  private func goesInwards(_ movement: CGPoint) -> Bool {
    let near = startEdges ?? []
    return near.contains(.top) && movement.y > 0 || near.contains(.left) && movement.x > 0
      || near.contains(.bottom) && movement.y < 0 || near.contains(.right) && movement.x < 0
  }
}
