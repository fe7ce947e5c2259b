import FingerpostPageMessages

/// What the screens have said, as far as pages may still need it: of each its last whole picture with the changes since,
/// and the facts of the last minutes.
///
/// A page has a place in the log, and gets what came after it when it has room for more. A new whole picture takes the
/// place of all before it, so a slow page gets the latest state and never a queue.
struct LabLog {
  /// How long facts are kept, in nanoseconds.
  static let longest: Int64 = 600_000_000_000
  /// How many facts are kept, and how many bytes of them.
  static let maxFacts = 100_000
  static let maxBytes = 24_000_000
  /// How many bytes of changes there may be before a whole picture is asked for, beside twice its size; and how many
  /// before they are dropped, because none has come.
  static let defaultChanges = 262_144
  static let maxChanges = 8_000_000

  /// A message of a screen.
  private struct Entry {
    let number: UInt64
    let screen: UInt32
    var bytes: [UInt8]
    var facts = 0
    var time: Int64 = 0
  }

  /// The pictures of a screen.
  private struct Pictures {
    var entries: [Entry] = []
    var bytes = 0
    var whole = 0
    /// Whether changes mean nothing until a whole picture comes.
    var waits = true
    var hasAsked = false
  }

  private var last: UInt64 = 0
  private var pictures: [UInt32: Pictures] = [:]
  private var others: [Entry] = []
  private var first = 0
  private var facts = 0
  private var bytes = 0
  /// The names in facts that are kept no longer: what is left means nothing without them.
  private var names: [UInt32: (number: UInt64, bytes: [UInt8])] = [:]
  private var dropped: [UInt32: (number: UInt64, count: Int, from: Int64, to: Int64)] = [:]

  /// What happens to a message.
  enum Taken {
    /// It is kept.
    case kept
    /// It is kept, and a whole picture would let others go.
    case wantsWhole
    /// It is not a message of a screen.
    case refused
  }

  /// Adds a message of a screen.
  mutating func add(_ message: [UInt8], of screen: UInt32, at now: Int64) -> Taken {
    last += 1
    if message.starts(with: Self.picture) {
      return add(Entry(number: last, screen: screen, bytes: message), isWhole: true)
    }
    if message.starts(with: Self.change) {
      return add(Entry(number: last, screen: screen, bytes: message), isWhole: false)
    }
    guard Self.rest.contains(where: { message.starts(with: $0) }) else { return .refused }
    let count = message.starts(with: Self.rest[0]) ? FactScanner.count(message) : 0
    others.append(Entry(number: last, screen: screen, bytes: message, facts: count, time: now))
    facts += count
    bytes += message.count
    trim(now)
    return .kept
  }

  private static let picture = Array(#"{"m":"picture""#.utf8)
  private static let change = Array(#"{"m":"change""#.utf8)
  private static let rest = ["facts", "chain", "fingers", "gap", "gesture", "told"].map {
    Array(#"{"m":"\#($0)""#.utf8)
  }

  private mutating func add(_ entry: Entry, isWhole: Bool) -> Taken {
    var mine = pictures[entry.screen] ?? Pictures()
    defer { pictures[entry.screen] = mine }
    if isWhole {
      mine = Pictures(entries: [entry], bytes: 0, whole: entry.bytes.count, waits: false)
      return .kept
    }
    guard !mine.waits else { return asked(&mine) }
    mine.entries.append(entry)
    mine.bytes += entry.bytes.count
    if mine.bytes > Self.maxChanges {
      mine = Pictures()
      return asked(&mine)
    }
    return mine.bytes > Self.defaultChanges + 2 * mine.whole ? asked(&mine) : .kept
  }

  private func asked(_ mine: inout Pictures) -> Taken {
    defer { mine.hasAsked = true }
    return mine.hasAsked ? .kept : .wantsWhole
  }

  /// Notes that changes of a screen were left out, so that what follows means nothing until a whole picture comes.
  mutating func losePictures(of screen: UInt32) {
    pictures[screen] = Pictures(hasAsked: true)
  }

  /// Forgets a screen, whose process is another one now.
  mutating func forget(_ screen: UInt32) {
    pictures[screen] = nil
    names[screen] = nil
    dropped[screen] = nil
    let kept = others[first...].filter { $0.screen != screen }
    (others, first) = (kept, 0)
    facts = kept.reduce(0) { $0 + $1.facts }
    bytes = kept.reduce(0) { $0 + $1.bytes.count }
  }

  // The oldest go, except for names.
  private mutating func trim(_ now: Int64) {
    while first < others.count - 1,
      facts > Self.maxFacts || bytes > Self.maxBytes || others[first].time < now - Self.longest
    {
      let entry = others[first]
      // Its place is given up later, with those of others.
      others[first].bytes = []
      first += 1
      facts -= entry.facts
      bytes -= entry.bytes.count
      guard entry.facts > 0 else { continue }
      let found = FactScanner.names(entry.bytes)
      if !found.isEmpty {
        let comma: [UInt8] = names[entry.screen] == nil ? [] : [0x2C]
        names[entry.screen, default: (0, [])].bytes += comma + found
        names[entry.screen]?.number = entry.number
      }
      let before = dropped[entry.screen] ?? (0, 0, entry.time, 0)
      dropped[entry.screen] = (
        entry.number, before.count + entry.facts - FactScanner.count(found), before.from, entry.time
      )
    }
    if first > 1000, first > others.count / 2 {
      others.removeFirst(first)
      first = 0
    }
  }

  /// The number of the newest message.
  var newest: UInt64 { last }

  /// Writes what came after a place, a line for each message: the number of its screen, a space, and the message.
  ///
  /// - Parameters:
  ///   - place: up to where the page has been told; it is moved.
  ///   - limit: about how many bytes are written.
  mutating func write(after place: inout UInt64, atMost limit: Int, to lines: inout [UInt8]) {
    guard place < last else { return }
    let begin = lines.count
    writeLost(after: place, to: &lines)
    var waiting: [Entry] = []
    for (_, mine) in pictures { waiting += mine.entries.drop { $0.number <= place } }
    var index = firstOther(after: place)
    waiting.sort { $0.number < $1.number }
    var next = waiting.startIndex
    while next < waiting.endIndex || index < others.count {
      guard lines.count - begin < limit else { return }
      let entry: Entry
      if index < others.count, next == waiting.endIndex || others[index].number < waiting[next].number {
        entry = others[index]
        index += 1
      } else {
        entry = waiting[next]
        next += 1
      }
      Self.write(entry.bytes, of: entry.screen, to: &lines)
      place = entry.number
    }
    place = last
  }

  // A page that was not told of what is gone gets the names in it, and is told how much it was.
  private func writeLost(after place: UInt64, to lines: inout [UInt8]) {
    for screen in dropped.keys.sorted() {
      guard let lost = dropped[screen], lost.number > place else { continue }
      if let known = names[screen], known.number > place {
        Self.write(
          Array(#"{"m":"facts","facts":["#.utf8) + known.bytes + Array("]}".utf8), of: screen, to: &lines)
      }
      let gap =
        #"{"m":"gap","what":"facts","count":\#(lost.count),"from":\#(Double(lost.from) / 1e9),"to":\#(Double(lost.to) / 1e9)}"#
      Self.write(Array(gap.utf8), of: screen, to: &lines)
    }
  }

  /// The messages with facts that a screen has said, as far as they are kept.
  func facts(of screen: UInt32) -> [[UInt8]] {
    others[first...].filter { $0.screen == screen && $0.facts > 0 }.map(\.bytes)
  }

  private func firstOther(after place: UInt64) -> Int {
    var (low, high) = (first, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].number <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func write(_ bytes: [UInt8], of screen: UInt32, to lines: inout [UInt8]) {
    lines += Array("\(screen) ".utf8)
    lines += bytes
    lines.append(0x0A)
  }
}
