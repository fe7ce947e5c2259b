import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// Another way of making the same gesture, in which something else happens.
nonisolated struct OtherWay: Sendable {
  /// The kinds of other ways.
  enum Kind: String, Sendable {
    /// A finger that rests before it moves, so that what is under it gets the touch first. [SCR-2]
    case pressedFirst = "pressed first"
    /// Two fingers that move apart and turn.
    case spreadAndTurned = "in a pinch that turns"
    /// A finger that rests for a second, where a tap was asked about.
    case held = "pressed for 1 s"
    /// A tap, where a press of a second was asked about.
    case tapped = "with a short tap"
    /// The same, where one of an unknown kind acts at once.
    case joined = "also if the other one acts first"
    /// The same, where a slider lets others begin.
    case yielded = "also if it lets others begin"
  }

  var kind: Kind
  var answer: Answer
}

extension Explainer {
  /// Plays another way of making the gesture where it may come to something else, and looks for what helps there.
  func tryOtherWay(_ question: Question, _ report: inout Report) {
    guard let (kind, script) = otherWay(question, report.answer) else { return }
    var other = question
    other.script = script
    let answer = answer(other, from: run(script))
    guard !answer.happens else {
      if kind == .spreadAndTurned { report.fixes = together(other, report.answer) }
      return
    }
    report.otherWay = OtherWay(kind: kind, answer: answer)
    report.fixes = Solver(other, self).solve(answer).fixes.map { fix in
      var fix = fix
      fix.occasion = kind
      return fix
    }
  }

  /// Says where a press of a second comes out differently than the tap that was asked about, or the other way round.
  func tryPress(_ question: Question, _ report: inout Report) {
    guard report.otherWay == nil, let start = question.script.start, report.answer.kind != .notReached,
      report.answer.kind != .handledInside, report.answer.kind != .reached, !screen.hasElementTypes,
      report.answer.own.first?.action != .scrolls
    else { return }
    let isTap = question.script.key == "tap"
    guard isTap || question.script.key == "hold", report.answer.happens == isTap else { return }
    var other = question
    other.script = isTap ? .hold(for: 1000, at: start) : .taps(1, at: start)
    let answer = answer(other, from: run(other.script))
    guard answer.happens != report.answer.happens else { return }
    report.otherWay = OtherWay(kind: isTap ? .held : .tapped, answer: answer)
  }

  /// Says what a tap on a row does where it lands on the row's accessory button, of which the delegate is told in a call of
  /// its own.
  func tellOfAccessory(_ question: Question, _ report: inout Report) {
    guard let view = question.view, question.script.key == "tap",
      ClassKnowledge.action(of: screen.views[view], isElement: screen.hasElementTypes) == .selected
    else { return }
    for case .view(let other) in report.answer.others.map(\.actor)
    where screen.views[other].className == "_UITableCellAccessoryButton" && lineage.isWithin(other, view) {
      report.remarks.append(
        "\(words.short(other)) is the row's accessory button: the delegate's "
          + "tableView(_:accessoryButtonTappedForRowWith:) is called, and not didSelectRowAt.")
    }
  }

  /// Says where a cell's own recognizer keeps it from being selected, which most people expect of a cell.
  func tellOfSelection(_ question: Question, _ report: inout Report) {
    guard let view = question.view, question.recognizer == nil, report.answer.happens,
      question.script.isStill,
      ClassKnowledge.action(of: screen.views[view], isElement: screen.hasElementTypes) == .selected,
      case .recognizer(let own)? = report.answer.own.first?.actor,
      !report.answer.own.contains(where: { $0.actor == .view(view) })
    else { return }
    let answer = answer(question, with: [.gesture(.keepTouches(own))])
    guard answer.own.contains(where: { $0.actor == .view(view) }) else { return }
    report.remarks.append(
      "\(words.short(view)) itself is not selected, as \(recognizers.short(own)) takes the touch; with "
        + "cancelsTouchesInView = false of that it is.\(rules: "DLV-1")")
  }

  /// Lets a recognizer act with the one that excluded it, which is tried in a gesture that is for both.
  private func together(_ question: Question, _ before: Answer) -> [Fix] {
    guard case .failed(let loser, let verdict) = before.hindrance,
      case .prevented(by: .some(let winner)) = verdict.reason
    else { return [] }
    let change = Change.gesture(.allowTogether(loser, with: winner))
    let answer = answer(question, with: [change])
    guard answer.happens, answer.others.contains(where: { $0.actor == .recognizer(winner) }) else {
      return []
    }
    return [
      Fix(
        changes: [change], answer: answer, effects: [.stillActs(.recognizer(winner))],
        occasion: .spreadAndTurned)
    ]
  }

  /// Lets a recognizer act with one of an unknown kind that would exclude it by acting first. [ARB-7]
  func shareWithUnknown(_ question: Question, _ report: inout Report) {
    guard report.answer.happens, case .unknownKind(let other) = report.answer.doubt,
      let own = question.recognizer, recognizers.part(own) == nil, recognizers[own].isOpenToChanges
    else { return }
    let change = Change.gesture(.allowTogether(own, with: other))
    var edits = ScreenEdits([change])
    edits.eager = [other]
    let run = GesturePlayer(factory, changes: [change], edits: edits).play(question.script)
    let answer = finder.answer(question, run)
    guard answer.happens else { return }
    report.fixes = [Fix(changes: [change], answer: answer, effects: [], occasion: .joined)]
  }

  /// Leaves a slider its touches, which helps whether or not it lets the recognizer begin. [CTL-44]
  func spareSlider(_ question: Question, _ report: inout Report) {
    guard report.answer.happens, case .yieldingSlider(let slider, let other) = report.answer.doubt,
      question.view == slider, recognizers[other].isOpenToChanges
    else { return }
    let change = Change.gesture(.refuseTouches(other, in: slider))
    var edits = ScreenEdits([change])
    edits.slidersYield = true
    let run = GesturePlayer(factory, changes: [change], edits: edits).play(question.script)
    let answer = finder.answer(question, run)
    guard answer.happens, !isTaken(slider, in: run) else { return }
    report.fixes = [Fix(changes: [change], answer: answer, effects: [], occasion: .yielded)]
  }

  private func otherWay(_ question: Question, _ answer: Answer) -> (OtherWay.Kind, GestureScript)? {
    guard let view = question.view, let start = question.script.start else { return nil }
    if answer.happens, standards[view] == .scrollView, question.script.key == "drag" {
      return (.pressedFirst, question.script.resting(for: 200))
    }
    let kinds: [GestureKind?] = [.pinch, .rotation]
    if let recognizer = question.recognizer, !answer.happens,
      kinds.contains(recognizers[recognizer].playedKind),
      ["pinch", "rotation"].contains(question.script.key)
    {
      return (.spreadAndTurned, .spreadAndTurn(at: question.script.center ?? start))
    }
    return nil
  }

  // MARK: - Several of the same

  /// The recognizers of a view that do not differ in anything but their addresses, with one among them.
  private func twins(of recognizer: Int) -> [Int] {
    func description(_ index: Int) -> ScreenRecognizer {
      var data = recognizers[index]
      (data.address, data.line) = (nil, 0)
      data.targets = data.targets?.map { target in
        var target = target
        target.address = nil
        return target
      }
      return data
    }
    guard recognizers.part(recognizer) == nil, !recognizers[recognizer].isInstalledByUIKit else { return [] }
    let own = description(recognizer)
    return recognizers.recognizers(of: recognizers.placed[recognizer].view).filter { description($0) == own }
  }

  /// Of several recognizers that are the same, or have the expected name, the one that acts is meant.
  func preferTwin(_ question: inout Question, _ expected: Expected, _ report: inout Report) {
    guard let asked = question.recognizer, !report.answer.happens else { return }
    let named: [Int] = if case .recognizers(let matches) = expected { matches } else { [] }
    for twin in twins(of: asked) + named where twin != asked {
      var other = question
      (other.view, other.recognizer) = (recognizers.placed[twin].view, twin)
      let answer = answer(other, from: report.run)
      guard answer.happens else { continue }
      (question, report.question, report.answer) = (other, other, answer)
      return
    }
  }

  /// Several recognizers that are the same are a fault by themselves: one was added at each reuse of the view.
  func addTwinsFix(_ question: Question, _ report: inout Report) {
    guard let recognizer = question.recognizer else { return }
    let twins = twins(of: recognizer)
    guard twins.count > 1 else { return }
    let view = recognizers.placed[recognizer].view
    let change = Change.keepOne(recognizer, of: twins, on: view)
    let answer = answer(question, with: [change])
    report.remarks.append(
      "\(words.short(view)) has \(twins.count) recognizers with this action; one more is added each time "
        + "the code runs, as at each reuse of a cell.")
    guard answer.happens else { return }
    report.fixes = [Fix(changes: [change], answer: answer, effects: [])]
  }
}
