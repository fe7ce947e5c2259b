import FingerpostExplain
import FingerpostLab
import FingerpostText
import Foundation

/// The screens under the fingers of a running application, of the last gestures, to be asked about.
final class AttachedScreens {
  /// How many gestures are remembered, and how far a question may be from where a finger was, in points.
  private static let (limit, nearness) = (16, 0.6)
  private var gestures: [(x: Double, y: Double, screen: Data)] = []

  nonisolated deinit {}

  /// Remembers a gesture whose first finger is down.
  func remember(_ gesture: WatchedGesture) {
    guard let first = gesture.fingers.first?.began else { return }
    gestures.append((first.x, first.y, gesture.screen))
    if gestures.count > Self.limit { gestures.removeFirst() }
  }

  /// The screen under the last gesture that began at a place.
  func screen(at x: Double, _ y: Double) -> Data? {
    gestures.last { abs($0.x - x) <= Self.nearness && abs($0.y - y) <= Self.nearness }?.screen
  }
}

/// Answers what pages ask about an application that is only watched: what `fingerpost explain` says of a gesture on the
/// screen that was under it.
struct AttachedAnswers {
  /// What names the application on the command line, behind `--attach`.
  let address: String
  let screens: AttachedScreens

  /// The members of a reply.
  ///
  /// - Throws: why there is none.
  @MainActor func reply(to what: String, _ question: JSONValue) throws -> String {
    guard what == "explain" else {
      throw WhatIf.Problem(
        "This application is only watched, and its fingers are not played again. “fingerpost record --attach” writes its screen as a file, which “fingerpost lab FILE” opens."
      )
    }
    guard let at = question["at"]?.list?.compactMap(\.number), at.count == 2,
      let screen = screens.screen(at: at[0], at[1])
    else {
      throw WhatIf.Problem("The screen under this gesture is not known any more; touch it once more.")
    }
    let folder = try OwnFolder()
    defer { folder.remove() }
    let file = "\(folder.path)/screen.json"
    guard
      FileManager.default.createFile(atPath: file, contents: screen, attributes: [.posixPermissions: 0o600])
    else { throw WhatIf.Problem("The screen could not be kept.") }
    do {
      return try LabExplaining(question, about: file, called: ["--attach", address], with: []).reply()
    } catch {
      throw WhatIf.Problem("\(error)".replacing(file, with: address))
    }
  }
}
