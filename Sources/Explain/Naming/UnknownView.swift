/// The error of naming a view that the input does not have.
public nonisolated struct UnknownView: Error, CustomStringConvertible, Sendable {
  /// The name that means no view.
  public let name: String
  /// Names of the input that look like it, the nearest first.
  public let nearest: [String]

  /// The error as one sentence.
  public var description: String {
    guard let first = nearest.first else { return "no view is called `\(name)`." }
    let others = nearest.dropFirst().map { "`\($0)`" }.joined(separator: " or ")
    return "no view is called `\(name)`; did you mean `\(first)`\(others.isEmpty ? "" : ", " + others)?"
  }
}
