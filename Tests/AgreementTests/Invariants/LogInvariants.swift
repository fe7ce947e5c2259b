/// What must hold in the log of every run, whatever the rules decide.
///
/// Contacts end exactly once for each receiver that saw them begin; a recognizer acts in the order of its states and
/// not without contacts; it hears nothing between its end and its reset; none acts together with another that it
/// excludes; and when all fingers are up, views have heard all and recognizers are back where they began. Excused
/// is only who waits in a circle, and with it whoever waits for that. [TOUCH-6, GR-14, GR-24, GR-32, ARB-1, ARB-25]
struct LogInvariants {
  private let contest: Contest
  private let whoLeft: Set<String>?
  private var views: [String: ViewLife] = [:]
  private var recognizers: [String: RecognizerLife] = [:]
  private(set) var violations: [String] = []

  /// The sentences about a log that say what is wrong with it; none when all is well.
  ///
  /// - Parameter whoLeft: the recognizers that were let go of, where things were changed from inside callbacks; what
  ///   excludes what is not known then, nor who had contacts that it was not told of. Else nil.
  static func violations(
    of log: [String], in contest: Contest, whoLeft: Set<String>? = nil
  ) -> [String] {
    var invariants = LogInvariants(contest: contest, whoLeft: whoLeft)
    for line in log { invariants.read(line) }
    if contest.liftsAllFingers, !contest.mayWaitInACircle { invariants.checkTheEnd() }
    return invariants.violations
  }

  private init(contest: Contest, whoLeft: Set<String>?) {
    self.contest = contest
    self.whoLeft = whoLeft
  }

  private mutating func read(_ text: String) {
    guard let line = LogLine(text) else { return violations.append("not a line of a log: \(text)") }
    let wrong: String?
    if let view = contest.views.firstIndex(where: { $0.name == line.subject }) {
      // What was handed on to a view may end with the view that did so.
      if contest.mayHearOfOthers(view) { return }
      wrong = views[line.subject, default: ViewLife()].hears(line)
    } else {
      let isSilent = contest.recognizers.contains { $0.name == line.subject && $0.kind.isOfScrollView }
      let start = RecognizerLife(isCertain: whoLeft == nil, isSilent: isSilent)
      wrong = recognizers[line.subject, default: start].hears(line)
      if whoLeft == nil { checkCompany(line) }
    }
    if let wrong { violations.append("\(text): \(wrong)") }
  }

  /// Who begins or recognizes is not related to another that acts and that has no leave to act with it.
  private mutating func checkCompany(_ line: LogLine) {
    guard line.callback == "action", line.argument == "began" || line.argument == "ended",
      let one = contest.recognizers.firstIndex(where: { $0.name == line.subject })
    else { return }
    if line.argument == "ended", recognizers[line.subject]?.hasBegun == true { return }
    for other in contest.recognizers.indices
    where other != one && recognizers[contest.recognizers[other].name]?.isActive == true {
      if contest.mustExclude(one, other) {
        violations.append("\(line.subject) acts beside \(contest.recognizers[other].name)")
      }
    }
  }

  private mutating func checkTheEnd() {
    for view in contest.views {
      for finger in views[view.name]?.open ?? [] {
        violations.append("\(view.name) was not told how \(finger) ended")
      }
    }
    for recognizer in contest.recognizers {
      guard let life = recognizers[recognizer.name], !life.isAtRest else { continue }
      if whoLeft?.contains(recognizer.name) == true { continue }
      violations.append("\(recognizer.name) was not reset")
    }
  }
}
