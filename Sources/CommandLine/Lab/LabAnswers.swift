#if os(Linux)
  import FingerpostHID
  import FingerpostLab
  import FingerpostLabServer
  import FingerpostScenarios
  import FingerpostShell
  import FingerpostText
  import Foundation

  /// Answers what pages ask about screens from files: their fingers are played again in this process, in virtual time.
  final class LabAnswers: LabAnswering, Sendable {
    /// The file of each application that shows one, by the application's name.
    private let files: [String: String]
    @MainActor private var last: (key: Key, whatIf: WhatIf)?

    /// What a run depends on.
    private struct Key: Equatable {
      var name: String
      var isScript: Bool
      var frames: [Frame]
    }

    /// Creates the answers of a lab that shows applications, as its command line names them.
    init(_ applications: [String]) {
      let entries = applications.compactMap(ShellApplication.init)
      files = Dictionary(
        entries.filter { ShellSession.isScene($0.path) }.map { ($0.name, $0.path) }, uniquingKeysWith: { $1 })
    }

    nonisolated deinit {}

    nonisolated func reply(to question: LabQuestion) async -> String {
      await MainActor.run {
        do {
          return try answer(question)
        } catch {
          return JSONWriter.members { $0.field("problem", "\(error)") }
        }
      }
    }

    @MainActor private func answer(_ question: LabQuestion) throws -> String {
      guard let json = try? JSONParser.read(question.json),
        let number = json["screen"]?.number.flatMap({ UInt32(exactly: $0) }),
        let application = question.state.applications.first(where: { $0.id == number })
      else { throw WhatIf.Problem("The question names no screen.") }
      let scenario = files[application.name].flatMap {
        try? Scenario.load(text: ScenarioFiles.read($0), name: $0)
      }
      if question.what == "about" {
        return JSONWriter.members { about in
          about.field("file", files[application.name].map(InputFile.title))
          about.field("script", scenario?.hasScript ?? false)
        }
      }
      guard let file = files[application.name] else {
        throw WhatIf.Problem(
          "“\(application.name)” is a process of its own, whose fingers the lab does not play again yet. Screens from files can be changed."
        )
      }
      let isScript = json["script"]?.flag ?? false
      let frames = isScript ? [] : frames(of: number, until: json["until"]?.number, in: question.state)
      let key = Key(name: application.name, isScript: isScript, frames: frames)
      if last?.key != key { last = (key, WhatIf(try take(file, scenario, key))) }
      guard let whatIf = last?.whatIf else { return "" }
      switch question.what {
      case "form": return try whatIf.form(question.json)
      case "what-if": return try whatIf.play(question.json, screen: Int(number))
      case "swift-test":
        let title = isScript ? scenario?.title ?? application.name : application.name
        let text = try whatIf.test(title: title)
        return JSONWriter.members { $0.field("text", text) }
      case "again": return try whatIf.again(screen: Int(number))
      default:
        throw WhatIf.Problem("This lab does not know the question “\(PlainText.excerpt(question.what))”.")
      }
    }

    @MainActor private func take(_ file: String, _ scenario: Scenario?, _ key: Key) throws -> LabTake {
      guard key.isScript else {
        guard !key.frames.isEmpty else { throw WhatIf.Problem("Nothing was touched yet.") }
        return LabTake(key.frames) { try SceneFile.open(file, sink: $0) }
      }
      guard let scenario else { throw WhatIf.Problem("This screen has no script.") }
      return LabTake(scenario)
    }

    /// The frames that a screen got, in the time of pages.
    private func frames(of screen: UInt32, until end: Double?, in state: LabState) -> [Frame] {
      let end = end.map { Int64((min(max($0, 0), 1e9) * 1e9).rounded()) } ?? .max
      return state.frames.compactMap { one in
        guard one.screen == screen, one.frame.nanoseconds - state.origin <= end else { return nil }
        var frame = one.frame
        frame.nanoseconds -= state.origin
        for index in frame.earlier.indices { frame.earlier[index].nanoseconds -= state.origin }
        return frame
      }
    }
  }
#endif
