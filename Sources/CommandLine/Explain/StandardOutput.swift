import FingerpostText
import Foundation

/// The standard output of the process, for reports of any size.
///
/// Every write is checked; ``finish(_:_:)`` says what failed. If the reader closes the pipe, as `head` does, the process
/// ends as any other program does, by the signal SIGPIPE (141 in a shell).
nonisolated final class StandardOutput {
  private var isOpen = true
  private var filter: TerminalText
  private var kept: [UInt8] = []
  private let outlivesReader: Bool
  private let isDirect = isatty(STDOUT_FILENO) == 1

  /// Why writing failed; nil also if the reader closed the pipe.
  private(set) var failure: String?
  /// Whether the reader closed the pipe.
  private(set) var isAbandoned = false

  /// Creates the output.
  ///
  /// - Parameter outlivesReader: whether the process goes on without a reader until ``finish(_:_:)``, as it does if it has
  ///   files to write, too.
  init(outlivesReader: Bool = false) {
    self.outlivesReader = outlivesReader
    filter = TerminalText(takesColors: Self.takesColors)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether colors are wanted: on a terminal that has them, unless `NO_COLOR` is set; see no-color.org.
  static var takesColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb" else { return false }
    return isatty(STDOUT_FILENO) == 1
  }

  /// Writes a line or several, in larger pieces unless a person is looking.
  func line(_ text: String) {
    kept += filter.escaped(text.utf8)
    kept.append(0x0A)
    if isDirect || kept.count > 1 << 16 { flush() }
  }

  /// Writes all bytes, unless the reader closes the pipe.
  func write(_ bytes: UnsafeRawBufferPointer) {
    kept += filter.escaped(bytes)
    flush()
  }

  /// Writes what is still kept.
  func flush() {
    kept.withUnsafeBytes(pass)
    kept.removeAll(keepingCapacity: true)
  }

  /// Ends the output.
  ///
  /// - Parameters:
  ///   - command: the command, for the message on standard error.
  ///   - status: the exit status unless writing failed.
  /// - Returns: the exit status, 2 if something was not written. It does not return if the reader closed the pipe.
  func finish(_ command: String, _ status: Int32) -> Int32 {
    flush()
    if isAbandoned { Self.endByClosedPipe() }
    guard let failure else { return status }
    StandardError.line("fingerpost \(command): the output could not be written: \(failure).")
    return 2
  }

  private func pass(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while isOpen, !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(STDOUT_FILENO, piece.baseAddress, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        isOpen = false
        isAbandoned = errno == EPIPE
        if !isAbandoned { failure = String(cString: strerror(errno)) }
        if isAbandoned, !outlivesReader { Self.endByClosedPipe() }
      }
    }
  }

  private static func endByClosedPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}

/// The standard error of the process.
nonisolated enum StandardError {
  /// Writes a line, as far as that is possible: whoever has closed it does not want to know.
  static func line(_ text: String) {
    write(TerminalText.escaped(text) + "\n")
  }

  /// Writes text that the program made itself, such as a line of progress that takes the place of another.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }
}
