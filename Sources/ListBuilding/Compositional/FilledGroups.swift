import FingerpostLists
import Foundation

/// The groups of a section whose cells decide how many items are in a group. [LIST-29]
///
/// ```
///   front: up to the last cell that has said its size │ alike: by the figure that counts until then │ back: few are left
/// ```
///
/// A size that comes in changes its own group, and those behind it as far as they begin with another item than before.
struct FilledGroups {
  /// A group that may differ from the usual one.
  fileprivate struct Group {
    let first: Int
    let solved: SolvedGroup
    /// How many items, from the first of it on, have been looked at to fill it.
    let seen: Int
    /// Where it begins.
    var start: CGFloat = 0
    /// The first item that neither it nor a group before it has looked at.
    var reach = 0
    /// The largest size across, of it and the groups before it.
    var breadth: CGFloat = 0

    var end: Int { first + solved.count }
  }

  private let count: Int
  private let usual: SolvedGroup
  private let usualSeen: Int
  private let axis: LayoutAxis
  private let spacing: CGFloat
  private var front: [Group] = []
  private var back: [Group] = []
  /// How many groups are alike, between the two.
  private var alike = 0

  /// Creates no groups yet.
  ///
  /// - Parameters:
  ///   - count: how many items there are.
  ///   - usual: the group of cells that have said nothing.
  ///   - seen: how many items have been looked at to fill that.
  init(count: Int, usual: SolvedGroup, seen: Int, axis: LayoutAxis, spacing: CGFloat) {
    (self.count, self.usual, usualSeen) = (count, usual, seen)
    (self.axis, self.spacing) = (axis, spacing)
  }

  // MARK: - Changing

  /// Fills groups again, as cells say other sizes than before.
  ///
  /// - Parameters:
  ///   - items: from the first to the last of these cells.
  ///   - solve: fills the group that begins with an item, and says how many items it has looked at.
  mutating func resolve(_ items: ClosedRange<Int>, _ solve: (Int) -> (group: SolvedGroup, seen: Int)) {
    let changed = front.partitionPoint { $0.reach > items.lowerBound }
    let (old, end) = (Array(front[changed...]), max(firstAlike, items.upperBound + 1))
    var (next, index) = (old.first?.first ?? firstAlike, 0)
    front.removeSubrange(changed...)
    while next < end {
      while index < old.count, old[index].first < next { index += 1 }
      // From here on nothing is other than before.
      if next > items.upperBound, index < old.count, old[index].first == next {
        for group in old[index...] { front.append(group, spacing, axis) }
        break
      }
      let (group, seen) = solve(next)
      front.append(Group(first: next, solved: group, seen: seen), spacing, axis)
      next = firstAlike
    }
    next = firstAlike
    // Where few items are left, more of them may fit.
    alike = count - next < usualSeen ? 0 : (count - next - usualSeen) / usual.count + 1
    next += alike * usual.count
    back = []
    while next < count {
      let (group, seen) = solve(next)
      back.append(Group(first: next, solved: group, seen: seen), spacing, axis)
      next = back[back.count - 1].end
    }
  }

  // MARK: - Asking

  private var firstAlike: Int { front.last?.end ?? 0 }

  private var startAlike: CGFloat { front.length(spacing, axis) }

  private var usualLength: CGFloat { usual.size[axis] + spacing }

  private var startBack: CGFloat { startAlike + CGFloat(alike) * usualLength }

  var groupCount: Int { front.count + alike + back.count }

  var total: CGFloat { startBack + back.length(spacing, axis) }

  var breadth: CGFloat {
    max(front.last?.breadth ?? 0, alike > 0 ? usual.size[axis.across] : 0, back.last?.breadth ?? 0)
  }

  /// A group that may differ, with where it begins; nil for one of those that are alike.
  private func own(_ index: Int) -> (group: Group, start: CGFloat)? {
    if index < front.count { return (front[index], front[index].start) }
    let last = index - front.count - alike
    return last < 0 ? nil : (back[last], startBack + back[last].start)
  }

  func solved(_ index: Int) -> SolvedGroup { own(index)?.group.solved ?? usual }

  func extent(of index: Int) -> (start: CGFloat, length: CGFloat) {
    let start = own(index)?.start ?? startAlike + CGFloat(index - front.count) * usualLength
    return (start, solved(index).size[axis])
  }

  func firstItem(of index: Int) -> Int {
    own(index)?.group.first ?? firstAlike + (index - front.count) * usual.count
  }

  func group(of item: Int) -> Int {
    if item < firstAlike { return front.partitionPoint { $0.first > item } - 1 }
    let index = (item - firstAlike) / usual.count
    return front.count + (index < alike ? index : alike + back.partitionPoint { $0.first > item } - 1)
  }

  /// The group at a distance from the beginning of the first; the nearest one where there is none.
  func group(at distance: CGFloat) -> Int {
    if distance < startAlike { return max(0, front.partitionPoint { $0.start > distance } - 1) }
    if distance < startBack {
      return front.count + min(alike - 1, Int((distance - startAlike) / usualLength))
    }
    let last = back.partitionPoint { $0.start > distance - startBack }
    return max(0, front.count + alike + last - 1)
  }
}

extension [FilledGroups.Group] {
  /// Puts a group behind the others.
  fileprivate mutating func append(_ group: Element, _ spacing: CGFloat, _ axis: LayoutAxis) {
    var group = group
    group.start = length(spacing, axis)
    group.reach = Swift.max(last?.reach ?? 0, group.first + group.seen)
    group.breadth = Swift.max(last?.breadth ?? 0, group.solved.size[axis.across])
    append(group)
  }

  /// How long the groups are, with the room behind each.
  fileprivate func length(_ spacing: CGFloat, _ axis: LayoutAxis) -> CGFloat {
    last.map { $0.start + $0.solved.size[axis] + spacing } ?? 0
  }
}
