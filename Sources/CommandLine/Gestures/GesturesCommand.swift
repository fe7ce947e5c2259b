import ArgumentParser
import Foundation

/// `fingerpost gestures`: plays recordings of real fingers and shows which recogniser takes them.
struct GesturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Play recordings of labelled gestures and show which recogniser took each.",
    discussion: """
      The folder holds one folder for each label, and that the recordings of it: tap, double, hold, holdanddrag, drag, \
      swipe, zoom, rotate. A recording is a .csv file whose first line names the columns type, position.dx, \
      position.dy and timeStamp; a line after it says that a finger came down, moved or went up, where and when.

      Each is played in virtual time over a view that carries a tap, a double tap that the tap waits for, a long press, a \
      pan, a swipe in any direction that the pan waits for, a pinch and a rotation that may act together. What is printed \
      is a table in Markdown, a line for each label and a column for what acted first, and then every recording in \
      which something else than the label acted first, with what acted and when. A long press that has to go on \
      as a drag (holdanddrag) must change after it began.

      “fingerpost gestures --trace recordings/swipe/3.csv” prints the engine's own account of one recording.

      The exit status is 0 if all came out right, or 1 if not, or 2 if something could not be read.
      """)

  @Option(
    help: ArgumentHelp(
      "The most fingers that taps, double taps and long presses take: with 3 there is one of each for 1, 2 and 3.",
      valueName: "count"))
  var fingers = 3

  @Flag(help: "Print the engine's facts of a single recording.")
  var trace = false

  @Argument(
    help: ArgumentHelp("A folder of folders of recordings, or one recording.", valueName: "folder-or-file"),
    completion: .file(extensions: ["csv"]))
  var path: String

  func validate() throws {
    guard (1...10).contains(fingers) else {
      throw ValidationError("--fingers is a number from 1 to 10.")
    }
  }

  func run() throws {
    let (path, fingers, trace) = (path, fingers, trace)
    // The command line calls this on the main thread.
    let status = MainActor.assumeIsolated {
      let session = GesturesSession(
        fingers: fingers, write: { print($0) },
        complain: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
      return trace ? session.trace(path) : session.run(path)
    }
    if status != 0 { throw ExitCode(status) }
  }
}
