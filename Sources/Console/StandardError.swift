import FingerpostText
internal import Foundation

/// The standard error of the process.
package enum StandardError {
  /// Writes a line, as far as that is possible: whoever has closed it does not want to know.
  package static func line(_ text: String) {
    write(TerminalText.escaped(text) + "\n")
  }

  /// Writes text that the program made itself, such as a line of progress that takes the place of another.
  package static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
