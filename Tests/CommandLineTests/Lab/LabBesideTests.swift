import ArgumentParser
import Expectations
import FingerpostConsole
import FingerpostText
import Foundation
import Testing

@testable import FingerpostCommandLine

/// Two screens beside each other on a page of the lab: both sides and what differs are what the commands say.
@MainActor @Suite("Lab: side by side") struct LabBesideTests {
  private static let alive = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <Shop.PayButton: 0x3; baseClass = UIButton; frame = (20 100; 200 50); layer = <CALayer: 0x4>>
       | <Shop.HelpButton: 0x5; baseClass = UIButton; frame = (20 200; 200 50); layer = <CALayer: 0x6>>
    """
  private static let dead = alive.replacing(
    "frame = (20 100; 200 50);", with: "frame = (20 100; 200 50); userInteractionEnabled = NO;")

  /// Runs a body with two files, called `old.txt` and `new.txt` on the page.
  private func beside(
    _ old: String, _ new: String, _ body: (LabBeside) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sides = try [("old.txt", old), ("new.txt", new)].enumerated().map { index, file in
      let path = folder.appending(path: "\(index).txt").path
      try Data(file.1.utf8).write(to: URL(fileURLWithPath: path))
      return LabBeside.Side(number: index + 1, file: path, name: file.0, additions: [])
    }
    try body(LabBeside(old: sides[0], new: sides[1]))
  }

  private func read(_ members: String) throws -> JSONValue {
    try JSONValue(Data("{\(members)}".utf8))
  }

  private func tap(_ x: Int, _ y: Int, expecting name: String? = nil) throws -> FingerpostText.JSONValue {
    try JSONParser.read(
      JSONWriter.object { json in
        json.field("gesture", "tap")
        json.field("at", [x, y])
        json.field("expect", name)
      })
  }

  @Test("a tap is explained on both as by the command on each, and played there") func sides() throws {
    try beside(Self.alive, Self.dead) { beside in
      let sides = try #require(try read(beside.explain(try tap(120, 125)))["sides"]?.elements)
      expect(sides.count, is: 2)
      for (said, side) in zip(sides, [beside.old, beside.new]) {
        let ran = try ExplainCommand.parse([side.file, "--tap", "120,125", "--json"]).ran()
        let report = try JSONValue(ran.bytes)
        expect(said["report"]?["answer"]?["why"]?.text, is: report["answer"]?["why"]?.text)
        expect(said["command"]?.text, is: "fingerpost explain \(side.name) --tap 120,125")
        let kinds = said["messages"]?.elements.compactMap { $0["m"]?.text } ?? []
        #expect(["picture", "facts", "gesture"].allSatisfy(kinds.contains))
        expect(said["messages"]?.elements.first?["screen"]?.number, is: Double(side.number))
      }
      let leads = sides.map { $0["report"]?["answer"]?["why"]?.text ?? "" }
      #expect(leads[0].contains("touchUpInside") && !leads[1].contains("touchUpInside"))
    }
  }

  @Test("a view that one of them lacks is a problem of that side alone") func lacking() throws {
    let other = Self.alive.replacing("PayButton", with: "BuyButton")
    try beside(Self.alive, other) { beside in
      let question = try tap(120, 125, expecting: "Shop.PayButton")
      let sides = try #require(try read(beside.explain(question))["sides"]?.elements)
      #expect(sides[0]["report"] != nil && sides[0]["problem"] == nil)
      expect(sides[1]["problem"]?.text?.contains("“Shop.PayButton” is not in the file"), is: true)
    }
  }

  @Test("what differs is the report of the command, under the names of the page") func differences() throws {
    try beside(Self.alive, Self.dead) { beside in
      let diff = try #require(try read(beside.differences())["diff"])
      let ran = try DiffCommand.parse([beside.old.file, beside.new.file, "--json"]).ran()
      let own = try JSONValue(ran.bytes)
      #expect(diff["changes"] == own["changes"] && diff["better"] == own["better"])
      expect(diff["changes"]?.elements.count, is: 1)
      expect(diff["old"]?["file"]?.text, is: "old.txt")
      expect(diff["new"]?["file"]?.text, is: "new.txt")
    }
  }

  @Test("two screens that are not one are refused in the words of the command") func refusal() throws {
    let other = """
      <UIWindow: 0x11; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x12>>
         | <Map.Compass: 0x13; baseClass = UISwitch; frame = (300 700; 51 31); layer = <CALayer: 0x14>>
      """
    try beside(Self.alive, other) { beside in
      var refusal = ""
      do { _ = try beside.differences() } catch { refusal = "\(error)" }
      #expect(refusal.contains("is in new.txt: these are no captures of one screen"))
    }
  }
}
