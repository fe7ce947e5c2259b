/// Finds the subviews of one view that may contain a point, without asking all of them.
///
/// A grid over the superview's coordinates: each cell lists the subviews that a point in it may lie in, frontmost first.
/// Views that have to be asked whatever the point, since their class overrides a method of the hit test, are in one more
/// list, as are those that would be in very many cells. What the index hands out is asked exactly as a walk over all
/// siblings would ask it, so a rectangle here may be too large, but never too small.
///
/// It is made when walks over many siblings have cost as much as making it, learns of each change by a number in a list,
/// looks at those before the next point, and is thrown away when more changes than it would save. It is raw memory that
/// belongs to the view's node, like the node to the view (docs/decisions.md).
package nonisolated struct SiblingIndex {
  typealias Pointer = UnsafeMutablePointer<SiblingIndex>

  /// From so many subviews on, a point is looked up. Tests choose another number.
  @exclusivity(unchecked) package nonisolated(unsafe) static var threshold = 24
  /// How many views walks have to pass, for each subview, before the index is made. Tests choose another number.
  package nonisolated(unsafe) static var initialPatience = 8

  /// What the index knows of a subview.
  struct Slot {
    /// A rectangle outside of which the view does not contain a point, in the superview's coordinates.
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    /// The view; nil when it is no longer a subview, and the cells still list it.
    var node: ViewNode.Pointer?
    /// The cells that list the view.
    var cells = CellRange.none
    /// Whether any point may concern the view.
    var isUnbounded = false
    /// The next slot that is free.
    var nextFree: UInt32 = .max
  }

  /// A rectangle of cells; empty where the first is greater than the last.
  struct CellRange: Equatable {
    var firstColumn: UInt16
    var lastColumn: UInt16
    var firstRow: UInt16
    var lastRow: UInt16

    static let none = CellRange(firstColumn: 1, lastColumn: 0, firstRow: 1, lastRow: 0)
    /// Not in cells, but in the list of those that any point may lie in.
    static let everywhere = CellRange(firstColumn: .max, lastColumn: .max, firstRow: .max, lastRow: .max)
  }

  /// A list of slots in ``pool``, frontmost first.
  struct Cell {
    var start: UInt32 = 0
    var count: UInt32 = 0
    var capacity: UInt32 = 0
  }

  /// What keeps a point from being looked up, and from being looked up the shortest way.
  enum State: UInt8 {
    /// There is no index.
    case absent
    /// Views have changed that are to be looked at first.
    case stale
    /// More has changed than is worth following.
    case outdated
    /// Some views concern any point, so two lists are merged.
    case merged
    /// Views in one cell are all that a point may lie in, and none of their classes overrides anything.
    case simple
  }

  // What a point is looked up with comes first.

  private(set) var state = State.absent

  /// Row by row; behind them the list of those that any point may lie in.
  var cells: UnsafeMutablePointer<Cell>?
  var columns = 0
  var rows = 0
  var originX = 0.0
  var originY = 0.0
  var columnsPerPoint = 0.0
  var rowsPerPoint = 0.0
  var pool: UnsafeMutablePointer<UInt32>?
  var slots: UnsafeMutablePointer<Slot>?
  /// Where the view of each slot is among its siblings; greater is farther in front. Apart from the slots, so that
  /// looking for a place in a list reads little memory.
  var keys: UnsafeMutablePointer<Int64>?
  /// How many points have been looked up since the index was made.
  var served = 0

  /// After how many points a finer grid is worth making.
  var servedToRefine = Int.max
  /// Whether cells are smaller than a view: better for points, and worse for views that move.
  var isFine = false
  /// How many changes have been followed since the index was made.
  var updates = 0

  /// How many views walks have passed since there is no index.
  var debt = 0
  var patience = initialPatience
  /// Grows with every change of what is listed, so that a walk that called out knows whether its lists still hold.
  var generation = 0

  var slotCount = 0
  var slotCapacity = 0
  var firstFree: UInt32 = .max

  var poolCount = 0
  var poolCapacity = 0
  /// How much of the pool lists have left behind that grew.
  var poolWaste = 0

  /// The slots whose views have changed.
  var stale: UnsafeMutablePointer<UInt32>?
  var staleCount = 0
  var staleCapacity = 0

  var isBuilt: Bool { state != .absent }

  /// Says that the lists hold for every point.
  mutating func becomeReady() {
    guard state != .outdated, let cells else { return }
    state = cells[columns * rows].count == 0 ? .simple : .merged
  }

  /// Counts a point that is looked up.
  @inline(__always)
  mutating func countPoint() {
    served &+= 1
    if served == servedToRefine { refine() }
  }

  /// Has the next point find a finer grid, where few views move.
  @inline(never)
  private mutating func refine() {
    guard updates * 8 < served else { return }
    isFine = true
    becomeStale(outdated: true)
  }

  /// Says that views have to be looked at before the lists hold, or that it is not worth it any more.
  mutating func becomeStale(outdated: Bool) {
    generation &+= 1
    if outdated { state = .outdated } else if state != .outdated { state = .stale }
  }

  /// Room for slots, each of which then lies in one cache line.
  static func makeSlots(_ count: Int) -> UnsafeMutablePointer<Slot> {
    UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Slot>.stride, alignment: 64)
      .bindMemory(to: Slot.self, capacity: count)
  }

  static func make() -> Pointer {
    let index = Pointer.allocate(capacity: 1)
    index.initialize(to: SiblingIndex())
    return index
  }

  /// Gives all memory back.
  static func free(_ index: Pointer) {
    index.pointee.release()
    index.deinitialize(count: 1)
    index.deallocate()
  }

  /// How many points have been looked up in any index, for tests.
  package nonisolated(unsafe) static var lookUps = 0

  /// Forgets everything; the next is made when walks have cost enough again.
  ///
  /// One that has not served as many points as it cost makes the next one wait longer.
  mutating func drop(_ subviews: UnsafeMutablePointer<ViewNode.Pointer>?, count: Int) {
    generation &+= 1
    guard isBuilt else { return }
    patience =
      served < 2 * Self.initialPatience ? min(patience * 2, 1 << 20) : Self.initialPatience
    if let subviews {
      for place in 0..<count { subviews[place].pointee.flags.subtract([.indexed, .stale]) }
    }
    let isRefined = isFine && servedToRefine != .max
    release()
    // A finer grid need not be earned again.
    if isRefined { debt = patience * count }
  }

  mutating func release() {
    Self.lookUps &+= served
    slots?.deallocate()
    keys?.deallocate()
    cells?.deallocate()
    pool?.deallocate()
    stale?.deallocate()
    (slots, keys, cells, pool, stale) = (nil, nil, nil, nil, nil)
    (slotCount, slotCapacity, poolCount, poolCapacity, poolWaste) = (0, 0, 0, 0, 0)
    (staleCount, staleCapacity, debt, served, updates) = (0, 0, 0, 0, 0)
    firstFree = .max
    state = .absent
  }
}
