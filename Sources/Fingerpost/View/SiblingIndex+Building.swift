nonisolated extension SiblingIndex {
  /// A view that would be in more cells than this is listed with those that any point may lie in.
  static let maxCells = 64

  /// Makes the grid; false when it would save nothing.
  mutating func build(_ subviews: UnsafeMutablePointer<ViewNode.Pointer>, count: Int) -> Bool {
    let made = Self.makeSlots(count)
    let keys = UnsafeMutablePointer<Int64>.allocate(capacity: count)
    slots = made
    self.keys = keys
    (slotCount, slotCapacity) = (count, count)
    var width = SizeSum()
    var height = SizeSum()
    var unbounded = 0
    for place in 0..<count {
      let child = subviews[place]
      (made + place).initialize(to: Slot())
      made[place].node = child
      (keys + place).initialize(to: Int64(place) << 32)
      if let region = SiblingRegion(of: child) {
        made[place].region = region
        if !region.isEmpty {
          width.add(region.left, region.right)
          height.add(region.top, region.bottom)
        }
      } else {
        unbounded += 1
        made[place].cells = .everywhere
        made[place].isUnbounded = true
      }
    }
    guard unbounded * 2 <= count else {
      release()
      patience = min(patience * 4, 1 << 20)
      return false
    }
    // Flags only now: until here there is nothing to undo.
    for place in 0..<count {
      subviews[place].pointee.slot = UInt32(place)
      subviews[place].pointee.flags.insert(.indexed)
    }
    layOut(width, height, count)
    fill(count)
    staleCapacity = max(16, count / 4)
    stale = .allocate(capacity: staleCapacity)
    generation &+= 1
    becomeReady()
    return true
  }

  /// Chooses the cells: about as large as a view, and not many more than there are views.
  private mutating func layOut(_ width: SizeSum, _ height: SizeSum, _ count: Int) {
    let (width, height) = (width.trimmed, height.trimmed)
    // Where many views lie over each other, smaller cells list fewer in front of the one that is hit.
    let isDense = width.sum * height.sum > 16 * Double(count) * width.extent * height.extent
    let fineness = isDense && isFine ? 2.0 : 1.0
    servedToRefine = isDense && !isFine ? 2 * count : .max
    var columns = width.cells * fineness
    var rows = height.cells * fineness
    let limit = Double(max(16, count * 2))
    if columns * rows > limit {
      // The one that has fewer keeps what it has, if the other can give enough.
      let excess = (columns * rows / limit).squareRoot()
      let fewer = max(1, min(columns, rows) / excess)
      let more = limit / fewer
      (columns, rows) = columns < rows ? (fewer, min(rows, more)) : (min(columns, more), fewer)
    }
    self.columns = min(max(1, Int(columns)), 30_000)
    self.rows = min(max(1, Int(rows)), 30_000)
    originX = width.first
    originY = height.first
    columnsPerPoint = width.extent > 0 ? Double(self.columns) / width.extent : 0
    rowsPerPoint = height.extent > 0 ? Double(self.rows) / height.extent : 0
    // An extent so small that this overflows is one cell.
    if !columnsPerPoint.isFinite { columnsPerPoint = 0 }
    if !rowsPerPoint.isFinite { rowsPerPoint = 0 }
  }

  private mutating func fill(_ count: Int) {
    guard let slots else { return }
    let cellCount = columns * rows + 1
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: cellCount)
    cells.initialize(repeating: Cell(), count: cellCount)
    self.cells = cells
    for place in 0..<count {
      if slots[place].cells != .everywhere { slots[place].cells = range(of: slots[place].region) }
      forEachCell(of: slots[place].cells) { cells[$0].capacity += 1 }
    }
    var total: UInt32 = 0
    for cell in 0..<cellCount {
      cells[cell].start = total
      total += cells[cell].capacity
    }
    poolCount = Int(total)
    poolCapacity = poolCount + 16
    let pool = UnsafeMutablePointer<UInt32>.allocate(capacity: poolCapacity)
    self.pool = pool
    for place in stride(from: count - 1, through: 0, by: -1) {
      forEachCell(of: slots[place].cells) {
        pool[Int(cells[$0].start + cells[$0].count)] = UInt32(place)
        cells[$0].count += 1
      }
    }
  }

  /// The cells in which a point can lie that a region holds.
  func range(of region: SiblingRegion) -> CellRange {
    guard !region.isEmpty else { return .none }
    let range = CellRange(
      firstColumn: UInt16(column(region.left)), lastColumn: UInt16(column(region.right.nextDown)),
      firstRow: UInt16(row(region.top)), lastRow: UInt16(row(region.bottom.nextDown)))
    let width = Int(range.lastColumn) - Int(range.firstColumn) + 1
    let height = Int(range.lastRow) - Int(range.firstRow) + 1
    return width * height > Self.maxCells ? .everywhere : range
  }

  /// The column of a coordinate; those beside the grid belong to the outermost. A greater one is never farther left.
  @inline(__always)
  func column(_ x: Double) -> Int {
    let column = (x - originX) * columnsPerPoint
    return column >= 0 ? column < Double(columns) ? Int(column) : columns - 1 : 0
  }

  @inline(__always)
  func row(_ y: Double) -> Int {
    let row = (y - originY) * rowsPerPoint
    return row >= 0 ? row < Double(rows) ? Int(row) : rows - 1 : 0
  }

  /// Calls a closure with the number of each cell of a range.
  @inline(__always)
  func forEachCell(of range: CellRange, _ body: (Int) -> Void) {
    if range == .everywhere { return body(columns * rows) }
    var row = Int(range.firstRow)
    while row <= Int(range.lastRow) {
      var column = Int(range.firstColumn)
      while column <= Int(range.lastColumn) {
        body(row * columns + column)
        column += 1
      }
      row += 1
    }
  }
}

nonisolated extension SiblingIndex.Slot {
  var region: SiblingRegion {
    get {
      var region = SiblingRegion.empty
      (region.left, region.top, region.right, region.bottom) = (left, top, right, bottom)
      return region
    }
    set { (left, top, right, bottom) = (newValue.left, newValue.top, newValue.right, newValue.bottom) }
  }
}

/// Where views are along one axis, and how large.
private nonisolated struct SizeSum {
  private(set) var first = Double.infinity
  private var last = -Double.infinity
  private var sizes = 0.0
  var sum: Double { sizes }
  private var middles = 0.0
  private var deviations = 0.0
  private var count = 0.0

  mutating func add(_ low: Double, _ high: Double) {
    first = min(first, low)
    last = max(last, high)
    // Running mean and deviation, so that a few far away do not stretch the grid.
    count += 1
    sizes += high - low
    let middle = low + (high - low) / 2
    let difference = middle - middles
    middles += difference / count
    deviations += difference * (middle - middles)
  }

  var extent: Double { last > first ? last - first : 0 }

  /// How many views of the mean size stand side by side.
  var cells: Double {
    guard count > 0, sizes > 0, extent > 0 else { return 1 }
    return max(1, (extent / (sizes / count)).rounded())
  }

  /// Cuts off what lies far from most.
  var trimmed: SizeSum {
    guard count > 0 else { return self }
    var result = self
    let reach = 4 * (deviations / count).squareRoot() + sizes / count
    result.first = max(first, middles - reach)
    result.last = min(last, middles + reach)
    return result
  }
}
