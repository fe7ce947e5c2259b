import ArgumentParser
import FingerpostConsole

/// `fingerpost audit`: what a tap does everywhere on a screen, and which targets cannot be used.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find every target on a screen that a finger cannot use.",
    usage:
      "fingerpost audit FILE|FOLDER…|--attach [--full | --json] [--since BASELINE] [--sarif FILE] [--picture FILE]",
    discussion: """
      A target is a control, a cell, a scroll view or a view with gesture recognizers. The audit asks the engine at \
      every point of the screen which view gets a touch there, plays a tap for each of these views, and drags, swipes \
      and other gestures for what is meant to act on them. It reports targets that never act, that can be reached \
      only in part, that are smaller than 44 × 44 points, that overlap, that act late, and scroll views that cannot \
      scroll:

        $ fingerpost audit screen.txt

      It reads what “fingerpost explain” reads: what lldb prints for [window recursiveDescription], what Xcode \
      exports, page sources of Appium and WebDriverAgent, XCUITest's debugDescription, scenarios. Several files, and \
      the screens in folders, are audited in one run, such as those that a UI test saved:

        $ fingerpost audit --junit audit.xml --since audit-baseline.json screens

      For GitHub, --github prints annotations, and --sarif FILE writes what code scanning reads.

      The report has the ten worst findings, a line each; --full has all of them, each with its reason and with fixes \
      that were tried. What the input leaves open is listed as “Not sure” and is not a finding.

      To start with a screen that already has faults, save them with --write-baseline FILE; with --since \
      FILE only new ones count. A fault keeps its name while other things on the screen change.

      Exit status: 0 if there is no error and no warning, or only those of the baseline; 1 if there is one; 2 if a \
      file could not be read or the command line is wrong. Notes do not count. See docs/audit.md.
      """)

  @Argument(
    help: ArgumentHelp(
      "Dumps, exports, page sources or scenarios, or folders of them; - reads standard input.",
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var attaching: AttachOptions

  @Flag(help: "Print all findings, each with its reason, fixes, rules and name.")
  var full = false

  @Flag(help: "Print one JSON object instead of text (docs/report-format.md).")
  var json = false

  @Option(help: ArgumentHelp("Also write the findings for CI, as JUnit's XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Also write the findings for code scanning, as SARIF 2.1.0.", valueName: "file"))
  var sarif: String?

  @Flag(help: "Print the findings as annotations of a GitHub workflow instead of text.")
  var github = false

  @Option(
    help: ArgumentHelp(
      "Draw the screen, tinted by what acts, with the findings numbered: an SVG file. For one input.",
      valueName: "file"))
  var picture: String?

  @Option(
    name: [.customLong("baseline"), .customLong("since")],
    help: ArgumentHelp("Fail only on findings that this file does not have.", valueName: "file"))
  var baseline: String?

  @Option(
    name: .customLong("write-baseline"),
    help: ArgumentHelp("Write the findings to a file for --baseline, and exit with 0.", valueName: "file"))
  var writeBaseline: String?

  @Option(
    name: .customLong("min-target"),
    help: ArgumentHelp("The minimum width and height of a target, in points.", valueName: "points"))
  var minTarget = 44.0

  @OptionGroup var additions: AdditionOptions

  @OptionGroup var time: TimeLimitOptions

  var counted: String { files.count == 1 ? "targets audited" : "screens audited" }
  var outlivesReader: Bool { junit != nil || sarif != nil || picture != nil || writeBaseline != nil }
}
