import Fingerpost
import FingerpostGestures
import FingerpostHID
import FingerpostScenarios
import FingerpostScreens

/// Plays sequences on a scenario's tree, each in a world of its own.
struct SequencePlayer {
  /// The scenario as it was given, with an id for every recognizer.
  let named: Scenario
  /// The scenario without a script, in which recognizers log their touches.
  var scenario: Scenario
  /// The recognizers, in the order of the file.
  let recognizers: [ScenarioRecognizer]
  /// What can act, the recognizers first; nil if the tree cannot be built.
  let stage: SequenceStage?
  /// Whether sliders are played as letting recognizers begin, which is not measured. [CTL-44]
  let slidersYield: Bool
  private let positions: [String: Int]
  /// The changes that the scenario has no words for, in the numbers of the stage's recognizers.
  private var changes: [GestureChange] = []

  /// What can act, the recognizers first.
  var actors: [ConflictActor] { stage?.actors ?? [] }

  init(_ scenario: Scenario, _ background: ScenarioBackground = ScenarioBackground()) {
    let yielding = scenario.withSlidersThatYield()
    slidersYield = yielding != nil
    named = (yielding ?? scenario).named()
    self.scenario = named.bare()
    recognizers = self.scenario.recognizers
    positions = Dictionary(uniqueKeysWithValues: recognizers.enumerated().map { ($1.id, $0) })
    stage = try? SequenceStage(self.scenario, recognizers, background)
    changes = background.requirements.compactMap { requirement in
      guard let one = placed(requirement.recognizer), let other = placed(requirement.other) else {
        return nil
      }
      return .require(one, toFail: other)
    }
  }

  /// The number of a recognizer on the stage.
  private func placed(_ reference: ScenarioBackground.Reference) -> Int? {
    guard let stage else { return nil }
    switch reference {
    case .node(let node):
      return recognizers.firstIndex { $0.node == node }.flatMap { stage.actors[$0].recognizer }
    case .part(let part, let node): return recognizer(of: node, on: stage) { $0.part == part }
    case .rowSwipe(let node): return recognizer(of: node, on: stage, where: \.showsRowActions)
    }
  }

  private func recognizer(
    of node: Int, on stage: SequenceStage, where isMeant: (ScreenRecognizer) -> Bool
  ) -> Int? {
    guard let view = stage.screen.scenarioNodes.firstIndex(of: node) else { return nil }
    let set = stage.reader.recognizers
    return set.recognizers(of: view).first { isMeant(set[$0]) }
  }

  /// An actor and those that do the same beside it: recognizers of one kind on views of one class that lie side by side, as
  /// those of cells do.
  func alike(_ actor: Int) -> [Int] {
    guard recognizers.indices.contains(actor), let stage else { return [actor] }
    func mark(_ index: Int) -> [String] {
      let (one, view) = (recognizers[index], stage.actors[index].view)
      let parent = stage.reader.lineage.parent(view).map { "\($0)" } ?? ""
      return [one.kind, "\(one.taps) \(one.touches)", stage.screen.views[view].className, parent]
    }
    let own = mark(actor)
    return recognizers.indices.filter { mark($0) == own }
  }

  /// Plays a sequence.
  ///
  /// - Parameters:
  ///   - sequence: the touches.
  ///   - removed: the positions of actors whose recognizers are left out.
  /// - Throws: an error if the scenario cannot be played.
  func outcome(of sequence: TouchSequence, without removed: [Int] = []) throws(ScenarioError)
    -> SequenceOutcome
  {
    let frames = sequence.frames
    let (run, built) = try play(frames, without: removed)
    return SequenceOutcome(run, frames, built, stage, positions: positions)
  }

  /// Plays frames.
  ///
  /// - Returns: the run, and its objects as those of the stage.
  /// - Throws: an error if the scenario cannot be played.
  func play(_ frames: [Frame], without removed: [Int] = []) throws(ScenarioError) -> (
    run: ScenarioRun, built: BuiltScreen?
  ) {
    var played = scenario.playing(frames)
    let own = removed.filter { recognizers.indices.contains($0) }
    if !own.isEmpty { played = played.disabling(own.map { recognizers[$0].node }) }
    let parts = removed.filter { actors.indices.contains($0) && actors[$0].isScrolling }
    var built: BuiltScreen?
    // What answers in the place of a delegate has to live as long as the run.
    var kept: [AnyObject] = []
    let run = try ScenarioPlayer(played).play(tracing: true) { scene in
      guard let stage, let screen = scene.built(as: stage.screen) else { return }
      built = screen
      for part in parts { actors[part].recognizer.flatMap { screen.recognizer($0) }?.isEnabled = false }
      kept = changes.flatMap { $0.apply(to: screen) }
    }
    return withExtendedLifetime(kept) { (run, built) }
  }

  /// Plays a sequence in which nothing competes with one actor.
  ///
  /// - Throws: an error if the scenario cannot be played.
  func outcome(of sequence: TouchSequence, onlyWith kept: Int) throws(ScenarioError) -> SequenceOutcome {
    let view = actors.indices.contains(kept) && actors[kept].isScrolling ? actors[kept].view : nil
    let others = max(recognizers.count, actors.count)
    return try outcome(
      of: sequence,
      without: (0..<others).filter { other in
        // A scroll view's drag and its zoom do not compete.
        other != kept && (view == nil || other < recognizers.count || actors[other].view != view)
      })
  }
}

extension SequencePlayer {
  /// The player of a scenario with some changes, or nil where one of them would change nothing.
  func changed(by fix: ConflictFix) -> SequencePlayer? {
    var changed = self
    for change in fix.changes {
      guard changed.apply(change) else { return nil }
    }
    return changed
  }

  /// - Returns: false if the change cannot be made, or would change nothing.
  private mutating func apply(_ change: GestureChange) -> Bool {
    guard let varied = varied(change) else { return false }
    if let varied {
      scenario = varied
      return true
    }
    let stated = change.renumbered { actors.indices.contains($0) ? actors[$0].recognizer ?? -1 : -1 }
    if case .dropRequirement(let one, let other) = stated {
      guard let index = changes.firstIndex(of: .require(one, toFail: other)) else { return false }
      changes.remove(at: index)
      return true
    }
    guard !changes.contains(stated) else { return false }
    changes.append(stated)
    return true
  }

  /// The scenario with a change: nil if it would change nothing, nil inside if a scenario has no words for it.
  private func varied(_ change: GestureChange) -> Scenario?? {
    func node(_ actor: Int) -> Int? { recognizers.indices.contains(actor) ? recognizers[actor].node : nil }
    func made(_ scenario: Scenario?) -> Scenario?? { scenario.map { .some($0) } }
    switch change {
    case .require(let one, let other):
      guard let one = node(one), let other = node(other) else { return .some(nil) }
      return made(scenario.requiring(one, toFail: other))
    case .dropRequirement(let one, let other):
      guard let one = node(one), let other = node(other) else { return .some(nil) }
      return made(scenario.droppingRequirement(of: one, on: other))
    case .allowTogether(let one, let other):
      guard let one = node(one), let other = node(other) else { return .some(nil) }
      return made(scenario.allowing(one, togetherWith: other))
    case .beginOnly(let one, let axis):
      guard let one = node(one) else { return nil }
      return made(scenario.letting(one, beginOnlyAlong: axis == .vertical ? .vertical : .horizontal))
    case .beginExcept, .keepTouches, .refuseTouches, .needTwoFingers, .takeScrolling, .takeFingers,
      .giveUpScrolling,
      .deliverBeganAtOnce, .deliverEndedAtOnce, .goBackAlways:
      return .some(nil)
    }
  }
}

extension SequencePlayer {
  /// The pairs of taps of which the one with fewer taps acted before the other did on the same contact.
  ///
  /// Left out are pairs that a delegate lets act together, which is on purpose.
  func hastyTaps(in outcome: SequenceOutcome) -> [[Int]] {
    var pairs: [[Int]] = []
    for late in outcome.attempts where isTap(late.recognizer) {
      guard let end = late.actedAt else { continue }
      for early in outcome.attempts where isShorterTap(early.recognizer, than: late.recognizer) {
        guard let time = early.actedAt, time < end, early.shares(with: late) else { continue }
        let (one, other) = (recognizers[early.recognizer].node, recognizers[late.recognizer].node)
        guard !scenario.allows(one, togetherWith: other), !scenario.allows(other, togetherWith: one),
          !pairs.contains([early.recognizer, late.recognizer])
        else { continue }
        pairs.append([early.recognizer, late.recognizer])
      }
    }
    return pairs
  }

  private func isTap(_ actor: Int) -> Bool {
    recognizers.indices.contains(actor) && recognizers[actor].kind == "tap"
  }

  /// Whether a tap is the beginning of another one with more taps.
  func isShorterTap(_ one: Int, than other: Int) -> Bool {
    isTap(one) && isTap(other) && recognizers[one].taps < recognizers[other].taps
      && recognizers[one].touches == recognizers[other].touches
  }

  /// Whether what acted late waits only to tell one tap from several, which cannot be had without a wait.
  func waitsOnPurpose(_ attempt: GestureAttempt) -> Bool {
    attempt.waitedFor.allSatisfy { isShorterTap(attempt.recognizer, than: $0) }
  }
}
