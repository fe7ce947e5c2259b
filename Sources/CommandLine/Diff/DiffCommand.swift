import ArgumentParser
import FingerpostAudit
import FingerpostConsole

/// `fingerpost diff`: what became worse for a finger between two captures of one screen.
struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which controls became unreachable, late or small between two captures of a screen.",
    usage: "fingerpost diff OLD NEW [--full | --json] [--picture FILE]",
    discussion: """
      Both captures are audited as by “fingerpost audit”. Each target of the first that acts is found in the second, by \
      address, class, title and position, and is reported if it does not act there any more, acts only in part, acts \
      or highlights late, or is too small for a finger:

        $ fingerpost diff before.txt after.txt

      What was at fault before is not reported, and neither is what scrolled out of sight.

      Exit status: 0 if nothing became worse, 1 if something did, 2 if a capture could not be read or audited or the \
      two are not of one screen. See docs/audit.md.
      """)

  @Argument(
    help: ArgumentHelp("The first capture: a dump, export, page source or scenario.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The second one.", valueName: "new"))
  var new: String

  @Flag(help: "Print each change with its reason and with fixes that were tried.")
  var full = false

  @Flag(help: "Print one JSON object instead of text (docs/report-format.md).")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Draw the second capture with what became worse numbered: an SVG file.", valueName: "file"))
  var picture: String?

  @Option(
    name: .customLong("min-target"),
    help: ArgumentHelp("The minimum width and height of a target, in points.", valueName: "points"))
  var minTarget = 44.0

  @OptionGroup var time: TimeLimitOptions

  var counted: String { "targets audited" }
  var outlivesReader: Bool { picture != nil }

  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard minTarget.isFinite, minTarget >= 0, minTarget <= 1000 else {
      throw CommandFailure("--min-target: expected a number of points from 0 to 1000.")
    }
    let differ = ScreenDiffer(
      try ScreenFile.read(old, on: console).screen(), try ScreenFile.read(new, on: console).screen(),
      minSize: minTarget, triesFixes: full || json || console.report != nil)
    let bound = RunBound(console, seconds: try time.seconds(on: console))
    differ.goesOn = { bound.goesOn($0, $1) }
    differ.ending = { bound.reason }
    let diff = try CommandFailure.wrapping {
      try differ.diff(old: InputFile.title(old), new: InputFile.title(new))
    }
    if let picture { try console.save(diff.picture, to: picture) }
    console.report(DiffJSON.text(diff))
    console.print(json ? DiffJSON.text(diff) : DiffText.text(diff, isFull: full))
    return diff.isWorse ? 1 : 0
  }
}
