import Foundation

/// A layer that was added to another one, and the subview that it lies directly in front of.
struct AddedLayer {
  let layer: CALayer
  /// Behind all subviews if nil.
  var behind: ViewNode.Pointer?
}

extension CALayer {
  /// The layers in this one, back to front, or nil if there are none; those of a view's subviews among them.
  public final var sublayers: [CALayer]? {
    get {
      if let shownLayer { return shownLayer.sublayers?.compactMap { $0.presentation() } }
      let all = orderedContents.map { $0.layer }
      return all.isEmpty ? nil : all
    }
    set {
      for entry in added { entry.layer.parent = nil }
      added = []
      for layer in newValue ?? [] where layer.node == nil || layer.superlayer !== self { addSublayer(layer) }
    }
  }

  /// The layer that this one is in.
  public final var superlayer: CALayer? {
    if let shownLayer { return shownLayer.superlayer?.presentation() }
    return parent ?? view?.superview?.layer
  }

  /// Puts a layer in front of all that are in this one.
  final func add(_ layer: CALayer) { insert(layer, at: added.count, behind: lastSubview) }

  /// Puts a layer at a place.
  final func add(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let before = orderedContents.prefix(Int(index))
    insert(layer, at: before.count { $0.subview == nil }, behind: before.last { $0.subview != nil }?.subview)
  }

  /// Takes the layer from the one that it is in.
  final func leaveSuperlayer() {
    if let parent {
      parent.added.removeAll { $0.layer === self }
      self.parent = nil
    } else {
      view?.removeFromSuperview()
    }
  }

  final func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let place = orderedContents.firstIndex { $0.layer === sibling }
    guard let place else { return addSublayer(layer) }
    insertSublayer(layer, at: UInt32(clamping: place + offset))
  }

  private final func insert(_ layer: CALayer, at index: Int, behind node: ViewNode.Pointer?) {
    var above: CALayer? = self
    while let current = above {
      precondition(current !== layer, "a layer cannot become a sublayer of itself or of one that it holds")
      above = current.superlayer
    }
    let place = layer.parent === self ? min(index, added.count - 1) : index
    layer.removeFromSuperlayer()
    added.insert(AddedLayer(layer: layer, behind: node), at: max(0, place))
    layer.parent = self
  }

  private final var lastSubview: ViewNode.Pointer? {
    guard let node else { return nil }
    return node.subview(at: node.pointee.subviewCount - 1)
  }

  /// What is in the layer, back to front: layers that were added, and those of subviews, with the nodes of these.
  private final var orderedContents: [(layer: CALayer, subview: ViewNode.Pointer?)] {
    var result: [(layer: CALayer, subview: ViewNode.Pointer?)] = []
    forEachContent {
      switch $0 {
      case .subview(let view): result.append((view.layer, view.node))
      case .layer(let layer): result.append((layer, nil))
      }
    }
    return result
  }

  /// What lies in a layer.
  package enum Content {
    case subview(UIView)
    case layer(CALayer)
  }

  /// Calls a closure with what lies in the layer, back to front, without making layers of views.
  package final func forEachContent(_ visit: (Content) -> Void) {
    func visitAdded(behind node: ViewNode.Pointer?) {
      for entry in added where entry.behind == node { visit(.layer(entry.layer)) }
    }
    guard let view else { return added.forEach { visit(.layer($0.layer)) } }
    visitAdded(behind: nil)
    for subview in view.subviews {
      visit(.subview(subview))
      if !added.isEmpty { visitAdded(behind: subview.node) }
    }
  }

  /// Whether layers were added to this one.
  package final var hasAddedLayers: Bool { !added.isEmpty }

  /// Gives layers that lie in front of a subview another one to lie in front of.
  final func moveAdded(behind old: ViewNode.Pointer, to new: ViewNode.Pointer?) {
    for index in added.indices where added[index].behind == old { added[index].behind = new }
  }
}

extension CALayer {
  /// Keeps layers in their places when two subviews change theirs.
  final func exchangeAdded(behind one: ViewNode.Pointer, _ other: ViewNode.Pointer) {
    for index in added.indices {
      if added[index].behind == one {
        added[index].behind = other
      } else if added[index].behind == other {
        added[index].behind = one
      }
    }
  }
}

extension UIView {
  /// Keeps layers in their places when a subview is about to leave its own.
  final func subviewLeavesItsPlace(_ subview: ViewNode.Pointer, at index: Int) {
    guard let layer = looks?.layer, !layer.added.isEmpty else { return }
    layer.moveAdded(behind: subview, to: node.subview(at: index - 1))
  }
}
