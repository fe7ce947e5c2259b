/// How far apart two words are, for errors that name what was perhaps meant.
public enum Spelling {
  /// Returns how many letters must be added, dropped, changed or swapped with the next to turn one word into the
  /// other. The work grows with the product of the lengths.
  public static func distance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var row = [line + 1]
      for (column, candidate) in other.enumerated() {
        var least = min(last[column] + (letter == candidate ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == other[column - 1], one[line - 1] == candidate {
          least = min(least, before[column - 1] + 1)
        }
        row.append(least)
      }
      before = last
      last = row
    }
    return last[other.count]
  }
}
