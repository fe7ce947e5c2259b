import FingerpostGestures
import FingerpostProperties
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import OwnProcess
import Testing

@testable import FingerpostExplain

/// Answers about random screens that leave something open: where two ways of filling it in end differently, no answer is
/// certain.
@Suite(.ownProcess) struct GeneratedDoubtTests {
  private nonisolated static let asked =
    ProcessInfo.processInfo.environment["FINGERPOST_ANSWER_SEEDS"].flatMap { UInt64($0) }

  // MARK: - Recognizers of unknown kinds

  /// What a recognizer of a class that nobody knows may turn out to be.
  private nonisolated static let guises: [@Sendable (inout ScreenRecognizer) -> Void] = [
    // It recognizes as soon as a finger comes down.
    {
      $0.className = "UILongPressGestureRecognizer"
      $0.settings.minimumPressDuration = 0
    },
    { $0.className = "UITapGestureRecognizer" },
    { $0.className = "UIPanGestureRecognizer" },
    // It fails.
    {
      $0.className = "UISwipeGestureRecognizer"
      $0.settings.direction = []
    },
  ]

  @Test("where it matters what a recognizer of an unknown kind does, no answer is certain")
  func strangers() {
    var (decided, doubted) = (0, 0)
    let count = Self.asked ?? 100
    for seed in 1...count {
      let asked = RandomQuestion(seed: seed, hasStrangers: true)
      guard !asked.strangers.isEmpty, asked.recognizer.map(asked.strangers.contains) != true else { continue }
      let ends = Self.guises.map { guise in Self.end(asked.with(guise)) }
      let report = asked.report
      if report.answer.isInDoubt { doubted += 1 }
      guard Set(ends).count > 1 else { continue }
      decided += 1
      check(report, "\(seed): \(ends)\n\(asked)")
    }
    #expect(decided > Int(count) / 50, "\(decided) of \(count) depend on it, \(doubted) are in doubt")
    if Self.asked != nil {
      print("\(count) screens: \(decided) depend on a stranger, \(doubted) are in doubt")
    }
  }

  /// What a plain run comes to, as far as an answer says it first.
  private static func end(_ asked: RandomQuestion) -> String {
    let run = PlainRun(asked.screen, asked.script)
    guard !asked.isOpen else {
      return
        "\(run.acts.map(\.actor).filter { actor in !asked.strangers.contains { actor == .recognizer($0) } })"
    }
    switch PlainAnswer(asked, run, baseline: run).kind {
    case .notReached, .nothingActs, .actsInstead: return "does not act"
    default: return "acts"
    }
  }

  private func check(_ report: Report, _ account: @autoclosure () -> String) {
    let (level, _) = report.confidence
    let sentence = report.sentence.plain
    #expect(level != .certain && level != .likely, "\(level): \(sentence)\n\(account())")
    #expect(
      report.outcome != .happens || report.question?.view == nil || level == .unknowable,
      "status 0: \(sentence)\n\(account())")
    #expect(
      [" may ", "does not say", "is handled inside"].contains { sentence.contains($0) },
      "\(sentence)\n\(account())")
  }

  // MARK: - Recognizers that are not listed

  @Test("where a view's only recognizer is not listed and takes what was expected, no answer is certain")
  func unlisted() {
    var (hidden, decided) = (0, 0)
    let count = Self.asked ?? 400
    for seed in 1...count {
      let asked = RandomQuestion(seed: seed)
      guard !asked.isOpen, asked.recognizer == nil, let bare = asked.unlisted else { continue }
      hidden += 1
      guard Self.end(asked) != "acts", Self.end(bare) == "acts" else { continue }
      decided += 1
      check(bare.report, "\(seed): does not act with the list\n\(asked)")
    }
    // Few do, 84 of 20,000; this only shows that the check has something to look at.
    #expect(decided > Int(count) / 300, "\(decided) of \(hidden) hidden lists decide")
    if Self.asked != nil { print("\(count) screens: \(hidden) lists are hidden, \(decided) decide") }
  }

  // MARK: - Elements in another order

  @Test("where the order of elements decides, no answer is certain, whatever the order")
  func shuffled() throws {
    var (decided, doubted) = (0, 0)
    let count = Self.asked.map { $0 / 4 } ?? 40
    for seed in 1...count {
      let tree = RandomElements(seed: seed)
      let reports = try (UInt64(0)..<5).map { order -> Report in
        let explainer = Explainer(
          try ScreenReader.read(Data(tree.source(order: order).utf8), name: "source.xml"))
        return explainer.report(
          at: tree.point, expecting: try tree.expected.map(explainer.expected) ?? .nothing)
      }
      let ends = reports.map { report in
        report.question?.view == nil
          ? report.hit.flatMap { report.words.screen.views[$0].label } ?? "none" : "\(report.answer.happens)"
      }
      if reports[0].answer.isInDoubt { doubted += 1 }
      guard Set(ends).count > 1 else { continue }
      decided += 1
      for report in reports { check(report, "\(seed): \(ends)\n\(tree.source(order: 0))\(tree.point)") }
    }
    #expect(decided > Int(count) / 20, "\(decided) of \(count) depend on the order, \(doubted) are in doubt")
    if Self.asked != nil { print("\(count) trees: \(decided) depend on the order, \(doubted) are in doubt") }
  }
}

extension Answer {
  /// Whether it is not given as certain.
  fileprivate var isInDoubt: Bool { doubt != nil || isDisputed }
}

extension RandomQuestion {
  /// The question about the same screen, where what nobody knows is something that is known.
  fileprivate func with(_ guise: (inout ScreenRecognizer) -> Void) -> RandomQuestion {
    var other = self
    for index in screen.views.indices {
      for place in (screen.views[index].recognizers ?? []).indices
      where strangers.contains(screen.views[index].recognizers?[place].address ?? "") {
        if var recognizer = other.screen.views[index].recognizers?[place] {
          guise(&recognizer)
          other.screen.views[index].recognizers?[place] = recognizer
        }
      }
    }
    return other
  }

  /// The question about the same screen, where one view's only recognizer, of a usual kind, is not listed; nil where
  /// there is no such view of an application's beside the expected one.
  fileprivate var unlisted: RandomQuestion? {
    let named = screen.views.flatMap { $0.recognizers ?? [] }.flatMap { $0.mustFail ?? [] }
    let index = screen.views.indices.first { index in
      let data = screen.views[index]
      guard let only = data.recognizers?.first, data.recognizers?.count == 1, index != view,
        data.className == "UIView"
          || ["Shop.CardView", "Shop.PadView", "Shop.PageView"].contains(data.className)
      else { return false }
      return ["UITapGestureRecognizer", "UIPanGestureRecognizer"].contains(only.className) && only.isEnabled
        && only.cancelsTouchesInView && only.settings.isEmpty && only.mustFail == nil
        && !named.contains(only.address ?? "")
    }
    guard let index else { return nil }
    var other = self
    other.screen.views[index].recognizers = nil
    return other
  }

  /// The report on it.
  fileprivate var report: Report {
    let explainer = Explainer(screen)
    let index = recognizer.flatMap { address in
      explainer.recognizers.placed.firstIndex { $0.recognizer.address == address }
    }
    let expected: Expected = isOpen ? .nothing : index.map { .recognizers([$0]) } ?? .views([view])
    return explainer.report(script, expecting: expected)
  }
}
