import ArgumentParser
import Foundation

/// `fingerpost explain`: which view of a dumped screen gets a touch, and what gestures there do.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which view of a dumped screen gets a tap, and what gestures there do.",
    usage: "fingerpost explain FILE --tap X,Y [--expect NAME] [--json]",
    discussion: """
      Pause the app in Xcode's debugger and print the screen in lldb's console:

        (lldb) expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]

      Save what it prints, or pipe it in with - for FILE. Then tap the spot that does nothing, in points of the \
      screen, and name the view that should have got the tap:

        $ fingerpost explain screen.txt --tap 312,70 --expect PlayButton

      The first line says where the tap goes and why, the next what to change; every change offered was tried \
      out. XCUITest's element trees, page sources of Appium and WebDriverAgent, Detox's hierarchies and the \
      export of tools/fingerpost_lldb.py are read as well.

      Gesture recognisers are played where the input describes them. A dump only says which views have some: paste \
      what this prints below the dump, for each of those views, and the report tells who waits for whom:

        (lldb) expr -l objc -O -- [0x7fb401 gestureRecognizers]

      The exit status is 0 when the expected view gets the tap (with none named, when any view does), 1 when \
      not, and 2 when the input could not be read.
      """)

  @Argument(help: ArgumentHelp("The dump; - reads standard input.", valueName: "file"))
  var file: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Where to tap, in points of the screen, such as 312,70.", valueName: "x,y"))
  var tap: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The view that should get the tap: its class, with or without module, the end of the class's name, its \
      text or label, or its address. Without --tap its middle is tapped.
      """, valueName: "name"))
  var expect: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Also tell what gestures do without a recogniser: its name, class, action or address. May be repeated.
      """, valueName: "name"))
  var without: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Also tell what gestures do if recogniser A waits for B to fail. May be repeated.", valueName: "a:b"))
  var require: [String] = []

  @Flag(help: "Print one JSON object (docs/report-format.md) instead of text.")
  var json = false

  @Option(help: ArgumentHelp("Tap many points: a file with one x,y on each line.", valueName: "file"))
  var taps: String?

  @Flag(name: .customLong("at-all-centers"), help: "Tap the middle of every view.")
  var atAllCenters = false

  @Option(help: ArgumentHelp("Of several trees in the input, explain this one, from 1.", valueName: "n"))
  var tree: Int?

  func run() throws {
    let standardOutput = StandardOutput()
    let status = MainActor.assumeIsolated {
      do {
        let status = try ExplainRun(
          file: file, taps: tap, expect: expect, isJSON: json, tapFile: taps, isAtAllCenters: atAllCenters,
          tree: tree, without: without, require: require, isColoured: standardOutput.takesColours
        ).run(to: standardOutput.write)
        if let failure = standardOutput.failure {
          throw ExplainFailure("the report could not be written: \(failure).")
        }
        return status
      } catch {
        FileHandle.standardError.write(Data("fingerpost explain: \(error)\n".utf8))
        return 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }
}
