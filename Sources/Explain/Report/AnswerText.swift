import FingerpostScreens

/// What a report says first.
struct AnswerText {
  private let explanation: Explanation
  private let words: AnswerWords

  init(_ explanation: Explanation) {
    self.explanation = explanation
    words = explanation.explainer.answerWords
  }

  /// The answer, with what puts it in doubt before and after it.
  var sentences: String {
    let text = warning + words.sentence(explanation) + otherOrder
    return text.replacing(",.", with: ".").replacing(",,", with: ",").replacing(",;", with: ";")
  }

  /// A warning that the input could be read only in part.
  private var warning: String {
    let screen = words.screen
    let isTree = screen.kind == .viewHierarchy
    let unread = isTree ? "views have no known size" : "lines were not understood"
    guard screen.isHalfRead else { return "" }
    let why =
      screen.hasLostIndentation
      ? "its indentation is lost"
      : screen.unreadLines > 0
        ? isTree && screen.contentLines == 1
          ? "its only view has no known size"
          : "\(screen.unreadLines) of its \(screen.contentLines) \(unread)"
        : "it has gaps"
    return "Only part of the input could be read (\(why)), so this may be wrong: "
  }

  private var otherOrder: String {
    guard let other = explanation.otherOrder else { return "" }
    let lead = " The input does not say which window is in front; in the other order "
    guard let view = explanation.question?.view else {
      return "\(lead)it lands on \(other.hit.map { words.words.full($0) } ?? "no view")."
    }
    let name = words.words.short(view)
    return "\(lead)\(other.happens ? "\(name) acts" : "\(name) does not act")."
  }
}
