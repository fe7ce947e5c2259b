/// The layers of a view.
nonisolated struct HierarchyLayers {
  /// The layer that has the view's place and size.
  let outer: HierarchyObject?
  /// The layer that belongs to the view itself, which a wrapper may have around it.
  let own: HierarchyObject?

  /// Whether another layer is wrapped around the view's own, as iOS 26 does for some views.
  var isWrapped: Bool { outer?.id != own?.id }

  /// Finds the layers of a view.
  init(of view: HierarchyObject, in store: HierarchyStore) {
    let layers = view.associates.filter { store.objects[$0].kind == .layer }
    let id = view.id.lowercased()
    let isOwn: (Int) -> Bool = { store.objects[$0].object(.delegate) == id }
    guard let first = layers.first(where: isOwn) ?? layers.first else {
      (outer, own) = (nil, nil)
      return
    }
    outer = store.objects[first]
    guard store.objects[first].className?.hasSuffix("MultiLayer") == true, !isOwn(first) else {
      own = outer
      return
    }
    // The wrapper holds few layers, and the view's own is near the top.
    var inner: HierarchyObject?
    var level = [first]
    for _ in 0..<4 where inner == nil {
      level = level.flatMap { store.objects[$0].children.prefix(16) }
      inner = level.first(where: isOwn).map { store.objects[$0] }
    }
    own = inner ?? outer
  }
}
