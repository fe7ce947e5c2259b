/// Counts how many lines of a dump were understood.
nonisolated struct DumpLineCount {
  private var views = 0
  private(set) var hasViews = false
  /// How many layers were read.
  var layers = 0
  /// How many lines in the tree were not understood.
  private(set) var unread = 0
  /// Whether the last view's description is cut off.
  private(set) var isCutOff = false
  /// What the first description that is not a view's describes.
  var firstForeign: ForeignText?
  /// How many lines of plain words follow the last view so far; they count if another view follows.
  private var words = 0

  /// How many lines have something to say.
  var content: Int { views + layers + unread }

  /// Counts a view. Without a frame it is unknown what it covers, so that its line counts as unread.
  mutating func addView(isComplete: Bool, hasFrame: Bool) {
    views += hasFrame ? 1 : 0
    unread += words + (hasFrame ? 0 : 1)
    words = 0
    hasViews = true
    isCutOff = !isComplete
  }

  /// Counts a line that was not understood.
  ///
  /// People write a few words above and below what they paste. These say nothing about the tree, so words count only
  /// where they stand between two views.
  ///
  /// - Returns: whether the line counts wherever it stands.
  mutating func addUnread(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    if Self.looksLikeDump(bytes, range) {
      unread += 1
      return true
    }
    if hasViews { words += 1 }
    return false
  }

  private static func looksLikeDump(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    let signs: [StaticString] = ["<", "|", ";", "0x"]
    return signs.contains { bytes.find($0, from: range.lowerBound, to: range.upperBound) != nil }
  }
}
