import Expectations
import Fingerpost
import FingerpostHID
import FingerpostReading
import FingerpostScenarios
import FingerpostScreens
import FingerpostTrace
import Foundation
import OwnProcess
import Testing

@testable import FingerpostConflicts

/// Dumps and exports written down as scenarios.
@Suite("Conflicts: screens as scenarios", .ownProcess) struct ScreenScenarioTests {
  /// Names the recognizers that receive a touch at each point, in the order of receiving.
  private func receivers(
    _ points: [CGPoint], in world: World, _ log: TraceLog, name: (SubjectID) -> String?
  ) -> [[String]] {
    points.enumerated().map { index, point in
      log.removeAll()
      let time = Int64(index) * 1_000_000_000
      for phase in [Contact.Phase.down, .cancel] {
        let contact = Contact(id: 1, phase: phase, x: Double(point.x), y: Double(point.y))
        world.application.handle(
          Frame(nanoseconds: time + (phase == .down ? 0 : 1), contacts: [contact]))
      }
      return log.records.compactMap {
        if case .received(_, let subject) = $0.fact { name(subject) } else { nil }
      }
    }
  }

  private func receivers(_ points: [CGPoint], on screen: Screen) -> [[String]] {
    let log = TraceLog()
    var builder = ScreenBuilder(screen)
    builder.buildsBehavior = true
    let built = builder.build(trace: Trace(log))
    return receivers(points, in: built.world, log) { subject in
      built.recognizerIndex(of: subject).flatMap { screen.placedRecognizers[$0].recognizer.name }
    }
  }

  private func receivers(_ points: [CGPoint], on scenario: Scenario) throws -> [[String]] {
    let log = TraceLog()
    let world = ScenarioScene.makeWorld(for: scenario, sink: log)
    let scene = try ScenarioScene.build(scenario, in: world)
    var names: [SubjectID: String] = [:]
    for recognizer in scenario.recognizers {
      if let object = scene.recognizer(id: recognizer.id) { names[object.subject(in: world)] = recognizer.id }
    }
    return receivers(points, in: world, log) { names[$0] }
  }

  @Test("touches go to the same recognizers, in memory and in the file") func sameReceivers() throws {
    var touched = 0
    for seed in UInt64(1)...60 {
      var random = RandomScreen(seed: seed)
      var screen = random.make(views: 30)
      for index in screen.views.indices where (index + Int(seed)) % 3 == 0 {
        var tap = ScreenRecognizer(className: "UITapGestureRecognizer", address: "0x\(index)")
        tap.name = "r\(index)"
        screen.views[index].recognizers = [tap]
      }
      let points = (0..<120).map { _ in random.point() }
      let expected = receivers(points, on: screen)
      let scenario = ScreenScenario(screen, name: "random").scenario
      try expect(receivers(points, on: scenario), is: expected, "seed \(seed)")
      let again = try Scenario.load(text: try scenario.yaml(), name: "again")
      try expect(receivers(points, on: again), is: expected, "seed \(seed)")
      touched += expected.count { !$0.isEmpty }
    }
    #expect(touched > 2000)
  }

  @Test("a dump with what lldb prints of its recognizers can be searched") func dump() throws {
    let screen = try ScreenReader.read(
      Data(
        """
        <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
           | <UIView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    | <UILabel: 0x103; frame = (0 0; 100 40); text = 'x'; layer = <CALayer: 0x3>>
           |    | <Shop.PhotoView: 0x102; frame = (20 100; 350 350); transform = [0.5, 0, 0, 0.5, 0, 0]; gestureRecognizers = <NSArray: 0x1>; layer = <CALayer: 0x3>>
           |    | <UIButton: 0x104; frame = (0 700; 390 40); hidden = YES; layer = <CALayer: 0x3>>
        <UITapGestureRecognizer: 0x7f1; state = Possible; view = <Shop.PhotoView 0x102>; target= <(action=select:, target=<Shop.C 0x9>)>; must-fail = {
                <UITapGestureRecognizer: 0x7f2; state = Possible; view = <Shop.PhotoView 0x102>; numberOfTapsRequired = 2>
            }>
        <UITapGestureRecognizer: 0x7f2; state = Possible; view = <Shop.PhotoView 0x102>; numberOfTapsRequired = 2>
        <Shop.ScratchRecognizer: 0x7f3; state = Possible; view = <Shop.PhotoView 0x102>>
        """.utf8), name: "dump.txt")
    let written = ScreenScenario(screen, name: "dump.txt")
    expect(
      written.losses,
      is: [
        "Left out are recognizers of which it is not known what they do: Shop.ScratchRecognizer."
      ])
    let report = try conflicts(in: written.scenario)
    #expect(report.kinds.isEmpty && report.notes.first?.hasPrefix("select acts when tap_0x7f2") == true)
    // Label and button make no difference.
    let text = try written.scenario.yaml()
    #expect(!text.contains("UILabel") && !text.contains("UIButton"))
    #expect(text.contains("screen: { size: [390, 844] }"))
  }

  @Test("what an export says of recognizers is taken over") func export() throws {
    let screen = try ScreenReader.read(
      Data(
        #"""
        { "format": "fingerpost-export/1", "windows": [{ "view": 0 }], "views": [
        { "parent": null, "class": "UIWindow", "superclasses": [], "address": "0x1", "bounds": [0, 0, 390, 844], "center": [195, 422],
          "gestureRecognizers": [
        { "class": "UILongPressGestureRecognizer", "address": "0xa", "name": "hold", "minimumPressDuration": 0.25, "allowableMovement": 20, "numberOfTapsRequired": 0, "delaysTouchesEnded": false },
        { "class": "Shop.Pan", "superclasses": ["UIPanGestureRecognizer"], "address": "0xb", "minimumNumberOfTouches": 2, "maximumNumberOfTouches": 18446744073709551615, "enabled": false,
          "delegate": { "class": "Shop.C", "address": "0x9", "implements": [] }, "mustFail": ["0xa", "0xdead"] },
        { "class": "UISwipeGestureRecognizer", "address": "0xc", "direction": ["left", "up"], "cancelsTouchesInView": false },
        { "class": "UIScreenEdgePanGestureRecognizer", "address": "0xd", "edges": ["left"], "delaysTouchesBegan": true }] }] }
        """#.utf8), name: "export.json")
    let written = ScreenScenario(screen, name: "export.json")
    let text = try written.scenario.yaml()
    for line in [
      "- { id: hold, type: longPress, name: hold, delaysTouchesEnded: false, numberOfTapsRequired: 0, minimumPressDuration: 0.25, allowableMovement: 20 }",
      "- { id: pan_0xb, type: pan, isEnabled: false, minimumNumberOfTouches: 2, requireToFail: [hold] }",
      "- { id: swipe_0xc, type: swipe, cancelsTouchesInView: false, direction: [left, up] }",
      "- { id: screenEdgePan_0xd, type: screenEdgePan, delaysTouchesBegan: true, edges: [left] }",
    ] {
      let words = Self.words(line)
      #expect(Self.words(text).contains(words), "\(line)\n\(text)")
    }
    expect(
      written.losses,
      is: [
        "What delegates answer is not known: 1 recognizer played as if there were none.",
        "Requirements on recognizers that the input lacks are left out of 1 recognizer.",
      ])
  }

  /// A text without line breaks and brackets, which depend on its width.
  private static func words(_ text: String) -> String {
    text.split { ",{}\n ".contains($0) }.joined(separator: " ")
  }

  @Test("a tree that no scenario can hold is refused when it is written") func depth() throws {
    var screen = Screen(kind: .recursiveDescription)
    for index in 0..<10_000 {
      var view = ScreenView(className: "UIView", parent: index == 0 ? nil : index - 1)
      view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.center = CGPoint(x: 50, y: 50)
      if index == 9_999 { view.recognizers = [ScreenRecognizer(className: "UITapGestureRecognizer")] }
      screen.views.append(view)
    }
    let deep = ScreenScenario(screen, name: "deep.txt").scenario
    let failure = #expect(throws: ScenarioError.self) { try deep.yaml() }
    expect(failure?.description, is: "deep.txt: views nest deeper than a scenario file can express")
    screen.views[9_999].recognizers = []
    #expect(try ScreenScenario(screen, name: "flat.txt").scenario.yaml().contains("windows:"))
  }
}
