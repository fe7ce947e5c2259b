import Fingerpost
import Foundation

/// Where the items of one group are, in points of the group. [LIST-28]
struct SolvedGroup {
  /// A cell, or a view that is placed by one.
  struct Place {
    /// The item in its group.
    var item: Int
    /// The kind of a view that is not a cell.
    var kind = ""
    var frame: CGRect
    var zIndex = 0
    /// What cells say for themselves: the width, the height.
    var asksWidth = false
    var asksHeight = false
  }

  var size: CGSize
  var places: [Place] = []
  /// How many items it has a place for.
  var count = 0

  mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
    for var place in other.places {
      place.frame.origin.x += origin.x
      place.frame.origin.y += origin.y
      places.append(place)
    }
  }
}

/// Finds out where the items of one group are. Groups are nested as deep as code has written them.
struct GroupSolver {
  /// How many items there are left for the group.
  let limit: Int
  let traits: UITraitCollection
  /// What a cell said of its size, by its number in the group.
  let measured: (Int) -> CGSize?
  private var next = 0
  /// How many items have been looked at, also those that did not fit.
  private(set) var seen = 0

  init(limit: Int, traits: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
    (self.limit, self.traits, self.measured) = (limit, traits, measured)
  }

  /// Places an item or a group in a container; one axis may be given a length of its own.
  mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, _ given: (LayoutAxis, CGFloat)? = nil
  )
    -> SolvedGroup
  {
    var size = item.layoutSize.size(in: container)
    if let given { size[given.0] = given.1 }
    let first = next
    var solved: SolvedGroup
    if let group = item as? NSCollectionLayoutGroup {
      solved = solve(group, size)
    } else {
      let asks = { (axis: LayoutAxis) in item.layoutSize.isEstimated(axis) && given?.0 != axis }
      let (width, height) = (asks(.horizontal), asks(.vertical))
      if width || height, let said = measured(next) {
        if width { size.width = said.width }
        if height { size.height = said.height }
      }
      solved = SolvedGroup(size: size, count: 1)
      solved.places = [
        SolvedGroup.Place(
          item: next, frame: CGRect(origin: .zero, size: size).inset(by: item.insets), asksWidth: width,
          asksHeight: height)
      ]
      next += 1
      seen = max(seen, next)
    }
    for supplement in item.supplementaryItems {
      let own = supplement.layoutSize.size(in: solved.size)
      let frame = supplement.frame(in: CGRect(origin: .zero, size: solved.size).inset(by: item.insets), own)
      solved.places.append(
        SolvedGroup.Place(item: first, kind: supplement.elementKind, frame: frame, zIndex: supplement.zIndex))
    }
    return solved
  }

  private mutating func solve(_ group: NSCollectionLayoutGroup, _ size: CGSize) -> SolvedGroup {
    let insets = group.insets
    let room = size.less(insets)
    if case .custom(let provider) = group.kind {
      let first = next
      let all = provider(LayoutEnvironment(size, insets, traits)).prefix(max(0, limit - first))
      next += all.count
      var solved = SolvedGroup(size: size, count: all.count)
      seen = max(seen, next)
      solved.places = all.enumerated().map {
        SolvedGroup.Place(item: first + $0, frame: $1.frame.placeable, zIndex: $1.zIndex)
      }
      return solved
    }
    var line = GroupLine(group, room)
    fill(&line, room)
    return line.placed(in: size, insets)
  }

  /// Takes the items that belong in a group.
  private mutating func fill(_ line: inout GroupLine, _ room: CGSize) {
    let group = line.group
    guard !group.subitems.isEmpty else { return }
    switch group.kind {
    case .custom: break
    case .repeated(let count, let fits):
      let count = max(0, count)
      let length = (room[group.axis] - line.gap * CGFloat(count - 1)) / CGFloat(max(1, count))
      let given = fits && !group.layoutSize.isEstimated(group.axis) ? (group.axis, max(0, length)) : nil
      for _ in 0..<count {
        guard next < limit, line.add(solve(group.subitems[0], in: room, given), group.subitems[0]) else {
          break
        }
      }
    case .filled: fillUp(&line, room)
    }
  }

  /// Repeats the subitems of a group as long as they fit. The first has a place in any case.
  private mutating func fillUp(_ line: inout GroupLine, _ room: CGSize) {
    let group = line.group
    let isEstimated = group.layoutSize.isEstimated(group.axis)
    var (index, used, empty) = (0, CGFloat(0), 0)
    while next < limit, empty < group.subitems.count {
      let item = group.subitems[index % group.subitems.count]
      var trial = self
      let solved = trial.solve(item, in: room)
      seen = max(seen, trial.seen)
      index += 1
      guard solved.count > 0 else {
        empty += 1
        continue
      }
      // Where the cells decide how long the group is, what was estimated decides how many there are.
      let length = (isEstimated ? item.layoutSize.size(in: room) : solved.size)[group.axis]
      let needed = line.needed(for: item, length)
      // A tolerance for sizes that are a room's thirds. Nothing without length is repeated for ever.
      if !line.isEmpty, used + needed > room[group.axis] + 0.001 { break }
      if index > group.subitems.count, needed <= 0 { break }
      self = trial
      line.add(solved, item)
      used += needed
      empty = 0
    }
  }
}

/// The items of one group, one after the other.
private struct GroupLine {
  let group: NSCollectionLayoutGroup
  let room: CGSize
  /// The least room between two items.
  let gap: CGFloat
  private var members: [(solved: SolvedGroup, item: NSCollectionLayoutItem)] = []

  init(_ group: NSCollectionLayoutGroup, _ room: CGSize) {
    (self.group, self.room) = (group, room)
    gap = group.interItemSpacing?.spacing.placeable ?? 0
  }

  private var axis: LayoutAxis { group.axis }

  var isEmpty: Bool { members.isEmpty }

  /// Adds an item, or a group that has any; whether that is so.
  @discardableResult
  mutating func add(_ solved: SolvedGroup, _ item: NSCollectionLayoutItem) -> Bool {
    guard solved.count > 0 else { return false }
    members.append((solved, item))
    return true
  }

  /// How much longer the line becomes by one more item.
  func needed(for item: NSCollectionLayoutItem, _ length: CGFloat) -> CGFloat {
    let ends = ends(item, axis)
    return (members.isEmpty ? 0 : gap) + ends.0.least + length + ends.1.least
  }

  private typealias End = (least: CGFloat, isFlexible: Bool)

  private func ends(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> (End, End) {
    guard let ends = item.edgeSpacing?.ends(axis) else { return ((0, false), (0, false)) }
    return (
      (ends.0?.spacing.placeable ?? 0, ends.0?.isFlexible ?? false),
      (ends.1?.spacing.placeable ?? 0, ends.1?.isFlexible ?? false)
    )
  }

  /// Places the items: what is left goes to the room that is flexible.
  func placed(in size: CGSize, _ insets: NSDirectionalEdgeInsets) -> SolvedGroup {
    var (used, slots) = (gap * CGFloat(max(0, members.count - 1)), 0)
    if group.interItemSpacing?.isFlexible == true { slots += max(0, members.count - 1) }
    var widest: CGFloat = 0
    for (solved, item) in members {
      let (along, across) = (ends(item, axis), ends(item, axis.across))
      used += along.0.least + solved.size[axis] + along.1.least
      slots += (along.0.isFlexible ? 1 : 0) + (along.1.isFlexible ? 1 : 0)
      widest = max(widest, across.0.least + solved.size[axis.across] + across.1.least)
    }
    var (size, room) = (size, room)
    if group.layoutSize.isEstimated(axis) { (size[axis], room[axis]) = (used, used) }
    if group.layoutSize.isEstimated(axis.across) { (size[axis.across], room[axis.across]) = (widest, widest) }
    let share = slots > 0 ? max(0, room[axis] - used) / CGFloat(slots) : 0

    var made = SolvedGroup(size: size, count: members.reduce(0) { $0 + $1.solved.count })
    var at: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { at += gap + (group.interItemSpacing?.isFlexible == true ? share : 0) }
      let (along, across) = (ends(member.item, axis), ends(member.item, axis.across))
      at += along.0.least + (along.0.isFlexible ? share : 0)
      var origin = CGPoint(x: insets.leading, y: insets.top)
      origin[axis] += at
      let rest = room[axis.across] - across.0.least - member.solved.size[axis.across] - across.1.least
      let parts = (across.0.isFlexible ? 1 : 0) + (across.1.isFlexible ? 1 : 0)
      origin[axis.across] += across.0.least + (across.0.isFlexible ? max(0, rest) / CGFloat(parts) : 0)
      made.add(member.solved, at: origin)
      at += member.solved.size[axis] + along.1.least + (along.1.isFlexible ? share : 0)
    }
    return made
  }
}

extension CGRect {
  /// The rectangle less insets, whose width and height are never below zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.less(insets))
  }
}
