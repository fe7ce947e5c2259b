import ArgumentParser
import FingerpostExplain
import FingerpostLab
import FingerpostPort
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import FingerpostWatching
import Foundation

/// `fingerpost show`: a screen from a file as an application.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a screen from a file as an application, and print what touches do on it.",
    discussion: """
      A system shell starts it, if one of its applications is a file with a screen:

        $ fingerpost shell photo=Examples/photo.yaml

      The screen is a scenario file, whose tree is used and whose script is not, or anything that “fingerpost \
      explain” reads. The output is the engine's trace of each touch, with rules.
      """)

  @OptionGroup var additions: AdditionOptions

  @Option(help: "The format of the engine's trace: text or json.")
  var trace = RunCommand.TraceFormat.text

  @Argument(help: "The file with the screen.", completion: .file())
  var scene: String

  func run() throws {
    #if os(Linux)
      let (scene, with, trace) = (scene, additions.with, trace)
      let status = MainActor.assumeIsolated {
        var problem: String?
        var built: BuiltScreen?
        let output = StandardOutput(outlivesReader: true)
        let application = LiveApplication { settings in
          do throws(RecordingFiles.Problem) {
            let printer = TracePrinter(trace) {
              output.line($0)
              output.flush()
            }
            let screen = try SceneFile.open(scene, with: with, sink: settings.sink ?? printer)
            built = screen.builtScreen
            return screen.world
          } catch {
            problem = error.message
            return nil
          }
        }
        application?.makeRecorder = { ScreenRecorder(built) { $0.look } }
        application?.run()
        if let problem {
          StandardError.line("fingerpost show: \(problem)")
        }
        return Int32(application == nil ? 2 : 0)
      }
      if status != 0 { throw ExitCode(status) }
    #else
      try ShellEnd.failElsewhere("show")
    #endif
  }
}
