import Fingerpost

/// The second reading: which touches reach the table, by SCR-1 to SCR-14 and DLV-1 to DLV-22, from what the
/// recognizers of the run show, and what its rows are told of them, by ``RowRules``.
struct RowReading {
  /// A finger from its down to its end.
  private struct Finger {
    /// The contact's number.
    var number: Int
    /// The row, where the touch comes up to the table; nil where something in the row keeps it.
    var row: Int?
    /// Who holds back its began.
    var holders: Set<Int> = []
    var hasBegun = false
    /// Nothing more of it reaches the table.
    var isOver = false
    /// A recognizer takes it from the table.
    var isTaken = false
    /// The table's own pan does, or continues beside what does.
    var isDragging = false
    var isLifted = false
    var isCancelled = false
  }

  /// The table's recognizer that delays touches: SCR-2.
  private static let delay = -2
  private static let delayTime: Int64 = 150_000_000

  private let contest: RowContest
  private let tablePanDelaysEnded: Bool
  private var rules: RowRules
  private var fingers: [Finger] = []
  /// The finger that is down under a number.
  private var current: [Int: Int] = [:]
  private var contacts: [Int: Set<Int>] = [:]
  private var begun: Set<Int> = []
  /// Whether the table's pan has ended in this step.
  private var isDragOver = false
  /// The fingers that stopped the content.
  private var stopping: Set<Int> = []
  /// The delay's attempt that runs: since when, and for which fingers.
  private var delayed: (since: Int64, fingers: Set<Int>)?

  static func log(of run: RowRun) -> [String] {
    var reading = RowReading(run)
    var group: [RowMark] = []
    for (at, mark) in run.marks {
      if case .after(let panFingers, let offset) = mark {
        // Deadlines that are due together are turns of their own, one after the other.
        if group.contains(where: \.isTime) {
          for mark in group { reading.handle([mark], at) }
        } else {
          reading.handle(group, at)
        }
        reading.finish(panFingers, offset)
        group = []
      } else {
        group.append(mark)
      }
    }
    return reading.rules.log + reading.rules.end
  }

  private init(_ run: RowRun) {
    contest = run.contest
    tablePanDelaysEnded = run.tablePanDelaysEnded
    rules = RowRules(run.contest)
  }

  private mutating func finish(_ panFingers: Int, _ offset: Double) {
    if panFingers == 0 { (contacts[RowRun.tablePan], begun) = ([], begun.subtracting([RowRun.tablePan])) }
    rules.layOut(at: offset)
    // TOUCH-10: what is held back for a cell that has gone has no view any more.
    for finger in fingers.indices where !fingers[finger].hasBegun {
      if let row = fingers[finger].row, !rules.hasCell(row) { fingers[finger].isOver = true }
    }
  }

  // MARK: - One step

  private mutating func handle(_ group: [RowMark], _ now: Int64) {
    rules.now = now
    isDragOver = false
    var winners: [Int] = []
    var newFinger: Int?
    var received: [(recognizer: Int, finger: Int)] = []
    var started: Set<Int> = []
    var resets: [Int] = []
    var ends: Set<Int> = []
    for mark in group {
      switch mark {
      case .down(let down):
        newFinger = fingers.count
        begin(down, now)
      case .up(let number):
        guard let finger = current.removeValue(forKey: number) else { break }
        fingers[finger].isLifted = true
        ends.insert(finger)
      case .cancel:
        for finger in current.values {
          ends.insert(finger)
          fingers[finger].isCancelled = true
          // What has not begun for the view cannot be cancelled there: DLV-1, TOUCH-6.
          if !fingers[finger].hasBegun { fingers[finger].isOver = true }
        }
        current = [:]
      case .got(let recognizer, let number):
        if let finger = current[number] { received.append((recognizer, finger)) }
      case .ignored(let recognizer, let number):
        // GR-27
        guard let finger = current[number] else { break }
        contacts[recognizer]?.remove(finger)
        fingers[finger].holders.remove(recognizer)
        received.removeAll { $0 == (recognizer, finger) }
      case .action(let recognizer, let state):
        if state == .began || (state == .ended && !begun.contains(recognizer)) { winners.append(recognizer) }
        if state == .began { started.insert(recognizer) }
        if recognizer == RowRun.tablePan, state == .ended || state == .cancelled {
          isDragOver = true
          rules.dragEnded()
        }
      case .reset(let recognizer): resets.append(recognizer)
      case .move, .time, .after: break
      }
    }
    for (recognizer, finger) in received { got(recognizer, finger) }
    begun.formUnion(started)
    for winner in winners { recognized(winner) }
    // DLV-10, DLV-18: one that has finished holds back nothing, however it finished.
    for recognizer in resets {
      contacts[recognizer] = []
      begun.remove(recognizer)
      for finger in fingers.indices { fingers[finger].holders.remove(recognizer) }
    }
    // SCR-2
    if let attempt = delayed, !attempt.fingers.isDisjoint(with: ends) || now >= attempt.since + Self.delayTime
    {
      delayed = nil
      for finger in fingers.indices { fingers[finger].holders.remove(Self.delay) }
    }
    deliver(newFinger)
  }

  private mutating func begin(_ down: RowMark.Down, _ now: Int64) {
    let row = Int(((down.y + down.offset) / RowContest.rowHeight).rounded(.down))
    var finger = Finger(number: down.finger)
    let isInRow = contest.rows.indices.contains(row)
    let isPlain = isInRow && (contest.rows[row].content == nil || !(150..<300).contains(down.x))
    finger.row = isPlain ? row : nil
    // LIST-6, SCR-14; DLV-7 for a finger that joins one that stops or scrolls.
    if down.isMoving { stopping.insert(fingers.count) }
    finger.isOver =
      !isPlain || down.isMoving || down.isDragging || !stopping.isDisjoint(with: current.values)
    // MULTI-1: a view that has a finger gets no other, and the plain part of a row is one view.
    let hasFinger = current.values.contains { fingers[$0].row == row && !fingers[$0].isOver }
    if isPlain, hasFinger { finger.isOver = true }
    if contest.delaysContentTouches {
      delayed = (delayed?.since ?? now, (delayed?.fingers ?? []).union([fingers.count]))
      finger.holders.insert(Self.delay)
    }
    current[down.finger] = fingers.count
    contacts[RowRun.tablePan, default: []].insert(fingers.count)
    fingers.append(finger)
  }

  private mutating func got(_ recognizer: Int, _ finger: Int) {
    contacts[recognizer, default: []].insert(finger)
    if begun.contains(recognizer) {
      // DLV-7
      if contest.recognizers[recognizer].cancels { fingers[finger].isOver = true }
    } else if contest.recognizers[recognizer].delaysBegan {
      fingers[finger].holders.insert(recognizer)
    }
  }

  // MARK: - Who wins

  private mutating func recognized(_ winner: Int) {
    for finger in contacts[winner] ?? [] where !fingers[finger].isOver {
      if winner == RowRun.tablePan || contest.recognizers[winner].cancels {
        // DLV-1
        fingers[finger].isTaken = true
        if winner == RowRun.tablePan { fingers[finger].isDragging = true }
        continue
      }
      // DLV-3, DLV-14: the winner itself holds back while it is possible.
      fingers[finger].holders.remove(winner)
    }
  }

  // MARK: - What the table gets

  private mutating func deliver(_ newFinger: Int?) {
    // DLV-22
    for finger in fingers.indices where fingers[finger].isTaken && !fingers[finger].isOver {
      fingers[finger].isOver = true
      if fingers[finger].hasBegun {
        rules.cancelled(finger, drags: fingers[finger].isDragging && !isDragOver)
      }
    }
    // DLV-16: what is replayed is replayed finger by finger. An event's own began comes before the ended that it
    // releases to the same view: no rule says so, it is what plain views get.
    for finger in inOrder where !fingers[finger].isOver {
      begin(finger)
      if let newFinger, fingers[newFinger].row == fingers[finger].row { begin(newFinger) }
      end(finger)
    }
  }

  /// The fingers by their contacts' numbers, and those of one number by age. No rule says so: it is the engine's order.
  private var inOrder: [Int] {
    fingers.indices.sorted { (fingers[$0].number, $0) < (fingers[$1].number, $1) }
  }

  private mutating func begin(_ finger: Int) {
    guard !fingers[finger].isOver, !fingers[finger].hasBegun, fingers[finger].holders.isEmpty,
      let row = fingers[finger].row
    else { return }
    fingers[finger].hasBegun = true
    rules.began(finger, on: row)
  }

  private mutating func end(_ finger: Int) {
    guard fingers[finger].hasBegun else { return }
    if fingers[finger].isCancelled {
      fingers[finger].isOver = true
      rules.cancelled(finger, drags: false)
    } else if fingers[finger].isLifted, !isWithheld(finger) {
      fingers[finger].isOver = true
      rules.ended(finger)
    }
  }

  /// DLV-8
  private func isWithheld(_ finger: Int) -> Bool {
    contacts.contains { recognizer, has in
      guard has.contains(finger), !begun.contains(recognizer) else { return false }
      return recognizer == RowRun.tablePan ? tablePanDelaysEnded : contest.recognizers[recognizer].delaysEnded
    }
  }
}
