extension RandomAccessCollection where Index == Int {
  /// The first place of an element of which something is true that is true of all that follow; the end where it is true
  /// of none.
  @inlinable package func partitionPoint(where isTrue: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
