/// A case in which the two readings differ, made small.
struct RowFinding: CustomStringConvertible {
  let contest: RowContest
  let engine: [String]
  let reading: [String]

  /// Plays a case; nil if the readings agree.
  init?(_ contest: RowContest) {
    let run = RowRun.play(contest)
    let reading = RowReading.log(of: run)
    if run.log == reading { return nil }
    (self.contest, engine, self.reading) = (contest, run.log, reading)
  }

  init?(seed: UInt64) { self.init(RowContestGenerator.contest(seed)) }

  /// The smallest case like it that leaving things out finds.
  var smallest: RowFinding {
    for simpler in contest.simpler {
      if let found = RowFinding(simpler) { return found.smallest }
    }
    return self
  }

  var description: String {
    let same = zip(engine, reading).prefix { $0 == $1 }.count
    return """
      \(contest)
      both: \(engine.prefix(same).joined(separator: "\n      "))
      engine: \(engine.dropFirst(same).joined(separator: "\n      "))
      reading: \(reading.dropFirst(same).joined(separator: "\n      "))
      """
  }
}

extension RowContest {
  /// The same case with one thing less.
  fileprivate var simpler: [RowContest] {
    var all: [RowContest] = []
    func add(_ change: (inout RowContest) -> Void) {
      var other = self
      change(&other)
      all.append(other)
    }
    for gesture in gestures.indices { add { $0.gestures.remove(at: gesture) } }
    for recognizer in recognizers.indices { add { $0.recognizers.remove(at: recognizer) } }
    let plain = [Row](repeating: Row(), count: rows.count)
    if rows.contains(where: { !$0.isPlain }) { add { $0.rows = plain } }
    for row in rows.indices where !rows[row].isPlain { add { $0.rows[row] = Row() } }
    for row in rows.indices where rows[row].isSelected { add { $0.rows[row].isSelected = false } }
    if isMultiple { add { $0.isMultiple = false } }
    if isPad { add { $0.isPad = false } }
    if unhighlightsLast { add { $0.unhighlightsLast = false } }
    if deselectsFirst { add { $0.deselectsFirst = false } }
    if !delaysContentTouches { add { $0.delaysContentTouches = true } }
    for number in recognizers.indices {
      let recognizer = recognizers[number]
      if recognizer.delaysBegan { add { $0.recognizers[number].delaysBegan = false } }
      if recognizer.isSimultaneous { add { $0.recognizers[number].isSimultaneous = false } }
      if !recognizer.delaysEnded { add { $0.recognizers[number].delaysEnded = true } }
      if !recognizer.cancels { add { $0.recognizers[number].cancels = true } }
    }
    for gesture in gestures.indices {
      for step in gestures[gesture].indices {
        if case .move = gestures[gesture][step].deed { add { $0.gestures[gesture].remove(at: step) } }
      }
    }
    return all
  }
}
