/// What a table does with a finger that it is given, by the rules' texts: who is asked and told what, in which order.
struct RowRules {
  private let contest: RowContest
  private(set) var log: [String] = []
  /// The selected rows, in the order in which they were selected.
  private var selection: [Int] = []
  /// The rows whose cells look selected.
  private var looks: Set<Int> = []
  /// The finger that is on a row, and that row.
  private var tracked: (finger: Int, row: Int)?
  /// The rows whose look a finger on a pad has taken away.
  private var dimmed: [Int] = []
  /// Whether these get it back when the finger that drags the rows is lifted.
  private var owesLook = false
  /// Where the content is, as it was laid out last.
  private var offset = 0.0
  /// The row under the followed finger, as it was laid out last or touched since: it keeps its cell.
  private var kept: Int?
  var now: Int64 = 0

  init(_ contest: RowContest) {
    self.contest = contest
    for row in contest.rows.indices where contest.rows[row].isSelected { selection.append(row) }
    if !contest.isMultiple { selection = Array(selection.suffix(1)) }
    looks = Set(selection)
  }

  mutating func layOut(at offset: Double) {
    let absent = dimmed.filter { !hasCell($0) }
    self.offset = offset
    kept = tracked?.row
    // A cell that comes to be looks as its row is, also while others have lost their look.
    for row in absent where hasCell(row) { looks.insert(row) }
  }

  // MARK: - A finger

  /// LIST-1, LIST-2: the delegate is asked; yes highlights, no ends it.
  mutating func began(_ finger: Int, on row: Int) {
    guard contest.allowsSelection, tracked == nil else { return }
    note("shouldHighlight \(row)")
    guard contest.rows[row].mayHighlight else { return }
    tracked = (finger, row)
    kept = row
    // LIST-20 speaks of "the old row": with multiple selection there is none.
    if contest.isPad, !contest.isMultiple {
      dimmed = selection
      for row in dimmed { setLook(row, false) }
    }
    noteCell(row, "highlighted=true")
    note("didHighlight \(row)")
  }

  /// LIST-5, LIST-8: what takes the touch ends the highlight.
  mutating func cancelled(_ finger: Int, drags: Bool) {
    guard let row = takeTracked(finger) else { return }
    unhighlight(row)
    if drags { owesLook = true } else { brighten() }
  }

  /// LIST-20: the finger that drags the rows is lifted.
  mutating func dragEnded() {
    if owesLook { brighten() }
    owesLook = false
  }

  /// LIST-3: the lift.
  mutating func ended(_ finger: Int) {
    guard let row = takeTracked(finger) else { return }
    if !contest.unhighlightsLast { unhighlight(row) }
    if contest.isMultiple, selection.contains(row) { toggleOff(row) } else { select(row) }
    brighten()
    if contest.unhighlightsLast { unhighlight(row) }
  }

  private mutating func takeTracked(_ finger: Int) -> Int? {
    guard let tracked, tracked.finger == finger else { return nil }
    self.tracked = nil
    return tracked.row
  }

  private mutating func unhighlight(_ row: Int) {
    noteCell(row, "highlighted=false")
    note("didUnhighlight \(row)")
  }

  private mutating func select(_ row: Int) {
    if contest.deselectsFirst { deselectOthers(than: row) }
    note("willSelect \(row)")
    guard let chosen = contest.rowSelected(by: row) else { return }
    if !contest.deselectsFirst {
      deselectOthers(than: chosen)
    } else if chosen != row, !contest.isMultiple, selection.contains(row) {
      toggleOff(row)
    }
    if !selection.contains(chosen) { selection.append(chosen) }
    dimmed.removeAll { $0 == chosen }
    setLook(chosen, true)
    note("didSelect \(chosen)")
  }

  private mutating func deselectOthers(than row: Int) {
    guard !contest.isMultiple else { return }
    for old in selection where old != row { toggleOff(old) }
  }

  /// LIST-7, LIST-3
  private mutating func toggleOff(_ row: Int) {
    note("willDeselect \(row)")
    guard contest.rows[row].mayDeselect else { return }
    selection.removeAll { $0 == row }
    dimmed.removeAll { $0 == row }
    setLook(row, false)
    note("didDeselect \(row)")
  }

  /// LIST-20: gives back the look of what is selected still.
  private mutating func brighten() {
    for row in dimmed where selection.contains(row) { setLook(row, true) }
    dimmed = []
  }

  /// What is selected at the end, and what looks so.
  var end: [String] {
    ["selected \(selection.sorted())", "look so \(looks.sorted().filter(hasCell))"]
  }

  // MARK: - What is written down

  private mutating func note(_ line: String) { log.append("\(now) \(line)") }

  private mutating func noteCell(_ row: Int, _ line: String) {
    if hasCell(row) { note("\(row) \(line)") }
  }

  /// LIST-9: only rows that can be seen have cells, and the one under the followed finger.
  func hasCell(_ row: Int) -> Bool {
    let top = Double(row) * RowContest.rowHeight
    return row == kept || top + RowContest.rowHeight > offset && top < offset + RowContest.height
  }

  private mutating func setLook(_ row: Int, _ isSelected: Bool) {
    guard looks.contains(row) != isSelected else { return }
    if isSelected { looks.insert(row) } else { looks.remove(row) }
    noteCell(row, "selected=\(isSelected)")
  }
}
