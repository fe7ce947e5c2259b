import ArgumentParser
import FingerpostConsole
import FingerpostHID
import FingerpostText

/// `fingerpost convert`: turns a recording of a device into Fingerpost's own format.
struct ConvertCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a recording of fingers into JSON Lines that can be read and edited.",
    discussion: """
      It reads the output of evemu-record, “libinput record” and Android's “getevent -t” and “getevent -lt”, the CSV \
      of labeled gestures, and Fingerpost's own format (docs/recording-format.md). It detects the format by content; \
      - reads standard input.

        $ fingerpost convert panel.events --screen 390x844 > panel.jsonl

      An evemu recording without a description of its device needs the file with it: for \
      “Panel.two-fingers.events”, “Panel.desc” is found beside it; --description names any other. Without a \
      description, the panel is assumed to end at the farthest finger; --axes gives its size. A recording has at most \
      64 MB and 64 devices; names that are not known are skipped and counted.

      The exit status is 0, or 2 if the recording could not be read.
      """)

  /// The formats that are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case jsonl
  }

  @Option(help: "The format to write; so far only jsonl.")
  var to = Format.jsonl

  @OptionGroup var options: RecordingOptions

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"), completion: .file())
  var file: String

  var errorPrefix: String { "" }

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    let recording = try options.read(file, on: console)
    let tool = recording.tool ?? ProgramVersion.tool
    console.line(RecordingWriter.header(recording.screen, recording.device, tool: tool))
    for frame in recording.frames { console.line(RecordingWriter.line(frame)) }
    return 0
  }
}
