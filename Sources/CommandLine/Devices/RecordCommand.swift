import ArgumentParser
import FingerpostConsole

/// `fingerpost record`: writes down what a device reports.
struct RecordCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record what a touchscreen, a keyboard, a remote control or an accelerometer reports.",
    usage: """
      fingerpost record --device PATH [--out FILE] [--idle SECONDS] [--grab] [--screen SIZE] [--rotate DEGREES]
      fingerpost record --attach [HOST:PORT] --out FOLDER [--idle SECONDS]
      """,
    discussion: """
      “fingerpost devices” lists the devices. Recording ends with Ctrl-C, when the device is removed, or after --idle \
      seconds without a report. The output is described in docs/recording-format.md; every line is complete, even if \
      the disk was full.

        $ fingerpost record --device /dev/input/event4 --out taps.jsonl

      With --attach it records the real fingers of a running application (docs/attach.md), into a folder: each gesture \
      as touch-1.jsonl and so on, with the screen under its first finger beside it, on which it can be replayed.

        $ fingerpost record --attach --out touches
        $ fingerpost replay touches/touch-1.jsonl --in touches/touch-1.screen.json

      The exit status is 0, or 2 if the device could not be read or the recording could not be written.
      """)

  @Option(help: ArgumentHelp("The device, such as /dev/input/event4.", valueName: "path"))
  var device: String?

  @OptionGroup var attaching: AttachOptions

  @Option(
    help: ArgumentHelp(
      "The file to write; without it, standard output. With --attach, the folder.", valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp("Stop after this many seconds without a report.", valueName: "seconds"))
  var idle: Double?

  @Flag(help: "Grab the device, so that no other program gets its events while recording.")
  var grab = false

  @OptionGroup var options: PanelOptions

  @Argument(help: ArgumentHelp("With --attach: where the application is.", valueName: "host:port"))
  var application: String?

  var counted: String { "gestures recorded" }

  func validate() throws {
    guard attaching.isUsed != (device != nil) else {
      throw ValidationError("name a device with --device PATH, or a running application with --attach.")
    }
    if attaching.isUsed, out == nil { throw ValidationError("--attach needs --out FOLDER.") }
    if attaching.isUsed, grab || options.screen != nil || options.matrix != nil || options.rotate != 0 {
      throw ValidationError("--grab, --screen, --rotate and --matrix are for devices.")
    }
    if application != nil, !attaching.attach { throw ValidationError("HOST:PORT needs --attach.") }
    if let idle, !(idle > 0 && idle <= 86_400) {
      throw ValidationError("--idle must be a number of seconds above 0 and at most a day (86400).")
    }
  }
}
