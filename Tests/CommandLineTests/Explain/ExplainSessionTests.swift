import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost explain` prints, and with which status it ends.
@Suite struct ExplainSessionTests {
  private static let dump = """
    <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
       | <Player.ControlsView: 0x20; baseClass = UIView; frame = (0 40; 400 60); layer = <CALayer: 0x2>>
       |    | <Player.PlayButton: 0x30; baseClass = UIButton; frame = (290 10; 44 40); layer = <CALayer: 0x3>>
       | <Player.DimmingView: 0x40; baseClass = UIView; frame = (0 0; 400 400); layer = <CALayer: 0x4>>
    """

  private static let twoTrees = """
    <UIView: 0x10; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
       | <UIView: 0x11; frame = (0 0; 50 50); layer = <CALayer: 0x1>>

    <Shop.Card: 0x20; frame = (0 0; 200 200); layer = <CALayer: 0x2>>
       | <UIView: 0x21; frame = (0 0; 50 50); layer = <CALayer: 0x1>>
    """

  /// Runs the command on files that exist only here.
  private func explain(
    _ files: [String: String] = ["screen.txt": dump], _ set: (inout ExplainCommand) -> Void
  ) throws(CommandFailure) -> (status: Int32, text: String) {
    var run = try CommandFailure.wrapping { try ExplainCommand.parsed(["screen.txt"]) }
    set(&run)
    let ran = try run.ran(on: files)
    return (ran.status, ran.text)
  }

  private func message(
    _ files: [String: String] = ["screen.txt": dump], _ set: (inout ExplainCommand) -> Void
  ) -> String? {
    do {
      _ = try explain(files, set)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("The answer comes first, then the fixes; status 1 where the view does not act")
  func verdict() throws {
    let (status, text) = try explain {
      $0.tap = ["312,70"]
      $0.expect = "PlayButton"
    }
    expect(status, is: 1)
    let answer = [
      "A tap at (312, 70) never reaches PlayButton: DimmingView lies in front of ControlsView, which holds",
      "it, and covers all of it.", "", "Fix, one of these, each tried:",
      "  dimmingView.isUserInteractionEnabled = false", "      → PlayButton sends touchUpInside at 84 ms",
    ]
    expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).prefix(6),
      is: answer[...].map { $0[...] }[...])
    // The whole account says the same.
    let full = try explain {
      $0.tap = ["312,70"]
      $0.expect = "PlayButton"
      $0.full = true
    }
    expect(full.status, is: 1)
    #expect(
      full.text.hasPrefix("\(answer[0]) \(answer[1])\n\(answer[3])\n\(answer[4])\n\(answer[5])\n"))
  }

  @Test("Status 0 where what was expected happens, and with nothing expected whatever happens")
  func success() throws {
    try expect(
      explain {
        $0.tap = ["312,70"]
        $0.expect = "DimmingView"
      }.status, is: 0)
    try expect(explain { $0.tap = ["312,70"] }.status, is: 0)
    let nobody = try explain { $0.tap = ["-3,5"] }
    #expect(nobody.status == 0 && nobody.text.hasPrefix("A tap at (-3, 5) lands on no view: "))
    // That is a failure where a view was to act.
    try expect(
      explain {
        $0.tap = ["-3,5"]
        $0.expect = "DimmingView"
      }.status, is: 1)
  }

  @Test("Without a point the center of the expected view is touched, and the report says so")
  func middle() throws {
    let (status, text) = try explain { $0.expect = "0x30" }
    expect(status, is: 1)
    #expect(text.hasPrefix("A tap at (312, 70) "))
    #expect(text.contains("\nNote: No point was given, so this is about the center of the expected view.\n"))
  }

  @Test("--gesture asks about another gesture, in text and JSON, and says what is wrong with a bad one")
  func gesture() throws {
    let hold = try explain {
      $0.expect = "0x40"
      $0.gesture = "hold"
    }
    #expect(hold.status == 0 && hold.text.hasPrefix("A hold of 1 s at (200, 200) reaches DimmingView."))
    let drag = try explain {
      $0.expect = "0x40"
      $0.gesture = "drag:30,0"
      $0.json = true
      $0.brief = true
    }
    #expect(drag.status == 0 && drag.text.contains("\"gesture\":\"drag\"") && drag.text.utf8.count < 2_048)
    expect(
      message {
        $0.expect = "0x40"
        $0.gesture = "wave"
      }?.hasPrefix("--gesture wave: expected tap, double-tap, hold, "), is: true)
    expect(
      message {
        $0.expect = "0x40"
        $0.brief = true
      }?.hasPrefix("--brief needs --json"), is: true)
  }

  @Test("Many points come from a file, with empty lines and remarks; all must go right")
  func taps() throws {
    let files = ["screen.txt": Self.dump, "taps.txt": "# two\n312,70\r\n\n  312 , 500 \n"]
    let (status, text) = try explain(files) {
      $0.taps = "taps.txt"
      $0.expect = "DimmingView"
    }
    expect(
      text,
      is: """
        (312, 70) → DimmingView: gets the touch
        (312, 500) → UIWindow: not reached
        1 of 2 touches gets to DimmingView.

        """)
    expect(status, is: 1)
  }

  @Test("JSON is one object; the points of --tap come first, the middles of all views last")
  func json() throws {
    let files = ["screen.txt": Self.dump, "taps.txt": "1,2"]
    let (status, text) = try explain(files) {
      $0.json = true
      $0.tap = ["-3,5"]
      $0.taps = "taps.txt"
      $0.atAllCenters = true
    }
    // Nothing was expected, so nothing went wrong.
    expect(status, is: 0)
    let object = try #require(try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let touches = try #require(object["touches"] as? [[String: Any]])
    expect(touches.map { $0["x"] as? Double }, is: [-3, 1, 200, 200, 312, 200])
    #expect(object["expected"] is NSNull)
  }

  @Test("Of several trees one is explained, and the report says which")
  func trees() throws {
    let files = ["screen.txt": Self.twoTrees]
    let first = try explain(files) { $0.tap = ["150,150"] }
    #expect(first.status == 0 && first.text.hasPrefix("A tap at (150, 150) lands on no view: "))
    #expect(
      first.text.contains(
        "Note: The input has 2 trees and no window; the first is explained. --tree N explains another.\n"))
    #expect(
      first.text.contains(
        "Note: The tree has no window, so points are in the coordinates of the superview of UIView.\n"))
    let second = try explain(files) {
      $0.tap = ["150,150"]
      $0.tree = 2
    }
    expect(second.status, is: 0)
    #expect(second.text.contains("Note: Tree 2 of 2 is explained.\n"))
    expect(
      message(files) {
        $0.tap = ["1,1"]
        $0.tree = 3
      }, is: "--tree 3: the input has 2 trees.")
  }

  @Test("What cannot be answered is said in one sentence that names the place")
  func failures() {
    expect(message([:]) { $0.tap = ["1,2"] }, is: "screen.txt could not be read: there is no such file.")
    expect(
      message { $0.tap = ["1;2"] },
      is: "--tap 1;2: expected X,Y in points of the screen, such as --tap 312,70.")
    for bad in ["", ",", "1", "1,2,3", "nan,1", "1,inf", "x,1"] {
      expect(message { $0.tap = [bad] }?.hasPrefix("--tap \(bad): expected X,Y"), is: true)
    }
    expect(
      message(["screen.txt": Self.dump, "t": "1,2\n\n3,x\n"]) { $0.taps = "t" },
      is: "t:3: expected x,y such as 312,70, found \"3,x\".")
    expect(
      message {
        $0.tap = ["1,2"]
        $0.expect = "PlayButon"
      }, is: "--expect: no view is called `PlayButon`; did you mean `PlayButton`?")
    expect(message { _ in }?.hasPrefix("say where to tap: "), is: true)
    expect(message(["screen.txt": ""]) { $0.tap = ["1,2"] }?.hasPrefix("screen.txt: "), is: true)
    expect(message(["screen.txt": "\u{0}\u{1}hello"]) { $0.tap = ["1,2"] }?.hasPrefix("screen.txt"), is: true)
  }

  @Test("An empty list of points is not a failure")
  func noPoints() throws {
    let (status, text) = try explain(["screen.txt": Self.dump, "t": "# none\n"]) { $0.taps = "t" }
    expect(status, is: 0)
    expect(text, is: "0 of 0 touches land on a view.\n")
  }
}
