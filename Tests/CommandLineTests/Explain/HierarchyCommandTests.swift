import Foundation
import Testing

@testable import FingerpostCommandLine

/// What the commands do with a bundle that is written as Xcode exports one.
@Suite struct HierarchyCommandTests {
  private static let bundle = ExamplesTests.Example.folder
    .appendingPathComponent("covered-by-invisible-view.viewhierarchy").path
  private static let dump = ExamplesTests.Example.folder
    .appendingPathComponent("covered-by-invisible-view.txt").path

  private func explain(_ file: String, _ set: (inout ExplainSession) -> Void) throws -> (
    status: Int32, text: String
  ) {
    var run = ExplainSession(file: file)
    set(&run)
    var bytes: [UInt8] = []
    let status = try run.run { bytes += Array($0) }
    return (status, String(decoding: bytes, as: UTF8.self))
  }

  @Test("A bundle gives the answer and the fixes that the dump of the same screen gives")
  func sameAnswer() throws {
    let texts = try [Self.bundle, Self.dump].map { file in
      let (status, text) = try explain(file) {
        $0.taps = ["196,680"]
        $0.expect = "PlayButton"
      }
      #expect(status == 1)
      return text.components(separatedBy: "\n\nNot sure\n")
    }
    #expect(texts[0][0] == texts[1][0])
    #expect(
      texts[0][1].contains(
        "Xcode's export lists no recognizers, so ToastContainer and UIView may have some; save what this"))
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
      $0.taps = ["196,680"]
      $0.additions = [file]
    }
    #expect(status == 0)
    #expect(text.contains("dismissToast acts"))
    var conflicts = ConflictsSession(file: Self.bundle, budget: "50")
    #expect(try conflicts.run().output.contains("no recognizers, so nothing to try"))
    conflicts.additions = [file]
    #expect(try !conflicts.run().output.contains("no recognizers, so nothing to try"))
  }

  @Test("--diagnose prints numbers, without texts and names")
  func diagnosis() throws {
    let (status, text) = try explain(Self.bundle) { $0.isDiagnosis = true }
    #expect(status == 0)
    #expect(text.contains("views in the tree: 33\n") && text.contains("windows in the tree: 1\n"))
    #expect(!text.contains("Nocturne") && !text.contains("Favourites") && !text.contains("0x"))
    #expect(try explain(Self.dump) { $0.isDiagnosis = true }.text.contains("views in the tree: 33\n"))
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
    var output: [String] = []
    var complaints: [String] = []
    let session = ReplaySession(
      scene: Self.bundle, trace: .text, isLive: false, options: try RecordingOptions.parsed([])
    ) {
      output.append($0)
    } complain: {
      complaints.append($0)
    }
    #expect(session.run(file) == 0, "\(complaints)")
    #expect(output.contains { $0.contains("ToastContainer") })
  }

  @Test("a folder that is no bundle is refused in one sentence")
  func folder() {
    #expect(throws: CommandFailure.self) {
      _ = try explain(NSTemporaryDirectory()) { $0.taps = ["1,1"] }
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
      return try explain("response") {
        $0.taps = ["100,100"]
        $0.read = { _ throws(CommandFailure) in Data(response.utf8) }
      }.text
    }
    #expect(try answer("1").contains("begins editing"))
    #expect(try !answer("0").contains("begins editing"))
  }
}
