import Fingerpost
import Foundation
import Workloads

/// What class the views of a tree have.
enum Flavor: String, CaseIterable {
  /// `UIView` itself, which a hit test may walk through without calling it.
  case plain
  /// A subclass that overrides nothing: every view is called, as in an ordinary app.
  case subclass
  /// A subclass that overrides both methods of hit testing and calls `super` in both.
  case overriding

  /// Whether the flavor is measured on a workload.
  func applies(to workload: Workload) -> Bool {
    switch self {
    case .plain, .subclass: true
    case .overriding: [.chain10, .chain100, .chain1000, .app].contains(workload)
    }
  }

  /// Makes the view of a node; its id becomes the tag.
  func makeView(_ node: Node, id: Int) -> UIView {
    let frame = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
    let view =
      switch (node.override, self) {
      case (.slop, _): SlopView(frame: frame)
      case (.pass, _): PassView(frame: frame)
      case (.none, .plain): UIView(frame: frame)
      case (.none, .subclass): Subclass(frame: frame)
      case (.none, .overriding): OverridingView(frame: frame)
      }
    view.tag = id
    view.bounds = CGRect(x: node.boundsX, y: node.boundsY, width: node.width, height: node.height)
    if node.map != .identity {
      let map = node.map
      view.transform = CGAffineTransform(
        a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
        ty: CGFloat(map.ty))
    }
    view.isHidden = node.flags.contains(.hidden)
    view.isUserInteractionEnabled = !node.flags.contains(.notInteractive)
    view.clipsToBounds = node.flags.contains(.clips)
    if node.flags.contains(.alphaZero) { view.alpha = 0 }
    return view
  }

  /// Makes the views of a scene; the first is the root.
  func makeTree(_ scene: Scene) -> [UIView] {
    var views: [UIView] = []
    views.reserveCapacity(scene.nodes.count)
    for (id, node) in scene.nodes.enumerated() {
      let view = makeView(node, id: id)
      if node.parent >= 0 { views[node.parent].addSubview(view) }
      views.append(view)
    }
    return views
  }
}

final class Subclass: UIView {}

final class OverridingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

final class SlopView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
}

final class PassView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
