import Foundation

/// A step of a UI test as its log names it, such as `Tap "Pay" Button`.
public nonisolated struct TestStep: Hashable, Sendable {
  /// The step as it is in the log.
  public var title: String
  /// What the fingers did, in the words of `--gesture`.
  public var gesture: String
  /// The label or identifier of the element, where the step names one.
  public var element: String?
  /// The type of the element, such as `Button`, where the step names one.
  public var type: String?
  /// Where in the element the fingers came down, in its unit square, where the step says.
  public var offset: CGPoint?
  /// Where on the screen, where the step says.
  public var point: CGPoint?

  /// Reads a step, or answers nil where no finger came down in it.
  package init?(_ line: some StringProtocol) {
    let title = line.trimmingCharacters(in: .whitespaces)
    guard title.utf8.count < 1_000, let verb = Self.verbs.first(where: { title.hasPrefix($0.words + " ") })
    else {
      return nil
    }
    self.title = String(title.prefix(200))
    gesture = verb.gesture
    readTarget(title.dropFirst(verb.words.count + 1))
  }

  private static let verbs: [(words: String, gesture: String)] = [
    ("Tap", "tap"), ("Double tap", "double-tap"), ("Double-tap", "double-tap"), ("Press", "hold"),
    ("Long press", "hold"), ("Swipe up", "swipe:up"), ("Swipe down", "swipe:down"),
    ("Swipe left", "swipe:left"),
    ("Swipe right", "swipe:right"),
  ]

  private mutating func readTarget(_ text: Substring) {
    var rest = text
    if let open = rest.firstIndex(where: { Self.quotes[$0] != nil }), let close = Self.quotes[rest[open]],
      let end = rest[rest.index(after: open)...].lastIndex(where: close.contains)
    {
      element = String(rest[rest.index(after: open)..<end].prefix(200))
      let before = rest[..<open].split(separator: " ").last
      rest = rest[rest.index(after: end)...]
      let after = rest.drop { $0 == " " }.prefix { $0.isLetter }
      type = after.isEmpty ? before.map(String.init) : String(after)
    } else {
      let word = rest.prefix { $0.isLetter }
      type = word.isEmpty ? nil : String(word)
    }
    offset = Self.pair(in: rest, from: "[", to: "]").flatMap {
      (0...1).contains($0.x) && (0...1).contains($0.y) ? $0 : nil
    }
    point = Self.pair(in: rest, from: "{", to: "}") ?? Self.pair(in: rest, from: "(", to: ")")
  }

  // Looked up only, never walked.
  private static let quotes: [Character: [Character]] = ["\"": ["\""], "'": ["'"], "“": ["”"], "‘": ["’"]]

  private static func pair(in text: Substring, from open: Character, to close: Character) -> CGPoint? {
    guard let start = text.firstIndex(of: open), let end = text[start...].firstIndex(of: close) else {
      return nil
    }
    let parts = text[text.index(after: start)..<end].split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }
}
