import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import Foundation

/// A file that holds a screen: a scenario, a dump, a page source, an export.
enum SceneFile {
  /// Builds the screen.
  ///
  /// - Parameters:
  ///   - name: the name of the file, or - for standard input.
  ///   - sink: where the engine's facts go.
  /// - Throws: a problem if the file cannot be read, or does not hold a screen.
  static func open(_ name: String, sink: any TraceSink) throws(RecordingFiles.Problem) -> PlayedScene {
    if ScreenFile.isFolder(name) {
      do throws(ScreenReadError) {
        return PlayedScene(try ScreenReader.read(folder: name, name: name), sink: sink)
      } catch {
        throw RecordingFiles.Problem(message: error.description)
      }
    }
    let data = Data(try RecordingFiles.contents(name))
    do throws(ScreenReadError) {
      return PlayedScene(try ScreenReader.read(data, name: name), sink: sink)
    } catch .isScenario {
      let text = String(decoding: data, as: UTF8.self)
      do {
        return try PlayedScene(Scenario.load(text: text, name: name), sink: sink)
      } catch {
        throw RecordingFiles.Problem(message: "\(error)")
      }
    } catch {
      throw RecordingFiles.Problem(message: error.description)
    }
  }
}

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
