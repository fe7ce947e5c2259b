/// A random case: a table, recognizers above, on and in its rows, and fingers.
struct RowContest {
  /// What lies in a row, from 150 to 300 pt of its width; nil leaves the whole row plain.
  enum Content { case button, keeper, sideways }

  /// How a row answers, and what is in it.
  struct Row {
    var mayHighlight = true
    /// What `willSelect` answers: the row itself, nil, or a row so many places away.
    var selects: Int? = 0
    var mayDeselect = true
    var content: Content?
    var isSelected = false
    var isPlain: Bool { mayHighlight && selects == 0 && mayDeselect && content == nil && !isSelected }
  }

  enum Kind { case tap, doubleTap, longPress, pan, sidewaysPan, verticalPan, swipeLeft, swipeUp }
  /// Where a recognizer is; `part` is what lies in the row.
  enum Place: Equatable { case aboveTable, table, cell(Int), content(Int), part(Int) }

  struct Recognizer {
    var kind: Kind
    var place: Place
    var cancels = true
    var delaysBegan = false
    var delaysEnded = true
    var isSimultaneous = false
  }

  enum Deed { case down(Int, x: Double, y: Double), move(Int, x: Double, y: Double), up(Int), cancel }

  struct Step {
    /// In nanoseconds since the start.
    var at: Int64
    var deed: Deed
  }

  var seed: UInt64
  var isMultiple = false
  var allowsSelection = true
  var isPad = false
  var unhighlightsLast = false
  var deselectsFirst = false
  var delaysContentTouches = true
  var rows: [Row]
  var recognizers: [Recognizer] = []
  /// One gesture after the other.
  var gestures: [[Step]] = []

  static let rowCount = 60
  static let rowHeight = 50.0
  static let width = 400.0
  static let height = 800.0

  var steps: [Step] { gestures.flatMap { $0 } }
}

extension RowContest: CustomStringConvertible {
  var description: String {
    let settings =
      [
        (isMultiple, "multiple"), (!allowsSelection, "noSelection"), (isPad, "pad"),
        (unhighlightsLast, "unhighlightsLast"), (deselectsFirst, "deselectsFirst"),
        (!delaysContentTouches, "noDelay"),
      ].filter(\.0).map(\.1)
    let rows = rows.enumerated().filter { !$0.element.isPlain }.map { "  row \($0.offset): \($0.element)" }
    let recognizers = recognizers.enumerated().map { "  R\($0.offset): \($0.element)" }
    let steps = steps.map { "  \(Double($0.at) / 1e9) \($0.deed)" }
    return (["seed \(seed) \(settings)"] + rows + recognizers + steps).joined(separator: "\n")
  }
}
