/// A drag that goes on: what the content's offset is made of.
nonisolated struct ScrollDrag {
  /// The offset to which the content would have been dragged, had the finger come down there, before any resistance.
  var start: WindowPoint
  /// The translation of the fingers that belongs to it.
  var translation: WindowPoint
  /// The offset with which the drag began.
  let origin: WindowPoint
  /// Whether the drag moves the content along the horizontal. [SCR-18]
  var movesX: Bool
  /// Whether the drag moves the content along the vertical. [SCR-18]
  var movesY: Bool
}
