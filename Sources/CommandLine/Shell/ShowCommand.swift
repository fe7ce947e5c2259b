import ArgumentParser
import FingerpostPort
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import Foundation

/// `fingerpost show`: a screen from a file as an application.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a screen from a file as an application, and print what touches do on it.",
    discussion: """
      A system shell has to start it, and does so by itself where an application is a file with a screen:

        $ fingerpost shell photo=Examples/photo.yaml

      The screen is a scenario file, of which the tree counts and the script does not, or anything that “fingerpost \
      explain” reads. What is printed is the engine's own account of each touch, with rules.
      """)

  @Option(help: "How the engine's facts are printed: text or json.")
  var trace = RunCommand.TraceFormat.text

  @Argument(help: "The file with the screen.", completion: .file())
  var scene: String

  func run() throws {
    #if os(Linux)
      let (scene, trace) = (scene, trace)
      let status = MainActor.assumeIsolated {
        var problem: String?
        let output = StandardOutput()
        let application = LiveApplication { settings in
          do throws(RecordingFiles.Problem) {
            let printer = TracePrinter(trace) {
              var line = $0 + "\n"
              line.withUTF8 { output.write(UnsafeRawBufferPointer($0)) }
            }
            return try SceneFile.open(scene, sink: settings.sink ?? printer).world
          } catch {
            problem = error.message
            return nil
          }
        }
        application?.run()
        if let problem {
          FileHandle.standardError.write(Data("fingerpost show: \(problem)\n".utf8))
        }
        return Int32(application == nil ? 2 : 0)
      }
      if status != 0 { throw ExitCode(status) }
    #else
      try ShellEnd.failElsewhere("show")
    #endif
  }
}
