import FingerpostTrace

/// Prints facts as they come.
final class TracePrinter: TraceSink {
  private var text: TraceTextRenderer?
  private let json = TraceJSONRenderer()
  private let format: RunCommand.TraceFormat
  /// Where the facts are kept too, if anywhere.
  var log: TraceLog?
  private let write: (String) -> Void

  init(_ format: RunCommand.TraceFormat, _ write: @escaping (String) -> Void) {
    text = format == .text ? TraceTextRenderer() : nil
    self.format = format
    self.write = write
    if format == .json { write(TraceJSONRenderer.header) }
  }

  nonisolated deinit {}

  func record(_ record: TraceRecord) {
    log?.record(record)
    // This one is a document, which is written when all facts are known.
    guard format != .perfetto else { return }
    guard text != nil else { return write(json.line(for: record)) }
    if let line = text?.line(for: record) { write(line) }
  }
}
