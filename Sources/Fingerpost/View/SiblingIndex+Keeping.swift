nonisolated extension SiblingIndex {
  /// A list that has become so much longer than a view's share says that the grid no longer fits.
  private static let longestGrown: UInt32 = 256

  /// Remembers that a view is to be looked at before the next point.
  mutating func noteStale(_ slot: UInt32) {
    guard staleCount < staleCapacity, let stale else { return becomeStale(outdated: true) }
    stale[staleCount] = slot
    staleCount += 1
    becomeStale(outdated: false)
  }

  /// Takes in a view that has come into the list of subviews.
  mutating func add(
    _ child: ViewNode.Pointer, between behind: ViewNode.Pointer?, and front: ViewNode.Pointer?
  ) {
    guard let key = key(between: behind, and: front) else { return becomeStale(outdated: true) }
    let place = allocateSlot()
    guard let slots, let keys else { return }
    slots[Int(place)] = Slot()
    slots[Int(place)].node = child
    keys[Int(place)] = key
    child.pointee.slot = place
    child.pointee.flags.formUnion([.indexed, .stale])
    noteStale(place)
  }

  /// Lets go of a view that leaves the list of subviews, or its place there.
  mutating func remove(_ child: ViewNode.Pointer) {
    guard child.pointee.flags.contains(.indexed) else { return becomeStale(outdated: state == .outdated) }
    let place = child.pointee.slot
    slots?[Int(place)].node = nil
    if child.pointee.flags.contains(.stale) {
      becomeStale(outdated: false)
    } else {
      noteStale(place)
    }
    child.pointee.flags.subtract([.indexed, .stale])
  }

  /// Looks at what has changed, in the order of the changes.
  ///
  /// A view that changed its place has a new slot, and the old one is in front of it in the list. So keys differ in a
  /// cell at any time.
  mutating func update() {
    guard let slots, let stale else { return }
    for place in 0..<staleCount {
      let number = stale[place]
      let slot = slots + Int(number)
      guard let node = slot.pointee.node else {
        let cells = slot.pointee.cells
        forEachCell(of: cells) { unlist(number, $0) }
        slot.pointee.cells = .none
        slot.pointee.nextFree = firstFree
        firstFree = number
        continue
      }
      node.pointee.flags.remove(.stale)
      let region = SiblingRegion(of: node)
      slot.pointee.region = region ?? .empty
      slot.pointee.isUnbounded = region == nil
      move(number, to: region.map { range(of: $0) } ?? .everywhere)
    }
    updates &+= staleCount
    staleCount = 0
    generation &+= 1
    if isFine, updates > 64, updates * 2 > served {
      isFine = false
      becomeStale(outdated: true)
    }
    if poolWaste > 1024, poolWaste * 2 > poolCount { becomeStale(outdated: true) }
    becomeReady()
  }

  private mutating func move(_ number: UInt32, to new: CellRange) {
    guard let slots else { return }
    let old = slots[Int(number)].cells
    guard old != new else { return }
    if old == .everywhere || new == .everywhere {
      forEachCell(of: old) { unlist(number, $0) }
      forEachCell(of: new) { list(number, $0) }
    } else {
      forEachCell(of: old, except: new) { unlist(number, $0) }
      forEachCell(of: new, except: old) { list(number, $0) }
    }
    slots[Int(number)].cells = new
  }

  /// Calls a closure with the number of each cell of a range that another does not hold.
  @inline(__always)
  private func forEachCell(of range: CellRange, except other: CellRange, _ body: (Int) -> Void) {
    var row = Int(range.firstRow)
    while row <= Int(range.lastRow) {
      let isShared = row >= Int(other.firstRow) && row <= Int(other.lastRow)
      var column = Int(range.firstColumn)
      while column <= Int(range.lastColumn) {
        if isShared, column >= Int(other.firstColumn), column <= Int(other.lastColumn) {
          column = Int(other.lastColumn)
        } else {
          body(row * columns + column)
        }
        column += 1
      }
      row += 1
    }
  }

  private mutating func list(_ number: UInt32, _ cell: Int) {
    guard let cells else { return }
    if cells[cell].count == cells[cell].capacity { grow(cell) }
    guard let pool else { return }
    let entries = pool + Int(cells[cell].start)
    let place = position(of: number, cell)
    let behind = Int(cells[cell].count) - place
    (entries + place + 1).update(from: entries + place, count: behind)
    entries[place] = number
    cells[cell].count += 1
    if cells[cell].count > Self.longestGrown, Int(cells[cell].count) > slotCount / 2 {
      becomeStale(outdated: true)
    }
  }

  private mutating func unlist(_ number: UInt32, _ cell: Int) {
    guard let cells, let pool else { return }
    let entries = pool + Int(cells[cell].start)
    let place = position(of: number, cell)
    guard place < Int(cells[cell].count), entries[place] == number else { return }
    cells[cell].count -= 1
    (entries + place).update(from: entries + place + 1, count: Int(cells[cell].count) - place)
  }

  /// The first place in a cell whose view is not in front of a slot's.
  private func position(of number: UInt32, _ cell: Int) -> Int {
    guard let keys, let cells, let pool else { return 0 }
    let key = keys[Int(number)]
    let entries = pool + Int(cells[cell].start)
    var low = 0
    var high = Int(cells[cell].count)
    while low < high {
      let middle = (low + high) / 2
      if keys[Int(entries[middle])] > key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves a list to the end of the pool, where it has room.
  private mutating func grow(_ cell: Int) {
    guard let cells else { return }
    let old = cells[cell]
    let capacity = max(4, old.capacity * 2)
    if poolCount + Int(capacity) > poolCapacity {
      poolCapacity = max(poolCount + Int(capacity), poolCapacity + poolCapacity / 2)
      let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: poolCapacity)
      if let pool {
        larger.update(from: pool, count: poolCount)
        pool.deallocate()
      }
      pool = larger
    }
    guard let pool else { return }
    (pool + poolCount).update(from: pool + Int(old.start), count: Int(old.count))
    cells[cell].start = UInt32(poolCount)
    cells[cell].capacity = capacity
    poolCount += Int(capacity)
    poolWaste += Int(old.capacity)
  }

  private mutating func allocateSlot() -> UInt32 {
    if firstFree != .max, let slots {
      let slot = firstFree
      firstFree = slots[Int(slot)].nextFree
      return slot
    }
    if slotCount == slotCapacity {
      slotCapacity += max(16, slotCapacity / 2)
      let larger = Self.makeSlots(slotCapacity)
      let longer = UnsafeMutablePointer<Int64>.allocate(capacity: slotCapacity)
      if let slots, let keys {
        larger.moveInitialize(from: slots, count: slotCount)
        longer.moveInitialize(from: keys, count: slotCount)
        slots.deallocate()
        keys.deallocate()
      }
      slots = larger
      keys = longer
    }
    slotCount += 1
    return UInt32(slotCount - 1)
  }

  /// A number between those of two neighbors; nil when there is none left.
  private func key(between behind: ViewNode.Pointer?, and front: ViewNode.Pointer?) -> Int64? {
    guard let keys else { return nil }
    let low = behind.map { keys[Int($0.pointee.slot)] }
    let high = front.map { keys[Int($0.pointee.slot)] }
    switch (low, high) {
    case (nil, nil): return 0
    case (let low?, nil):
      let (sum, overflow) = low.addingReportingOverflow(1 << 32)
      return overflow ? nil : sum
    case (nil, let high?):
      let (difference, overflow) = high.subtractingReportingOverflow(1 << 32)
      return overflow ? nil : difference
    case (let low?, let high?):
      let (gap, overflow) = high.subtractingReportingOverflow(low)
      return overflow || gap < 2 ? nil : low + gap / 2
    }
  }
}
