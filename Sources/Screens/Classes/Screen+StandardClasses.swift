nonisolated extension Screen {
  /// How many views that are played as what they are may lie inside one another.
  ///
  /// They are asked through their methods, so that each takes its part of the stack.
  private static let deepest = 64

  /// What each view is played as: a control or a scroll view, or nil for a plain view.
  public func standardClasses() -> [StandardClass?] {
    var classes: [StandardClass?] = []
    var depths: [Int] = []
    // The nearest control around a view, or the view itself, that has its inside to itself.
    var owners: [StandardClass?] = []
    classes.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let parent = view.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      let owner = parent.flatMap { owners[$0] }
      let depth = parent.map { depths[$0] } ?? 0
      var found = owner == nil && !view.isWindow ? standardClass(of: view) : nil
      if depth >= Self.deepest || view.hitOverride != nil { found = nil }
      classes.append(found)
      depths.append(depth + (found == nil ? 0 : 1))
      owners.append(owner ?? found.flatMap { $0.ownsItsInside ? $0 : nil })
    }
    return classes
  }

  /// Whether a view is of a class of its own that builds on the one that is played in its place.
  public func isSubclassed(_ view: Int) -> Bool {
    !hasElementTypes && StandardClass(uiKitName: views[view].className) == nil
  }

  /// Whether the input has types of elements in the place of classes.
  public var hasElementTypes: Bool { kind == .elementTree || kind == .pageSource }

  private func standardClass(of view: ScreenView) -> StandardClass? {
    if hasElementTypes { return StandardClass(elementType: view.className) }
    if let own = StandardClass(uiKitName: view.className) { return own }
    for name in (view.superclasses ?? []) + [view.baseClass].compactMap({ $0 }) {
      if let inherited = StandardClass(uiKitName: name) { return inherited }
    }
    return nil
  }
}
