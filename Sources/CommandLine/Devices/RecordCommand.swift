import ArgumentParser
import FingerpostHID
import Foundation

/// `fingerpost record`: writes down what a device reports.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record what a touchscreen, a keyboard, a remote control or an accelerometer reports.",
    discussion: """
      “fingerpost devices” lists the devices. Recording ends with Ctrl-C, with the device, or after --idle seconds in which \
      nothing came. What is written is described in docs/recording-format.md; every line is whole, also where the disk \
      was full.

        $ fingerpost record --device /dev/input/event4 --screen 1280x768 --out taps.jsonl

      The exit status is 0, or 2 if the device could not be read or the recording not be written.
      """)

  @Option(help: ArgumentHelp("The device, such as /dev/input/event4.", valueName: "path"))
  var device: String

  @Option(help: ArgumentHelp("The file to write; without it, standard output.", valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp("Stop when nothing came for so many seconds.", valueName: "seconds"))
  var idle: Double?

  @Flag(help: "Keep what the device reports from every other program meanwhile.")
  var grab = false

  @OptionGroup var options: PanelOptions

  func validate() throws {
    if let idle, !(idle > 0 && idle <= 86_400) {
      throw ValidationError("--idle is a number of seconds above 0 and up to a day.")
    }
  }

  func run() throws {
    let session = RecordSession(
      device: device, out: out, idleMilliseconds: idle.map { Int32(max(1, $0 * 1000)) } ?? -1,
      grabs: grab, options: options)
    if let message = session.run() {
      FileHandle.standardError.write(Data("fingerpost record: \(message)\n".utf8))
      throw ExitCode(2)
    }
  }
}
