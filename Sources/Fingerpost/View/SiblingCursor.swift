import Foundation

nonisolated extension SiblingIndex {
  /// The frontmost view that contains a point, where no class overrides anything; nil if there is none.
  @inline(never)
  static func find(_ index: Pointer, _ point: CGPoint) -> ViewNode.Pointer? {
    guard let slots = index.pointee.slots, let cells = index.pointee.cells, let pool = index.pointee.pool
    else { return nil }
    index.pointee.countPoint()
    let (x, y) = (point.x.native, point.y.native)
    let cell = cells[index.pointee.row(y) * index.pointee.columns + index.pointee.column(x)]
    var next = pool + Int(cell.start)
    let end = next + Int(cell.count)
    while next < end {
      let slot = slots + Int(next.pointee)
      next += 1
      guard x >= slot.pointee.left, x < slot.pointee.right, y >= slot.pointee.top, y < slot.pointee.bottom,
        let child = slot.pointee.node, child.pointee.flags.isDisjoint(with: .unhittable),
        child.pointee.contains(child.pointee.fromParent(point))
      else { continue }
      return child
    }
    return nil
  }
}

/// The subviews of a view that may contain a point, frontmost first, as an index knows them.
nonisolated struct SiblingCursor {
  private var here: UnsafeMutablePointer<UInt32>
  private let hereEnd: UnsafeMutablePointer<UInt32>
  private var everywhere: UnsafeMutablePointer<UInt32>
  private let everywhereEnd: UnsafeMutablePointer<UInt32>
  private let keys: UnsafeMutablePointer<Int64>
  private let slots: UnsafeMutablePointer<SiblingIndex.Slot>
  private let index: SiblingIndex.Pointer
  private let generation: Int

  /// Nil when the view has no index, and is not to have one yet.
  @inline(never)
  init?(_ node: ViewNode.Pointer, at point: CGPoint) {
    guard let index = node.pointee.index else {
      node.pointee.index = SiblingIndex.make()
      return nil
    }
    if index.pointee.state != .merged, index.pointee.state != .simple {
      guard Self.prepare(index, for: node) else { return nil }
    }
    guard let slots = index.pointee.slots, let keys = index.pointee.keys, let cells = index.pointee.cells,
      let pool = index.pointee.pool
    else { return nil }
    index.pointee.countPoint()
    let number =
      index.pointee.row(point.y.native) * index.pointee.columns + index.pointee.column(point.x.native)
    let cell = cells[number]
    let rest = cells[index.pointee.columns * index.pointee.rows]
    here = pool + Int(cell.start)
    hereEnd = here + Int(cell.count)
    everywhere = pool + Int(rest.start)
    everywhereEnd = everywhere + Int(rest.count)
    self.keys = keys
    self.slots = slots
    self.index = index
    generation = index.pointee.generation
  }

  /// Makes the index, or has it look at what has changed; false if there is none then.
  @inline(never)
  private static func prepare(_ index: SiblingIndex.Pointer, for node: ViewNode.Pointer) -> Bool {
    let count = node.pointee.subviewCount
    guard let subviews = node.pointee.subviews else { return false }
    if index.pointee.isBuilt {
      if index.pointee.state == .stale { index.pointee.update() }
      guard index.pointee.state == .outdated else { return true }
      index.pointee.drop(subviews, count: count)
    }
    guard index.pointee.debt >= index.pointee.patience * count else { return false }
    return index.pointee.build(subviews, count: count)
  }

  /// Whether what it would hand out still is what may contain the point.
  var isValid: Bool { index.pointee.generation == generation }

  /// The next one from the front; nil when there are no more.
  @inline(__always)
  mutating func next(at point: CGPoint) -> ViewNode.Pointer? {
    let (x, y) = (point.x.native, point.y.native)
    while true {
      let slot: UnsafeMutablePointer<SiblingIndex.Slot>
      if everywhere == everywhereEnd {
        if here == hereEnd { return nil }
        slot = slots + Int(here.pointee)
        here += 1
      } else if here == hereEnd
        || keys[Int(everywhere.pointee)] > keys[Int(here.pointee)]
      {
        slot = slots + Int(everywhere.pointee)
        everywhere += 1
        if slot.pointee.isUnbounded { return slot.pointee.node }
      } else {
        slot = slots + Int(here.pointee)
        here += 1
      }
      if x >= slot.pointee.left, x < slot.pointee.right, y >= slot.pointee.top, y < slot.pointee.bottom {
        return slot.pointee.node
      }
    }
  }
}
