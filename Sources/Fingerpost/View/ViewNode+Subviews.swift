import FingerpostUnsafe

/// The list of subviews, back to front. The node of a superview holds one strong reference to each subview.
nonisolated extension ViewNode {
  /// Takes a strong reference to a view and puts it at a place in the list.
  mutating func insertSubview(_ child: Pointer, at index: Int) {
    if subviewCount == subviewCapacity {
      let capacity = max(4, subviewCapacity * 2)
      let grown = UnsafeMutablePointer<Pointer>.allocate(capacity: capacity)
      if let subviews {
        grown.moveInitialize(from: subviews, count: subviewCount)
        subviews.deallocate()
      }
      subviews = grown
      subviewCapacity = capacity
    }
    guard let subviews else { return }
    child.pointee.view.retain()
    listWillChange()
    (subviews + index + 1).moveInitialize(from: subviews + index, count: subviewCount - index)
    (subviews + index).initialize(to: child)
    subviewCount += 1
    indexSubview(at: index)
  }

  /// Takes a view out of the list and hands the reference to it over.
  mutating func removeSubview(at index: Int) -> UIView {
    guard let subviews, index < subviewCount else { preconditionFailure("no subview at \(index)") }
    let child = subviews[index]
    listWillChange()
    unindex(child)
    subviewCount -= 1
    (subviews + index).moveInitialize(from: subviews + index + 1, count: subviewCount - index)
    return child.pointee.view.release()
  }

  /// Moves a subview to another place in the list, the places being those of the list without it.
  mutating func moveSubview(at index: Int, to target: Int) {
    guard let subviews, index != target else { return }
    let child = subviews[index]
    listWillChange()
    unindex(child)
    if index < target {
      (subviews + index).update(from: subviews + index + 1, count: target - index)
    } else {
      (subviews + target + 1).update(from: subviews + target, count: index - target)
    }
    subviews[target] = child
    indexSubview(at: target)
  }

  /// Exchanges two places in the list.
  mutating func exchangeSubviews(at first: Int, _ second: Int) {
    guard let subviews, first != second else { return }
    listWillChange()
    unindex(subviews[first])
    unindex(subviews[second])
    (subviews[first], subviews[second]) = (subviews[second], subviews[first])
    // The lower place first: between its neighbors, one of which may be the other of the two.
    indexSubview(at: min(first, second))
    indexSubview(at: max(first, second))
  }

  /// Whether a subview stands at a place in the list.
  @inline(__always)
  func holds(_ child: Pointer, at index: Int) -> Bool {
    guard let subviews, index < subviewCount else { return false }
    return subviews[index] == child
  }

  /// The place of a subview in the list; the newest are looked at first.
  func index(of child: Pointer) -> Int? {
    guard let subviews else { return nil }
    var index = subviewCount
    while index > 0 {
      index -= 1
      if subviews[index] == child { return index }
    }
    return nil
  }
}

// MARK: - The index

nonisolated extension ViewNode {
  /// Has walks that are under way remember where they are, before the list changes.
  @inline(__always)
  fileprivate func listWillChange() {
    if SiblingWalk.innermost != nil { rememberPlaces() }
  }

  @inline(never)
  private func rememberPlaces() {
    var next = SiblingWalk.innermost
    while let walk = next {
      if let index, walk.pointee.index == index, walk.pointee.place < 0 {
        walk.pointee.place = self.index(of: walk.pointee.child) ?? 0
      }
      next = walk.pointee.outer
    }
  }

  /// Tells the index of a subview that has come to a place in the list.
  @inline(__always)
  fileprivate func indexSubview(at place: Int) {
    if let index, index.pointee.isBuilt, index.pointee.state != .outdated { add(to: index, at: place) }
  }

  private func add(to index: SiblingIndex.Pointer, at place: Int) {
    guard let subviews else { return }
    // A neighbor that is about to come to its place is not in the index yet.
    var behind = place - 1
    while behind >= 0, !subviews[behind].pointee.flags.contains(.indexed) { behind -= 1 }
    var front = place + 1
    while front < subviewCount, !subviews[front].pointee.flags.contains(.indexed) { front += 1 }
    index.pointee.add(
      subviews[place], between: behind >= 0 ? subviews[behind] : nil,
      and: front < subviewCount ? subviews[front] : nil)
  }

  /// Tells the index that a subview leaves its place.
  @inline(__always)
  fileprivate func unindex(_ child: Pointer) {
    if let index, index.pointee.isBuilt { index.pointee.remove(child) }
  }

  /// Throws the index away, before all subviews go.
  func dropIndex() {
    index?.pointee.drop(subviews, count: subviewCount)
  }
}

/// A walk over siblings found by their index, while it calls one of them.
///
/// An override may change the list of subviews. The walk continues behind the view that it called, so it needs the
/// place of that view before the change; it is looked for only when there is a change.
nonisolated struct SiblingWalk {
  let index: SiblingIndex.Pointer?
  let child: ViewNode.Pointer
  var place = -1
  let outer: UnsafeMutablePointer<SiblingWalk>?

  /// The walk that has called a view last, of those that are under way.
  @exclusivity(unchecked) nonisolated(unsafe) static var innermost: UnsafeMutablePointer<SiblingWalk>?
}
