import FingerpostText

/// What is known of an object that takes part in a gesture.
struct StoryPart: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var kind: GestureStory.Outcome.Kind
    var subject: SubjectID?
  }

  /// The end of what an object was told of a touch.
  enum End: Hashable, Sendable {
    case ended
    case lost
  }

  let key: Key
  /// The views that hit tests found, in order.
  var found: [SubjectID?] = []
  /// Which one a recognizer waits for, since when, and until when.
  var wait: (for: SubjectID, since: Int64, until: Int64?)? {
    get { waitsFor.map { ($0, waitsSince, waitsUntil) } }
    set { (waitsFor, waitsSince, waitsUntil) = (newValue?.for, newValue?.since ?? 0, newValue?.until) }
  }
  private var waitsFor: SubjectID?
  private var waitsSince: Int64 = 0
  private var waitsUntil: Int64?
  /// How often a recognizer acted, and when first and last.
  var acts = 0
  var firstAct: Int64 = 0
  var lastAct: Int64 = 0
  /// When and why it failed.
  var failed: Failure?
  /// The events that a control sent.
  var events: [ControlEventText.Moment] = []
  /// Why a control did not track.
  var refusal: TrackingChange?
  /// Where the content of a scroll view is.
  var offset: GestureHands.Point?
  var moves = 0
  /// When a view got the touch, was told of it, and how that ended.
  var targeted: Int64?
  var told: Int64?
  var end: (how: End, at: Int64)? {
    get { endHow.map { ($0, endAt) } }
    set { (endHow, endAt) = (newValue?.how, newValue?.at ?? 0) }
  }
  private var endHow: End?
  private var endAt: Int64 = 0
  var holder: SubjectID?
  var withheld: WithholdingReason?
  var isPress = false

  struct Failure: Hashable, Sendable {
    var at: Int64
    var why: VerdictReason
    var itself: GestureFailure?
  }

  init(_ key: Key) { self.key = key }

  /// What it did; nil for nothing that is worth a word.
  func outcome(from began: Int64, _ name: (SubjectID) -> String) -> GestureStory.Outcome? {
    func at(_ time: Int64) -> String { Decimals.milliseconds(time - began) }
    func outcome(_ did: Sentence, acts: Bool = false, late: Int64 = 0) -> GestureStory.Outcome {
      GestureStory.Outcome(kind: key.kind, subject: key.subject, did: did, acts: acts, late: late)
    }
    switch key.kind {
    case .hit:
      let views = found.map { view -> Sentence in view.map { "\(code: name($0))" } ?? "nothing" }
      return outcome("finds \(views.prefix(6).listed())")
    case .recognizer: return recognizer(at, outcome, name)
    case .control:
      if !events.isEmpty {
        return outcome("sends \(ControlEventText.listed(events, from: began))", acts: true)
      }
      return refusal.map { outcome("\($0.text) the touch") }
    case .scroll:
      guard let offset, moves > 0 else { return nil }
      return outcome(
        "scrolls to (\(Decimals.short(offset.x)), \(Decimals.short(offset.y)))", acts: true)
    case .view: return view(at, outcome, name)
    }
  }

  private func recognizer(
    _ at: (Int64) -> String, _ outcome: (Sentence, Bool, Int64) -> GestureStory.Outcome,
    _ name: (SubjectID) -> String
  ) -> GestureStory.Outcome? {
    var waits: Sentence?
    var late: Int64 = 0
    if let wait {
      if let until = wait.until {
        late = until - wait.since
        waits = "waits \(Decimals.milliseconds(late)) for \(code: name(wait.for)) to fail"
      } else {
        waits = "waits for \(code: name(wait.for)) to fail, which has not been decided"
      }
    }
    let lead: Sentence = waits.map { "\($0), and " } ?? ""
    if acts == 1 { return outcome("\(lead)acts at \(at(firstAct))", true, late) }
    if acts > 1 { return outcome("\(lead)acts \(acts) times, first at \(at(firstAct))", true, late) }
    if let failed {
      return outcome("\(lead)fails at \(at(failed.at)): \(Self.reason(failed, name))", false, 0)
    }
    return waits.map { outcome($0, false, 0) }
  }

  private func view(
    _ at: (Int64) -> String, _ outcome: (Sentence, Bool, Int64) -> GestureStory.Outcome,
    _ name: (SubjectID) -> String
  ) -> GestureStory.Outcome? {
    let what = isPress ? "presses" : "touches"
    guard let told else {
      if let withheld { return outcome("is not told of the touch: \(withheld.text)", false, 0) }
      return targeted.map { _ in
        outcome(isPress ? "has the press" : "has the touch, and is told nothing of it", false, 0)
      }
    }
    let late = max(0, told - (targeted ?? told))
    let lateness: Sentence =
      late > 0
      ? "\(Decimals.milliseconds(late)) late\(holder.map { ", held back by \(code: name($0))" } ?? "")"
      : "at \(at(told))"
    let begins: Sentence = "gets \(what)Began \(lateness)"
    guard let end else { return outcome(begins, false, late) }
    let call = end.how == .ended ? "Ended" : "Cancelled"
    return outcome("\(begins), and \(what)\(call) at \(at(end.at))", false, late)
  }

  private static func reason(_ failure: Failure, _ name: (SubjectID) -> String) -> Sentence {
    switch failure.why {
    case .itself: Sentence(failure.itself?.text ?? "it gives up")
    case .notAllowed: "it may not begin"
    case .prevented(let other): "\(code: name(other)) excludes it"
    case .requiredOneRecognized(let other): "\(code: name(other)), which had to fail, recognized"
    case .withdrawn: "it was withdrawn"
    }
  }
}
