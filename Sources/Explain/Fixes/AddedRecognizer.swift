import FingerpostGestures
import FingerpostProperties
import FingerpostScreens

/// A recognizer that is added to a view to try it out; all recognizers after it get other numbers.
nonisolated struct AddedRecognizer {
  private let view: Int
  /// Its number on the screen that has it.
  private let index: Int
  private let className: String
  private let name: String?

  init(
    _ className: String = "UITapGestureRecognizer", named name: String? = nil, to view: Int,
    of recognizers: RecognizerSet
  ) {
    self.view = view
    self.className = className
    self.name = name
    index = recognizers.placed.count { $0.view <= view }
  }

  /// The screen with the recognizer as the code for it makes one, with everything at its default.
  func screen(_ screen: Screen) -> Screen {
    var screen = screen
    var data = screen.views[view]
    // A list of recognizers is taken as complete, so it has to include a scroll view's own.
    if data.recognizers == nil, !data.standardRecognizers.contains(where: { $0.part == .textTap }) {
      data.recognizers = data.standardRecognizers
      data.standardRecognizers = []
    }
    var added = ScreenRecognizer(className: className)
    // Without an edge it never begins.
    if added.playedKind == .screenEdgePan { added.settings[words: "edges"] = ["left"] }
    added.name = name
    data.recognizers = (data.recognizers ?? []) + [added]
    data.hasRecognizers = true
    screen.views[view] = data
    return screen
  }

  /// A change in the numbers of the screen that has it.
  func onScreen(_ change: Change) -> Change {
    func number(_ recognizer: Int) -> Int { recognizer < index ? recognizer : recognizer + 1 }
    return switch change {
    case .defend(let view, let recognizer): .defend(view, against: number(recognizer))
    case .gesture(let change): .gesture(change.renumbered(number))
    default: change
    }
  }

  /// A question in the numbers of the screen that has it.
  func onScreen(_ question: Question) -> Question {
    var question = question
    question.recognizer = question.recognizer.map { $0 < index ? $0 : $0 + 1 }
    return question
  }

  /// An answer in the numbers of the screen that does not have it; the view stands for the recognizer.
  func answer(_ answer: Answer) -> Answer {
    var answer = answer
    answer.own = answer.own.map(activity)
    answer.others = answer.others.map(activity)
    // What is in the way now may be the recognizer itself, which the other screen does not have.
    answer.hindrance = nil
    return answer
  }

  private func activity(_ activity: Activity) -> Activity {
    var activity = activity
    if case .recognizer(let recognizer) = activity.actor {
      activity.actor = number(recognizer).map { .recognizer($0) } ?? .view(view)
    }
    if case .recognizer(let recognizer) = activity.delay?.cause {
      activity.delay?.cause = number(recognizer).map { .recognizer($0) }
    }
    return activity
  }

  private func number(_ recognizer: Int) -> Int? {
    recognizer == index ? nil : recognizer < index ? recognizer : recognizer - 1
  }
}
