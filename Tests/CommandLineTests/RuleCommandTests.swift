import Expectations
import FingerpostConsole
import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostCommandLine

@Suite("fingerpost rule")
struct RuleCommandTests {
  /// What the command prints for its arguments.
  private func text(_ names: String...) throws -> String {
    let text = try RuleCommand.parsed(names).ran().text
    return String(text.dropLast())
  }

  @Test("an id prints the rule whole, within 80 columns")
  func whole() throws {
    try expect(
      text("excl-3"),
      is: """
        EXCL-3  Touches and events: multiple and exclusive touch

          Only hit views are compared, so exclusivity does not extend to a view's
          subviews. Names in the runtime hint at a private way to include the subtree.

        Evidence   inferred (I)
        Sources    RT  names of classes, variables and methods in iOS 12's runtime
        Standing   built
        """)
  }

  @Test("a rule says whether it is built, and what is missing")
  func standing() throws {
    #expect(try text("HIT-6").hasSuffix("\nStanding   built"))
    #expect(try text("FR-8").hasSuffix("\nStanding   out of scope"))
    let missing = "what adds items to a drag"
    #expect(try text("DRAG-7").hasSuffix("\nStanding   not built: \(missing)"))
  }

  @Test("a family lists its rules with their marks")
  func family() throws {
    try expect(
      text("mot"),
      is: """
        Motion, remote control and presses: motion
          + MOT-1  D    A shake is a `motionBegan` and later a `motionEnded` or a …
          + MOT-2  D    Three things cancel a shake: the app becoming inactive, the …
          + MOT-3  O    Without a first responder the key window takes its place: …
          + MOT-4  D    A shake that no responder handles brings up the undo prompt if …
          + MOT-5  D    Readings of accelerometer, gyroscope and magnetometer do not …
          + MOT-6  D    A motion event runs no hit test and reaches no gesture …
          x MOT-7  D    Core Motion hands the readings of accelerometer, gyroscope and …

        6 of 6 built: + is built, - is not yet, x is out of scope.
        """)
    #expect(try text("hit").contains("\n  + HIT-6   D+O  A view"))
    #expect(try text("fr").contains("\n  x FR-8"))
  }

  @Test("without arguments every rule is listed, no line wider than 80")
  func everything() throws {
    let lines = try text().split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").dropFirst().first.map(String.init)
    }
    expect(listed, is: Ledger.rules.map(\.id))
    expect(lines.filter { $0.count > 80 }, is: [])
  }

  @Test("an unknown id is an error that names the nearest")
  func unknown() {
    #expect(throws: CommandFailure("there is no rule or family \"htt-6\"; the nearest is HIT-6.")) {
      try text("HIT-6", "htt-6")
    }
  }
}
