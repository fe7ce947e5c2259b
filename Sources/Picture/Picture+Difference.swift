extension Picture {
  /// What has to be done to one picture so that it becomes another one.
  public struct Difference: Hashable, Sendable {
    /// The boxes that are new or that changed, in drawing order.
    public var boxes: [Box]
    /// The boxes that changed in nothing but their place, upright, wholly in sight or still out of sight, in drawing order:
    /// what scrolls.
    public var moved: [Box]
    /// The numbers of the boxes that are gone, in the old drawing order.
    public var gone: [Int]
    /// The numbers of all boxes in drawing order, or nil if that is the old order without what is gone, with what is new
    /// behind it.
    public var order: [Int]?

    /// Whether there is nothing to do.
    public var isEmpty: Bool { boxes.isEmpty && moved.isEmpty && gone.isEmpty && order == nil }
  }

  /// Returns what has to be done to an older picture so that it becomes this one.
  ///
  /// Boxes are the same if their numbers are. Of several boxes with one number only the last counts.
  public func difference(from old: Picture) -> Difference {
    if let same = differenceOfSame(old) { return same }
    let before = Dictionary(old.boxes.map { ($0.id, $0) }) { $1 }
    let now = Set(boxes.map(\.id))
    let changed = boxes.filter { before[$0.id] != $0 }
    let moved = changed.filter { box in before[box.id].map { box.isMove(of: $0) } ?? false }
    let others = moved.isEmpty ? changed : changed.filter { !(before[$0.id].map($0.isMove) ?? false) }
    let gone = old.boxes.map(\.id).filter { !now.contains($0) }
    let expected = old.boxes.map(\.id).filter(now.contains) + boxes.map(\.id).filter { before[$0] == nil }
    let order = boxes.map(\.id)
    return Difference(boxes: others, moved: moved, gone: gone, order: order == expected ? nil : order)
  }

  /// Returns the same if both pictures have the same boxes in the same order, as they mostly do while a finger moves; else nil.
  private func differenceOfSame(_ old: Picture) -> Difference? {
    guard boxes.count == old.boxes.count else { return nil }
    var seen = Set<Int>(minimumCapacity: boxes.count)
    var result = Difference(boxes: [], moved: [], gone: [], order: nil)
    for index in boxes.indices {
      guard boxes[index].id == old.boxes[index].id, seen.insert(boxes[index].id).inserted else { return nil }
      guard boxes[index] != old.boxes[index] else { continue }
      if boxes[index].isMove(of: old.boxes[index]) {
        result.moved.append(boxes[index])
      } else {
        result.boxes.append(boxes[index])
      }
    }
    return result
  }
}

extension Picture.Box {
  /// Whether the box is another one at a new place, which is all that a rectangle says: wholly in sight, or out of sight
  /// before and after.
  fileprivate func isMove(of old: Picture.Box) -> Bool {
    guard (clipping == .full) == (old.clipping == .full), clipping != .partial, upright != nil else {
      return false
    }
    var same = old
    (same.corners, same.unclippedPart, same.clipping) = (corners, unclippedPart, clipping)
    return same == self
  }
}
