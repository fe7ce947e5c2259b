import Fingerpost
import Foundation

/// Where the items of one section are, in points of the section's groups: the first group begins at the origin. [LIST-28]
///
/// All groups are alike but those whose cells have said how large they are, and the last one. So what is kept grows with
/// the items that were seen, unless such sizes decide how many items are in a group.
struct SolvedSection {
  let section: NSCollectionLayoutSection
  let count: Int
  /// The direction in which groups follow one another.
  let axis: LayoutAxis
  private let room: CGSize
  private let traits: UITraitCollection
  private let usual: SolvedGroup
  /// The lengths of the groups with the room behind each.
  private var lengths: RowHeights
  private var own: [Int: SolvedGroup] = [:]
  /// The first items of groups with different numbers of items.
  private var starts: [Int]?
  /// How large the cells have said that they are.
  private var measured: [Int: CGSize]

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, room: CGSize,
    _ traits: UITraitCollection,
    measured: [Int: CGSize]
  ) {
    (self.section, self.count, self.axis, self.room, self.traits) = (section, count, axis, room, traits)
    self.measured = measured
    var solver = GroupSolver(limit: .max, traits: traits) { _ in nil }
    usual = solver.solve(section.group, in: room)
    precondition(usual.count > 0, "the group of a section has no items")
    let groups = (count + usual.count - 1) / usual.count
    lengths = RowHeights(count: groups, usual: usual.size[axis] + section.interGroupSpacing)
    if section.group.countsWhatFits {
      placeAll()
    } else {
      for group in Set(measured.keys.map { $0 / usual.count }) where group < groups { solve(group) }
      if count % usual.count != 0 { solve(groups - 1) }
    }
  }

  /// Takes in how large a cell says that it is.
  mutating func measure(_ item: Int, _ size: CGSize) {
    measured[item] = size
    if starts == nil { solve(item / usual.count) } else { placeAll() }
  }

  private mutating func solve(_ group: Int) {
    let first = firstItem(of: group)
    var solver = GroupSolver(limit: count - first, traits: traits) { [measured] in measured[first + $0] }
    let solved = solver.solve(section.group, in: room)
    own[group] = solved
    lengths[group] = solved.size[axis] + section.interGroupSpacing
  }

  /// Places the groups one after the other: each has as many items as fit.
  private mutating func placeAll() {
    var all: [SolvedGroup] = []
    var firsts = [0]
    while firsts[all.count] < count {
      let first = firsts[all.count]
      var solver = GroupSolver(limit: count - first, traits: traits) { [measured] in measured[first + $0] }
      let solved = solver.solve(section.group, in: room)
      all.append(solved)
      firsts.append(first + max(1, solved.count))
    }
    starts = firsts
    own = [:]
    lengths = RowHeights(count: all.count, usual: usual.size[axis] + section.interGroupSpacing)
    for (group, solved) in all.enumerated() {
      own[group] = solved
      lengths[group] = solved.size[axis] + section.interGroupSpacing
    }
  }

  // MARK: - Asking

  /// How many groups there are.
  var groupCount: Int { lengths.count }

  /// How long all groups are together, in points.
  var length: CGFloat { groupCount == 0 ? 0 : lengths.total - section.interGroupSpacing }

  /// How large the groups are across that.
  var breadth: CGFloat {
    own.values.reduce(groupCount == 0 ? 0 : usual.size[axis.across]) { max($0, $1.size[axis.across]) }
  }

  /// Where a group begins and how long it is.
  func extent(of group: Int) -> (start: CGFloat, length: CGFloat) {
    (lengths.top(of: group), lengths[group] - section.interGroupSpacing)
  }

  func firstItem(of group: Int) -> Int { starts?[group] ?? group * usual.count }

  func group(of item: Int) -> Int {
    guard let starts else { return item / usual.count }
    return (starts.firstIndex { $0 > item } ?? starts.count) - 1
  }

  /// The places of a group, whose items are numbered from its first one.
  func places(of group: Int) -> [SolvedGroup.Place] {
    let first = firstItem(of: group)
    return (own[group] ?? usual).places.filter { first + $0.item < count }
  }

  /// The groups that have any part between two distances.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, high > 0, low < lengths.total else { return 0..<0 }
    return lengths.row(at: low)..<min(groupCount, lengths.row(at: high) + 1)
  }
}
