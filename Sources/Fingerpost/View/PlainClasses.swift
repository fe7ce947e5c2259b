/// The classes that are known to override nothing that event handling calls.
///
/// A view of one of these never answers a hit test with anything but itself or a view below it, and does nothing
/// with a touch but forward it (a scroll view, keep it); so both can walk through it in a loop instead of calling it, which keeps the stack
/// flat in a deep tree. Everything else is asked through its methods.
enum PlainClasses {
  static func contains(_ type: UIView.Type) -> Bool {
    type == UIView.self || type == UILabel.self || type == UIImageView.self || type == UIScrollView.self
  }
}

extension UIView {
  /// Fills the node, which is raw memory until then.
  final func startNode() {
    node.initialize(to: ViewNode(view: self))
    let isPlain = PlainClasses.contains(type(of: self))
    node.pointee.flags.formUnion(isPlain ? [.plain, .passesOn] : [])
    if !isPlain { node.pointee.flags.formUnion(OverridingClasses.overrides(of: type(of: self))) }
    // The classes that are plain draw nothing.
    node.pointee.set(.needsDisplay, !isPlain)
  }

  /// Promises that the class of this view overrides nothing that event handling calls.
  ///
  /// For the views that stand for those of a dump, which have a name of their own and the behavior of a `UIView`.
  package final func treatAsPlain() {
    node.pointee.flags.formUnion([.plain, .passesOn])
    node.pointee.flags.subtract([.overridesHitTest, .overridesPointInside])
  }

  /// Promises that the class of this view leaves to the next responder whatever comes up the responder chain. [RESP-10]
  package final func treatAsPassingOn() { node.pointee.set(.passesOn, true) }

  final var isPlain: Bool { node.pointee.flags.contains(.plain) }
}
