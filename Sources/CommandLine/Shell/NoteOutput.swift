#if os(Linux)
  import FingerpostConsole
  import FingerpostShell
  import Foundation

  /// Prints notes, one line each, without ever waiting for the reader.
  ///
  /// The shell must not stop because the reader of its notes is slow. What cannot be printed waits; if too much
  /// waits, lines are dropped and a note says so.
  nonisolated final class NoteOutput {
    static let maxLines = 1000

    private let isJSON: Bool
    private let isReady: () -> Bool
    private let print: (String) -> Void
    private var waiting: [String] = []
    private var lost = 0

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - isReady: whether a line can be printed without waiting.
    ///   - print: prints a line. Notes are shorter than the 4,096 bytes that a pipe takes at once when it takes any.
    init(isJSON: Bool, isReady: @escaping () -> Bool, print: @escaping (String) -> Void) {
      self.isJSON = isJSON
      self.isReady = isReady
      self.print = print
    }

    /// Creates an output on standard output.
    convenience init(isJSON: Bool) {
      let output = StandardOutput(outlivesReader: true)
      self.init(isJSON: isJSON) {
        var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        return poll(&wait, 1, 0) > 0
      } print: {
        output.line($0)
        output.flush()
      }
    }

    /// Prints a note, or keeps it.
    func write(_ note: ShellNote) {
      flush()
      if waiting.count < Self.maxLines {
        waiting.append(isJSON ? note.json : note.description)
      } else {
        lost += 1
      }
      flush()
    }

    /// Prints what waits, as far as that is possible without waiting.
    func flush() {
      while !waiting.isEmpty, isReady() { print(waiting.removeFirst()) }
      guard waiting.isEmpty, lost > 0, isReady() else { return }
      print(isJSON ? "{\"note\":\"lost\",\"count\":\(lost)}" : "lost: \(lost) notes that were not read")
      lost = 0
    }
  }
#endif
