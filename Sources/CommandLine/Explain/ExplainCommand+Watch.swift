import FingerpostComparing
import FingerpostConsole
import FingerpostScreens
import Foundation

@MainActor extension ExplainCommand {
  /// Says of each real touch of a running application what it did and whether the engine predicts the same.
  ///
  /// - Returns: the exit status: 0, or 1 if the engine differs anywhere.
  /// - Throws: the reason for exit status 2.
  func watchTouches(on console: Console) throws(CommandFailure) -> Int32 {
    guard watch else { throw CommandFailure("--save and --idle are for --watch.") }
    guard attaching.attach else { throw CommandFailure("--watch needs --attach.") }
    let asksMore =
      !tap.isEmpty || taps != nil || atAllCenters || expect != nil || gesture != nil || json || diagnose
      || picture != nil || html != nil || !without.isEmpty || !require.isEmpty || !with.isEmpty || tree != nil
    guard !asksMore else {
      throw CommandFailure(
        "--watch explains the touches that come; it goes with --attach, --token-file, --save and --idle alone."
      )
    }
    if let idle, !(idle > 0 && idle <= 86_400) {
      throw CommandFailure("--idle must be a number of seconds above 0 and at most a day (86400).")
    }
    let application = try AttachedApplication(file, tokenFile: attaching.tokenFile)
    let bound = RunBound(console, seconds: try time.seconds(on: console))
    var (touches, differing) = (0, 0)
    let lost = try application.watch {
      console.complain("\(title): watching \(application.title); touch it, and end with Ctrl-C.")
    } while: {
      bound.goesOn(touches, nil) && $0 < idle ?? .infinity
    } _: { gesture throws(CommandFailure) in
      let play = try CommandFailure.wrapping { try WatchedPlay(gesture) }
      let answers = WatchedComparison(gesture, play).answers
      for answer in answers {
        touches += 1
        differing += answer.differences.isEmpty ? 0 : 1
        for line in answer.lines(numbered: touches) { console.line(line) }
      }
      if let save, answers.contains(where: { !$0.differences.isEmpty }) {
        try keep(WatchedEvidence(gesture, play, answers), in: save, on: console)
      }
      console.flush()
    }
    if lost > 0 {
      console.complain("\(title): \(lost) lines were lost, because they were not taken in time.")
    }
    console.line("\(touches) \(touches == 1 ? "touch" : "touches"); the engine differs at \(differing).")
    return differing == 0 ? 0 : 1
  }

  /// Saves what the application did otherwise than the engine: a scenario, and the application's log.
  private func keep(
    _ evidence: WatchedEvidence, in folder: String, on console: Console
  ) throws(CommandFailure) {
    try CommandFailure.wrapping {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var number = 1
    // What was saved before stays.
    while FileManager.default.fileExists(atPath: "\(folder)/difference-\(number).jsonl")
      || FileManager.default.fileExists(atPath: "\(folder)/difference-\(number).yaml")
    { number += 1 }
    let name = "\(folder)/difference-\(number)"
    if let log = evidence.log {
      try console.save(log, "\(name).jsonl")
      console.line("  saved: \(InputFile.title("\(name).jsonl"))")
    } else {
      console.complain("\(title): the gesture was too long for its log to be kept.")
    }
    do {
      let scenario = try evidence.scenario()
      try console.save(scenario, to: "\(name).yaml")
      console.line("  saved: \(InputFile.title("\(name).yaml"))")
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      console.complain("\(title): the screen cannot be written as a scenario: \(error)")
    }
  }
}
