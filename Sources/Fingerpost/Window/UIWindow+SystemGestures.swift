extension UIWindow {
  /// The edges from which the window's controllers want the first swipe for the application.
  ///
  /// Fingerpost's own: what a system shell asks before it takes a swipe from an edge. The answer is that of the root
  /// controller, or of the last that is presented over it, or of the child that this one names. [EDGE-4]
  public final var screenEdgesDeferringSystemGestures: UIRectEdge {
    guard var controller = rootViewController else { return [] }
    // Controllers may name each other in a circle.
    var asked: [UIViewController] = [controller]
    while let next = controller.presentedViewController
      ?? controller.childForScreenEdgesDeferringSystemGestures
    {
      for other in asked where other === next {
        return controller.preferredScreenEdgesDeferringSystemGestures
      }
      controller = next
      asked.append(next)
    }
    return controller.preferredScreenEdgesDeferringSystemGestures
  }
}
