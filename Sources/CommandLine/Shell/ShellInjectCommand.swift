import ArgumentParser
import FingerpostConsole
import FingerpostHID
import FingerpostShell

/// `fingerpost shell inject`: gives frames to the shell that runs.
struct ShellInjectCommand: ShellSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "inject",
    abstract: "Send touches to the shell: a recording, a tap or a swipe.",
    discussion: """
      Recordings are those that “fingerpost convert” reads; they are scaled to the shell's screen. - reads standard \
      input. The command ends when the shell has handled all frames, and prints how many it passed on.

        $ fingerpost shell inject taps.jsonl
        $ fingerpost shell inject --tap 50,94
        $ fingerpost shell inject --swipe 200,795:200,300
      """)

  @Option(help: ArgumentHelp("Tap at a point instead.", valueName: "x,y"))
  var tap: String?

  @Option(help: ArgumentHelp("Drag from one point to another instead.", valueName: "x,y:x,y"))
  var swipe: String?

  @Option(help: ArgumentHelp("How long the finger of --tap or --swipe is down.", valueName: "seconds"))
  var hold: Double?

  @Option(help: "The speed: live, as fast as the fingers were, or max.")
  var speed = ReplayCommand.Speed.live

  @OptionGroup var options: RecordingOptions
  @OptionGroup var folder: ShellFolderOption

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"), completion: .file())
  var file: String?

  func validate() throws {
    let count = (tap == nil ? 0 : 1) + (swipe == nil ? 0 : 1) + (file == nil ? 0 : 1)
    if count != 1 { throw ValidationError("Give exactly one of a recording, --tap and --swipe.") }
    if let hold, !(hold >= 0 && hold <= 3600) {
      throw ValidationError("--hold must be a number of seconds from 0 to 3600.")
    }
    if hold != nil, file != nil { throw ValidationError("--hold needs --tap or --swipe.") }
  }

  /// Sends the fingers, and says how many frames were passed on.
  @MainActor func run(on console: Console) throws(CommandFailure) -> Int32 {
    #if os(Linux)
      let (passed, faults, count) = try CommandFailure.sentence {
        let screen = try ShellClient.screen(in: folder.path)
        let (frames, name) = try fingers(on: screen, console)
        let (passed, faults) = try ShellClient.inject(
          frames, named: name, screen: screen, in: folder.path, pace: speed.pace())
        return (passed, faults, frames.count)
      }
      console.line("passed on: \(passed) of \(count) frames, \(faults) faults")
      return 0
    #else
      throw .noShell
    #endif
  }

  @MainActor private func fingers(
    on screen: RecordingScreen, _ console: Console
  ) throws(CommandFailure) -> ([Frame], String) {
    if let tap {
      guard let point = FingerScript.point(tap) else {
        throw CommandFailure("--tap is “\(tap)”, not a point such as 200,400")
      }
      return (FingerScript.drag(from: point, to: point, seconds: hold ?? 0.05), "tap")
    }
    if let swipe {
      let ends = swipe.split(separator: ":", omittingEmptySubsequences: false).map {
        FingerScript.point(String($0))
      }
      guard ends.count == 2, let from = ends[0], let to = ends[1] else {
        throw CommandFailure(
          "--swipe is “\(swipe)”, not two points such as 200,795:200,300")
      }
      return (FingerScript.drag(from: from, to: to, seconds: hold ?? 0.2), "swipe")
    }
    let file = file ?? "-"
    let recording = try options.read(file, for: screen, on: console)
    return (recording.scaled(to: screen).frames, InputFile.title(file))
  }
}
