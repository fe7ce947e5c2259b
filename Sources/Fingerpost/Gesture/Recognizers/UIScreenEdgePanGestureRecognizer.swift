/// A recogniser of a finger that drags inwards from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that a gesture may start at. Default none, so that it never begins. [EDGE-1]
  open var edges: UIRectEdge = []
}
