import ArgumentParser
import FingerpostConsole
import FingerpostReading

/// `fingerpost explain`: what a gesture on a dumped screen does, and what to change if that was not expected.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a tap on a dumped screen does, and how to fix it.",
    usage: "fingerpost explain FILE|--attach --tap X,Y [--expect NAME] [--gesture GESTURE] [--full | --json]",
    discussion: """
      In Xcode, click Debug View Hierarchy, choose File → Export View Hierarchy…, and name the file. It needs \
      nothing else (docs/viewhierarchy.md). Or pause the app and print the screen in lldb's console:

        (lldb) expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]

      Save what it prints, or pipe it in with - for FILE. Then tap the spot in question, in points of the screen, \
      and name what should act:

        $ fingerpost explain screen.txt --tap 312,70 --expect PlayButton

      The first sentence says whether PlayButton acts, and if not, what acts instead or what is in the way. At \
      most three fixes follow; each was applied and the gesture played again. The rest says why, what other \
      gestures do, and what the input leaves open. The report fits on a screen; --full prints everything.

      A dump says which views have gesture recognizers, but not which ones. For each of those views, paste what \
      this prints below the dump:

        (lldb) expr -l objc -O -- [0x7fb401 gestureRecognizers]

      What Xcode exports says nothing of gesture recognizers. Save what this prints for the views in question to a \
      file, and add --with FILE.

      Or have the application tell it all: with tools/attach/FingerpostAttach.swift in a debug build, --attach stands \
      in place of FILE, and nothing has to be pasted (docs/attach.md).

      What is read: \(InputFormat.names). fingerpost formats says how to get each, and what it can answer. For the \
      attachments of a UI test whose log lies beside them, the step at which it failed is explained. An input has at \
      most 256 MB, a million views and, if it is XML, 1,000 attributes in an element and 100,000 levels; values of \
      JSON nest at most 512 deep, those of YAML 256. With many touches, points times views are at most 100 million; \
      Ctrl-C ends the report with those that were made.

      Exit status: 0 when what was expected happens, even if late, or gets the touch and the input cannot say what \
      it does there, or when nothing was expected; 1 when it does \
      not happen or when the input leaves that in doubt; 2 when the input could not be read or the command line \
      is wrong; 3 when the touch gets to SwiftUI, which decides the rest inside.
      """)

  @Argument(help: ArgumentHelp("The export or dump; - reads standard input.", valueName: "file"))
  var file: String?

  @OptionGroup var attaching: AttachOptions

  @Flag(
    help: ArgumentHelp(
      """
      With --attach: say of each real touch what it did in the application, and where the engine predicts \
      something else, with the rule (docs/attach.md).
      """))
  var watch = false

  @Option(
    help: ArgumentHelp(
      """
      With --watch: save each gesture of which the engine differs into this folder, as a scenario and as what the \
      application told, with the texts on its screen.
      """, valueName: "folder"))
  var save: String?

  @Option(
    help: ArgumentHelp("With --watch: stop after this many seconds without a touch.", valueName: "seconds"))
  var idle: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Where to touch, in points of the screen, such as 312,70. May be repeated.", valueName: "x,y"))
  var tap: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      What the fingers do there: tap, double-tap, hold, drag:DX,DY in points, hold-drag:DX,DY after a press, \
      swipe:right, left, up or down, pinch:SCALE, with:X,Y for a tap while another finger rests there, 2-finger-drag:DX,DY \
      and the like for up to 5 fingers, or scroll:DX,DY on a trackpad or wheel:DX,DY of a mouse, which move content \
      as a finger would. Without it a tap; or the gesture that what is expected is there for, where --tap is left out, \
      too, or several fingers are needed for it.
      """, valueName: "gesture"))
  var gesture: String?

  @Option(
    help: ArgumentHelp(
      """
      What should act: a view, by its class, the end of the class's name, its text, label or address; or a \
      gesture recognizer, by its name, action or address. Without --tap, the view's center is touched.
      """, valueName: "name"))
  var expect: String?

  @Flag(help: "Print everything: every view asked, all gestures, control events, unknowns, rules.")
  var full = false

  @Flag(help: "Print one JSON object, answer first, instead of text (docs/report-format.md).")
  var json = false

  @Flag(help: "With --json: print only the answer, under 2 kB for one touch.")
  var brief = false

  @Option(
    help: ArgumentHelp(
      "Draw the screen, what was expected and what took the touch: an SVG or PNG file, or - for this terminal.",
      valueName: "file"))
  var picture: String?

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows screen, fingers and decisions in a browser (docs/lab.md).",
      valueName: "file"))
  var html: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Also say what changes without a recognizer: its name, class, action or address. May be repeated.",
      valueName: "name"))
  var without: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Also say what changes if recognizer A waits for B to fail. May be repeated.", valueName: "a:b"))
  var require: [String] = []

  @Option(help: ArgumentHelp("Touch many points: a file with one x,y on each line.", valueName: "file"))
  var taps: String?

  @Flag(name: .customLong("at-all-centers"), help: "Touch the center of every view.")
  var atAllCenters = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What lldb prints for gestureRecognizers, if the input does not hold it; - reads standard input. May be repeated.",
      valueName: "file"))
  var with: [String] = []

  @Flag(help: "Print in numbers what was and was not understood of the input, without its texts and names.")
  var diagnose = false

  @Option(help: ArgumentHelp("Of several trees in the input, explain this one, from 1.", valueName: "n"))
  var tree: Int?

  @OptionGroup var time: TimeLimitOptions

  var counted: String { "touches made" }
  var outlivesReader: Bool { picture != nil || html != nil }
}
