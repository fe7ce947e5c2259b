import ArgumentParser
import FingerpostConsole

/// `fingerpost devices`: the input devices of the machine.
struct DevicesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the machine's input devices, what they can do, and why they cannot be opened.",
    discussion: """
      Devices are those of Linux's input interface, /dev/input/event*, and the accelerometers among its sensors, \
      /sys/bus/iio/devices/iio:device*. Fingerpost reads touchscreens, keyboards, remote controls, media keys and \
      accelerometers; others are listed with their kind.

      The exit status is 0, or 2 if there are devices and none of them can be opened.
      """)

  @Flag(help: "Print one JSON object for each device.")
  var json = false

  @Option(help: ArgumentHelp("The folder of the devices.", valueName: "path", visibility: .hidden))
  var folder = "/dev/input"

  @Option(help: ArgumentHelp("The folder of the sensors.", valueName: "path", visibility: .hidden))
  var sensors = "/sys/bus/iio/devices"
}
