import FingerpostConsole
import FingerpostHID
import FingerpostLab
import FingerpostLabServer
import FingerpostMessages
import FingerpostScenarios
import FingerpostShell
import FingerpostText
import Foundation

/// Answers what pages ask about screens from files: their fingers are played again in this process, in virtual time.
final class LabAnswers: LabAnswering, Sendable {
  /// The file of each application that shows one, by the application's name.
  @MainActor private var files: [String: String]
  /// What is known of a running application that is only watched; nil where screens from files or programs are shown.
  @MainActor private let attached: AttachedAnswers?
  /// The files with recognizers that those of the command line do not describe.
  private let additions: [String]
  /// Brings a screen of another file to the front and returns its number; nil where programs are shown.
  private let open: (@MainActor @Sendable (ShellApplication) throws -> UInt32)?
  @MainActor private var opened: OpenedInputs?
  @MainActor private var openedNames: Set<String> = []
  #if os(Linux)
    /// Those that are processes of their own.
    private let processes: ProcessAnswers
  #endif
  @MainActor private var last: (key: Key, whatIf: WhatIf)?

  /// What a run depends on.
  private struct Key: Equatable {
    var name: String
    var isScript: Bool
    var frames: [Frame]
  }

  /// Creates the answers of a lab that shows applications, as its command line names them.
  ///
  /// - Parameters:
  ///   - additions: files with recognizers that those of the applications do not describe.
  ///   - attached: what is known of the running application that is watched instead.
  ///   - open: brings a screen of another file to the front and returns its number.
  @MainActor init(
    _ applications: [String], with additions: [String] = [], attached: AttachedAnswers? = nil,
    open: (@MainActor @Sendable (ShellApplication) throws -> UInt32)? = nil
  ) {
    self.additions = additions
    self.attached = attached
    self.open = open
    let entries = applications.compactMap(ShellApplication.init)
    files = Dictionary(
      entries.filter { ShellRunCommand.isScene($0.path) }.map { ($0.name, $0.path) },
      uniquingKeysWith: { $1 })
    #if os(Linux)
      processes = ProcessAnswers(entries.filter { !ShellRunCommand.isScene($0.path) })
    #endif
  }

  nonisolated deinit {}

  nonisolated func reply(to question: LabQuestion) async -> String {
    do {
      return try await answer(question)
    } catch {
      return JSONWriter.members { $0.field("problem", "\(error)") }
    }
  }

  @MainActor private func answer(_ question: LabQuestion) async throws -> String {
    if question.what == "open" { return try open(question) }
    guard let json = try? JSONParser.read(question.json),
      let number = json["screen"]?.number.flatMap({ UInt32(exactly: $0) }),
      let application = question.state.applications.first(where: { $0.id == number })
    else { throw WhatIf.Problem("The question names no screen.") }
    if question.what == "beside" || question.what == "differences" {
      let sides = LabBeside(
        old: try side(number, of: question),
        new: try side(json["with"]?.number.flatMap { UInt32(exactly: $0) }, of: question))
      return try question.what == "beside" ? sides.explain(json) : sides.differences()
    }
    let scenario = files[application.name].flatMap {
      try? Scenario.load(text: InputFile.text(InputFile.read($0), of: $0), name: $0)
    }
    if question.what == "about" {
      return JSONWriter.members { about in
        let isOpened = openedNames.contains(application.name)
        about.field("file", isOpened ? application.name : files[application.name].map(InputFile.title))
        about.field("script", scenario?.hasScript ?? false)
        about.field("again", files[application.name] != nil || knowsProcess(application.name))
      }
    }
    if question.what == "page" {
      let page = LabPage.document(title: application.name, feed: [])
      return JSONWriter.members { $0.field("text", page) }
    }
    if let attached { return try attached.reply(to: question) }
    let called = openedNames.contains(application.name) ? [application.name] : nil
    guard let file = files[application.name] else {
      if question.what == "explain" {
        throw WhatIf.Problem("Only a screen from a file can be explained; this one is made by a program.")
      }
      #if os(Linux)
        return try await processes.answer(question, json, about: application)
      #else
        throw WhatIf.Problem("The home screen is part of the shell and cannot be played again.")
      #endif
    }
    let additions = openedNames.contains(application.name) ? [] : self.additions
    if question.what == "explain" {
      return try LabExplaining(json, about: file, called: called, with: additions).reply()
    }
    let isScript = json["script"]?.flag ?? false
    let frames = isScript ? [] : question.frames(until: json["until"]?.number, of: number)
    if question.what == "fix", let fix = json["fix"]?.number.flatMap({ Int(exactly: $0) }) {
      return try LabExplaining(json, about: file, called: called, with: additions).play(
        fix: fix, frames.map { $0.counted(from: question.state.origin) }, screen: Int(number))
    }
    let key = Key(name: application.name, isScript: isScript, frames: frames)
    if last?.key != key {
      last = (key, WhatIf(try makeTake(file, scenario, key, origin: question.state.origin)))
    }
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

  /// Takes a piece of what was dropped on a page, and shows it when it is whole.
  @MainActor private func open(_ question: LabQuestion) throws -> String {
    guard let open else {
      throw WhatIf.Problem(
        "This lab shows programs; start “fingerpost lab FILE” for screens from files, and drop others there.")
    }
    guard let json = try? JSONParser.read(question.json) else { return "" }
    let inputs = try opened ?? OpenedInputs(besides: question.state.applications.map(\.name))
    opened = inputs
    guard let input = try inputs.take(json) else { return "" }
    files[input.entry.name] = input.entry.path
    openedNames.insert(input.entry.name)
    let number = try open(input.entry)
    return JSONWriter.members { json in
      json.field("screen", Int(number))
      json.field("name", input.entry.name)
      json.field("notes", input.doubts)
    }
  }

  /// A screen of a file, by its number.
  @MainActor private func side(_ number: UInt32?, of question: LabQuestion) throws -> LabBeside.Side {
    guard let application = question.state.applications.first(where: { $0.id == number }),
      let file = files[application.name]
    else {
      throw WhatIf.Problem("Only screens from files can be compared; one of these is made by a program.")
    }
    let isOpened = openedNames.contains(application.name)
    return LabBeside.Side(
      number: Int(application.id), file: file, name: isOpened ? application.name : file,
      additions: isOpened ? [] : additions)
  }

  private func knowsProcess(_ name: String) -> Bool {
    #if os(Linux)
      return processes.know(name)
    #else
      return false
    #endif
  }

  @MainActor private func makeTake(
    _ file: String, _ scenario: Scenario?, _ key: Key, origin: Int64
  ) throws -> LabTake {
    guard key.isScript else {
      guard !key.frames.isEmpty else { throw WhatIf.Problem("Nothing was touched yet.") }
      let additions = openedNames.contains(key.name) ? [] : self.additions
      return LabTake(key.frames.map { $0.counted(from: origin) }) {
        try ScreenFile.read(file, with: additions).scene(sink: $0)
      }
    }
    guard let scenario else { throw WhatIf.Problem("This screen has no script.") }
    return LabTake(scenario)
  }
}

extension Frame {
  /// The frame with times that count from a beginning.
  fileprivate func counted(from origin: Int64) -> Frame {
    var frame = self
    frame.shift(to: nanoseconds - origin)
    return frame
  }
}

extension LabQuestion {
  /// The frames that a screen got, in the machine's time.
  ///
  /// - Parameter end: the last time that counts, in the time of pages.
  func frames(until end: Double?, of screen: UInt32) -> [Frame] {
    let end = end.map { Int64((min(max($0, 0), 1e9) * 1e9).rounded()) } ?? .max
    return state.frames.filter { $0.screen == screen && $0.frame.nanoseconds - state.origin <= end }.map(
      \.frame)
  }
}
