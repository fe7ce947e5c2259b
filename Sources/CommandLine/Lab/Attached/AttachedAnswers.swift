import Fingerpost
import FingerpostComparing
import FingerpostConsole
import FingerpostHID
import FingerpostLab
import FingerpostLabServer
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// Answers what pages ask about an application that is only watched: what `fingerpost explain` says of a gesture on the
/// screen that was under it, and what the engine makes of its fingers with something changed.
///
/// The fingers are played on a copy of that screen with a trace of its own, both as they were and with the change, so
/// the two runs have names that pair. What the application told is said beside the first run, under the numbers of that.
final class AttachedAnswers {
  /// What names the application on the command line, behind `--attach`.
  private let address: String
  private let gestures: AttachedGestures
  private var last: Replay?

  /// A gesture that can be played again.
  private struct Replay {
    let whatIf: WhatIf
    let gesture: AttachedGesture
    let origin: Int64
    let names: Names

    /// Whether it is one, in times that count from an origin.
    func isOf(_ other: AttachedGesture, _ origin: Int64) -> Bool {
      (gesture.beginning, gesture.watched.frames.count, gesture.answers.count, self.origin)
        == (other.beginning, other.watched.frames.count, other.answers.count, origin)
    }
  }

  /// What facts call the copy that was played on; the same in each run.
  private final class Names {
    var subjects: AttachedSubjects?

    nonisolated deinit {}
  }

  /// Creates the answers about an application's last gestures.
  init(address: String, gestures: AttachedGestures) {
    (self.address, self.gestures) = (address, gestures)
  }

  nonisolated deinit {}

  /// The members of a reply.
  ///
  /// - Throws: why there is none.
  func reply(to question: LabQuestion) throws -> String {
    guard ["explain", "form", "what-if", "fix"].contains(question.what) else {
      throw WhatIf.Problem(
        "This application is only watched; “fingerpost record --attach” writes its screen as a file, which “fingerpost lab FILE” opens."
      )
    }
    let origin = question.state.origin
    guard let json = try? JSONParser.read(question.json), let began = json["began"]?.number,
      began.magnitude < 1e9,
      let gesture = gestures.gesture(at: origin + Int64((began * 1e9).rounded()))
    else {
      throw WhatIf.Problem("The screen under this gesture is not known any more; touch it once more.")
    }
    let screen = json["screen"]?.number.flatMap { Int(exactly: $0) } ?? 0
    switch question.what {
    case "explain": return try explaining(json, gesture) { try $0.reply() }
    case "fix": return try play(json, gesture, of: screen, from: origin)
    default:
      let replay = try replay(of: gesture, from: origin)
      return question.what == "form"
        ? try form(json, question.json, replay)
        : try play(question.json, replay, of: screen)
    }
  }

  // MARK: - Explaining

  /// Has the screen under a gesture explained, which is a file meanwhile.
  private func explaining(
    _ question: JSONValue, _ gesture: AttachedGesture, _ use: (LabExplaining) throws -> String
  ) throws -> String {
    let folder = try OwnFolder()
    defer { folder.remove() }
    let file = "\(folder.path)/screen.json"
    guard
      FileManager.default.createFile(
        atPath: file, contents: gesture.watched.screen, attributes: [.posixPermissions: 0o600])
    else { throw WhatIf.Problem("The screen could not be kept.") }
    do {
      return try use(LabExplaining(question, about: file, called: ["--attach", address], with: []))
    } catch {
      throw WhatIf.Problem("\(error)".replacing(file, with: address))
    }
  }

  /// Plays the fingers with a fix of what is explained, and before that without.
  private func play(
    _ question: JSONValue, _ gesture: AttachedGesture, of screen: Int, from origin: Int64
  ) throws -> String {
    guard let fix = question["fix"]?.number.flatMap({ Int(exactly: $0) }) else {
      throw WhatIf.Problem("There is no such fix.")
    }
    let frames = try frames(of: gesture, from: origin)
    return try explaining(question, gesture) { explaining in
      // Names are given in one order in both runs, so that they pair.
      var told: [[UInt8]] = []
      let first = try explaining.play(frames) {
        told = self.told(of: gesture, on: AttachedSubjects(of: $0), from: origin)
      }
      let second = try explaining.play(fix: fix, frames, screen: screen) { _ = AttachedSubjects(of: $0) }
      return second + ","
        + JSONWriter.members { WhatIf.write(first, of: screen, as: "first", and: told, to: $0) }
    }
  }

  // MARK: - What if

  private func form(_ question: JSONValue, _ text: String, _ replay: Replay) throws -> String {
    guard let number = question["of"]?.number.flatMap({ UInt32(exactly: $0) }) else {
      return try replay.whatIf.form(text)
    }
    _ = try replay.whatIf.firstRun
    guard let address = replay.gesture.subjects.address(of: SubjectID(number)),
      let subject = replay.names.subjects?[address]
    else { throw WhatIf.Problem("This was not on the screen under this gesture.") }
    return try replay.whatIf.form(of: subject.id)
  }

  private func play(_ question: String, _ replay: Replay, of screen: Int) throws -> String {
    let first = try replay.whatIf.firstRun
    let told = replay.names.subjects.map { self.told(of: replay.gesture, on: $0, from: replay.origin) } ?? []
    let second = try replay.whatIf.play(question, screen: screen)
    return second + ","
      + JSONWriter.members { WhatIf.write(first, of: screen, as: "first", and: told, to: $0) }
  }

  private func replay(of gesture: AttachedGesture, from origin: Int64) throws -> Replay {
    if let last, last.isOf(gesture, origin) { return last }
    let screen = try ScreenReader.read(gesture.watched.screen, name: address)
    let names = Names()
    let take = LabTake(try frames(of: gesture, from: origin)) { log in
      let scene = PlayedScene(screen, sink: log)
      names.subjects = scene.builtScreen.map(AttachedSubjects.init)
      return scene
    }
    let replay = Replay(whatIf: WhatIf(take), gesture: gesture, origin: origin, names: names)
    last = replay
    return replay
  }

  // MARK: - Both

  private func frames(of gesture: AttachedGesture, from origin: Int64) throws -> [Frame] {
    guard !gesture.isTooLong else {
      throw WhatIf.Problem("This gesture was too long to be kept, so it cannot be played again.")
    }
    return gesture.frames(from: origin)
  }

  /// What the application told of a gesture, as messages about another copy, in times that count from an origin.
  private func told(
    of gesture: AttachedGesture, on subjects: AttachedSubjects, from origin: Int64
  ) -> [[UInt8]] {
    ToldGesture(subjects: subjects, beginning: gesture.beginning(from: origin), touches: 0).all(of: gesture)
  }
}
