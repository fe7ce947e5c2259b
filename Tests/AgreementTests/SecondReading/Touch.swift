/// A contact, from its coming down on.
struct Touch {
  enum News: String, CaseIterable {
    case began = "Began"
    case moved = "Moved"
    case ended = "Ended"
    case cancelled = "Cancelled"
  }
  /// What its view knows of it.
  enum Telling { case nothing, began, everything }

  let finger: Int
  let kind: FingerReport.Kind
  let start: Point
  /// The hit view.
  let view: Int
  /// The hit view and those around it, as they were when the contact came down.
  let path: [Int]
  let downAt: Nanoseconds
  /// Its place in a row of taps; 0 when it is none. [TAPC-1]
  var tapCount: Int
  var location: Point
  /// Where it was before the current event.
  var before: Point
  /// What the current event says of it.
  var news: News? = .began
  var isDown = true
  var telling = Telling.nothing
  /// Kept from its view by multipleTouch or exclusiveTouch, forever. [MULTI-3]
  var isWithheld = false
  /// Taken from its view by a recognizer, or with its view.
  var isTaken = false
  /// Its touchesBegan was held back in an earlier turn.
  var wasHeld = false
  var wasCancelled = false

  /// Whether the finger was there when the event began: one that leaves in an event counts to its end.
  var isPresent: Bool { isDown || news != nil }
  /// Whether its view counts as holding it. [MULTI-1, EXCL-1]
  var occupiesView: Bool { isPresent && !isWithheld && !isTaken }
  /// Whether a recognizer that acts would take it from its view. [ARB-14]
  var isCancellable: Bool { telling != .everything && !isTaken && !isWithheld }
}
