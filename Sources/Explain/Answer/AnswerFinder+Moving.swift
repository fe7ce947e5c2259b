import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostTrace

/// What is particular to fingers that move, to wheels and to trackpads, and to touches that a recognizer leaves alone.
nonisolated extension AnswerFinder {
  /// What has a recognizer wait for as long as the finger moves, where nothing acts but that: what is to follow a finger
  /// is of no use when it has lifted. [ARB-18]
  func waitForLift(_ own: [Activity], _ question: Question) -> Answer.Hindrance? {
    guard question.script.isOneFingerMoving, own.count == 1, let only = own.first,
      case .recognizer(let waiting) = only.actor, case .recognizes(isContinuous: true) = only.action,
      let delay = only.delay, case .recognizer(let other) = delay.cause,
      let lift = question.script.steps.last?.milliseconds, only.nanoseconds >= lift * 1_000_000
    else { return nil }
    return .waitsForLift(waiting, for: other)
  }

  /// The recognizer that shows the actions of the row that a view is, where a finger moves, or lifts the row, where it
  /// rests first. [LIST-13, LIST-22]
  func rowSwipe(of view: Int, _ question: Question) -> Int? {
    guard question.recognizer == nil, question.script.isOneFingerMoving,
      ClassKnowledge.action(of: screen.views[view], isElement: screen.hasElementTypes) == .selected
    else { return nil }
    let rests = question.script.key == "holdAndDrag"
    return recognizers.placed.indices.first { index in
      (rests ? recognizers[index].interactionPart == .lift : recognizers[index].showsRowActions)
        && lineage.isWithin(view, recognizers.placed[index].view)
    }
  }

  /// The view that the first touch of a run belongs to.
  static func hit(_ run: GestureRun) -> Int? {
    for timed in run.events {
      if case .targeted(let contact, let view) = timed.event, !run.script.isResting(contact) { return view }
    }
    return nil
  }

  /// The view that wants fingers for itself, so that the hit view gets none while another finger rests. [EXCL-1, EXCL-2]
  func exclusive(_ hit: Int, _ run: GestureRun) -> Int? {
    var rest: Int?
    for timed in run.events {
      switch timed.event {
      case .targeted(let contact, let view) where run.script.isResting(contact): rest = view
      case .withheld(let contact, _, .otherViewIsExclusive) where !run.script.isResting(contact): return rest
      case .withheld(let contact, _, .viewIsExclusive) where !run.script.isResting(contact): return hit
      default: break
      }
    }
    return nil
  }

  /// Whether two fingers are meant to zoom a scroll view, of which the input says neither that it can nor that it cannot.
  private func isToZoom(_ view: Int, _ script: GestureScript) -> Bool {
    let data = screen.views[view]
    return script.key == "pinch" && screen.kind != .scenario && reader.standards[view] == .scrollView
      && !data.isTable && !recognizers.isTextView(view) && data.scrolling?["minimumZoomScale"] == nil
      && data.scrolling?["maximumZoomScale"] == nil
  }

  /// Whether a scroll view may zoom as two fingers move: its delegate decides. [SCR-23]
  func mayZoom(_ view: Int, _ script: GestureScript) -> Bool {
    isToZoom(view, script) && (screen.views[view].recognizers == nil || hasPinch(view))
  }

  /// Why two fingers do not zoom the scroll view that is expected to; nil where they may.
  func noZoom(_ question: Question) -> Answer.Hindrance? {
    guard question.recognizer == nil, let view = question.view, isToZoom(view, question.script),
      !mayZoom(view, question.script)
    else { return nil }
    return .noZoom(view)
  }

  /// Why a finger that moves does not refresh, where a refresh control is expected to act: the content around it cannot be
  /// pulled down, or is pulled too little. [LIST-24]
  func notRefreshed(_ question: Question, _ run: GestureRun) -> Answer.Hindrance? {
    guard let view = question.view, question.recognizer == nil,
      let list = lineage.parent(view), reader.refreshControl(of: list) == view
    else { return nil }
    if question.script.isOneFingerMoving, let room = lack(of: list, along: question.script) {
      return .noRoom(list, room)
    }
    let pulls = run.events.map { timed -> Double in
      guard case .scrolled(.moved, list, _, let y) = timed.event else { return 0 }
      return reader.pull(of: list, at: y)
    }
    return pulls.max().flatMap { $0 > 0 ? .pulledTooLittle($0) : nil }
  }

  /// That the recognizer which was expected gets no touches of fingers, though they come down on its view. [GR-30, HOVER-2]
  func takesNoFingers(_ question: Question, _ hit: Int, _ run: GestureRun) -> Answer.Hindrance? {
    guard let own = question.recognizer, !question.script.isScrolling, recognizers[own].isEnabled,
      lineage.isWithin(hit, recognizers.placed[own].view), !run.receivers.contains(own),
      recognizers[own].playedKind == .hover || recognizers[own].leavesOutFingers
    else { return nil }
    return .takesNoFingers(own)
  }

  private func hasPinch(_ view: Int) -> Bool {
    recognizers.recognizers(of: view).contains { recognizers.part($0) == .scrollPinch }
  }

  /// Why a wheel or a trackpad does not scroll what was expected to act, which is under the pointer: only pans are scrolled,
  /// and of them those that want it. [PAN-14, SCR-50]
  func notScrolled(_ question: Question, _ hit: Int, _ run: GestureRun) -> Answer.Hindrance? {
    guard question.script.isScrolling, let view = question.view, lineage.isWithin(hit, view),
      reader.standards[view] != .scrollView
        || question.recognizer.map({ recognizers.part($0) != .scrollPan }) == true
    else { return nil }
    let pans = question.recognizer.map { [$0] } ?? Array(recognizers.recognizers(of: view))
    if pans.contains(where: run.receivers.contains) { return nil }
    return .takesNoScrolling(
      pans.first { recognizers[$0].isEnabled && [.pan, .screenEdgePan].contains(recognizers[$0].playedKind) })
  }

  /// The answer where a recognizer that acts leaves views their touches: a class of the application's that gets all of one
  /// may do with it what it is there for.
  func kept(_ answer: Answer, _ question: Question, _ run: GestureRun) -> Answer {
    guard answer.kind == .actsInstead, case .nothingThere = answer.hindrance, let view = question.view,
      let hit = answer.hit, question.script.isStill, mayAct(view, question, hit, run)
    else { return answer }
    var answer = answer
    (answer.kind, answer.hindrance) = (.reached, nil)
    return answer
  }
}
