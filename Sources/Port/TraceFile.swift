#if os(Linux)
  import FingerpostTrace
  import Foundation

  /// Writes an application's trace to a file, a fact a line, at once.
  final class TraceFile: TraceSink {
    private let renderer = TraceJSONRenderer()
    private let file: FileHandle
    private var isBroken = false

    /// Creates the file, or empties it; nil where that is not possible.
    init?(path: String) {
      guard
        FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
        let file = FileHandle(forWritingAtPath: path)
      else { return nil }
      self.file = file
    }

    nonisolated deinit {}

    func record(_ record: TraceRecord) {
      guard !isBroken else { return }
      do {
        try file.write(contentsOf: Data((renderer.line(for: record) + "\n").utf8))
      } catch {
        isBroken = true
        LiveApplication.complain("the trace could not be written, and is not whole: \(error)")
      }
    }
  }
#endif
