import Expectations
import FingerpostScenarios
import Foundation
import Testing

@testable import FingerpostLab

/// A run as a test in Swift.
@Suite struct SavedTestTests {
  private static var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  private func saved(_ text: String, title: String = "saved") throws -> String {
    try WhatIf(LabTake(Scenario.load(text: text, name: "test"))).test(title: title)
  }

  /// The file is compiled and passes as part of the AgreementTests, whose target is as an application's tests are.
  @Test("a test that is saved is the file that is compiled here") func compiles() throws {
    let scene = try #require(TourScene.all.first)
    let text = try saved(scene.source, title: "A double tap that delays a tap")
    let file = Self.tests.appendingPathComponent("AgreementTests/SavedFromTheLab.swift")
    try expect(String(contentsOf: file, encoding: .utf8), is: text)
  }

  @Test("each scene of the tour does what its file expects") func scenes() throws {
    for scene in TourScene.all {
      let run = try ScenarioPlayer(scene.scenario()).play()
      let expected = try #require(run.scenario.expect)
      expect(ScenarioCheck.compare(expected, run.lines), is: nil, "\(scene.file)")
    }
  }

  @Test("each scene of the tour can be saved") func tour() throws {
    for scene in TourScene.all {
      let text = try saved(scene.source)
      #expect(text.contains("makeKeyAndVisible()"), "\(scene.file)")
    }
    let swipe = try saved(TourScene.all[3].source)
    #expect(swipe.contains("delete.direction = [.left]"))
    #expect(swipe.contains(#""80 ms: reorder acts: began","#) && !swipe.contains("delete acts"))
    let button = try saved(TourScene.all[4].source)
    #expect(button.contains("move.minimumNumberOfTouches = 2"))
    #expect(button.contains(#""350 ms: Buy touchDragExit","#))
  }

  @Test(
    "what a test cannot say is refused in a sentence",
    arguments: [
      (
        "windows: [{ id: W, subviews: [{ id: A, frame: [0, 0, 50, 50], pointInside: always }] }]",
        "[300, 300]", "screen's own code"
      ),
      (
        "windows: [{ id: W, gestureRecognizers: [{ id: g, type: custom, recognizeOn: began }] }]", "[5, 5]",
        "cannot make"
      ),
    ])
  func refused(tree: String, point: String, words: String) throws {
    let text = "\(tree)\nscript: [{ at: 0, down: { 1: \(point) } }, { at: 0.1, up: [1] }]"
    let problem = #expect(throws: WhatIf.Problem.self) { try saved(text) }
    expect(problem?.description.contains(words), is: true, "\(String(describing: problem))")
  }

  @Test("presses are refused, and so is a run without fingers") func others() throws {
    for script in ["[{ at: 0, press: select }]", "[]"] {
      #expect(throws: (any Error).self) { try saved("windows: [{ id: W }]\nscript: \(script)") }
    }
  }
}
