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
  ///   - additions: the names of files with recognizers that the first input does not describe.
  ///   - sink: where the engine's facts go.
  /// - Throws: a problem if the file cannot be read, or does not hold a screen.
  static func open(
    _ name: String, with additions: [String] = [], sink: any TraceSink
  ) throws(RecordingFiles.Problem) -> PlayedScene {
    do throws(ScreenFile.Failure) {
      let screen = try ScreenFile.read(name, with: additions) { file throws(CommandFailure) in
        do throws(RecordingFiles.Problem) {
          return Data(try RecordingFiles.contents(file))
        } catch {
          throw CommandFailure(error.message)
        }
      }
      return PlayedScene(screen, sink: sink)
    } catch {
      switch error {
      case .failed(let failure): throw RecordingFiles.Problem(message: failure.description)
      case .isScenario(let data):
        guard additions.isEmpty else {
          throw RecordingFiles.Problem(message: ScreenFile.noAdditions)
        }
        do throws(ScenarioError) {
          return try PlayedScene(
            Scenario.load(text: String(decoding: data, as: UTF8.self), name: name), sink: sink)
        } catch {
          throw RecordingFiles.Problem(message: "\(error)")
        }
      }
    }
  }
}

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
