import FingerpostUnsafe
import Foundation

/// What others than hit testing, geometry and the lists of subviews read and change of a node.
///
/// Whoever has a view, its layer or its recognizer has a node that lives: it goes with the view, in its `deinit`.
nonisolated extension ViewNode.Pointer {
  /// The view that owns the node.
  var view: UIView { pointee.view.object }

  var flags: ViewFlags { pointee.flags }

  func set(_ flag: ViewFlags, _ on: Bool) { pointee.set(flag, on) }

  var superview: ViewNode.Pointer? { pointee.superview }

  /// Whether recognizers are attached to the view.
  var hasRecognizers: Bool { pointee.withView { !$0.attachedRecognizers.isEmpty } }

  /// The first responder above this view, which leaves everything to the next one, that may do anything with it.
  func nextThatHandles(_ stopsAtScrollViews: Bool) -> UIResponder? {
    var last = self
    while true {
      if let controller = last.controller { return controller }
      guard let next = last.superview else { return nil }
      guard next.flags.contains(.passesOn) else { return next.view }
      if stopsAtScrollViews, next.flags.contains(.scrolls) { return nil }
      last = next
    }
  }

  /// The node of the window at the top of the tree.
  var windowNode: ViewNode.Pointer? {
    get { pointee.windowNode }
    nonmutating set { pointee.windowNode = newValue }
  }

  /// The node of the subview at a place, or nil where there is none.
  func subview(at place: Int) -> ViewNode.Pointer? {
    0..<pointee.subviewCount ~= place ? pointee.subviews?[place] : nil
  }

  /// The controller whose root view this is.
  var controller: UIViewController? {
    get { pointee.controller }
    nonmutating set { pointee.controller = newValue }
  }

  var width: Double { pointee.width }
  var height: Double { pointee.height }

  /// The anchor point in the unit square.
  var anchor: CGPoint {
    get { CGPoint(x: pointee.anchorU, y: pointee.anchorV) }
    nonmutating set {
      pointee.anchorU = newValue.x.native
      pointee.anchorV = newValue.y.native
      pointee.boundsDidChange()
    }
  }

  var zPosition: Double {
    get { pointee.zPosition }
    nonmutating set { pointee.zPosition = newValue }
  }

  func toParent(_ point: CGPoint) -> CGPoint { pointee.toParent(point) }

  func fromParent(_ point: CGPoint) -> CGPoint { pointee.fromParent(point) }
}
