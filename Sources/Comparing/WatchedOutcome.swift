import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

/// What became of touches, by the indices of a screen: as an application told it, or as the engine plays it.
struct WatchedOutcome {
  /// A recognizer that recognized, or began to.
  struct Recognition {
    var recognizer: Int
    /// The touch that it did so with: the last one that it had got.
    var contact: Int
    var nanoseconds: Int64
    /// The rule that decided; that of every recognition where it was only told.
    var rule: RuleID
  }

  // All of these are looked up only, never walked.
  /// The view of each touch.
  private(set) var views: [Int: Int] = [:]
  /// The recognizers that each touch was given to.
  private(set) var receivers: [Int: [Int]] = [:]
  /// The control that sent `touchUpInside` for each touch.
  private(set) var controls: [Int: Int] = [:]
  /// The engine's last verdict on each recognizer.
  private(set) var verdicts: [Int: GestureEvent.Verdict] = [:]
  /// Recognizers that may have recognized: their state said so, at a time when it was only a proposal.
  private(set) var doubtful: Set<Int> = []
  /// Controls that do not track a touch as the engine plays them.
  private(set) var refusals: Set<Int> = []
  /// Controls that begin to track a touch only when it is lifted, which nothing shows from outside. [DLV-8]
  private(set) var hurried: Set<Int> = []
  private(set) var recognitions: [Recognition] = []

  /// Reads what an application told.
  init(_ gesture: WatchedGesture, on explainer: Explainer) {
    let placed = explainer.recognizers.placed
    var indices: [String: Int] = [:]
    for (index, one) in placed.enumerated() { one.recognizer.address.map { indices[$0] = index } }
    var views: [String: Int] = [:]
    for (index, view) in explainer.screen.views.enumerated() { view.address.map { views[$0] = index } }
    for finger in gesture.fingers {
      self.views[finger.contact] = finger.began.view.flatMap { views[$0] }
      receivers[finger.contact] = finger.began.recognizers.compactMap { indices[$0] }
    }
    var said: [Int: [String]] = [:]
    for state in gesture.states {
      guard let recognizer = indices[state.address] else { continue }
      said[recognizer, default: []] += state.words
      guard state.recognizes,
        !recognitions.contains(where: { $0.recognizer == recognizer && $0.nanoseconds == state.nanoseconds })
      else { continue }
      add(recognizer, state.nanoseconds, .gr10, gesture)
    }
    for (recognizer, words) in said where !words.contains("failed") {
      if words.contains(where: { ["began", "changed", "ended"].contains($0) }) {
        doubtful.insert(recognizer)
      }
    }
    readControls(of: gesture, views, explainer)
  }

  /// A control acts if the touch was lifted while it was tracked inside, and nothing took the touch.
  private mutating func readControls(
    of gesture: WatchedGesture, _ indices: [String: Int], _ explainer: Explainer
  ) {
    for finger in gesture.fingers {
      guard let lifted = finger.lifted, let view = views[finger.contact] else { continue }
      let line = explainer.lineage.line(view)
      // At the lift itself it is told before the control has heard of it, and perhaps after.
      let place = gesture.states.indices.last { index in
        let state = gesture.states[index]
        let isInTime =
          index < finger.statesBeforeLift
          || state.nanoseconds == lifted && state.words.contains("tracking")
        return isInTime && indices[state.address].map(line.contains) == true
      }
      let last = place.map { gesture.states[$0] }
      guard let last, last.words.contains("tracking"), last.words.contains("inside") else { continue }
      let isTaken = recognitions.contains {
        $0.contact == finger.contact && explainer.recognizers[$0.recognizer].cancelsTouchesInView
      }
      if !isTaken { controls[finger.contact] = indices[last.address] }
    }
  }

  /// Reads what the engine made of it.
  init(_ play: WatchedPlay, of gesture: WatchedGesture) {
    var tracked: [Int: Int] = [:]
    for timed in play.run.events {
      switch timed.event {
      case .targeted(let contact, let view): views[contact] = view
      case .received(let contact, let recognizer): receivers[contact, default: []].append(recognizer)
      case .verdict(let recognizer, let verdict):
        verdicts[recognizer] = verdict
        guard verdict.state == .began || verdict.state == .ended && !verdict.hasBegun else { break }
        add(recognizer, timed.nanoseconds, verdict.rule, gesture)
      case .tracking(.began, let control, let contact):
        tracked[control] = contact
        let lifted = gesture.fingers.first { $0.contact == contact }?.lifted
        if let lifted, timed.nanoseconds >= lifted { hurried.insert(control) }
      case .tracking(.refused, let control, _): refusals.insert(control)
      case .control(.touchUpInside, let control, _): tracked[control].map { controls[$0] = control }
      default: break
      }
    }
  }

  private mutating func add(_ recognizer: Int, _ now: Int64, _ rule: RuleID, _ gesture: WatchedGesture) {
    let finger = gesture.fingers.last {
      $0.down <= now && receivers[$0.contact]?.contains(recognizer) == true
    }
    guard let finger else { return }
    recognitions.append(
      Recognition(recognizer: recognizer, contact: finger.contact, nanoseconds: now, rule: rule))
  }

  /// Why the engine lets a recognizer recognize nothing, as a predicate, and the rule.
  func reason(_ recognizer: Int, _ words: Words) -> (String, RuleID) {
    guard let verdict = verdicts[recognizer] else { return ("recognizes nothing", .gr10) }
    return ("does not recognize: \(words.why(recognizer, verdict).plain)", verdict.rule)
  }
}
