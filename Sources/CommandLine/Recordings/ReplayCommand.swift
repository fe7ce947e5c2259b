import ArgumentParser
import FingerpostConsole

/// `fingerpost replay`: plays a recording of fingers on a screen.
struct ReplayCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a recording of fingers on a screen and print what happens.",
    discussion: """
      The screen is a scenario file, whose tree is used and whose script is not, or anything that “fingerpost \
      explain” reads: a dump, a page source, an export. The output is the engine's trace, the same bytes on every \
      run.

        $ fingerpost replay panel.events --in screen.yaml

      Recordings of devices are mapped to the whole screen; a recording for a screen of another size is scaled. The \
      formats are those of “fingerpost convert”.

      “--in gestures” plays recordings as “fingerpost gestures” does, and prints the same table; the file may then be \
      a folder with one folder for each label.

      The exit status is 0, or 2 if something could not be read; with “--in gestures”, 1 if a recording was not \
      recognized as its label.
      """)

  /// How fast the recording is played.
  enum Speed: String, ExpressibleByArgument, CaseIterable {
    /// As fast as the fingers were.
    case live
    /// As fast as possible.
    case max
  }

  @Option(name: .customLong("in"), help: ArgumentHelp("The screen, or “gestures”.", valueName: "scene"))
  var scene: String

  @OptionGroup var additions: AdditionOptions

  @Option(help: "The format of the engine's trace: text, json or perfetto.")
  var trace = RunCommand.TraceFormat.text

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows screen, fingers and decisions in a browser (docs/lab.md).",
      valueName: "file"))
  var html: String?

  @Option(help: "The speed: max, or live, as fast as the fingers were.")
  var speed = Speed.max

  @OptionGroup var options: RecordingOptions

  @Argument(
    help: ArgumentHelp("The recording; - reads standard input.", valueName: "file"), completion: .file())
  var file: String

  var errorPrefix: String { "" }
  var outlivesReader: Bool { html != nil }
}
