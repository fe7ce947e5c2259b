import Foundation

/// How far a search has come, on one line of a terminal; nowhere else.
final class ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shown = -1

  nonisolated deinit {}

  /// Shows how far it has come, if that is another number of hundreds.
  func show(_ tried: Int) {
    guard isTerminal, tried / 100 != shown else { return }
    shown = tried / 100
    write("\r\(tried) sequences tried")
  }

  /// Takes the line away.
  func clear() {
    if isTerminal, shown >= 0 { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
