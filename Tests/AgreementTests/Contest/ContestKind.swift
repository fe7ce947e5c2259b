/// What a recognizer of a case looks for.
enum ContestKind: Hashable, Sendable {
  case tap(taps: Int = 1, touches: Int = 1)
  case longPress(taps: Int = 0, touches: Int = 1, seconds: Double = 0.5, movement: Double = 10)
  case pan(minimum: Int = 1, maximum: Int = .max)
  case swipe(Directions, touches: Int = 1)
  case pinch
  case rotation
  case screenEdgePan(Edges)
  case custom(CustomPlan)
  /// The pan of a scroll view, which the scroll view brings along. [SCR-1]
  case scrollPan
  /// What keeps touches from the content of a scroll view for a while, which it brings along too. [SCR-2]
  case touchDelay

  /// Whether a scroll view brings it along, so that a case neither adds it nor sees into it.
  var isOfScrollView: Bool { self == .scrollPan || self == .touchDelay }

  /// Raw values as UIKit's.
  struct Directions: OptionSet, Hashable, Sendable {
    var rawValue: Int
    static let right = Directions(rawValue: 1)
    static let left = Directions(rawValue: 2)
    static let up = Directions(rawValue: 4)
    static let down = Directions(rawValue: 8)
  }

  /// Raw values as UIKit's.
  struct Edges: OptionSet, Hashable, Sendable {
    var rawValue: Int
    static let top = Edges(rawValue: 1)
    static let left = Edges(rawValue: 2)
    static let bottom = Edges(rawValue: 4)
    static let right = Edges(rawValue: 8)
  }
}

/// What a custom recognizer does, and when.
struct CustomPlan: Hashable, Sendable {
  /// A moment in the life of an attempt.
  enum Moment: Hashable, Sendable {
    /// Every call of touchesBegan with a contact that is not ignored.
    case began
    /// The call of touchesMoved with this number in the attempt, from 1.
    case move(Int)
    /// Every call of touchesEnded.
    case ended
  }

  var beginOn: Moment?
  var recognizeOn: Moment?
  var failOn: Moment?
  /// The fingers whose contacts are ignored as they come down.
  var ignore: [Int] = []
}
