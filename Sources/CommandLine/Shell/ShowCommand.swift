import ArgumentParser
import FingerpostConsole
import FingerpostExplain
import FingerpostLab
import FingerpostPort
import FingerpostScenarios
import FingerpostScreens
import FingerpostWatching

/// `fingerpost show`: a screen from a file as an application.
struct ShowCommand: ConsoleCommand {
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

  @Flag(help: "Do not print the engine's trace.")
  var quiet = false

  @Option(help: "The format of the engine's trace: text or json.")
  var trace = RunCommand.TraceFormat.text

  @Argument(help: "The file with the screen.", completion: .file())
  var scene: String

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    #if os(Linux)
      var failure: CommandFailure?
      var built: BuiltScreen?
      // Each line is for whoever watches; the application continues without them.
      let output = StandardOutput(outlivesReader: true)
      let application = LiveApplication { settings in
        do throws(CommandFailure) {
          let printer = TracePrinter(trace) {
            output.line($0)
            output.flush()
          }
          let screen = try ScreenFile.read(scene, with: additions.with, on: console)
            .scene(sink: settings.sink ?? (quiet ? nil : printer))
          built = screen.builtScreen
          return screen.world
        } catch {
          failure = error
          return nil
        }
      }
      if let failure { throw failure }
      application?.makeRecorder = { ScreenRecorder(built) { $0.look } }
      application?.run()
      return application == nil ? 2 : 0
    #else
      throw .noShell
    #endif
  }
}
