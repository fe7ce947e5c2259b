import FingerpostComparing
import FingerpostConsole
import FingerpostHID
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import Foundation

@MainActor extension RecordCommand {
  /// Records the real fingers of a running application, each gesture with the screen that it began on.
  ///
  /// - Returns: the exit status, 0.
  /// - Throws: the reason for exit status 2.
  func recordApplication(on console: Console) throws(CommandFailure) -> Int32 {
    let folder = out ?? "."
    let running = try AttachedApplication(application, tokenFile: attaching.tokenFile)
    try CommandFailure.wrapping {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var (count, number) = (0, 0)
    let lost = try running.watch {
      console.complain("\(title): recording \(running.title); touch it, and end with Ctrl-C.")
    } while: {
      console.goesOn(count, nil) && $0 < idle ?? .infinity
    } _: { gesture throws(CommandFailure) in
      guard gesture.isWhole else { return }
      count += 1
      // What was recorded before stays.
      repeat { number += 1 } while FileManager.default.fileExists(atPath: "\(folder)/touch-\(number).jsonl")
      try save(gesture, as: "\(folder)/touch-\(number)", on: console)
    }
    if lost > 0 {
      console.complain(
        "\(title): \(lost) lines were lost, and the gestures that they belong to are left out.")
    }
    return 0
  }

  private func save(_ gesture: WatchedGesture, as name: String, on console: Console) throws(CommandFailure) {
    let screen = try CommandFailure.wrapping { try ScreenReader.read(gesture.screen, name: "the screen") }
    let recording = Recording(frames: gesture.frames, screen: PlayedScene(screen).screenSize)
    try console.save(RecordingWriter.text(recording), to: "\(name).jsonl")
    try console.save(gesture.screen, "\(name).screen.json")
    let touches = gesture.fingers.count == 1 ? "1 touch" : "\(gesture.fingers.count) touches"
    console.line("\(InputFile.title("\(name).jsonl")): \(touches), \(gesture.frames.count) frames")
    console.flush()
  }
}
