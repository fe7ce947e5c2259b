import ArgumentParser
import FingerpostConsole

/// `fingerpost run`: plays scenario files and prints, or checks, what happens.
struct RunCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play scenario files and print or check their callbacks.",
    discussion: explanation)

  /// What the help says below its first line; a test plays the example.
  nonisolated static let explanation = """
    A scenario is one small interaction written in YAML: a tree of views, a script of what the hardware does and \
    when, and the callbacks that are expected. This one shows that a touch stays with its view:

      title: A finger that leaves the view it came down on
      windows:
        - id: W
          rootViewController: { view: { id: R, subviews: [
            { id: A, frame: [0, 0, 200, 800], touches: consume },
            { id: B, frame: [200, 0, 200, 800], touches: consume } ] } }
      script:
        - { at: 0.00, down: { 1: [150, 400] } }
        - { at: 0.02, move: { 1: [250, 400] } }
        - { at: 0.04, up: [1] }
      expect: [A.touchesBegan(1), A.touchesMoved(1), A.touchesEnded(1)]

    “fingerpost run stays.yaml” plays it in virtual time and prints the log; “fingerpost run --check stays.yaml” \
    compares the log with “expect”. To see why a touch went where it went, print the engine's trace with \
    “--trace text”.

    A scenario has at most 4 MB, its lists and mappings nest at most 256 deep, and its script takes at most an hour; a scroll view that moves by itself takes at most \
    1,000 steps per second. Ctrl-C ends a run over many and counts those that were played.

    The exit status is 0, or 1 if a check failed, or 2 if a file could not be read or played, if the output could \
    not be written, or if the arguments are wrong.
    """

  /// How the engine's facts are printed.
  enum TraceFormat: String, ExpressibleByArgument, CaseIterable {
    /// One line a fact, for people.
    case text
    /// One JSON object a fact, for programs.
    case json
    /// One JSON document with a track for each finger, view and recognizer, for Perfetto.
    case perfetto
  }

  @Flag(help: "Compare each log with its scenario's “expect” and show what differs.")
  var check = false

  @Option(help: "Print the engine's trace instead of the log: text, json or perfetto.")
  var trace: TraceFormat?

  @Option(
    help: ArgumentHelp(
      "Also write a page that shows screen, fingers and decisions in a browser (docs/lab.md).",
      valueName: "file"))
  var html: String?

  @Argument(
    help: ArgumentHelp(
      "Scenario files, and folders of scenario files (.yaml, .yml).", valueName: "file-or-folder"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  func validate() throws {
    if check, trace != nil {
      throw ValidationError("--check compares logs and --trace prints traces: choose one of them.")
    }
  }

  var counted: String { "scenarios played" }
  var outlivesReader: Bool { html != nil }

  /// Plays every scenario that the paths name; an error in one does not stop the others.
  ///
  /// - Returns: the exit status: 2 if anything could not be read or played, else 1 if a check failed, else 0.
  @MainActor func run(on console: Console) -> Int32 {
    var reports = ScenarioReports(of: self, on: console)
    var found: [Result<String, CommandFailure>] = []
    for path in paths {
      do throws(CommandFailure) {
        found += try InputFile.find(path, endings: [".yaml", ".yml"], called: ".yaml file").map {
          .success($0)
        }
      } catch {
        found.append(.failure(error))
      }
    }
    for (done, file) in found.enumerated() {
      guard console.goesOn(done, found.count) else {
        reports.refuse(RunBound.undone(found.count - done, of: found.count, "scenarios were not played"))
        break
      }
      switch file {
      case .success(let file): reports.add(file)
      case .failure(let failure): reports.refuse("\(failure)")
      }
    }
    reports.finish()
    return reports.status
  }
}
