import ArgumentParser
import Foundation

/// `fingerpost devices`: the input devices of the machine.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the machine's input devices, what they can do, and why they cannot be opened.",
    discussion: """
      Devices are those of Linux's input interface, /dev/input/event*. Touchscreens, keyboards, remote controls and media \
      keys can be read by Fingerpost; others are listed with what they are.

      The exit status is 0; it is 2 where there are devices and none of them can be opened.
      """)

  @Flag(help: "Print one JSON object for each device.")
  var json = false

  @Option(help: ArgumentHelp("The folder of the devices.", valueName: "path", visibility: .hidden))
  var folder = "/dev/input"

  func run() throws {
    let (json, folder) = (json, folder)
    let status = MainActor.assumeIsolated {
      DevicesSession(isJSON: json, write: { print($0) }).run(folder)
    }
    if status != 0 { throw ExitCode(status) }
  }
}
