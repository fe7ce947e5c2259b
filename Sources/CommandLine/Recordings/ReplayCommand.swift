import ArgumentParser
import FingerpostHID
import Foundation

/// `fingerpost replay`: plays a recording of fingers on a screen.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a recording of fingers on a screen and print what happens.",
    discussion: """
      The screen is a scenario file, of which the tree counts and the script does not, or anything that “fingerpost \
      explain” reads: a dump, a page source, an export. What is printed is the engine's own account, the same bytes on \
      every run.

        $ fingerpost replay panel.events --in screen.yaml

      Recordings of devices are laid over the whole screen; a recording that names a screen of another size is stretched. \
      The formats are those of “fingerpost convert”.

      “--in gestures” plays recordings as “fingerpost gestures” does, and prints the same table: the file may then be a \
      folder of folders with labels.

      The exit status is 0, or 2 if something could not be read; with “--in gestures” 1 if a recording came out wrong.
      """)

  /// How fast the recording is played.
  enum Speed: String, ExpressibleByArgument, CaseIterable {
    /// As fast as the fingers were.
    case live
    /// As fast as it goes.
    case max
  }

  @Option(name: .customLong("in"), help: ArgumentHelp("The screen, or “gestures”.", valueName: "scene"))
  var scene: String

  @Option(help: "How the engine's facts are printed: text or json.")
  var trace = RunCommand.TraceFormat.text

  @Option(help: "How fast: max, or live, as fast as the fingers were.")
  var speed = Speed.max

  @OptionGroup var options: RecordingOptions

  @Argument(
    help: ArgumentHelp("The recording; - reads standard input.", valueName: "file"), completion: .file())
  var file: String

  func run() throws {
    let output = StandardOutput()
    let status = MainActor.assumeIsolated {
      let session = ReplaySession(
        scene: scene, trace: trace, isLive: speed == .live, options: options,
        write: { line in
          var line = line + "\n"
          line.withUTF8 { output.write(UnsafeRawBufferPointer($0)) }
        }, complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
      let status = session.run(file)
      if let failure = output.failure {
        FileHandle.standardError.write(
          Data("fingerpost replay: the account could not be written: \(failure).\n".utf8))
        return Int32(2)
      }
      return status
    }
    if status != 0 { throw ExitCode(status) }
  }
}
