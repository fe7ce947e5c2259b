/// Why an input could not be read as a screen.
public nonisolated enum ScreenReadError: Error, Hashable, Sendable {
  /// The input is one of Fingerpost's own scenario files, which the scenario reader reads.
  case isScenario
  /// The input is nothing that can be read, or something that must not be read as if it were UIKit's.
  ///
  /// The message is one sentence that says what was found and what was expected; the line counts from 1 and is
  /// nil where the fault lies in no single line.
  case unreadable(name: String, line: Int?, message: String)
}

nonisolated extension ScreenReadError: CustomStringConvertible {
  /// The place and the sentence, in the form in which compilers print theirs.
  public var description: String {
    switch self {
    case .isScenario: "This is a Fingerpost scenario, not a dump of a screen."
    case .unreadable(let name, let line?, let message): "\(name):\(line): \(message)"
    case .unreadable(let name, nil, let message): "\(name): \(message)"
    }
  }
}
