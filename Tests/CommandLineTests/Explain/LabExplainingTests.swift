#if os(Linux)
  import Expectations
  import ArgumentParser
  import FingerpostConsole
  import FingerpostScreens
  import FingerpostText
  import Foundation
  import Testing

  @testable import FingerpostCommandLine

  /// What a page of the lab says of a gesture for a view that was expected, and what the command says.
  @Suite struct LabExplainingTests {
    @Test("80 random expectations have the lead sentence of the command, to the letter") func same() async {
      await #expect(processExitsWith: .success) {
        nice(5)
        await LabExplainingTests.check(80, seed: 1)
      }
    }

    /// A generator whose numbers are the same on each machine.
    private struct Dice: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
      }
    }

    private static func check(_ count: Int, seed: UInt64) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      var dice = Dice(state: seed)
      let gestures = ["tap", "double-tap", "hold", "swipe:up", "drag:0,-80", "pinch:2"]
      #expect(throws: Never.self) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var compared = 0
        for number in 0..<count {
          let input = ReportInput.all[number % ReportInput.all.count]
          let file = folder.appending(path: "\(number % ReportInput.all.count).txt").path
          try input.text.write(toFile: file, atomically: true, encoding: .utf8)
          let views = try ScreenFile.read(file).screen().views
          let gesture = gestures.randomElement(using: &dice) ?? "tap"
          let point = (Int.random(in: 0..<320, using: &dice), Int.random(in: 0..<568, using: &dice))
          let view = Int.random(in: views.indices, using: &dice)
          let name = views[view].className
          let nth = views[..<view].count { $0.className == name }
          let question = try JSONParser.read(
            JSONWriter.object { json in
              json.field("gesture", gesture)
              json.field("at", [point.0, point.1])
              json.field("expect", name)
              json.field("nth", nth)
            })
          let text = "{\(try LabExplaining(question, about: file, with: []).reply())}"
          let reply = try JSONParser.read(Array(text.utf8), .message)
          let why = reply["report"]?["answer"]?["why"]?.text ?? ""
          let expect = reply["expect"]?.text ?? ""
          let command = [
            "\(file)", "--tap", "\(point.0),\(point.1)", "--gesture", gesture, "--expect", expect,
          ]
          let ran = try ExplainCommand.parse(command).ran()
          let lead = ran.lines.prefix { !$0.isEmpty }.joined(separator: " ")
          #expect(!why.isEmpty && lead.hasPrefix(why), "\(input.name): \(command): \(why) | \(lead)")
          compared += 1
        }
        expect(compared, is: count)
      }
    }
  }
#endif
