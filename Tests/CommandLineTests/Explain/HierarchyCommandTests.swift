import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What the commands do with a bundle that is written as Xcode exports one.
@Suite struct HierarchyCommandTests {
  private static let bundle = ExamplesTests.Example.folder
    .appendingPathComponent("covered-by-invisible-view.viewhierarchy").path
  private static let dump = ExamplesTests.Example.folder
    .appendingPathComponent("covered-by-invisible-view.txt").path

  private func explain(
    _ file: String, on files: [String: String]? = nil, _ set: (inout ExplainCommand) -> Void
  ) throws -> (status: Int32, text: String) {
    var run = try ExplainCommand.parsed([file])
    set(&run)
    let ran = try run.ran(on: files)
    return (ran.status, ran.text)
  }

  @Test("A bundle gives the answer and the fixes that the dump of the same screen gives")
  func sameAnswer() throws {
    let texts = try [Self.bundle, Self.dump].map { file in
      let (status, text) = try explain(file) {
        $0.tap = ["196,680"]
        $0.expect = "PlayButton"
      }
      expect(status, is: 1)
      return text.components(separatedBy: "\n\nNot sure\n")
    }
    expect(texts[0][0], is: texts[1][0])
    let last = texts[0][1].split(separator: "\n").suffix(4).joined(separator: " ")
      .replacing("    ", with: "")
    #expect(
      last.contains(
        "Xcode's export has no gesture recognizers or targets of controls. ToastContainer and UIView may "
          + "have recognizers: save what this prints for each, and add --with FILE."))
    #expect(texts[0][1].contains("expr -l objc -O -- [(UIView *)0x11a703c90 gestureRecognizers]"))
  }

  @Test("--with gives views the recognizers that lldb prints")
  func additions() throws {
    let file = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let paste =
      "<UITapGestureRecognizer: 0x7; state = Possible; view = <Nocturne.ToastContainer: 0x11a703c90>; "
      + "target= <(action=dismissToast, target=<Nocturne.C 0x9>)>>"
    try Data(paste.utf8).write(to: URL(fileURLWithPath: file))
    let (status, text) = try explain(Self.bundle) {
      $0.tap = ["196,680"]
      $0.with = [file]
    }
    expect(status, is: 0)
    #expect(text.contains("dismissToast acts"))
    var conflicts = try ConflictsCommand.parsed([Self.bundle, "--budget", "50"])
    // Where a line is broken depends on the length of the file's path.
    func output() throws -> String { try conflicts.ran().text.replacing("\n#   ", with: " ") }
    let refusal = #expect(throws: CommandFailure.self) { try output() }
    expect(refusal?.description.contains("export has no gesture recognizers"), is: true)
    conflicts.additions.with = [file]
    #expect(try !output().contains("no recognizers, so nothing to try"))
  }

  @Test("The last lines say what the bundle has no place for; text and JSON say the same, on one screen")
  func lacking() throws {
    func sentence(_ set: (inout ExplainCommand) -> Void) throws -> String? {
      let text = try explain(Self.bundle) {
        $0.tap = ["196,680"]
        set(&$0)
      }.text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 31 && lines.allSatisfy { $0.count <= 100 })
      let json = try explain(Self.bundle) {
        $0.tap = ["196,680"]
        $0.json = true
        set(&$0)
      }.text
      let plain = text.replacing("\n    ", with: " ").split(separator: "\n")
      let found = plain.first { $0.contains("Xcode's export has no") }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      // Names stand in backticks there, with addresses.
      #expect(json.contains(found?.prefix { $0 != "." } ?? "nothing"))
      return found
    }
    try expect(sentence { $0.expect = "PlayButton" }?.contains("and add --with FILE."), is: true)
    try expect(sentence { _ in }?.contains("no gesture recognizers or targets of controls."), is: true)
    let file = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let paste = ["Nocturne.ToastContainer: 0x11a703c90", "UIView: 0x11a70c030"].map {
      "<UITapGestureRecognizer: 0x7\($0.count); state = Possible; view = <\($0)>>"
    }
    try Data(paste.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    // With the recognizers on the way there is nothing to paste any more.
    try expect(sentence { $0.with = [file] }, is: "Xcode's export has no targets of controls.")
  }

  @Test("--full names the application and the screen of a bundle")
  func source() throws {
    let text = try explain(Self.bundle) {
      $0.tap = ["196,680"]
      $0.full = true
    }.text
    #expect(
      text.contains(
        "The view hierarchy is of Nocturne (process 4711), on a screen of 393 × 852 points at 3x."))
  }

  @Test("--with next to a scenario is refused, whatever the command")
  func scenario() throws {
    let scenario = ExamplesTests.Example.folder.appendingPathComponent("photo.yaml").path
    #expect(throws: CommandFailure(ScreenFile.noAdditions)) {
      _ = try explain(scenario) {
        $0.tap = ["1,1"]
        $0.with = [Self.dump]
      }
    }
    let conflicts = try ConflictsCommand.parsed([scenario, "--budget", "10", "--with", Self.dump])
    #expect(throws: CommandFailure(ScreenFile.noAdditions)) { _ = try conflicts.ran() }
    let replay = try ReplayCommand.parsed(["x.jsonl", "--in", scenario, "--with", Self.dump])
    #expect(throws: CommandFailure(ScreenFile.noAdditions)) { _ = try replay.ran() }
  }

  @Test("A pinch zooms a scroll view whose bundle tells the limits of zooming, and no other")
  func zooming() throws {
    func answer(_ most: String) throws -> String {
      let frame = "[\"0\",\"0\",\"400\",\"800\"]"
      let numbers = ["0x1", "0x2", "0x3"].flatMap { id in
        ["bounds", "frame"].map {
          "\"\(id).\($0)\":{\"propertyFormat\":\"CGf,CGf,CGf,CGf\",\"propertyValue\":\(frame)}"
        }
      }
      let scales = [("minimumZoomScale", "1"), ("maximumZoomScale", most)].map {
        "\"0x2.\($0.0)\":{\"propertyFormat\":\"CGf\",\"propertyValue\":\"\($0.1)\"}"
      }
      func view(_ id: Int, _ name: String, _ inner: String = "") -> String {
        "{\"objectID\":\"0x\(id)\",\"className\":\"\(name)\",\"childGroup\":{\"groupingID\":"
          + "\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":[\(inner)]}}"
      }
      let tree = view(1, "UIWindow", view(2, "UIScrollView", view(3, "UIImageView")))
      let response =
        "{\"topLevelGroups\":{\"w\":{\"groupingID\":\"com.apple.UIKit.UIWindow\",\"debugHierarchyObjects\":["
        + "\(tree)]}},\"topLevelPropertyDescriptions\":{\((numbers + scales).joined(separator: ","))}}"
      return try explain("response", on: ["response": response]) {
        $0.tap = ["200,300"]
        $0.gesture = "pinch:2"
      }.text
    }
    #expect(try answer("4").contains("zooms"))
    #expect(try !answer("1").contains("zooms"))
  }

  @Test("--diagnose prints numbers, without texts and names")
  func diagnosis() throws {
    let (status, text) = try explain(Self.bundle) { $0.diagnose = true }
    expect(status, is: 0)
    #expect(text.contains("views in the tree: 33\n") && text.contains("windows in the tree: 1\n"))
    #expect(!text.contains("Nocturne") && !text.contains("Favourites") && !text.contains("0x"))
    #expect(try explain(Self.dump) { $0.diagnose = true }.text.contains("views in the tree: 33\n"))
  }

  @Test("replay plays a recording on a bundle")
  func replay() throws {
    let file = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let lines = [
      "{\"fingerpost\":\"recording\",\"version\":1,\"screen\":{\"width\":393,\"height\":852}}",
      "{\"at\":0,\"contacts\":[{\"id\":1,\"phase\":\"down\",\"x\":196,\"y\":680}]}",
      "{\"at\":0.08,\"contacts\":[{\"id\":1,\"phase\":\"up\",\"x\":196,\"y\":680}]}",
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    var command = try ReplayCommand.parsed([file, "--in", Self.bundle])
    let ran = try command.ran()
    expect(ran.status, is: 0, "\(ran.errors)")
    #expect(ran.text.contains("ToastContainer") && !ran.text.contains("UITapGestureRecognizer"))
    let paste = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: paste) }
    let text =
      "<UITapGestureRecognizer: 0x7; state = Possible; view = <Nocturne.ToastContainer: 0x11a703c90>>"
    try Data(text.utf8).write(to: URL(fileURLWithPath: paste))
    command.additions.with = [paste]
    #expect(try command.ran().text.contains("UITapGestureRecognizer"))
    command.additions.with = [Self.bundle + "/metadata"]
    expect(command.ended().status, is: 2)
  }

  @Test("a folder that is not a bundle is refused in one sentence")
  func folder() {
    #expect(throws: CommandFailure.self) {
      _ = try explain(NSTemporaryDirectory()) { $0.tap = ["1,1"] }
    }
  }

  @Test("A text view begins editing, unless the bundle says that it cannot be edited")
  func textViews() throws {
    func answer(_ editable: String) throws -> String {
      let number = { (key: String, value: String) in
        "\"0x2.\(key)\":{\"propertyFormat\":\"\(value.contains(",") ? "CGf,CGf,CGf,CGf" : "b")\",\"propertyValue\":\(value)}"
      }
      let views = ["UIWindow", "UITextView"].enumerated().map { index, name in
        "{\"objectID\":\"0x\(index + 1)\",\"className\":\"\(name)\""
      }
      let frame = "[\"0\",\"0\",\"400\",\"800\"]"
      let properties = [
        number("bounds", frame), number("frame", frame), number("editable", "\"\(editable)\""),
        number("bounds", frame).replacing("0x2", with: "0x1"),
        number("frame", frame).replacing("0x2", with: "0x1"),
      ]
      let response =
        "{\"topLevelGroups\":{\"w\":{\"groupingID\":\"com.apple.UIKit.UIWindow\",\"debugHierarchyObjects\":["
        + "\(views[0]),\"childGroup\":{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":["
        + "\(views[1])}]}}]}},\"topLevelPropertyDescriptions\":{\(properties.joined(separator: ","))}}"
      return try explain("response", on: ["response": response]) { $0.tap = ["100,100"] }.text
    }
    #expect(try answer("1").contains("begins editing"))
    #expect(try !answer("0").contains("begins editing"))
  }
}
