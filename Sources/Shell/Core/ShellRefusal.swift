import FingerpostText

/// Why the shell does not do what it was asked for.
public enum ShellRefusal: Error, Hashable, Sendable {
  /// There is no application of that name; what might have been meant.
  case unknown(String, advice: String)
  /// The application does not run.
  case notRunning(String)
  /// The application does not take or does not handle what it is sent.
  case silent(String)
  /// The application could not be started; why.
  case notStarted(String, String)
  /// The shell is ending.
  case stopping
}

extension ShellRefusal: CustomStringConvertible {
  /// The refusal as a sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let advice): PlainText.sentence("There is no application “\(name)”; \(advice)")
    case .notRunning(let name): "\(name) is not running; “fingerpost shell launch \(name)” starts it."
    case .silent(let name):
      "\(name) is not responding; it can come to the front when it does again, or “fingerpost shell end \(name)” ends it."
    case .notStarted(let name, let reason): "\(name) could not be started: \(reason)"
    case .stopping: "The shell is ending."
    }
  }
}
