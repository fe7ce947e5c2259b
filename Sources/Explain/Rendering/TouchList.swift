import FingerpostGestures
import FingerpostText
import Foundation

/// Many touches as text: a line for each, and a total.
nonisolated struct TouchList {
  private let words: Words
  private let expected: Expected
  private var text: String
  private var done = 0
  private var isCertain = true
  /// In how many of them what was expected happens; with nothing expected, how many land on a view.
  private(set) var count = 0

  init(_ words: Words, _ expected: Expected, notes: [String]) {
    self.words = words
    self.expected = expected
    text = notes.map { "Note: \($0)\n" }.joined()
  }

  /// Adds the line of a touch.
  mutating func add(_ touch: TouchAnswer) {
    done += 1
    let answer = touch.answer
    if expected.isNothing ? touch.hit != nil : answer.isSuccess { count += 1 }
    if answer.kind == .reached { isCertain = false }
    let goal = touch.hit.map { $0 == touch.tap.aim ? "itself" : words.full($0).plain } ?? "no view"
    let point = Words.point(Double(touch.tap.point.x), Double(touch.tap.point.y))
    let start = (touch.tap.aim.map { "\(words.full($0).plain) " } ?? "") + point
    text +=
      "\(start) → \(goal)\(expected.isNothing ? "" : ": \(answer.kind.words)\(answer.isDisputed ? " (in doubt)" : "")")\n"
  }

  /// All lines and the total, of so many touches that were asked for, and why it is not all where it is not.
  func text(of asked: Int, _ ending: String) -> String {
    let missing = done < asked ? "\(ending): \(asked - done) of \(asked) touches were not made.\n" : ""
    let isOne = count == 1
    let verb =
      expected.isNothing
      ? "\(isOne ? "lands" : "land") on a view"
      : isCertain ? "\(isOne ? "makes" : "make") \(name) act" : "\(isOne ? "gets" : "get") to \(name)"
    return text + missing + "\(count) of \(done) \(done == 1 ? "touch" : "touches") \(verb).\n"
  }

  private var name: String {
    switch expected {
    case .nothing: "some view"
    case .views(let views): views.count == 1 ? words.full(views[0]).plain : "the expected views"
    case .recognizers(let matches): words.recognizers.described(matches[0]).plain
    }
  }
}
