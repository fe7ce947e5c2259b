import ArgumentParser
import FingerpostConsole

/// `fingerpost gestures`: plays recordings of real fingers and shows which recognizer takes them.
struct GesturesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Play recordings of labeled gestures and show which recognizer took each.",
    discussion: """
      The folder has one folder of recordings for each label: tap, double, hold, holdanddrag, drag, swipe, zoom, \
      rotate. A recording is a .csv file whose first line names the columns type, position.dx, position.dy and \
      timeStamp; each further line says that a finger came down, moved or lifted, where and when.

      Each is played in virtual time on a view that has a tap, a double tap that the tap waits for, a long press, a \
      pan, a swipe in any direction that the pan waits for, and a pinch and a rotation that may act together. The \
      output is a table in Markdown, with a line for each label and a column for each recognizer that acted first, \
      and then every recording in which another recognizer than the label's acted first, with what acted and when. A \
      long press that continues as a drag (holdanddrag) must change after it began.

      “fingerpost gestures --trace recordings/swipe/3.csv” prints the engine's trace of one recording.

      A recording has at most 64 MB. Ctrl-C ends a run over many and prints the table of those that were played.

      The exit status is 0 if all were recognized as their label, 1 if not, and 2 if something could not be read.
      """)

  @Option(
    help: ArgumentHelp(
      "The maximum number of fingers of taps, double taps and long presses: with 3, there is one of each for 1, 2 and 3 fingers.",
      valueName: "count"))
  var fingers = 3

  @Flag(help: "Print the engine's trace of a single recording.")
  var trace = false

  @Argument(
    help: ArgumentHelp(
      "A folder with a folder of recordings for each label, or one recording.", valueName: "folder-or-file"),
    completion: .file(extensions: ["csv"]))
  var path: String

  func validate() throws {
    guard (1...10).contains(fingers) else {
      throw ValidationError("--fingers must be a number from 1 to 10.")
    }
  }

  var counted: String { "recordings played" }
  var errorPrefix: String { "" }
}
