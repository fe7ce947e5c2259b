/// Where the lines of a text are; the raw values are UIKit's.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where the language of the text begins, which here is the left edge.
  case natural = 4
}
