import ArgumentParser
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// The command `gallery`: the example application, without a screen.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Play the example application's screens in virtual time.",
    discussion: """
      Without arguments it lists the screens. “gallery --screen gestures --tap 100,180” shows one, taps, and prints what \
      its views, recognizers and controllers were told. “gallery --check Examples/Gallery/Scripts/*” plays scripts and \
      compares what comes with what they expect.

      Logs made up to iOS 13 have every hit test twice: “--passes 2” plays it so. “--log hit-test” adds which views were \
      asked whether they contain the point, whatever their class, and which view was hit.

      The exit status is 0, or 1 if a check failed, or 2 if the arguments or a script are wrong.
      """)

  @Option(help: ArgumentHelp("The screen to show.", valueName: "name"))
  var screen: String?

  @Option(help: ArgumentHelp("A tap, in points; may be repeated.", valueName: "x,y"))
  var tap: [String] = []

  @Option(help: ArgumentHelp("How long each tap lasts.", valueName: "seconds"))
  var hold = 0.05

  @Option(
    help: ArgumentHelp("How often a touch-down runs the hit test: 1, or 2 as up to iOS 13.", valueName: "n"))
  var passes: Int?

  @Option(help: ArgumentHelp("What else to print: hit-test.", valueName: "what"))
  var log: GalleryLog?

  @Flag(help: "Print the engine's facts, with rules, instead of the application's notes.")
  var trace = false

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows screens, fingers and decisions in a browser (docs/lab.md).",
      valueName: "file"))
  var html: String?

  @Flag(help: "Compare what comes of scripts with what they expect.")
  var check = false

  @Argument(
    help: "Scripts: scenario files with “appScreen”.", completion: .file(extensions: ["yaml", "yml"]))
  var scripts: [String] = []

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      // Wrong arguments end with 2, as whatever else cannot be played; ArgumentParser by itself would end with 64.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      complain(fullMessage(for: error))
      exit(withError: ExitCode(2))
    }
  }

  nonisolated private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((TerminalText.escaped(text) + "\n").utf8))
  }

  func validate() throws {
    if let passes, passes != 1, passes != 2 { throw ValidationError("--passes is 1 or 2.") }
    if check, passes != nil || log != nil {
      throw ValidationError(
        "A script that is checked says itself how often the hit test runs, and what it logs.")
    }
  }

  func run() throws {
    let (screen, tap, hold, trace, check, scripts) = (screen, tap, hold, trace, check, scripts)
    let (passes, log, html) = (passes, log, html)
    // The process calls this on its main thread.
    let status: Int32 = MainActor.assumeIsolated {
      var session = GallerySession(
        trace: trace, check: check, passes: passes, log: log, page: html,
        write: { print(TerminalText.escaped($0)) },
        complain: { Self.complain($0) })
      if let screen {
        session.play(screen: screen, taps: tap, hold: hold)
      } else if scripts.isEmpty {
        session.list()
      }
      for script in scripts { session.play(script: script) }
      session.writePage()
      guard fflush(nil) == 0 else {
        Self.complain("gallery: the output could not be written: \(String(cString: strerror(errno))).")
        return 2
      }
      return session.status
    }
    if status != 0 { throw ExitCode(status) }
  }
}
