import Expectations
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation
import OwnProcess
import Testing

@testable import FingerpostExplain

/// Answers about random screens, against what an independent listener to the same gesture logs.
@Suite(.ownProcess) struct GeneratedAnswerTests {
  private nonisolated static let atEachPush: UInt64 = 400
  /// How many questions are asked: as many as the environment says, at night some thousands.
  private nonisolated static let count =
    ProcessInfo.processInfo.environment["FINGERPOST_ANSWER_SEEDS"].flatMap { UInt64($0) } ?? atEachPush

  /// How often something came about, so that an empty test does not count as a passed one.
  private struct Tally {
    var kinds: [String: Int] = [:]
    var delays = 0
    var fixes = 0
  }

  @Test("What is claimed of a gesture is what a plain run of it logs, and every fix helps")
  func claims() {
    var tally = Tally()
    for seed in 1...Self.count { check(seed, &tally) }
    for kind in ["acts", "actsLate", "actsToo", "actsInstead", "nothingActs", "notReached", "reached"] {
      #expect(tally.kinds[kind, default: 0] > Int(Self.count) / 200, "\(kind)")
    }
    #expect(tally.delays > Int(Self.count) / 50 && tally.fixes > Int(Self.count) / 20)
    guard Self.count > Self.atEachPush else { return }
    let kinds = tally.kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print(
      "\(Self.count) questions: \(kinds.joined(separator: ", ")); \(tally.delays) delays, \(tally.fixes) fixes"
    )
  }

  private func check(_ seed: UInt64, _ tally: inout Tally) {
    let asked = RandomQuestion(seed: seed)
    let script = asked.script
    let explainer = Explainer(asked.screen)
    let question = asked.question(explainer, script)
    let answer = explainer.answer(question, from: explainer.run(script))
    let run = PlainRun(asked.screen, script)
    let plain = PlainAnswer(asked, run, baseline: PlainRun(asked.screen.atOnce, script))
    tally.kinds[answer.kind.rawValue, default: 0] += 1
    let account = "seed \(seed): \(answer.kind) \(answer.own) and \(answer.others)\n\(asked)"
    expect(answer.hit, is: run.hit, "\(account)")
    expect(acts(answer.own, explainer), is: plain.own, "\(account)")
    expect(acts(answer.others, explainer), is: plain.others, "\(account)")
    let isKnown =
      plain.own.allSatisfy { plain.lateness($0) != nil }
    #expect(
      answer.kind == plain.kind || !isKnown && [.acts, .actsToo, .actsLate].contains(answer.kind),
      "\(plain.kind) is claimed to be: \(account)")
    for activity in answer.own + answer.others {
      guard let act = acts([activity], explainer).first, let late = plain.lateness(act) else { continue }
      if late.isLate { tally.delays += 1 }
      check(activity, late, asked.screen, account)
    }
    checkTaker(answer, run, explainer, account)
    checkReasons(asked, question, answer, run, explainer, account)
    checkFixes(asked, question, answer, explainer, account, &tally)
    if seed % 40 == 0 { checkText(asked, question, answer, explainer, account) }
  }

  /// What is late is so by as much as is claimed.
  private func check(
    _ activity: Activity, _ late: PlainAnswer.Lateness, _ screen: Screen, _ account: String
  ) {
    let what = "\(activity) is late by \(late): \(account)"
    switch activity.delay?.subject {
    case nil: #expect(!late.isLate, "\(what)")
    case .action: expect(activity.delay?.nanoseconds, is: late.deed, "\(what)")
    case .began:
      expect(activity.delay?.nanoseconds, is: late.began, "\(what)")
      #expect(late.deed == 0 || follows(activity, screen), "\(what)")
    }
    #expect(activity.delay == nil || activity.delay?.cause != nil, "\(what)")
  }

  /// Whether a control acts while a finger is down, so that one that hears of it late may act late, too.
  private func follows(_ activity: Activity, _ screen: Screen) -> Bool {
    guard case .view(let view) = activity.actor else { return false }
    return ["UIStepper", "UIPageControl", "UISlider"].contains(screen.views[view].className)
  }

  /// What a claim says of who acts, in the words of the log.
  private func acts(_ activities: [Activity], _ explainer: Explainer) -> [PlainRun.Act] {
    activities.map { activity in
      let actor: PlainRun.Actor =
        switch activity.actor {
        case .view(let view): .view(view)
        case .recognizer(let index): .recognizer(explainer.recognizers[index].address ?? "none")
        }
      let deed =
        switch activity.action {
        case .recognizes: "recognizes"
        case .sends: "sends"
        case .isKnown: "known"
        case .handlesTouches: "touches"
        case .scrolls: "scrolls"
        case .zooms: "zooms"
        }
      return PlainRun.Act(actor: actor, deed: deed, nanoseconds: activity.nanoseconds)
    }.sorted { ($0.nanoseconds, "\($0.actor)") < ($1.nanoseconds, "\($1.actor)") }
  }

  /// Who is said to take the touch did act, and the view never heard of its end.
  private func checkTaker(_ answer: Answer, _ run: PlainRun, _ explainer: Explainer, _ account: String) {
    guard let taker = explainer.words.taker(answer), let hit = answer.hit else { return }
    let placed = explainer.recognizers.placed[taker]
    let isTold = run.acts.contains { act in
      act.actor == placed.recognizer.address.map { .recognizer($0) } || act.actor == .view(placed.view)
    }
    // A scroll view whose content cannot move that way takes the touch all the same.
    #expect(isTold || explainer.recognizers.part(taker) == .scrollPan, "\(account)")
    #expect(placed.recognizer.cancelsTouchesInView, "\(account)")
    let ends = run.calls.count { $0.view == hit && $0.phase == .ended }
    #expect(ends < run.hits.count { $0 == hit }, "\(account)")
  }

  /// Each reason is one that the fingers and the log bear out.
  private func checkReasons(
    _ asked: RandomQuestion, _ question: Question, _ answer: Answer, _ run: PlainRun, _ explainer: Explainer,
    _ account: String
  ) {
    let check = ReasonCheck(asked: asked, explainer: explainer, run: run)
    guard let played = explainer.run(question.script) else { return }
    var report = explainer.begin(question.script, at: (Double(asked.point.x), Double(asked.point.y)))
    (report.question, report.answer, report.run) = (question, answer, played)
    for complaint in check.complaints(played) + check.complaints(answer, report.sentence) {
      Issue.record("\(complaint)\n\(account)")
    }
  }

  // MARK: - Fixes

  private func checkFixes(
    _ asked: RandomQuestion, _ question: Question, _ answer: Answer, _ explainer: Explainer,
    _ account: String,
    _ tally: inout Tally
  ) {
    guard !asked.isOpen, !answer.isSuccess || answer.kind == .actsLate else { return }
    for fix in Solver(question, explainer).solve(answer).fixes {
      tally.fixes += 1
      let (screen, changes) = asked.screen.taking(fix.changes)
      var changed = asked
      changed.screen = screen
      let run = PlainRun(screen, question.script, changes: changes)
      let own = run.acts.filter { PlainAnswer.isOwn($0.actor, changed) }
      let what = "\(fix.changes) with \(run.acts) is a fix of \(account)"
      #expect(!own.isEmpty || PlainAnswer.mayAct(changed, run), "\(what)")
      #expect(
        own.isEmpty || acts(fix.answer.own, explainer).map(\.nanoseconds) == own.map(\.nanoseconds), "\(what)"
      )
      if answer.kind == .actsLate {
        let usual = PlainRun(screen.atOnce, question.script, changes: changes)
        let plain = PlainAnswer(changed, run, baseline: usual)
        #expect(own.allSatisfy { plain.lateness($0)?.isLate != true }, "\(what)")
      }
      for effect in fix.effects { check(effect, run, explainer, what) }
    }
  }

  /// What a fix is said to do to others it does.
  private func check(_ effect: Fix.Effect, _ run: PlainRun, _ explainer: Explainer, _ what: String) {
    let (actor, isActing): (Activity.Actor, Bool) =
      switch effect {
      case .stillActs(let actor), .nowActs(let actor): (actor, true)
      case .noLongerActs(let actor): (actor, false)
      }
    let plain: PlainRun.Actor =
      switch actor {
      case .view(let view): .view(view)
      case .recognizer(let index): .recognizer(explainer.recognizers[index].address ?? "none")
      }
    expect(run.acts.contains { $0.actor == plain }, is: isActing, "\(effect): \(what)")
  }

  // MARK: - Words

  private func checkText(
    _ asked: RandomQuestion, _ question: Question, _ answer: Answer, _ explainer: Explainer, _ account: String
  ) {
    let expected: Expected =
      question.recognizer.map { .recognizers([$0]) } ?? question.view.map { .views([$0]) } ?? .nothing
    let explanation = explainer.report(question.script, expecting: expected)
    expect(explanation.answer.kind, is: answer.kind, "\(account)")
    let text = explanation.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= ShortText.height, "\(account)")
    #expect(lines.allSatisfy { $0.count <= TextLines.width }, "\(account)")
    let sentence = explanation.sentence.plain
    // What is in doubt only may be so.
    guard !asked.isOpen, explanation.answer.doubt == nil else { return }
    let says: String =
      switch answer.kind {
      case .acts, .actsToo, .actsLate, .actsInPart: " makes "
      case .reached: ". The input does not say what it does with the touch"
      case .actsInstead: " never makes "
      case .nothingActs: ", and nothing acts: "
      case .notReached: " never reaches "
      case .handledInside: " is handled inside "
      }
    #expect(sentence.contains(says) && !sentence.contains("does not show why"), "\(sentence)\n\(account)")
    #expect(
      question.recognizer == nil || !sentence.contains("no gesture recognizer"), "\(sentence)\n\(account)")
    expect(
      answer.isSuccess, isNot: (sentence.contains("never") || sentence.contains("nothing acts")),
      "\(sentence)\n\(account)")
  }
}

nonisolated extension Screen {
  /// The screen with what changes add to it, and the changes that are left to be made to what is built.
  fileprivate func taking(_ changes: [Change]) -> (screen: Screen, changes: [Change]) {
    var screen = self
    guard let view = changes.first(where: \.addsRecognizer)?.view else { return (screen, changes) }
    screen.addStandardRecognizers()
    let before = screen.placedRecognizers.map {
      "\($0.view) \($0.recognizer.address ?? $0.recognizer.className)"
    }
    if screen.views[view].recognizers == nil, screen.views[view].scrolling != nil {
      screen.views[view].recognizers = screen.views[view].standardRecognizers
      screen.views[view].standardRecognizers = []
    }
    let added = ScreenRecognizer(className: "UITapGestureRecognizer", address: "0xadded")
    screen.views[view].recognizers = (screen.views[view].recognizers ?? []) + [added]
    screen.views[view].hasRecognizers = true
    let after = screen.placedRecognizers.map {
      "\($0.view) \($0.recognizer.address ?? $0.recognizer.className)"
    }
    func number(_ recognizer: Int) -> Int { after.firstIndex(of: before[recognizer]) ?? 0 }
    let rest = changes.filter { !$0.addsRecognizer }.map { change -> Change in
      switch change {
      case .gesture(let change): .gesture(change.renumbered(number))
      case .defend(let view, let recognizer): .defend(view, against: number(recognizer))
      default: change
      }
    }
    return (screen, rest)
  }
}
