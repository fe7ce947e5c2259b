import FingerpostProbe

/// A comparison of a log of the probe with the engine's own, question by question.
struct ProbeComparison {
  /// Times of lines caused by a touch may differ by a millisecond; others by one frame of the display more.
  static let timeTolerance = 0.001
  static let frameTolerance = 0.001 + 1.0 / 60
  /// Points may differ by half a point.
  static let placeTolerance = 0.5

  /// How the log answers a question.
  enum Outcome: Equatable {
    /// Like the engine.
    case same
    /// Differently.
    case differs(Difference)
    /// The log does not have the question.
    case missing
    /// The log says that the question could not be played there.
    case notPlayed
  }

  /// The first line that differs; nil if one side has no more lines.
  struct Difference: Equatable {
    /// The attempt that the line belongs to, and all attempts that differ.
    var attempt: String
    var attempts: [String]
    var rule: String
    var there: ProbeLog.Line?
    var here: ProbeLog.Line?
  }

  /// A question with its answer.
  struct Answer {
    var question: ProbeQuestion
    var outcome: Outcome
  }

  /// In the probe's order.
  let answers: [Answer]
  /// Names of questions that the log has and this probe does not, in the order of the log.
  let unknown: [String]

  /// Compares a log with the engine's.
  init(_ log: ProbeLog, with engine: ProbeLog) {
    let there = Dictionary(grouping: log.lines, by: \.probe)
    let here = Dictionary(grouping: engine.lines, by: \.probe)
    answers = FingerpostProbe.questions.map { question in
      Answer(
        question: question, outcome: Self.compare(there[question.id] ?? [], here[question.id] ?? []))
    }
    var seen = Set(FingerpostProbe.questions.map(\.id))
    unknown = log.lines.map(\.probe).filter { seen.insert($0).inserted }
  }

  private static func compare(_ there: [ProbeLog.Line], _ here: [ProbeLog.Line]) -> Outcome {
    if there.isEmpty { return .missing }
    if there.contains(where: { $0.what == FingerpostProbe.notPlayed }) { return .notPlayed }
    let (left, right) = (attempts(of: there), attempts(of: here))
    var first: Difference?
    var differing: [String] = []
    for index in 0..<max(left.count, right.count) {
      let pair = (index < left.count ? left[index] : [], index < right.count ? right[index] : [])
      guard let difference = difference(pair.0, pair.1) else { continue }
      if first == nil { first = difference }
      differing.append(difference.attempt)
      // Attempts with different names cannot be compared, and neither can those after them.
      if pair.0.first?.who != pair.1.first?.who { break }
    }
    first?.attempts = differing
    return first.map { .differs($0) } ?? .same
  }

  /// The lines of each attempt, which begins with a line that says so.
  private static func attempts(of lines: [ProbeLog.Line]) -> [[ProbeLog.Line]] {
    var attempts: [[ProbeLog.Line]] = []
    for line in lines {
      if line.what == "attempt" || attempts.isEmpty {
        attempts.append([line])
      } else {
        attempts[attempts.count - 1].append(line)
      }
    }
    return attempts
  }

  /// The first line of one attempt that differs.
  private static func difference(_ there: [ProbeLog.Line], _ here: [ProbeLog.Line]) -> Difference? {
    for index in 0..<max(there.count, here.count) {
      let left = index < there.count ? there[index] : nil
      let right = index < here.count ? here[index] : nil
      if let left, let right, isSame(left, right) { continue }
      return Difference(
        attempt: (here.first ?? there.first)?.who ?? "", attempts: [], rule: right?.rule ?? left?.rule ?? "",
        there: left, here: right)
    }
    return nil
  }

  private static func isSame(_ left: ProbeLog.Line, _ right: ProbeLog.Line) -> Bool {
    guard left.rule == right.rule, left.who == right.who, left.what == right.what else { return false }
    let isFree = left.free == true || right.free == true
    guard abs(left.t - right.t) <= (isFree ? frameTolerance : timeTolerance) + 1e-9 else { return false }
    switch (left.at, right.at) {
    case (nil, nil): return true
    case (let left?, let right?):
      return zip(left, right).allSatisfy { abs($0 - $1) <= placeTolerance + 1e-9 }
    default: return false
    }
  }

  /// How many questions have an answer of a kind.
  func count(_ isCounted: (Outcome) -> Bool) -> Int { answers.count { isCounted($0.outcome) } }

  /// Whether any question differs.
  var hasDifferences: Bool {
    answers.contains { if case .differs = $0.outcome { true } else { false } }
  }
}
