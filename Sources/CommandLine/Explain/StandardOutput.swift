import Foundation

/// The standard output of the process, for reports of any size.
///
/// If the reader closes the pipe, as `head` does, the output ends and the process does not.
nonisolated final class StandardOutput {
  private var isOpen = true

  /// Why writing failed; nil also if the reader closed the pipe.
  private(set) var failure: String?

  init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether colors are wanted: on a terminal that has them, unless `NO_COLOR` is set.
  var takesColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb" else { return false }
    return isatty(STDOUT_FILENO) == 1
  }

  /// Writes all bytes, unless the reader closes the pipe.
  func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(STDOUT_FILENO, piece.baseAddress, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isOpen = false
        if errno != EPIPE { failure = String(cString: strerror(errno)) }
      }
    }
  }
}
