/// What was asked for last, for tests to read: at least the last 500 entries, and never more than 1,000.
///
/// An application that runs for months does not grow by it.
package struct Recent<Entry> {
  /// The entries, the oldest first.
  package private(set) var entries: [Entry] = []

  /// Creates a log without entries.
  package init() {}

  /// Adds an entry, and forgets the older half of them where there are 1,000.
  package mutating func append(_ entry: Entry) {
    if entries.count >= 1_000 { entries.removeFirst(500) }
    entries.append(entry)
  }
}
