import FingerpostScenarios
import FingerpostText

extension LabFeed {
  /// The feed of the tour: its scenes as screens, with the results of the things to try.
  ///
  /// - Throws: why a scene cannot be played.
  public static func tour() throws -> LabFeed {
    let scenes = TourScene.all
    let scenarios = try scenes.map { try $0.scenario() }
    var feed = LabFeed(title: tourTitle, command: "lab", screens: scenarios.map(\.title))
    for (index, (scene, scenario)) in zip(scenes, scenarios).enumerated() {
      let (number, take) = (index + 1, LabTake(scenario))
      let run = try take.play { _ in }
      feed.add(run.screen, as: number, facts: run.records)
      feed.addAnswer(to: number, title: scenario.title)
      feed.addSource(
        of: number, name: scene.file, text: scene.source, test: WhatIf.test(of: scenario))
      feed.addTry(
        of: number, title: scene.tryTitle, reply: try WhatIf(take).play(scene.question, screen: number))
    }
    feed.messages.append(tourMessage)
    feed.addRules()
    return feed
  }

  /// Adds a second run of a screen, with something changed.
  ///
  /// - Parameter reply: what ``WhatIf/play(_:screen:)`` answers.
  mutating func addTry(of screen: Int, title: String, reply: String) {
    messages.append(
      JSONWriter.object { json in
        json.field("m", "try")
        json.field("screen", screen)
        json.field("title", title)
        json.raw(reply.utf8)
      })
  }

  /// What the tour is called.
  public static let tourTitle = "A tour in five scenes"

  /// The message that says what the tour shows: its scenes are the screens from 1 on.
  public static var tourMessage: String {
    JSONWriter.object { json in
      json.field("m", "tour")
      json.field("scenes", each: Array(TourScene.all.enumerated())) { index, scene in
        json.object {
          json.field("screen", index + 1)
          json.field("text", scene.text)
          json.field("hint", scene.hint)
          json.field("title", scene.tryTitle)
          json.field("changes", objects: scene.changes) { $0.writeFields(to: json) }
        }
      }
    }
  }
}
