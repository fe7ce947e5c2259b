import FingerpostScreens
import FingerpostText

nonisolated extension Report {
  /// How sure an answer is.
  package enum Confidence: String, Sendable {
    /// The input says all that decides.
    case certain
    /// Something that the input does not say could change it.
    case likely
    /// Two plays of what the input does not say differ.
    case disputed
    /// The input cannot show what happens.
    case unknowable
  }

  /// How sure the answer is, and the one reason that counts most for less than certainty.
  package var confidence: (level: Confidence, reason: Sentence?) {
    let doubt = (doubts.telling + doubts.lacking).first?.sentence
    if answer.isDisputed || answer.doubt != nil { return (.disputed, doubt) }
    if answer.kind == .reached || answer.kind == .handledInside { return (.unknowable, doubt) }
    if let doubt { return (.likely, doubt) }
    let knowledge = words.screen.knowledge
    return knowledge.depth == .none || knowledge.interaction == .none
      ? (.likely, "This kind of input does not say what lies in front, nor what takes touches.")
      : (.certain, nil)
  }
}
