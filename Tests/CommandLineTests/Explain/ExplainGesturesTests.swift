import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost explain` says of recognizers, and of what changes without one or with one more requirement.
@Suite struct ExplainGesturesTests {
  /// A photo that is liked by a tap and zoomed by two, on a page that drags; lldb's lists stand below the dump.
  private static let dump = """
    <UIWindow: 0x10; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x1>>
       | <Shop.Page: 0x20; frame = (0 0; 320 568); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
       |    | <Shop.Photo: 0x30; frame = (20 100; 280 280); gestureRecognizers = <NSArray: 0x4>; layer = <CALayer: 0x5>>

    (lldb) expr -l objc -O -- [0x30 gestureRecognizers]
    <__NSArrayM 0x6>(
    <UITapGestureRecognizer: 0x41; state = Possible; view = <Shop.Photo 0x30>; target= <(action=like:, target=<Shop.Page 0x20>)>; must-fail = {
            <UITapGestureRecognizer: 0x42; state = Possible; view = <Shop.Photo 0x30>; target= <(action=zoom:, target=<Shop.Page 0x20>)>; numberOfTapsRequired = 2>
        }>,
    <UITapGestureRecognizer: 0x42; state = Possible; view = <Shop.Photo 0x30>; target= <(action=zoom:, target=<Shop.Page 0x20>)>; numberOfTapsRequired = 2; must-fail-for = {
            <UITapGestureRecognizer: 0x41; state = Possible; view = <Shop.Photo 0x30>; target= <(action=like:, target=<Shop.Page 0x20>)>>
        }>,
    <UILongPressGestureRecognizer: 0x43; state = Possible; view = <Shop.Photo 0x30>; target= <(action=menu:, target=<Shop.Page 0x20>)>>
    )

    (lldb) expr -l objc -O -- [0x20 gestureRecognizers]
    <__NSSingleObjectArrayI 0x7>(
    <UIPanGestureRecognizer: 0x44; state = Possible; view = <Shop.Page 0x20>; target= <(action=drag:, target=<Shop.Page 0x20>)>>
    )
    """

  private func lines(without: [String] = [], require: [String] = []) throws -> [String] {
    var run = try ExplainCommand.parsed(["screen.txt"])
    run.tap = ["150,200"]
    run.full = true
    run.without = without
    run.require = require
    return try run.ran(on: ["screen.txt": Self.dump]).text.split(separator: "\n").map(String.init)
  }

  private func message(without: [String] = [], require: [String] = []) -> String {
    do {
      _ = try lines(without: without, require: require)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// What is below "What changes …", without the other parts of the report.
  private func changes(without: [String] = [], require: [String] = []) throws -> [String] {
    let all = try lines(without: without, require: require)
    guard let start = all.firstIndex(where: { $0.hasPrefix("What changes") }) else { return [] }
    return [all[start]] + all[(start + 1)...].prefix { $0.hasPrefix("  ") }
  }

  @Test("The recognizers in play are listed from the view to the window, with who waits for whom")
  func inPlay() throws {
    let all = try lines()
    let start = try #require(all.firstIndex { $0.hasPrefix("Gesture recognizers in play") })
    expect(
      Array(all[start...].prefix(5)),
      is: [
        "Gesture recognizers in play, from `Photo` to the window [GR-20]",
        "  `like:` (UITapGestureRecognizer, 0x41)        tap: 1 tap             on `Photo`  possible  "
          + "waits for `zoom:` to fail",
        "  `zoom:` (UITapGestureRecognizer, 0x42)        tap: 2 taps            on `Photo`  possible  "
          + "`like:` waits for it",
        "  `menu:` (UILongPressGestureRecognizer, 0x43)  long press: 0.5 s      on `Photo`  possible",
        "  `drag:` (UIPanGestureRecognizer, 0x44)        pan: 1 finger or more  on `Page`   possible",
      ])
    #expect(!all.contains { $0.contains("was not understood") })
  }

  @Test("Gestures are told as timelines, with who waited for whom, why and how long")
  func timelines() throws {
    let all = try lines()
    #expect(
      all.contains(
        "  A tap: `like:` acts at 434 ms, having waited 350 ms for `zoom:`; `Photo` gets touchesCancelled at 434 ms."
      ))
    #expect(all.contains("  A double tap: `zoom:` acts at 284 ms; `Photo` gets touchesCancelled at 284 ms."))
    #expect(
      all.contains(
        "       434 ms  `zoom:` fails: no further tap came in time [TAP-6]; `like:` acts, having waited 350 ms for "
          + "`zoom:` [ARB-19]; `Photo` gets touchesCancelled [DLV-1]"))
    #expect(
      all.contains { $0.hasPrefix("  A hold of 1 s: `menu:` acts from 500 ms on;") })
    #expect(
      all.contains { $0.hasPrefix("  A drag: `drag:` acts from 80 ms on;") })
  }

  @Test(
    "--without plays the gestures without a recognizer, and says what is otherwise",
    arguments: ["zoom:", "zoom", "0x42"])
  func without(_ name: String) throws {
    try expect(
      changes(without: [name]),
      is: [
        "What changes without `zoom:` (UITapGestureRecognizer, 0x42)",
        "  A tap: `like:` acts at 84 ms (before: at 434 ms); `Photo` gets touchesCancelled at 84 ms (before: at 434 ms).",
        "  A double tap: `like:` acts at 84 ms and at 284 ms (before: never); `zoom:` no longer acts (before: at 284 ms); "
          + "`Photo` gets touchesCancelled at 84 ms and at 284 ms (before: at 284 ms).",
        "  The other gestures do the same as before.",
      ])
  }

  @Test(
    "--require lets one wait for another, and says what is otherwise, or that nothing is",
    arguments: [
      "menu:drag", "menu::drag:", "UILongPressGestureRecognizer:UIPanGestureRecognizer", "0x43:0x44",
    ])
  func require(_ edge: String) throws {
    let changes = try changes(require: [edge])
    expect(
      changes.prefix(2),
      is: [
        "What changes if `menu:` waits for `drag:` to fail",
        "  A hold of 1 s: `menu:` acts from 1000 ms on (before: from 500 ms on); `Photo` gets touchesCancelled at "
          + "1000 ms (before: at 500 ms).",
      ])
    try expect(
      self.changes(require: ["like:zoom"]),
      is: [
        "What changes if `like:` waits for `zoom:` to fail", "  Nothing changes in what these gestures do.",
      ])
  }

  @Test("A name that no recognizer has is said with the nearest ones, actions among them")
  func unknown() {
    expect(
      message(without: ["zom"]), is: "--without: no gesture recognizer is called `zom`; did you mean `zoom:`?"
    )
    #expect(
      message(require: ["menus:drag"]).hasPrefix(
        "--require: no gesture recognizer is called `menus`; did you mean `menu:`"))
    expect(message(require: ["like"]), is: "--require like: expected A:B, where A is to wait for B to fail.")
  }
}
