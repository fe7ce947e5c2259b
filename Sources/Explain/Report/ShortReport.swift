import Fingerpost
import FingerpostScreens
import FingerpostTrace

/// The report on one gesture that fits on a screen: answer, fix, why, other gestures, doubts.
struct ShortReport {
  /// The most lines.
  static let height = 30

  let explanation: Explanation
  let explainer: Explainer
  let notes: [String]
  let style: TextStyle
  let answerWords: AnswerWords
  var words: Words { answerWords.words }

  init(_ explanation: Explanation, notes: [String], style: TextStyle) {
    self.explanation = explanation
    explainer = explanation.explainer
    self.notes = notes
    self.style = style
    answerWords = explainer.answerWords
  }

  /// The whole report.
  var text: String {
    var room = Self.height
    var parts: [[String]] = []
    func add(_ lines: [String], atMost most: Int) {
      let space = room - (parts.isEmpty ? 0 : 1)
      // A heading with a single cut line is useless.
      guard !lines.isEmpty, space > 2 || space >= lines.count else { return }
      let kept =
        lines.count <= min(most, space) ? lines : Array(lines.prefix(min(most, space) - 1)) + ["  … (--full)"]
      parts.append(kept)
      room = space - kept.count
    }
    let end = lastLines
    room -= end.isEmpty ? 0 : end.count + 1
    add(head, atMost: 7)
    add(fixes, atMost: 14)
    add(why, atMost: 9)
    add(others, atMost: 4)
    if !end.isEmpty { parts.append(end) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: - Answer and fix

  private var head: [String] {
    let answer = TextLines.wrapped(AnswerText(explanation).sentences)
    return answer.map { style.apply(.strong, to: $0) }
      + (notes + candidates).prefix(2).flatMap { TextLines.wrapped("Note: \($0)") }
  }

  /// Which of several views with the expected name is meant.
  private var candidates: [String] {
    guard let expected = explanation.expected, expected.matches.count > 1 else { return [] }
    let why = expected.aim == .on ? "the one under the point" : "the first"
    return [
      "\(expected.matches.count) views have the expected name; \(words.full(expected.view)), \(why), is meant."
    ]
  }

  private var fixes: [String] {
    guard let (heading, fixes) = FixText(explanation).parts else { return [] }
    var lines = [style.apply(.strong, to: heading)]
    for (code, result) in fixes {
      let block =
        code.flatMap { TextLines.code($0, indent: "  ") }.map { style.apply(.good, to: $0) }
        + TextLines.wrapped("→ \(result)", indent: "      ", hanging: "        ")
      // A fix is shown whole or not at all.
      if lines.count + block.count > 14, lines.count > 1 { break }
      lines += block
    }
    return lines
  }

  // MARK: - Why

  private var why: [String] {
    var lines = [style.apply(.strong, to: "Why")]
    lines += path
    if let expected = explanation.expected, explanation.answer.kind == .notReached, expected.aim == .on {
      let obstacles = expected.course.obstacles
      for obstacle in obstacles.prefix(3) {
        let rules = answerWords.obstacles.rules(obstacle, before: expected.view)
        lines += TextLines.wrapped(
          "\(answerWords.obstacles.sentence(obstacle)). [\(rules.joined(separator: ", "))]", indent: "  ",
          hanging: "    ")
      }
      let rest = obstacles.count - 3
      if rest > 0 {
        lines.append(
          "  … and \(expected.course.isCutShort ? "more than \(rest)" : "\(rest)") more in the way (--full)")
      }
    }
    lines += timeline
    return lines.count > 1 ? lines : []
  }

  /// The path from the window to the hit view; views that decided nothing are counted only.
  private var path: [String] {
    guard let hit = explanation.hit else { return [] }
    let line = explainer.lineage.line(hit)
    let telling = Set(
      [line.first, hit, explanation.expected?.view].compactMap { $0 }
        + explanation.answer.own.map(view) + explanation.answer.others.map(view)
        + (explanation.expected?.course.obstacles.flatMap { [$0.view, $0.other].compactMap { $0 } } ?? []))
    var names: [String] = []
    var folded = 0
    func unfold() {
      if folded > 0 { names.append(folded == 1 ? "1 view" : "\(folded) views") }
      folded = 0
    }
    for view in line {
      guard telling.contains(view) else {
        folded += 1
        continue
      }
      unfold()
      names.append(words.short(view))
    }
    return TextLines.wrapped(
      "\(names.joined(separator: " › ")), hit. [\(explanation.windows.isEmpty ? "HIT-1" : "WIN-5, HIT-1")]",
      indent: "  ", hanging: "    ")
  }

  private func view(_ activity: Activity) -> Int {
    switch activity.actor {
    case .recognizer(let index): explainer.recognizers.placed[index].view
    case .view(let view): view
    }
  }

  /// What happens when, without what happens in every touch.
  private var timeline: [String] {
    guard explanation.answer.kind != .notReached, let run = explanation.run else { return [] }
    return BriefTimeline(explainer.recognizers, words).lines(run, atMost: 5)
  }

  // MARK: - Other gestures

  /// A line for each gesture in which something else acts.
  private var others: [String] {
    guard let gestures = explanation.gestures else { return [] }
    let reader = explainer.reader
    var groups: [(runs: [GestureRun], actors: [Activity.Actor], text: String)] = []
    let own = explanation.run.map { reader.activities(in: $0).map(\.actor) } ?? []
    for run in gestures.runs where run.script.steps != explanation.answer.script.steps {
      let activities = reader.activities(in: run)
      let actors = activities.map(\.actor)
      guard actors != own else { continue }
      if let place = groups.firstIndex(where: { $0.actors == actors }) {
        groups[place].runs.append(run)
        // The gestures differ in their times.
        let text = summary(activities)
        if groups[place].text != text { groups[place].text = summary(activities, isTimed: false) }
      } else {
        groups.append((runs: [run], actors: actors, text: summary(activities)))
      }
    }
    guard !groups.isEmpty else { return [] }
    let lines = groups.prefix(3).map { group in
      let title = GestureGroup.title(of: group.runs)
      return TextLines.wrapped("\(title): \(group.text).", indent: "  ", hanging: "    ")
    }
    return [style.apply(.strong, to: "Other gestures")] + lines.flatMap { $0.prefix(2) }
      + (groups.count > 3 ? ["  … and \(groups.count - 3) more (--full)"] : [])
  }

  private func summary(_ activities: [Activity], isTimed: Bool = true) -> String {
    guard !activities.isEmpty else { return "nothing acts" }
    return activities.prefix(3).map { activity in
      let action = isTimed ? answerWords.action(activity) : answerWords.untimed(activity.action)
      return switch activity.actor {
      case .recognizer(let index): "\(explainer.recognizers.brief(index)) \(action)"
      case .view(let view): "\(words.short(view)) \(action)"
      }
    }.joined(separator: ", ")
  }

  // MARK: - Doubts

  private var lastLines: [String] {
    let finder = UnknownFinder(explanation, isBrief: true)
    let (unknowns, lacking) = (finder.telling, finder.lacking)
    // What the input has no place for stands at the end, whatever else is not known.
    let shown = 3 - lacking.count
    var lines: [String] = []
    if !unknowns.isEmpty || !lacking.isEmpty {
      lines.append(style.apply(.strong, to: "Not sure"))
      for unknown in unknowns.prefix(shown) + lacking {
        lines += TextLines.wrapped(unknown.sentence.filter { $0 != "`" }, indent: "  ", hanging: "    ")
          .prefix(3)
        if let command = unknown.command {
          lines += TextLines.code(command, indent: "      ").map { style.apply(.faint, to: $0) }
        }
      }
    }
    let rest = unknowns.count - shown
    lines.append(
      rest > 0
        ? "\(rest) more \(rest == 1 ? "unknown" : "unknowns") and the full report: --full"
        : "The full report: --full")
    return lines
  }
}
