import FingerpostTrace

/// Prints facts as they come.
final class TracePrinter: TraceSink {
  private var text: TraceTextRenderer?
  private let json = TraceJSONRenderer()
  private let write: (String) -> Void

  init(_ format: RunCommand.TraceFormat, _ write: @escaping (String) -> Void) {
    text = format == .text ? TraceTextRenderer() : nil
    self.write = write
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    guard text != nil else { return write(json.line(for: record)) }
    if let line = text?.line(for: record) { write(line) }
  }
}
