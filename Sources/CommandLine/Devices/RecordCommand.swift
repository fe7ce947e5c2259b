import ArgumentParser
import FingerpostConsole

/// `fingerpost record`: writes down what a device reports.
struct RecordCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record what a touchscreen, a keyboard, a remote control or an accelerometer reports.",
    discussion: """
      “fingerpost devices” lists the devices. Recording ends with Ctrl-C, when the device is removed, or after --idle \
      seconds without a report. The output is described in docs/recording-format.md; every line is complete, even if \
      the disk was full.

        $ fingerpost record --device /dev/input/event4 --screen 1280x768 --out taps.jsonl

      The exit status is 0, or 2 if the device could not be read or the recording could not be written.
      """)

  @Option(help: ArgumentHelp("The device, such as /dev/input/event4.", valueName: "path"))
  var device: String

  @Option(help: ArgumentHelp("The file to write; without it, standard output.", valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp("Stop after this many seconds without a report.", valueName: "seconds"))
  var idle: Double?

  @Flag(help: "Grab the device, so that no other program gets its events while recording.")
  var grab = false

  @OptionGroup var options: PanelOptions

  func validate() throws {
    if let idle, !(idle > 0 && idle <= 86_400) {
      throw ValidationError("--idle must be a number of seconds above 0 and at most a day (86400).")
    }
  }
}
