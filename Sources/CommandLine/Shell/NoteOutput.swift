#if os(Linux)
  import FingerpostShell
  import Foundation

  /// Prints notes, a line each, without ever waiting for whoever reads them.
  ///
  /// The shell must not stand still because somebody looks at its notes and has stopped to read. What cannot be printed
  /// waits; what is too much is left out, and that is said.
  nonisolated final class NoteOutput {
    private static let mostLines = 1000

    private let isJSON: Bool
    private let output = StandardOutput()
    private var waiting: [String] = []
    private var lost = 0

    init(isJSON: Bool) {
      self.isJSON = isJSON
    }

    /// Prints a note, or keeps it.
    func write(_ note: ShellNote) {
      let line = isJSON ? note.json : note.description
      if waiting.count < Self.mostLines { waiting.append(line) } else { lost += 1 }
      while !waiting.isEmpty, isReady { print(waiting.removeFirst()) }
      if waiting.isEmpty, lost > 0, isReady {
        print(isJSON ? "{\"note\":\"lost\",\"count\":\(lost)}" : "lost: \(lost) notes that nobody read")
        lost = 0
      }
    }

    private func print(_ line: String) {
      // A line that is no longer than that goes into a pipe that can be written without waiting.
      var line = String(decoding: line.utf8.prefix(4000), as: UTF8.self) + "\n"
      line.withUTF8 { output.write(UnsafeRawBufferPointer($0)) }
    }

    private var isReady: Bool {
      var wait = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
      return poll(&wait, 1, 0) > 0
    }
  }
#endif
