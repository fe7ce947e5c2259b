import Foundation

/// Writes a case as a scenario file, as far as the format can say it; the rest stands in comments.
struct ScenarioText {
  let contest: Contest

  /// The file, with a log that has to come out.
  static func text(of contest: Contest, expect log: [String]) -> String {
    let text = ScenarioText(contest: contest)
    var lines = [
      "title: Two readings differ", "rules: [ARB-1]",
      "observe: [touches, gestures, reset, questions, tracking, controls]", "windows:",
    ]
    lines += text.view(0, indent: 2)
    lines.append("script:")
    lines += text.script().map { "  - \($0)" }
    lines.append("expect:")
    // The format has no line for a contact that is ignored, nor for the state of a control.
    lines += log.filter { !$0.contains(".ignore(") && !$0.contains("event(any)") }
      .map { "  - \"@\($0.split(separator: "+")[0])\"" }
    if contest.settings != ContestSettings() { lines.append("# \(contest.settings)") }
    lines += text.unsaid().map { "# not in this file: \($0)" }
    return lines.joined(separator: "\n")
  }

  // MARK: - Nodes

  private func view(_ number: Int, indent: Int) -> [String] {
    let plan = contest.views[number]
    let box = plan.frame
    var keys = ["id: \(plan.name)", "touches: \(plan.isForwarding ? "log" : "consume")"]
    if number > 0 { keys.append("frame: \(list([box.x, box.y, box.width, box.height].map(text)))") }
    if plan.isMultipleTouchEnabled { keys.append("isMultipleTouchEnabled: true") }
    if plan.isExclusiveTouch { keys.append("isExclusiveTouch: true") }
    let vetoed = refused(.viewLetsBegin, number).map { contest.recognizers[$0].name }
    if !vetoed.isEmpty { keys.append("gestureRecognizerShouldBegin: { not: \(list(vetoed)) }") }
    keys += roleKeys(number)
    let space = String(repeating: " ", count: indent)
    var lines = ["\(space)- \(keys[0])"] + keys.dropFirst().map { "\(space)  \($0)" }
    let recognizers = contest.recognizers.indices.filter {
      contest.recognizers[$0].view == number && !contest.recognizers[$0].kind.isOfScrollView
    }
    if !recognizers.isEmpty {
      lines.append("\(space)  gestureRecognizers:")
      lines += recognizers.map { "\(space)    - { \(recognizer($0)) }" }
    }
    let children = contest.views.indices.filter { contest.views[$0].parent == number }
    if !children.isEmpty {
      lines.append("\(space)  subviews:")
      for child in children { lines += view(child, indent: indent + 4) }
    }
    return lines
  }

  /// What the file says of a control or a scroll view. That one stands at its beginning, not in the middle.
  private func roleKeys(_ number: Int) -> [String] {
    switch contest.views[number].role {
    case .plain: return []
    case .control(let plan):
      var keys = ["class: \(plan.isButton ? "UIButton" : "UIControl")"]
      if !plan.isEnabled { keys.append("isEnabled: false") }
      if !plan.begins.atFirst { keys.append("beginTracking: false") }
      if !plan.continues.atFirst { keys.append("continueTracking: false") }
      return keys
    case .scroll(let plan):
      let box = contest.views[number].frame
      let width = box.width + (plan.travel?.room.x ?? (plan.hasRoomAcross ? 1000 : 0))
      let height = box.height + (plan.travel?.room.y ?? (plan.hasRoomDown ? 1000 : 0))
      var keys = ["class: UIScrollView", "contentSize: \(list([width, height].map(text)))"]
      if !plan.delaysContentTouches { keys.append("delaysContentTouches: false") }
      if !plan.canCancelContentTouches { keys.append("canCancelContentTouches: false") }
      if !plan.isScrollEnabled { keys.append("isScrollEnabled: false") }
      if let travel = plan.travel { keys.append("# \(travel)") }
      return keys
    }
  }

  private func recognizer(_ number: Int) -> String {
    let plan = contest.recognizers[number]
    var keys = ["id: \(plan.name)"] + plan.kind.scenarioKeys + ["touches: true"]
    if !plan.isEnabled { keys.append("isEnabled: false") }
    if !plan.cancelsTouchesInView { keys.append("cancelsTouchesInView: false") }
    if plan.delaysTouchesBegan { keys.append("delaysTouchesBegan: true") }
    if !plan.delaysTouchesEnded { keys.append("delaysTouchesEnded: false") }
    if !plan.requiresExclusiveTouchType { keys.append("requiresExclusiveTouchType: false") }
    if plan.allowedTypes != [.direct, .pencil] {
      keys.append("allowedTouchTypes: \(list(plan.allowedTypes.map { "\($0)" }))")
    }
    let awaited = contest.requirements.filter { $0.waiting == number }
    if !awaited.isEmpty {
      keys.append("requireToFail: \(list(awaited.map { contest.recognizers[$0.awaited].name }))")
    }
    for (question, key) in [(Question.canPrevent, "canPrevent"), (.canBePrevented, "canBePrevented")] {
      let others = refused(question, number).map { contest.recognizers[$0].name }
      if !others.isEmpty { keys.append("\(key): { not: \(list(others)) }") }
    }
    if let delegate = delegate(number, at: 0) { keys.append("delegate: \(delegate)") }
    return keys.joined(separator: ", ")
  }

  /// A recognizer's delegate at an instant, or nil when it has none.
  private func delegate(_ number: Int, at now: Nanoseconds) -> String? {
    let mine = contest.opinions.filter { $0.holder == number }
    var keys: [String] = []
    for (question, key) in [
      (Question.simultaneous, "simultaneousWith"), (.requiresFailureOf, "shouldRequireFailureOf"),
      (.mustFailFor, "shouldBeRequiredToFailBy"),
    ] {
      let subjects = mine.filter { $0.question == question }.map(\.subject)
      let yes = Set(subjects).sorted().filter { contest.answer(question, of: number, about: $0, at: now) }
      if !subjects.isEmpty { keys.append("\(key): \(list(yes.map { contest.recognizers[$0].name }))") }
    }
    for (question, key) in [(Question.shouldBegin, "shouldBegin"), (.receivesEvent, "shouldReceiveEvent")]
    where mine.contains(where: { $0.question == question }) {
      keys.append("\(key): \(contest.answer(question, of: number, about: number, at: now))")
    }
    let views = Set(mine.filter { $0.question == .receivesTouch }.map(\.subject)).sorted()
    let refused = views.filter { !contest.answer(.receivesTouch, of: number, about: $0, at: now) }
    if !views.isEmpty {
      keys.append("shouldReceive: { not: \(list(refused.map { contest.views[$0].name })) }")
    }
    return keys.isEmpty ? nil : "{ \(keys.joined(separator: ", ")) }"
  }

  /// Of whom or what a no is given at first.
  private func refused(_ question: Question, _ holder: Int) -> [Int] {
    let subjects = contest.opinions.filter { $0.question == question && $0.holder == holder }.map(\.subject)
    return Set(subjects).sorted().filter { !contest.answer(question, of: holder, about: $0, at: 0) }
  }

  // MARK: - Script

  private func script() -> [String] {
    var steps = contest.steps.map { (at: $0.at, text: text(of: $0.deed)) }
    let delegated: [Question] = [
      .simultaneous, .requiresFailureOf, .mustFailFor, .shouldBegin, .receivesEvent, .receivesTouch,
    ]
    for opinion in contest.opinions where delegated.contains(opinion.question) {
      guard let at = opinion.answer.turnsAt, let delegate = delegate(opinion.holder, at: at) else { continue }
      let place = steps.firstIndex { $0.at >= at } ?? steps.count
      steps.insert(
        (at, "set: { \(contest.recognizers[opinion.holder].name).delegate: \(delegate) }"), at: place)
    }
    return steps.map { "{ at: \($0.at.text), \($0.text) }" }
  }

  private func text(of deed: ContestStep.Deed) -> String {
    switch deed {
    case .setEnabled(let recognizer, let isEnabled):
      return "set: { \(contest.recognizers[recognizer].name).isEnabled: \(isEnabled) }"
    case .setControlEnabled(let view, let isEnabled):
      return "set: { \(contest.views[view].name).isEnabled: \(isEnabled) }"
    case .setScrollEnabled(let view, let isEnabled):
      return "set: { \(contest.views[view].name).isScrollEnabled: \(isEnabled) }"
    case .sendByHand(let view): return "call: \(contest.views[view].name).sendActions(touchUpInside)"
    case .moveContent(let view, let place, let way):
      return "# \(contest.views[view].name): \(way) becomes \(list([text(place.x), text(place.y)]))"
    case .removeView(let view): return "call: \(contest.views[view].name).removeFromSuperview()"
    case .removeRecognizer(let number):
      let recognizer = contest.recognizers[number]
      let name = contest.views[recognizer.view].name
      return "call: \(name).removeGestureRecognizer(\(recognizer.name))"
    case .frame(let reports):
      return [(FingerReport.Phase.down, "down"), (.move, "move"), (.up, "up"), (.cancel, "cancel")]
        .compactMap { phase, key in
          let those = reports.filter { $0.phase == phase }
          if those.isEmpty { return nil }
          if phase == .up || phase == .cancel { return "\(key): \(list(those.map { String($0.finger) }))" }
          return "\(key): { \(those.map { "\($0.finger): \(place($0))" }.joined(separator: ", ")) }"
        }.joined(separator: ", ")
    }
  }

  private func place(_ report: FingerReport) -> String {
    let point = list([text(report.point.x), text(report.point.y)])
    return report.kind == .pencil ? "{ point: \(point), type: pencil }" : point
  }

  // MARK: - What the format cannot say

  private func unsaid() -> [String] {
    contest.opinions.compactMap { opinion in
      let isFixed = [.canPrevent, .canBePrevented, .viewLetsBegin].contains(opinion.question)
      let isOfScrollView =
        [.contentMayBegin, .contentMayBeCancelled].contains(opinion.question)
        || !opinion.question.isForView && contest.recognizers[opinion.holder].kind.isOfScrollView
      let isOfClass = [.classRequiresFailureOf, .classMustFailFor].contains(opinion.question)
      guard isOfScrollView || isOfClass || (isFixed && opinion.answer.turnsAt != nil) else { return nil }
      let isView = opinion.question.isForView
      let holder = isView ? contest.views[opinion.holder].name : contest.recognizers[opinion.holder].name
      let subject =
        opinion.question.isAboutView
        ? contest.views[opinion.subject].name : contest.recognizers[opinion.subject].name
      let turn = opinion.answer.turnsAt.map { ", the opposite from \($0.text) s on" } ?? ""
      return "\(holder) answers \(opinion.answer.atFirst) to \(opinion.question) about "
        + "\(subject)\(turn)"
    }
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : "\(number)"
  }
}
