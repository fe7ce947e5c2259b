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
    /// Code calls `sendActions(for:)` with touchUpInside. [CTL-20]
    case sendByHand(view: Int)
    /// Code puts the content of a scroll view somewhere. [SCR-29, SCR-30]
    case moveContent(view: Int, to: Point, ContentWay)
  }

  /// How code moves content.
  enum ContentWay: Hashable, Sendable { case offset, animated, bounds }

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
