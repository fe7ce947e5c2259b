import FingerpostText
internal import Foundation

/// The standard output of the process, for reports of any size.
///
/// Every write is checked; ``finish(_:_:)`` says what failed. If the reader closes the pipe, as `head` does, the process
/// ends as any other program does, by the signal SIGPIPE (141 in a shell).
package final class StandardOutput {
  private var isOpen = true
  private var filter: TerminalText
  private var kept: [UInt8] = []
  private let outlivesReader: Bool
  private let isDirect = StandardOutput.isTerminal

  /// Why writing failed; nil also if the reader closed the pipe.
  package private(set) var failure: String?
  /// Whether the reader closed the pipe.
  package private(set) var isAbandoned = false

  /// Creates the output.
  ///
  /// - Parameter outlivesReader: whether the process continues without a reader until ``finish(_:_:)``, as it does if
  /// it has
  ///   files to write, too.
  package init(outlivesReader: Bool = false) {
    self.outlivesReader = outlivesReader
    filter = TerminalText(allowsColors: Self.allowsColors)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a person looks.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether colors are wanted: on a terminal that has them, unless `NO_COLOR` is set; see no-color.org.
  package static var allowsColors: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb" else { return false }
    return isTerminal
  }

  /// Writes a line or several, in larger pieces unless a person is looking.
  package func line(_ text: String) {
    write((text + "\n").utf8)
  }

  /// Writes all bytes, in larger pieces unless a person is looking.
  package func write(_ bytes: some Collection<UInt8>) {
    kept += filter.escaped(bytes)
    if isDirect || kept.count > 1 << 16 { flush() }
  }

  /// Writes what is still kept.
  package func flush() {
    kept.withUnsafeBytes(pass)
    kept.removeAll(keepingCapacity: true)
  }

  /// Ends the output.
  ///
  /// - Parameters:
  ///   - title: the program and the command, for the message on standard error.
  ///   - status: the exit status unless writing failed.
  /// - Returns: the exit status, 2 if something was not written. It does not return if the reader closed the pipe.
  package func finish(_ title: String, _ status: Int32) -> Int32 {
    flush()
    if isAbandoned { Self.endByClosedPipe() }
    guard let failure else { return status }
    StandardError.line("\(title): the output could not be written: \(failure).")
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
