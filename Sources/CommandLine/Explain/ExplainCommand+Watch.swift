import FingerpostConsole
import FingerpostExplain
import FingerpostScreens

@MainActor extension ExplainCommand {
  /// Says of each real touch of a running application what it did and whether the engine predicts the same.
  ///
  /// - Returns: the exit status: 0, or 1 if the engine differs anywhere.
  /// - Throws: the reason for exit status 2.
  func watchTouches(on console: Console) throws(CommandFailure) -> Int32 {
    guard attaching.attach else { throw CommandFailure("--watch needs --attach.") }
    let asksMore =
      !tap.isEmpty || taps != nil || atAllCenters || expect != nil || gesture != nil || json || diagnose
      || picture != nil || html != nil || !without.isEmpty || !require.isEmpty || !with.isEmpty || tree != nil
    guard !asksMore else {
      throw CommandFailure(
        "--watch explains the touches that come; it goes with --attach and --token-file alone.")
    }
    let application = try AttachedApplication(file, tokenFile: attaching.tokenFile)
    var (touches, differing) = (0, 0)
    let lost = try application.watch {
      console.complain("\(title): watching \(application.title); touch it, and end with Ctrl-C.")
    } while: { _ in
      console.goesOn(touches, nil)
    } _: { gesture throws(CommandFailure) in
      let play = try CommandFailure.wrapping { try WatchedPlay(gesture) }
      for answer in WatchedComparison(gesture, play).answers {
        touches += 1
        differing += answer.differences.isEmpty ? 0 : 1
        for line in answer.lines(numbered: touches) { console.line(line) }
      }
      console.flush()
    }
    if lost > 0 {
      console.complain("\(title): \(lost) lines were lost, because they were not taken in time.")
    }
    console.line("\(touches) \(touches == 1 ? "touch" : "touches"); the engine differs at \(differing).")
    return differing == 0 ? 0 : 1
  }
}
