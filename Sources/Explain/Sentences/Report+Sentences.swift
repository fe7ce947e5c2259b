import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// What every rendering of a report says in the same words.
nonisolated extension Report {
  /// What is said first: the answer, with what puts it in doubt before and after it.
  package var sentence: Sentence { "\(warning)\(words.answer(self))\(inOtherOrder)" }

  /// The same as text.
  package var answerText: String { sentence.plain }

  /// A warning that the input could be read only in part.
  private var warning: String {
    let screen = words.screen
    guard screen.isHalfRead else { return "" }
    let isTree = screen.kind == .viewHierarchy
    let unread = isTree ? "views have no known size" : "lines were not understood"
    let why =
      screen.hasLostIndentation
      ? "its indentation is lost"
      : screen.unreadLines > 0
        ? isTree && screen.contentLines == 1
          ? "its only view has no known size"
          : "\(screen.unreadLines) of its \(screen.contentLines) \(unread)"
        : screen.endsEarly ? "it ends early" : "it has gaps"
    return "Only part of the input could be read (\(why)), so this may be wrong: "
  }

  private var inOtherOrder: Sentence {
    guard let other = otherOrder else { return "" }
    let lead = " The input does not say which window is in front; in the other order "
    guard let view = question?.view else {
      return "\(lead)it lands on \(other.hit.map { words.full($0) } ?? "no view")."
    }
    return "\(lead)\(words.short(view)) \(other.happens ? "acts" : "does not act")."
  }

  /// Which of several views with the expected name is meant; nil where there is one.
  var choice: Sentence? {
    guard let expected, expected.matches.count > 1 else { return nil }
    let why = expected.aim == .on ? "the one under the point" : "the first"
    return
      "\(expected.matches.count) views have the expected name; \(words.full(expected.view)), \(why), is meant."
  }

  /// What stands above the fixes; nil where there are none.
  var fixHeading: String? {
    if answer.kind == .actsInPart, !remedies.isEmpty, let point = expected?.reach?.lostPoint {
      return "So that the rest of it acts, tried at \(Words.point(point.x, point.y)):"
    }
    if answer.actsAfterTaps, !remedies.isEmpty { return "So that nothing else acts first, tried:" }
    return switch remedies.count {
    case 0: nil
    case 1: "Fix, tried:"
    default: "Fix, one of these, each tried:"
    }
  }

  /// The path from the window to the hit view; views that decided nothing are counted only.
  var path: Sentence? {
    guard let hit else { return nil }
    let line = words.lineage.line(hit)
    let telling = Set(
      [line.first, hit, expected?.view].compactMap(\.self)
        + (answer.own + answer.others).map { words.recognizers.view(of: $0.actor) }
        + (expected?.course.obstacles.flatMap { [$0.view, $0.other].compactMap(\.self) } ?? []))
    var names: [Sentence] = []
    var folded = 0
    for view in line {
      guard telling.contains(view) else {
        folded += 1
        continue
      }
      if folded > 0 { names.append(folded == 1 ? "1 view" : "\(folded) views") }
      folded = 0
      names.append(words.short(view))
    }
    if answer.script.isPress {
      return "\(names.joined(by: " › ")), focused.\(rules: "FOC-3", "PRESS-2")"
    }
    let rules = windows.isEmpty ? ["HIT-1"] : ["WIN-5", "HIT-1"]
    return "\(names.joined(by: " › ")), hit.\(rules: rules)"
  }

  /// A sentence for each gesture in which something else acts.
  var otherGestures: [Sentence] {
    guard let gestures else { return [] }
    var groups: [(runs: [GestureRun], deeds: [Deed], sentence: Sentence)] = []
    for (run, activities) in zip(gestures.runs, gestures.activities)
    where run.script.steps != answer.script.steps {
      let deeds = activities.map(Deed.init)
      guard deeds != gestures.asked.map(Deed.init) else { continue }
      if let place = groups.firstIndex(where: { $0.deeds == deeds }) {
        groups[place].runs.append(run)
        // The gestures differ in their times.
        if groups[place].sentence != words.summary(activities) {
          groups[place].sentence = words.summary(activities, isTimed: false)
        }
      } else {
        groups.append((runs: [run], deeds: deeds, sentence: words.summary(activities)))
      }
    }
    return groups.map { "\($0.runs.title): \($0.sentence)." }
  }

  /// What acts, and what it does: a view may do something else in another gesture.
  private struct Deed: Equatable {
    let actor: Activity.Actor
    let action: Activity.Action

    init(_ activity: Activity) { (actor, action) = (activity.actor, activity.action) }
  }

  /// Where responders pass on what they do not handle.
  var responderChain: Sentence {
    let names = chain.map { link -> Sentence in
      switch link {
      case .view(let view): words.short(view)
      case .controller(let name): "\(code: ClassName(name).short)"
      case .other(let name): Sentence(name)
      }
    }
    guard names.count > 16 else { return names.joined(by: " → ") }
    return (names.prefix(8) + ["… \(names.count - 14) more …"] + names.suffix(6)).joined(by: " → ")
  }

  /// The rules that the report cites, in the order of its JSON.
  package var rules: [String] {
    var rules: [String] = []
    for obstacle in expected?.course.obstacles ?? [] { rules += obstacle.rules(before: expected?.view ?? 0) }
    for doubt in doubts.all { rules += doubt.sentence.rules }
    for group in gestures?.groups ?? [] {
      rules += words.summary(group).rules
      rules += group.run.events.compactMap { $0.event.rule?.rawValue }
    }
    for report in controls {
      rules += words.assumptions(on: report.view).flatMap(\.rules)
      for group in report.groups {
        rules += group.outcome.events.map(\.kind.rule.rawValue)
        rules += words.hindrance(group.outcome, of: report.view, report.standard)?.rules ?? []
      }
    }
    return rules
  }
}

nonisolated extension Words {
  /// What the input says of the application and the device; nil where it says nothing.
  var source: String? {
    var parts = screen.application.map { ["of \(Self.oneLine($0, limit: 60))"] } ?? []
    if screen.kind == .viewHierarchy, let size = screen.size {
      let scale = screen.scale.map { " at \(Self.plain($0))x" } ?? ""
      parts.append("on a screen of \(Self.plain(size.width)) × \(Self.plain(size.height)) points\(scale)")
    }
    return parts.isEmpty ? nil : "The view hierarchy is \(parts.joined(separator: ", "))."
  }

  /// What acts in a gesture, and when.
  func summary(_ activities: [Activity], isTimed: Bool = true) -> Sentence {
    guard !activities.isEmpty else { return "nothing acts" }
    return activities.prefix(3).map { activity -> Sentence in
      "\(name(activity.actor)) \(isTimed ? action(activity) : untimed(activity.action))"
    }.joined(by: ", ")
  }

  /// What happens with a fix, such as `SimpleLoadingButton acts at 84 ms; hideKeyboard still acts`.
  func outcome(_ fix: Fix, of report: Report) -> Sentence {
    let question = report.question
    let name = question?.recognizer.map(recognizers.short) ?? question?.view.map { short($0) } ?? "it"
    var parts: [Sentence] = []
    if let occasion = fix.occasion {
      parts.append("\(occasion.rawValue), \(name) \(fix.answer.own.first.map(action) ?? "acts")")
    } else if let own = fix.answer.own.first {
      let isHighlight = report.answer.delay?.subject == .began
      parts.append("\(name) \(isHighlight ? "highlights at 0 ms and " : "")\(action(own))")
    } else {
      let isText = fix.changes.contains { if case .makeSelectable = $0 { true } else { false } }
      parts.append(isText ? "\(name) opens a link under the finger" : "\(name) gets the \(contact)")
    }
    parts += fix.effects.map { effect in
      switch effect {
      case .stillActs(let actor) where fix.movesBoth:
        "\(self.name(actor)) scrolls as well, until code holds one of them still"
      case .stillActs(let actor): "\(self.name(actor)) still acts"
      case .noLongerActs(let actor) where fix.isOfEdge: "\(self.name(actor)) acts away from the edge only"
      case .noLongerActs(let actor) where fix.changes.count == 1 && fix.changes[0].leavesTheRest:
        "\(self.name(actor)) \(Self.rest(after: fix.changes[0]))"
      case .noLongerActs(let actor): "\(self.name(actor)) no longer acts on this"
      case .nowActs(let actor): "\(self.name(actor)) acts, too"
      }
    }
    if fix.changes.contains(where: { if case .followAnimation = $0 { true } else { false } }) {
      parts.append("tried as if it were drawn at the point")
    }
    return parts.joined(by: "; ")
  }

  /// What something still does that a change silences in part, as a predicate.
  private static func rest(after change: Change) -> String {
    switch change {
    case .gesture(.beginOnly(_, let axis)):
      axis == .vertical
        ? "acts up and down only, and no longer sideways, to the left or to the right"
        : "acts sideways only, and no longer up or down"
    case .gesture(.beginExcept(_, let side)):
      "acts in all other directions, and no longer to the \(side.words)"
    default: "acts beside it only"
    }
  }
}
