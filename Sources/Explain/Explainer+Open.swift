import Fingerpost
import FingerpostGestures
import FingerpostScreens
import Foundation

/// What may be in the way of a touch, or not be, although the input does not say so, tried both ways.
extension Explainer {
  // MARK: - What may let a touch through

  /// A view in front that may take no touches, so that the answer is another; nil where nothing like that decides.
  func permeable(_ answer: Answer, _ question: Question) -> Answer.Doubt? {
    guard let hit = answer.hit else { return nil }
    guard let view = question.view else { return answer.kind == .acts ? nil : behind(hit, question) }
    guard answer.kind == .notReached, isShown(view) else { return nil }
    var fronts: [Int] = []
    var taker: Int? = hit
    while let hit = taker, fronts.count < Self.frontLimit,
      let front = lineage.line(hit).first(where: { !lineage.isWithin(view, $0) }),
      words.permeability(of: front, hit) != nil
    {
      fronts.append(front)
      let other = finder.answer(
        question, GesturePlayer(factory, changes: fronts.map { .disable($0) }).play(question.script))
      if other.happens { return .letsThrough(fronts[0]) }
      taker = other.kind == .notReached ? other.hit : nil
    }
    return nil
  }

  /// The most views in front that are played as taking no touches.
  private static let frontLimit = 4

  /// What a touch would land on that is meant for touches, if the view that gets it took none.
  private func behind(_ hit: Int, _ question: Question) -> Answer.Doubt? {
    guard screen.kind == .sentry, let start = question.script.start, words.permeability(of: hit, hit) != nil
    else { return nil }
    let point = CGPoint(x: start.x, y: start.y)
    let other = screen.views.indices.last { view in
      (standards[view] != nil || screen.views[view].isForUse) && isShown(view)
        && !lineage.isWithin(view, hit) && !lineage.isWithin(hit, view)
        && touched.built.views[view].point(inside: touched.built.local(point, of: view), with: nil)
    }
    return other.map { .letsThrough(hit, to: $0) }
  }

  // MARK: - Recognizers that the input does not list

  /// A view around the touch that may have a recognizer which the input does not list, and with which the answer is
  /// another.
  func untold(_ answer: Answer, _ question: Question) -> Answer.Doubt? {
    guard screen.kind == .recursiveDescription, let hit = answer.hit else { return nil }
    switch answer.kind {
    case .acts, .actsLate, .actsToo: break
    case .nothingActs where question.view == nil: break
    case .reached where screen.views.indices.contains(where: { screen.isSheet($0) }): break
    default: return nil
    }
    var tried = 0
    for holder in lineage.line(hit).reversed() where tried < Self.guestLimit {
      guard let guise = guise(of: holder, question.script) else { continue }
      tried += 1
      let (added, explainer) = guest(guise, on: holder)
      let asked = added.onScreen(question)
      let other = added.answer(explainer.answer(asked, from: explainer.run(asked.script)))
      let isOther =
        question.view == nil
        ? answer.own.contains { own in !other.own.contains { $0.actor == own.actor } }
          || guise == .pop && !other.own.isEmpty && answer.own.isEmpty
        : !other.happens
      if isOther { return .untold(holder, guise) }
    }
    return nil
  }

  /// The most views that are played with a recognizer more.
  private static let guestLimit = 3

  /// The kind of recognizer that a view may have and that such a gesture is for; nil for none.
  private func guise(of view: Int, _ script: GestureScript) -> Answer.Guise? {
    if screen.views[view].className == "UILayoutContainerView" {
      guard recognizers.knowledge(of: view) == .untold, let way = script.way, let start = script.start,
        way.x > abs(way.y),
        start.x - Double(screen.views[lineage.root(view)].printedFrame.minX)
          <= touched.built.world.eventRules.edgePanRegion
      else { return nil }
      return .pop
    }
    if screen.isSheet(view) {
      guard recognizers.knowledge(of: view) == .untold, let way = script.way, abs(way.y) > abs(way.x) else {
        return nil
      }
      return .sheet
    }
    guard words.mayHoldRecognizers(view), !isOfClass(view) else { return nil }
    if script.steps.contains(where: { $0.contacts.count > 1 }) { return .pinch }
    guard script.isStill else { return .pan }
    return script.key == "hold" ? .longPress : .tap
  }

  /// Whether recognizers on a view are most likely those that every view of its class has.
  private func isOfClass(_ view: Int) -> Bool {
    switch standards[view] {
    case .control, .button, nil: break
    default: return true
    }
    let name = screen.views[view].className
    return name == "UITableViewCell" || ClassKnowledge.isSwiftUI(name)
      || ClassKnowledge.action(of: screen.views[view], isElement: false).map { $0 != .selected } == true
  }

  /// The screen with a recognizer more, which is made once.
  private func guest(_ guise: Answer.Guise, on view: Int) -> (AddedRecognizer, Explainer) {
    if let known = guests.first(where: { $0.view == view && $0.guise == guise }) {
      return (known.added, known.explainer)
    }
    let added = AddedRecognizer(guise.className, named: guise.name, to: view, of: recognizers)
    let explainer = Explainer(added.screen(factory.screen), tree: tree)
    guests.append((view, guise, added, explainer))
    return (added, explainer)
  }
}
