/// Something that may be done at any time. Everything is named, so that a deed keeps its meaning in a smaller case.
enum Deed: Hashable, Sendable {
  case removeView(String)
  case addView(String, to: String)
  case toggleHidden(String)
  case toggleInteraction(String)
  case toggleTouchRules(String)
  case removeRecognizer(String)
  case addRecognizer(String, to: String)
  case toggleEnabled(String)
  case dropDelegate(String)
  case renewTargets(String)
  case toggleFlags(String)
  case require(String, toFail: String)
  /// Takes a recognizer from its view and forgets it, so that it may die inside its own callback.
  case letGo(String)
}

/// A deed from inside a callback or a question.
struct Prank: Hashable, Sendable {
  /// The callback, as the log has it, or the question.
  var when: String
  /// Which time that happens, from 1.
  var time: Int
  var deed: Deed
}
