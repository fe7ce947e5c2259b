import ArgumentParser
import FingerpostConsole

/// `fingerpost conflicts`: touches on which a screen's recognizers conflict, and what to change.
struct ConflictsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "Find touches on which gestures conflict, and changes that end the conflicts.",
    usage: "fingerpost conflicts FILE|--attach [--budget N] [--seed N] [--save FOLDER] [--json]",
    discussion: explanation)

  /// The help below its first line; a test runs the example.
  nonisolated static let explanation = """
    Describe the view and its recognizers in a scenario, photo.yaml:

      windows:
        - subviews:
            - id: Photo
              frame: [0, 0, 400, 400]
              gestureRecognizers:
                - { id: zoom, type: tap, numberOfTapsRequired: 2 }
                - { id: select, type: tap }

    “fingerpost conflicts photo.yaml” touches it in thousands of ways, in virtual time, and finds that every double \
    tap selects, too. It finds recognizers that wait endlessly, recognizers, scroll views, controls and cells that \
    never act where another one does, touches that several want and none acts on, pairs that exclude each other, taps \
    that act before a double tap, and actions more than 100 ms late. Each conflict comes with up to three fixes that were tried and what else they change, and with the shortest touches found, as a \
    scenario that “fingerpost run --check” plays; --save writes each to a file.

    A dump works too, if the output of lldb's “po view.gestureRecognizers” is appended to it, and so does an \
    export of tools/fingerpost_lldb.py.

    “Never” means in none of the sequences tried; the output says how many they are. The same file, seed and \
    number of sequences give the same output. On a screen with more than 2,500 views fewer sequences are tried, \
    so that sequences times views stay below 5 million; a time, such as “--budget 60s”, is not shortened. Ctrl-C \
    ends the search with what it has found.

    The exit status is 0 if no conflict was found, 1 if one was, and 2 if the input cannot be read or describes no recognizers.
    """

  @Argument(help: ArgumentHelp("A scenario, dump or export; - reads standard input.", valueName: "file"))
  var file: String?

  @OptionGroup var attaching: AttachOptions

  @Option(
    help: ArgumentHelp(
      "How many sequences of touches to try, or for how many seconds, such as 10s.", valueName: "n"))
  var budget = "2000"

  @Option(help: ArgumentHelp("The seed of the random sequences.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("A folder to write a scenario for each conflict into.", valueName: "folder"))
  var save: String?

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows each conflict in a browser (docs/lab.md).", valueName: "file"))
  var html: String?

  @OptionGroup var additions: AdditionOptions

  @OptionGroup var time: TimeLimitOptions

  @Flag(help: "Print one JSON object (docs/conflicts.md) instead of text.")
  var json = false

  var counted: String { "sequences tried" }
}
