import ArgumentParser
import FingerpostAudit
import FingerpostConsole

/// `fingerpost screen`: what was understood of an input, before anything is asked about it.
struct ScreenCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Say what was understood of a dump, and what can be asked about.",
    discussion: """
      It prints the kind of the input, what inputs of that kind can say, the targets that are to be seen with their \
      middles, and what could not be used:

        $ fingerpost screen screen.txt

      Exit status: 0, or 2 if the input could not be read.
      """)

  @Argument(
    help: ArgumentHelp("A dump, export, page source or scenario; - reads standard input.", valueName: "file"))
  var file: String?

  @OptionGroup var attaching: AttachOptions

  @OptionGroup var additions: AdditionOptions

  @Flag(help: "Print one JSON object instead of text (docs/report-format.md).")
  var json = false

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    let input = try attaching.input(file)
    let screen = try ScreenFile.read(input, with: additions.with, on: console).screen()
    let summary = ScreenSummary(screen, title: input.title)
    console.report(summary.json)
    console.print(json ? summary.json : summary.text)
    return 0
  }
}
