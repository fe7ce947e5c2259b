import Foundation

/// An extent along the scrolling and one across it, in points.
struct FlowSize: Equatable {
  var along: CGFloat
  var across: CGFloat
}

/// The items of one section in lines across the scrolling, whichever way that is.
///
/// Items of one size are places to compute, however many they are; others are kept line by line.
struct FlowSection {
  /// What decides where the items are.
  struct Spacing: Equatable {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The room before and after all lines, and before and after the items of each line.
    var (before, after, start, end): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var line: CGFloat = 10
    var item: CGFloat = 10
  }

  private struct Line {
    var first: Int
    var top: CGFloat
    var height: CGFloat
  }

  let spacing: Spacing
  let count: Int
  /// The size of every item, where all have one.
  private let size: FlowSize
  private let perLine: Int
  /// The room before the first item of a line of equal items, and between two of them.
  private let (indent, gap): (CGFloat, CGFloat)
  /// Items of different sizes: their places, and their lines.
  private var places: [(start: CGFloat, top: CGFloat, size: FlowSize)] = []
  private var lines: [Line] = []
  private var linesHeight: CGFloat

  /// Places equal items: as many in a line as fit, the rest of the room between them; a single one in the middle.
  init(_ spacing: Spacing, count: Int, size: FlowSize, room across: CGFloat) {
    (self.spacing, self.count, self.size) = (spacing, count, size)
    let room = across - spacing.start - spacing.end
    let step = size.across + spacing.item
    // A tolerance for sizes that are a room's thirds.
    perLine = step > 0 ? max(1, Int((room + spacing.item + 0.001) / step)) : 1
    let rest = room - CGFloat(perLine) * size.across
    gap = perLine > 1 ? max(0, rest / CGFloat(perLine - 1)) : 0
    indent = perLine > 1 ? 0 : max(0, rest / 2)
    let number = (count + perLine - 1) / perLine
    linesHeight = number == 0 ? 0 : CGFloat(number) * (size.along + spacing.line) - spacing.line
  }

  /// Places items of sizes of their own: the rest of the room between those of a line, but for the last one.
  init(_ spacing: Spacing, sizes: [FlowSize], room across: CGFloat) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self.init(spacing, count: sizes.count, size: first, room: across)
      return
    }
    self.init(spacing, count: sizes.count, size: FlowSize(along: 0, across: 0), room: across)
    let room = across - spacing.start - spacing.end
    var (first, top): (Int, CGFloat) = (0, 0)
    while first < sizes.count {
      var (end, used) = (first + 1, sizes[first].across)
      while end < sizes.count, used + spacing.item + sizes[end].across <= room + 0.001 {
        used += spacing.item + sizes[end].across
        end += 1
      }
      let line = sizes[first..<end]
      let height = line.reduce(0) { max($0, $1.along) }
      let isLast = end == sizes.count
      let rest = max(0, room - used)
      let more = isLast || line.count == 1 ? 0 : rest / CGFloat(line.count - 1)
      var start = !isLast && line.count == 1 ? rest / 2 : 0
      for size in line {
        places.append((start, top + (height - size.along) / 2, size))
        start += size.across + spacing.item + more
      }
      lines.append(Line(first: first, top: top, height: height))
      top += height + spacing.line
      first = end
    }
    linesHeight = top - spacing.line
  }

  /// The extent of the section with header, footer and all room, in points.
  var length: CGFloat { spacing.header + spacing.before + linesHeight + spacing.after + spacing.footer }

  /// Where an item is, from the beginning of the section: across, and along.
  func place(of item: Int) -> (across: CGFloat, along: CGFloat, size: FlowSize) {
    let top = spacing.header + spacing.before
    guard lines.isEmpty else {
      let place = places[item]
      return (spacing.start + place.start, top + place.top, place.size)
    }
    let (line, column) = (item / perLine, CGFloat(item % perLine))
    return (
      spacing.start + indent + column * (size.across + gap),
      top + CGFloat(line) * (size.along + spacing.line), size
    )
  }

  /// The items of the lines that have a part between two distances from the beginning of the section.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let top = spacing.header + spacing.before
    guard count > 0, high > top, low < top + linesHeight else { return 0..<0 }
    if lines.isEmpty {
      let step = size.along + spacing.line
      guard step > 0 else { return 0..<count }
      let first = max(0, Int((low - top) / step)) * perLine
      let end = (Int(min(high - top, linesHeight) / step) + 1) * perLine
      return min(first, count)..<max(first, min(end, count))
    }
    let first = lines.partitionPoint { top + $0.top + $0.height > low }
    let end = lines.partitionPoint { top + $0.top >= high }
    guard first < end else { return 0..<0 }
    return lines[first].first..<(end < lines.count ? lines[end].first : count)
  }
}
