/// Why a recording cannot be read.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line that is at fault, from 1; nil when it is the recording as a whole.
  public var line: Int?
  /// What is wrong with it, as a sentence without its full stop.
  public var reason: String

  /// Creates an error.
  public init(line: Int? = nil, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason: "line 7: …".
  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
