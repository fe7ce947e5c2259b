import ArgumentParser
import FingerpostScenarios
import FingerpostScreens
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
      its views, recognisers and controllers were told. “gallery --check Examples/Gallery/Scripts/*” plays scripts and \
      compares what comes with what they expect.

      The exit status is 0, or 1 if a check failed, or 2 if the arguments or a script are wrong.
      """)

  @Option(help: ArgumentHelp("The screen to show.", valueName: "name"))
  var screen: String?

  @Option(help: ArgumentHelp("A tap, in points; may be repeated.", valueName: "x,y"))
  var tap: [String] = []

  @Option(help: ArgumentHelp("How long each tap lasts.", valueName: "seconds"))
  var hold = 0.05

  @Flag(help: "Print the engine's facts, with rules, instead of the application's notes.")
  var trace = false

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
      FileHandle.standardError.write(Data("\(fullMessage(for: error))\n".utf8))
      exit(withError: ExitCode(2))
    }
  }

  func run() throws {
    let (screen, tap, hold, trace, check, scripts) = (screen, tap, hold, trace, check, scripts)
    // The process calls this on its main thread.
    let status = MainActor.assumeIsolated {
      var session = GallerySession(
        trace: trace, check: check, write: { print($0) },
        complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
      if let screen {
        session.play(screen: screen, taps: tap, hold: hold)
      } else if scripts.isEmpty {
        session.list()
      }
      for script in scripts { session.play(script: script) }
      return session.status
    }
    if status != 0 { throw ExitCode(status) }
  }
}
