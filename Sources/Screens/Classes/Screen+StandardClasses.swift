nonisolated extension ScreenView {
  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
  ]

  /// Whether it is a table, which bounces up and down even when all of its rows fit, unless it is told not to.
  package var isTable: Bool { classNames.contains("UITableView") }

  /// Whether it is a table or a collection.
  package func isList(_ isElement: Bool) -> Bool {
    isElement
      ? ["Table", "CollectionView"].contains(className)
      : isTable || classNames.contains("UICollectionView")
  }

  /// Whether it is a text view.
  package func isTextView(_ isElement: Bool) -> Bool {
    isElement ? className.hasSuffix("TextView") : classNames.contains("UITextView")
  }

  /// Whether it is a row of a list.
  package func isCell(_ isElement: Bool) -> Bool {
    isElement ? className == "Cell" : classNames.contains(where: Self.cells.contains)
  }
}

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
    // Looked up only, never walked: many views share few classes.
    var known: [String: StandardClass?] = [:]
    for (index, view) in views.enumerated() {
      let parent = view.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      let owner = parent.flatMap { owners[$0] }
      let depth = parent.map { depths[$0] } ?? 0
      var found = owner == nil && !view.isWindow ? standardClass(of: view, &known) : nil
      if depth >= Self.deepest || view.hitOverride != nil { found = nil }
      classes.append(found)
      depths.append(depth + (found == nil ? 0 : 1))
      owners.append(owner ?? found.flatMap { $0.ownsItsInside ? $0 : nil })
    }
    return classes
  }

  /// Whether a view is a text view.
  package func isTextView(_ index: Int) -> Bool { views[index].isTextView(hasElementTypes) }

  /// The list that each view is a row of: what is next around a cell of what is played as what it is, if that is a list.
  package func listsOfCells(_ standards: [StandardClass?]) -> [Int?] {
    // The nearest control or scroll view around each view.
    var around: [Int?] = []
    around.reserveCapacity(views.count)
    return views.enumerated().map { index, view in
      let parent = view.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      let outer = parent.flatMap { standards[$0] == nil ? around[$0] : $0 }
      around.append(outer)
      guard let outer, standards[outer] == .scrollView, view.isCell(hasElementTypes),
        views[outer].isList(hasElementTypes)
      else { return nil }
      return outer
    }
  }

  /// Whether a view is of a class of its own that builds on the one that is played in its place.
  public func isSubclassed(_ view: Int) -> Bool {
    !hasElementTypes && StandardClass(uiKitName: views[view].className) == nil
  }

  /// Whether the input has types of elements in the place of classes.
  public var hasElementTypes: Bool {
    switch kind {
    case .elementTree, .pageSource, .accessibilityTree: true
    case .recursiveDescription, .detox, .earlGrey, .sentry, .export, .viewHierarchy, .scenario: false
    }
  }

  private func standardClass(of view: ScreenView, _ known: inout [String: StandardClass?]) -> StandardClass? {
    func named(_ name: String) -> StandardClass? {
      if let found = known[name] { return found }
      let found = hasElementTypes ? StandardClass(elementType: name) : StandardClass(uiKitName: name)
      known[name] = .some(found)
      return found
    }
    if let own = named(view.className) { return own }
    guard !hasElementTypes else { return nil }
    for name in view.superclasses ?? [] {
      if let inherited = named(name) { return inherited }
    }
    // What the input says counts more than the name: only scroll views have settings for scrolling.
    return view.baseClass.flatMap(named) ?? (view.scrolling == nil ? nil : .scrollView)
  }
}
