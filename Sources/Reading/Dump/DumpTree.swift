import FingerpostScreens
import FingerpostText

/// Gives the nodes of a dump their places in a tree, by indentation alone.
nonisolated struct DumpTree {
  private(set) var views: [ScreenView] = []
  private var bars: [Int] = []
  private var columns: [Int] = []
  /// The indices of the views that come first after lines were left out.
  private var gaps: [Int] = []
  /// Whether any node says that it has a layer, as UIKit's do and AppKit's do not.
  private(set) var hasLayers = false
  /// Whether any node has a frame.
  private(set) var hasFrames = false
  /// Whether lines are missing where the tree has views.
  private(set) var hasGaps = false
  /// The first tree that was left out because it is there more than once, as a sentence.
  private(set) var repetition: String?
  /// Whether there are several views and no indentation.
  private(set) var hasLostIndentation = false
  /// Looked up only, never walked: the classes and addresses of the views, and the addresses of those of the last tree.
  private var (known, inTree): (Set<String>, Set<String>) = ([], [])
  /// Whether each view of a tree has an address of its own, by which it can be told from others.
  private var hasOwnAddresses = true
  /// The most bars and the most and fewest columns before a node, to know at once whether any is deeper than another.
  private var (mostBars, leastBars, mostColumn, leastColumn) = (0, Int.max, 0, Int.max)
  /// The indices of nodes without any attribute, such as a controller's `<Controller: 0x…>`.
  private(set) var bareNodes: [Int] = []

  /// Adds the next node.
  mutating func add(_ node: DumpNode, bars: Int, column: Int) {
    if node.hasLayer { hasLayers = true }
    if node.frame != nil { hasFrames = true }
    if node.isComplete, !node.hasAttributes { bareNodes.append(views.count) }
    views.append(node.view())
    if bars == 0, mostBars > 0 || column <= leastColumn { inTree = [] }
    if !node.address.isEmpty {
      known.insert(Self.key(node.className, node.address))
      if !inTree.insert(node.address).inserted { hasOwnAddresses = false }
    }
    (mostBars, leastBars) = (max(mostBars, bars), min(leastBars, bars))
    (mostColumn, leastColumn) = (max(mostColumn, column), min(leastColumn, column))
    self.bars.append(bars)
    columns.append(column)
  }

  /// Notes that lines are missing before the next node.
  mutating func leaveGap() {
    if !views.isEmpty { hasGaps = true }
    if gaps.last != views.count { gaps.append(views.count) }
  }

  /// Whether any node is deeper than another.
  private var isNested: Bool { mostBars > 0 ? mostBars != leastBars : mostColumn > leastColumn }

  /// Whether no node is deeper than another.
  var isFlat: Bool {
    let depths = measuredDepths
    return depths.allSatisfy { $0 == depths.first }
  }

  /// Whether each node is deeper than the one before.
  var isLadder: Bool {
    let depths = measuredDepths
    return zip(depths, depths.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The depths by bars, or by columns where there is no bar at all.
  private var measuredDepths: [Int] { bars.contains { $0 > 0 } ? bars : columns }

  /// Returns the views with their superviews.
  mutating func finished(_ warnings: inout WarningList) -> [ScreenView] {
    leaveOutRepeated(&warnings)
    let depths = measuredDepths
    let unit = smallestStep(depths)
    let top = depths.min() ?? 0
    if views.count > 1, isFlat, !views.allSatisfy(\.isWindow) {
      hasLostIndentation = true
      warnings.add(views[0].line, "The input has lost its indentation, so no view's superview is known.")
      for index in views.indices { views[index].doubts.append("its place in the tree is unknown") }
      return views
    }
    var ancestors: [Int] = []
    var gap = gaps.makeIterator()
    var nextGap = gap.next()
    var lastGap = -1
    for index in views.indices {
      while let found = nextGap, found <= index {
        lastGap = found
        nextGap = gap.next()
      }
      let depth = depths[index]
      while let last = ancestors.last, depths[last] >= depth { ancestors.removeLast() }
      if let parent = ancestors.last {
        views[index].parent = parent
        let step = depth - depths[parent]
        if parent < lastGap, index == lastGap || depths[parent] > top {
          views[index].doubts.append("lines were left out before it, so its superview is a guess")
        } else if step > unit + (mostBars == 0 && depths[parent] == top ? 1 : 0) {
          // Signs before a node may be parted from it by a blank, and none stand before the first.
          hasGaps = true
          warnings.add(views[index].line, "Lines are missing between this view and its superview.")
          views[index].doubts.append("lines are missing above it, so its superview is a guess")
        }
      } else if depth > top {
        hasGaps = true
        warnings.add(views[index].line, "The superview of this view is not in the input.")
        views[index].doubts.append("its superview is not in the input")
      }
      ancestors.append(index)
    }
    return views
  }

  /// Whether a node that stands behind a tree says once more what a view of it is, because somebody points at it, or is
  /// another object of which nothing is said.
  func isBeside(_ node: DumpNode, bars: Int, column: Int) -> Bool {
    guard hasOwnAddresses, isNested, bars == 0, mostBars > 0 || column <= leastColumn else { return false }
    return (node.isComplete && !node.hasAttributes) || known.contains(Self.key(node.className, node.address))
  }

  /// What a view is known by.
  private static func key(_ className: String, _ address: String?) -> String {
    address.map { $0.isEmpty ? "" : "\(className) \($0.lowercased())" } ?? ""
  }

  /// Leaves out trees that are in the input more than once, and keeps of each the one with the most views: `po view` often
  /// comes before `po [view recursiveDescription]`.
  private mutating func leaveOutRepeated(_ warnings: inout WarningList) {
    let depths = measuredDepths
    let top = depths.min() ?? 0
    let starts = views.indices.filter { depths[$0] == top }
    guard hasOwnAddresses, starts.count > 1, starts.count < views.count else { return }
    let trees = zip(starts, starts.dropFirst() + [views.count]).map { $0..<$1 }
    func key(_ index: Int) -> String { Self.key(views[index].className, views[index].address) }
    // Looked up only, never walked: the tree of several views that each view is in.
    var places: [String: Range<Int>] = [:]
    for tree in trees where tree.count > 1 && tree.count > places[key(tree.lowerBound)]?.count ?? 0 {
      for index in tree { places[key(index)] = tree }
    }
    places[""] = nil
    var isLeftOut = Array(repeating: false, count: views.count + 1)
    for tree in trees {
      guard let kept = places[key(tree.lowerBound)], kept != tree else { continue }
      for index in tree { isLeftOut[index] = true }
      guard tree.count > 1 else { continue }
      let (name, line) = (views[tree.lowerBound].className, views[tree.lowerBound].line)
      let lead = "The tree of \(name) is in the input more than once"
      warnings.add(line, "\(lead); this one was not read.")
      repetition = repetition ?? "\(lead); the one on line \(line) was not read."
    }
    var count = 0
    let newPlaces = isLeftOut.map { isLeft in
      defer { count += isLeft ? 0 : 1 }
      return count
    }
    gaps = gaps.map { newPlaces[$0] }
    (views, bars, columns) = (kept(views, isLeftOut), kept(bars, isLeftOut), kept(columns, isLeftOut))
  }

  private func kept<Element>(_ all: [Element], _ isLeftOut: [Bool]) -> [Element] {
    zip(all, isLeftOut).lazy.filter { !$0.1 }.map(\.0)
  }

  /// Returns how much deeper a subview stands than its superview.
  ///
  /// A bar is a level, unless bars come in pairs only. White space has no unit of its own: the smallest step
  /// from one line to the next is taken for it.
  private func smallestStep(_ depths: [Int]) -> Int {
    if bars.contains(where: { $0 > 0 }) {
      let isDoubled = depths.allSatisfy { $0 % 2 == 0 } && depths.count { $0 > 0 } >= 4
      return isDoubled ? 2 : 1
    }
    var smallest = Int.max
    for index in depths.indices.dropFirst() where depths[index] > depths[index - 1] {
      smallest = min(smallest, depths[index] - depths[index - 1])
    }
    return smallest
  }
}
