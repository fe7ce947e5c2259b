#if os(Linux)
  import FingerpostTrace
  import Foundation

  /// Writes an application's trace to a file, a fact a line, at once.
  final class TraceFile: TraceSink {
    private let renderer = TraceJSONRenderer()
    private let file: FileHandle
    private var isBroken = false

    /// The most applications that write traces under one name.
    private static let maxFiles = 64

    /// Creates the file, or empties it; nil where that is not possible.
    ///
    /// While another application writes to a file of that name, it is `path.2`, or `path.3`, and so on. The lock ends with
    /// the process that has it.
    init?(path: String) {
      for number in 1...Self.maxFiles {
        let name = number == 1 ? path : "\(path).\(number)"
        let descriptor = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
          // What is not a file, such as a pipe, cannot be emptied and need not be.
          _ = ftruncate(descriptor, 0)
          file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
          write(TraceJSONRenderer.header)
          return
        }
        let isTaken = errno == EWOULDBLOCK
        close(descriptor)
        guard isTaken else { return nil }
      }
      return nil
    }

    nonisolated deinit {}

    func record(_ record: TraceRecord) { write(renderer.line(for: record)) }

    private func write(_ line: String) {
      guard !isBroken else { return }
      do {
        try file.write(contentsOf: Data((line + "\n").utf8))
      } catch {
        isBroken = true
        LiveApplication.complain("the trace could not be written completely: \(error)")
      }
    }
  }
#endif
