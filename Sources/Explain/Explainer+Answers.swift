import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// What is expected to act.
public nonisolated enum Expected: Sendable {
  /// Nothing in particular.
  case nothing
  /// One of these views.
  case views([Int])
  /// One of these recognizers, by their indices in ``Screen/placedRecognizers``.
  case recognizers([Int])

  /// Whether no view or recognizer was named.
  public var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The views that may be meant.
  public var views: [Int] {
    if case .views(let views) = self { return views }
    return []
  }
}

extension Explainer {
  /// What a name means: views, or else recognizers by address, name, class or action.
  ///
  /// - Throws: ``UnknownName`` if it means neither.
  public func expected(_ name: String) throws(UnknownName) -> Expected {
    do {
      return .views(try views(named: name))
    } catch {
      if let matches = try? recognizers.matches(name) { return .recognizers(matches) }
      let names = ViewFinder(views: screen.views).names + recognizers.allNames
      throw UnknownName(
        kind: error.kind, name: name, nearest: NearestName.ranked(names, to: name),
        isAmongElements: screen.hasElementTypes, hint: screen.namingHint)
    }
  }

  /// The view whose center is touched if no point is given.
  public func aim(of expected: Expected) -> Int? {
    switch expected {
    case .nothing: nil
    case .views(let views): likeliest(of: views)
    case .recognizers(let matches): likeliest(of: matches.map { recognizers.placed[$0].view })
    }
  }

  /// Plays the gesture that a question is about, or nil where it begins at no point.
  package func run(_ script: GestureScript) -> GestureRun? {
    guard let start = script.start, start.x.isFinite, start.y.isFinite else { return nil }
    return stage.play(script)
  }

  /// Answers a question from a run of the engine.
  package func answer(_ question: Question, from run: GestureRun?) -> Answer {
    run.map { finder.answer(question, $0) } ?? Answer(kind: .notReached, script: question.script)
  }

  /// Answers a question on a screen with some changes.
  package func answer(_ question: Question, with changes: [Change]) -> Answer {
    guard let view = changes.first(where: \.addsRecognizer)?.view else {
      let run = GesturePlayer(factory, changes: changes).play(question.script)
      let answer = finder.answer(question, run, without: ScreenEdits(changes).dropped)
      let keeps = changes.contains { if case .gesture(.keepTouches) = $0 { true } else { false } }
      return keeps ? finder.kept(answer, question, run) : answer
    }
    let added = AddedRecognizer(to: view, of: recognizers)
    let other = Explainer(added.screen(factory.screen), tree: tree)
    let rest = changes.filter { !$0.addsRecognizer }.map(added.onScreen)
    var asked = added.onScreen(question)
    // It takes the place of one that recognizes nothing.
    if question.recognizer.map({ recognizers[$0].isAbstract }) == true { asked.recognizer = nil }
    return added.answer(other.answer(asked, with: rest))
  }

  /// What happens with the windows of unknown level in the other order, if that makes a difference; otherwise nil.
  package func otherOrder(_ question: Question, _ answer: Answer) -> Answer? {
    guard let other = reversed else { return nil }
    let alternative = other.answer(question, from: other.run(question.script))
    let differs =
      question.view == nil
      ? alternative.hit != answer.hit
      : alternative.happens != answer.happens
    return differs ? alternative : nil
  }

  /// Whether a view lies inside another one and passes touches on to it.
  func stands(_ hit: Int, for view: Int) -> Bool {
    guard lineage.isWithin(hit, view) else { return false }
    for candidate in lineage.line(hit).reversed() where candidate != view {
      guard lineage.isWithin(candidate, view) else { break }
      let data = screen.views[candidate]
      if standards[candidate] != nil { return false }
      if data.hasRecognizers, !PublicClasses.isPrivate(data.className) { return false }
    }
    return true
  }

  /// Reads answers from runs.
  package var finder: AnswerFinder { words.finder }
}
