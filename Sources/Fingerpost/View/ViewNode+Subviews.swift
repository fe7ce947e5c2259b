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
    _ = child.pointee.view.retain()
    (subviews + index + 1).moveInitialize(from: subviews + index, count: subviewCount - index)
    (subviews + index).initialize(to: child)
    subviewCount += 1
  }

  /// Takes a view out of the list and hands the reference to it over.
  mutating func removeSubview(at index: Int) -> UIView {
    guard let subviews, index < subviewCount else { preconditionFailure("no subview at \(index)") }
    let child = subviews[index]
    subviewCount -= 1
    (subviews + index).moveInitialize(from: subviews + index + 1, count: subviewCount - index)
    return child.pointee.view.takeRetainedValue()
  }

  /// Moves a subview to another place in the list, the places being those of the list without it.
  mutating func moveSubview(at index: Int, to target: Int) {
    guard let subviews, index != target else { return }
    let child = subviews[index]
    if index < target {
      (subviews + index).update(from: subviews + index + 1, count: target - index)
    } else {
      (subviews + target + 1).update(from: subviews + target, count: index - target)
    }
    subviews[target] = child
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
