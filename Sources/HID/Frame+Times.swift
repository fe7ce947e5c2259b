extension Frame {
  /// Gives the frame another time, and takes its earlier samples along.
  ///
  /// A sample whose time cannot be moved so far keeps it; whoever judges frames refuses it as out of order.
  package mutating func shift(to time: Int64) {
    let shift = time &- nanoseconds
    nanoseconds = time
    for index in earlier.indices {
      let (moved, overflows) = earlier[index].nanoseconds.addingReportingOverflow(shift)
      if !overflows { earlier[index].nanoseconds = moved }
    }
  }

  /// Moves the frame to a time if it lies before it, and its earlier samples between that time and its own.
  package mutating func delay(to time: Int64) {
    nanoseconds = max(nanoseconds, time)
    for index in earlier.indices {
      earlier[index].nanoseconds = min(max(earlier[index].nanoseconds, time), nanoseconds)
    }
  }
}
