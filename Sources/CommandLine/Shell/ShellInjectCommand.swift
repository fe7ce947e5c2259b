import ArgumentParser
import FingerpostHID
import FingerpostShell
import FingerpostText
import Foundation

/// `fingerpost shell inject`: gives frames to the shell that runs.
struct ShellInjectCommand: ParsableCommand {
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

  func run() throws {
    #if os(Linux)
      do {
        let screen = try ShellClient.screen(in: folder.path)
        let (frames, name) = try fingers(on: screen)
        let pace: (Int64) -> Void = speed == .live ? ReplaySession.pace() : { _ in }
        let (passed, faults) = try ShellClient.inject(
          frames, named: name, screen: screen, in: folder.path, pace: pace)
        let output = StandardOutput()
        output.line("passed on: \(passed) of \(frames.count) frames, \(faults) faults")
        if output.finish("shell inject", 0) != 0 { throw ExitCode(2) }
      } catch let failure as ClientFailure {
        try ShellEnd.fail("inject", failure.description)
      } catch let problem as RecordingFiles.Problem {
        try ShellEnd.fail("inject", PlainText.sentence(problem.message))
      }
    #else
      try ShellEnd.failElsewhere("inject")
    #endif
  }

  private func fingers(on screen: RecordingScreen) throws(RecordingFiles.Problem) -> ([Frame], String) {
    if let tap {
      guard let point = FingerScript.point(tap) else {
        throw RecordingFiles.Problem(message: "--tap is “\(tap)”, not a point such as 200,400")
      }
      return (FingerScript.drag(from: point, to: point, seconds: hold ?? 0.05), "tap")
    }
    if let swipe {
      let ends = swipe.split(separator: ":", omittingEmptySubsequences: false).map {
        FingerScript.point(String($0))
      }
      guard ends.count == 2, let from = ends[0], let to = ends[1] else {
        throw RecordingFiles.Problem(
          message: "--swipe is “\(swipe)”, not two points such as 200,795:200,300")
      }
      return (FingerScript.drag(from: from, to: to, seconds: hold ?? 0.2), "swipe")
    }
    let file = file ?? "-"
    let recording = try options.read(file, for: screen)
    for note in recording.notes {
      StandardError.line("\(InputFile.title(file)): note: \(note)")
    }
    return (recording.scaled(to: screen).frames, InputFile.title(file))
  }
}

/// Makes the frames of a finger for `--tap` and `--swipe`.
nonisolated enum FingerScript {
  /// Reads `x,y`.
  static func point(_ text: String) -> (x: Double, y: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
      return nil
    }
    return (x, y)
  }

  /// A finger that comes down at one point, moves straight to another with 60 samples a second, and lifts.
  static func drag(
    from: (x: Double, y: Double), to: (x: Double, y: Double), seconds: Double
  ) -> [Frame] {
    let steps = from == to ? 0 : max(2, Int(seconds * 60))
    var frames = [Frame(nanoseconds: 0, contacts: [Contact(id: 1, phase: .down, x: from.x, y: from.y)])]
    let end = Int64(seconds * 1e9)
    for step in 0..<steps {
      let part = Double(step + 1) / Double(steps)
      let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      // The last move comes right before the lift, which is where the finger is then.
      let time = Int64(Double(end) * part * (Double(steps) / Double(steps + 1)))
      frames.append(Frame(nanoseconds: time, contacts: [Contact(id: 1, phase: .move, x: x, y: y)]))
    }
    frames.append(Frame(nanoseconds: end, contacts: [Contact(id: 1, phase: .up, x: to.x, y: to.y)]))
    return frames
  }
}
