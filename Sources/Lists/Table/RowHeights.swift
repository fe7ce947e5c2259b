import Foundation

/// The heights of a section's rows: one for all, and those that were found to differ.
///
/// A million rows of one height are one number; what is kept grows with the rows that were seen. Sums are kept as a binary
/// indexed tree of the differences, so that a row is found by its place, and a place by its row, in as many steps as the
/// number of rows has digits.
package struct RowHeights {
  /// The height of a row that has no other.
  let usual: CGFloat
  package let count: Int
  private var others: [Int: CGFloat] = [:]
  /// At n the sum of the differences of as many rows as n's lowest bit says, up to the row before n.
  private var sums: [Int: CGFloat] = [:]

  package init(count: Int, usual: CGFloat) {
    self.count = count
    self.usual = usual
  }

  /// The height of one row, in points.
  package subscript(row: Int) -> CGFloat {
    get { others[row] ?? usual }
    set {
      let difference = newValue - self[row]
      guard difference != 0 else { return }
      others[row] = newValue
      var place = row + 1
      while place <= count {
        sums[place, default: 0] += difference
        place += place & -place
      }
    }
  }

  /// The height of all rows together, in points.
  package var total: CGFloat { top(of: count) }

  /// How far below the first row's top a row begins, in points.
  package func top(of row: Int) -> CGFloat {
    var top = CGFloat(row) * usual
    guard !others.isEmpty else { return top }
    var place = row
    while place > 0 {
      top += sums[place] ?? 0
      place -= place & -place
    }
    return top
  }

  /// The row at a distance from the first row's top; the nearest one where there is none, and 0 where there are no rows.
  package func row(at distance: CGFloat) -> Int {
    guard count > 0, distance > 0 else { return 0 }
    guard !others.isEmpty else {
      // More rows than there are numbers may lie above a great distance.
      guard usual > 0, distance < CGFloat(count) * usual else { return usual > 0 ? count - 1 : 0 }
      return min(count - 1, Int(distance / usual))
    }
    var (row, rest) = (0, distance)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = row + step
      if next <= count {
        let height = CGFloat(step) * usual + (sums[next] ?? 0)
        if height <= rest { (row, rest) = (next, rest - height) }
      }
      step >>= 1
    }
    return min(row, count - 1)
  }
}
