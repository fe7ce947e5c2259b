#if os(Linux)
  import FingerpostWhatIf
  import FingerpostHID
  import FingerpostLab
  import FingerpostLabServer
  import FingerpostMessages
  import FingerpostShell
  import FingerpostText
  import Foundation

  /// Answers what pages ask about applications of their own processes: their frames are played to a fresh process, one at a
  /// time.
  final class ProcessAnswers: Sendable {
    private let applications: [String: ShellApplication]
    private let queue = DispatchQueue(label: "replay")
    /// The runs without a change that are known, by the number of the frame before which the objects were looked at.
    @MainActor private var known: (key: Key, runs: [Int: ProcessRun])?

    /// What a run depends on.
    private struct Key: Equatable {
      var name: String
      var frames: [HandledFrame]

      /// The number of the frame before which a subject can be changed whose touch begins with it, in the time of pages.
      func place(_ from: Double, origin: Int64) -> Int {
        HandledFrame.start(of: Int64(min(max(from, 0), 1e9) * 1e9) + origin + 1000, in: frames)
      }
    }

    /// Creates the answers for applications that can be started.
    nonisolated init(_ applications: [ShellApplication]) {
      self.applications = Dictionary(applications.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    nonisolated deinit {}

    /// Whether an application can be started again.
    nonisolated func know(_ name: String) -> Bool { applications[name] != nil }

    @MainActor func answer(
      _ question: LabQuestion, _ json: JSONValue, about screen: LabApplication
    ) async throws -> String {
      guard let application = applications[screen.name] else {
        throw WhatIf.Problem(
          screen.id == 0
            ? "The home screen is part of the shell and cannot be played again."
            : "“\(screen.name)” was not started by this lab, which does not know how to start it again.")
      }
      let frames = question.frames(until: json["until"]?.number, of: screen.id)
      guard !frames.isEmpty else { throw WhatIf.Problem("Nothing was touched yet.") }
      let key = Key(
        name: screen.name,
        frames: HandledFrame.all(frames, facts: question.facts))
      let notes =
        question.state.incomplete.contains(screen.id) ? ["Some of the fingers are not known any more."] : []
      if known?.key != key || question.what == "again" { known = (key, [:]) }
      let origin = question.state.origin
      switch question.what {
      case "again":
        let run = try await first(application, key, question)
        return JSONWriter.members { write(run, on: screen, notes: notes, to: $0) }
      case "form":
        let run = try await first(
          application, key, question, at: key.place(json["from"]?.number ?? 0, origin: origin))
        return try run.form(question.json)
      case "what-if":
        var changes: [(place: Int, change: TreeChange, code: [String])] = []
        var base: ProcessRun?
        for asked in try AskedChange.all(question.json) {
          let place = key.place(asked.from, origin: origin)
          let run = try await first(application, key, question, at: place)
          let change = try run.change(asked)
          changes.append((place, change, run.code(for: change)))
          base = run
        }
        changes.sort { $0.place < $1.place }
        let run = try await play(
          application, key, question,
          Dictionary(grouping: changes, by: \.place).mapValues { $0.map(\.change) })
        return JSONWriter.members { json in
          json.field("code", changes.flatMap(\.code))
          json.field("undone", run.undone.filter(changes.indices.contains).flatMap { changes[$0].code })
          base?.write("base", of: Int(screen.id), to: json)
          write(run, on: screen, notes: notes, to: json)
        }
      case "swift-test":
        throw WhatIf.Problem(
          "Only a screen from a file can be saved as a test; this one is made by a program.")
      default:
        throw WhatIf.Problem("This lab does not know the question “\(PlainText.excerpt(question.what))”.")
      }
    }

    /// The run without a change.
    ///
    /// - Parameter place: the number of the frame before which its objects are looked at.
    @MainActor private func first(
      _ application: ShellApplication, _ key: Key, _ question: LabQuestion, at place: Int = 0
    ) async throws -> ProcessRun {
      if let run = known?.runs[place], known?.key == key { return run }
      let run = try await play(application, key, question, [place: []])
      if known?.key == key, (known?.runs.count ?? 0) < 20 { known?.runs[place] = run }
      return run
    }

    private func write(_ run: ProcessRun, on screen: LabApplication, notes: [String], to json: JSONWriter) {
      json.field("clock", "machine")
      json.field("notes", notes + [run.problem].compactMap(\.self))
      run.write("messages", of: Int(screen.id), to: json)
    }

    private func play(
      _ application: ShellApplication, _ key: Key, _ question: LabQuestion, _ changes: [Int: [TreeChange]]
    ) async throws -> ProcessRun {
      let size = question.state.size
      let first = key.frames.first?.frame.nanoseconds ?? 0
      let beginning = min(
        first,
        question.state.started[question.state.applications.first { $0.name == key.name }?.id ?? 0] ?? first)
      // The first of them lets the playing begin.
      let rehearsals = changes.merging([0: []]) { asked, _ in asked }.mapValues { Rehearsal($0).json }
      return try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Result {
              let outcome = try ApplicationReplay.play(
                application, screen: size, from: beginning, frames: key.frames,
                rehearsals: rehearsals)
              return ProcessRun(messages: outcome.messages, places: outcome.places, problem: outcome.problem)
            })
        }
      }
    }
  }
#endif
