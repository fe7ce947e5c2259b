import Foundation

/// The standard output of the process, for reports of any size.
///
/// A reader that goes away, such as `head`, ends the output and not the process.
nonisolated final class StandardOutput {
  private var isOpen = true

  /// Why writing came to an end before its time; nil also where the reader went away.
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

  /// Writes bytes, all of them as long as somebody reads.
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
