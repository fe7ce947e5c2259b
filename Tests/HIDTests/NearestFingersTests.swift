import Expectations
import FingerpostHID
import Testing

/// Which finger a row belongs to.
@Suite("Rows belong to the finger nearest to them")
struct NearestFingersTests {
  /// The numbers of the fingers that rows are given to; a row is its phase, place and time in milliseconds.
  private func numbers(_ rows: [(Contact.Phase, x: Double, y: Double, milliseconds: Int)]) throws -> [Int] {
    var text = "type,position.dx,position.dy,timeStamp\n"
    for row in rows {
      let time = String(row.milliseconds + 1000).dropFirst()
      text += "\(row.0),\(row.x),\(row.y),0:00:00.\(time)\n"
    }
    return try LabeledRecording(Array(text.utf8)).frames.flatMap { $0.contacts.map(\.id) }
  }

  @Test("a move and a lift belong to the finger that is nearest")
  func nearest() throws {
    let rows: [(Contact.Phase, Double, Double, Int)] = [
      (.down, 0, 0, 0), (.down, 100, 0, 30), (.move, 40, 0, 40), (.move, 75, 0, 40), (.up, 70, 0, 50),
      (.move, 90, 0, 60), (.up, 300, 300, 70),
    ]
    try expect(numbers(rows), is: [1, 2, 1, 2, 2, 1, 1])
  }

  @Test("of two that are equally near the older one is meant")
  func tie() throws {
    try expect(numbers([(.down, 0, 0, 0), (.down, 10, 0, 0), (.move, 5, 0, 10)]), is: [1, 2, 1])
  }

  @Test("a number is free again when its finger has lifted")
  func reuse() throws {
    let rows: [(Contact.Phase, Double, Double, Int)] = [
      (.down, 0, 0, 0), (.down, 100, 0, 0), (.up, 0, 0, 10), (.down, 50, 0, 20), (.up, 100, 0, 30),
      (.up, 50, 0, 40),
    ]
    try expect(numbers(rows), is: [1, 2, 1, 1, 2, 1])
  }

  @Test("two fingers that cross keep their numbers, whichever of them is reported first")
  func crossing() throws {
    for isSwapped in [false, true] {
      var rows: [(Contact.Phase, Double, Double, Int)] = [(.down, 100, 300, 0), (.down, 200, 304, 0)]
      var expected = [1, 2]
      for step in 1...12 {
        let there = (Contact.Phase.move, 100 + 8.0 * Double(step), 300.0, step * 8)
        let back = (Contact.Phase.move, 200 - 8.0 * Double(step), 304.0, step * 8)
        rows += isSwapped ? [back, there] : [there, back]
        expected += isSwapped ? [2, 1] : [1, 2]
      }
      rows += [(.up, 196, 300, 100), (.up, 104, 304, 100)]
      expected += [1, 2]
      try expect(numbers(rows), is: expected)
    }
  }

  @Test("a finger that rested is looked for where it was, not where it was going")
  func rest() throws {
    let rows: [(Contact.Phase, Double, Double, Int)] = [
      (.down, 0, 0, 0), (.down, 100, 0, 0), (.move, 30, 0, 10), (.move, 31, 0, 300), (.move, 99, 0, 310),
    ]
    try expect(numbers(rows), is: [1, 2, 1, 1, 2])
  }
}
