import Fingerpost
import FingerpostLists
import Foundation

/// Where the items of one section are, in points of the section's groups: the first group begins at the origin. [LIST-28]
///
/// All groups are alike but those whose cells have said how large they are, and the last one. So what is kept grows with
/// the items that were seen. Where such sizes decide how many items are in a group, ``FilledGroups`` knows.
struct SolvedSection {
  let section: NSCollectionLayoutSection
  /// How many items have a place: all, or none where the group has none.
  let count: Int
  /// The direction in which groups follow one another.
  let axis: LayoutAxis
  private let room: CGSize
  private let traits: UITraitCollection
  private let usual: SolvedGroup
  private let spacing: CGFloat
  /// The lengths of the groups with the room behind each.
  private var lengths: RowHeights
  private var own: [Int: SolvedGroup] = [:]
  /// How large the largest group is across.
  private var widest: CGFloat
  private var filled: FilledGroups?
  /// How large the cells have said that they are.
  private var measured: [Int: CGSize]
  /// Those whose sizes do not count yet.
  private var changed: [Int] = []

  init(
    _ section: NSCollectionLayoutSection, count: Int, axis: LayoutAxis, room: CGSize,
    _ traits: UITraitCollection,
    measured: [Int: CGSize]
  ) {
    (self.section, self.axis, self.room, self.traits) = (section, axis, room, traits)
    self.measured = measured
    spacing = section.interGroupSpacing.placeable
    var solver = GroupSolver(limit: count, traits: traits) { _ in nil }
    usual = solver.solve(section.group, in: room)
    let seen = solver.seen
    self.count = usual.count > 0 ? count : 0
    let groups = usual.count > 0 ? (count + usual.count - 1) / usual.count : 0
    lengths = RowHeights(count: groups, usual: usual.size[axis] + spacing)
    widest = groups == 0 ? 0 : usual.size[axis.across]
    if section.group.countsWhatFits {
      filled = FilledGroups(count: self.count, usual: usual, seen: seen, axis: axis, spacing: spacing)
      if self.count > 0 { fill(0...0) }
    } else if groups > 0, count % usual.count != 0 {
      solve(groups - 1)
    }
    changed = Array(measured.keys)
    settle()
  }

  /// Takes in how large a cell says that it is. It counts once ``settle()`` is called.
  mutating func measure(_ item: Int, _ size: CGSize) {
    measured[item] = size
    changed.append(item)
  }

  /// Places what has changed.
  mutating func settle() {
    let items = changed.filter { (0..<count).contains($0) }
    changed = []
    guard let first = items.min(), let last = items.max() else { return }
    if filled == nil {
      for group in Set(items.map { $0 / usual.count }).sorted() { solve(group) }
    } else {
      fill(first...last)
    }
  }

  private mutating func solve(_ group: Int) {
    let solved = solved(from: firstItem(of: group)).group
    let (old, new) = (places(across: group), solved.size[axis.across])
    own[group] = solved
    lengths[group] = solved.size[axis] + spacing
    if new >= widest {
      widest = new
    } else if old == widest {
      widest = own.values.reduce(usual.size[axis.across]) { max($0, $1.size[axis.across]) }
    }
  }

  private func places(across group: Int) -> CGFloat { (own[group] ?? usual).size[axis.across] }

  private mutating func fill(_ items: ClosedRange<Int>) {
    guard var filled else { return }
    // There is one of it only, which is changed where it is.
    self.filled = nil
    filled.resolve(items) { solved(from: $0) }
    self.filled = filled
  }

  /// The group that begins with an item, and how many items from there on it has looked at.
  private func solved(from first: Int) -> (group: SolvedGroup, seen: Int) {
    var solver = GroupSolver(limit: count - first, traits: traits) { measured[first + $0] }
    let group = solver.solve(section.group, in: room)
    return (group, solver.seen)
  }

  // MARK: - Asking

  /// How many groups there are.
  var groupCount: Int { filled?.groupCount ?? lengths.count }

  /// How long all groups are together, in points.
  var length: CGFloat { groupCount == 0 ? 0 : (filled?.total ?? lengths.total) - spacing }

  /// How large the groups are across that.
  var breadth: CGFloat { filled?.breadth ?? widest }

  /// Where a group begins and how long it is.
  func extent(of group: Int) -> (start: CGFloat, length: CGFloat) {
    filled?.extent(of: group) ?? (lengths.top(of: group), lengths[group] - spacing)
  }

  func firstItem(of group: Int) -> Int { filled?.firstItem(of: group) ?? group * usual.count }

  func group(of item: Int) -> Int { filled?.group(of: item) ?? item / usual.count }

  /// The places of a group, whose items are numbered from its first one.
  func places(of group: Int) -> [SolvedGroup.Place] {
    let first = firstItem(of: group)
    return (filled?.solved(group) ?? own[group] ?? usual).places.filter { first + $0.item < count }
  }

  /// The groups that have any part between two distances.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, high > 0, low < filled?.total ?? lengths.total else { return 0..<0 }
    if let filled { return filled.group(at: low)..<filled.group(at: high) + 1 }
    return lengths.row(at: low)..<min(groupCount, lengths.row(at: high) + 1)
  }
}
