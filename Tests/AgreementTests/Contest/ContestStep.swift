/// Something that happens at an instant.
struct ContestStep: Hashable, Sendable {
  enum Deed: Hashable, Sendable {
    /// One hardware frame; each finger at most once, in ascending order.
    case frame([FingerReport])
    case setEnabled(recognizer: Int, Bool)
    case removeView(Int)
    case removeRecognizer(Int)
    case setControlEnabled(view: Int, Bool)
    case setScrollEnabled(view: Int, Bool)
  }

  var at: Nanoseconds
  var deed: Deed
}

/// What a frame says of one finger.
struct FingerReport: Hashable, Sendable {
  enum Phase: Hashable, Sendable { case down, move, up, cancel }
  /// Raw values as UIKit's touch types.
  enum Kind: Int, Hashable, Sendable { case direct = 0, pencil = 2 }

  var finger: Int
  var phase: Phase
  var point: Point
  var kind = Kind.direct
}
