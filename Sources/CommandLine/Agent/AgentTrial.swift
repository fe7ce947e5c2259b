import ArgumentParser
import FingerpostAgentServer
import FingerpostConsole
import Foundation

/// A command that a tool runs, on a console whose files and output stay in memory.
@MainActor
struct AgentTrial {
  /// The most bytes of a text: what a model has to read.
  nonisolated static let maxText = 2000
  /// What stands for the text that came with the call among the names of files.
  nonisolated static let inlineName = "-"

  /// The exit status.
  private(set) var status: Int32 = 2
  /// What it printed.
  private(set) var text = ""
  /// Its report as JSON, if it has one.
  private(set) var report: [UInt8] = []
  /// The files that it wrote.
  private(set) var files: [String: Data] = [:]

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - options: its arguments as they are typed.
  ///   - input: the text that stands for standard input, if there is one.
  ///   - inputs: texts that stand for files, by the names that the arguments have.
  init<Command: ConsoleCommand>(
    _ command: Command.Type, _ options: [String], input: String? = nil, inputs: [String: String] = [:],
    _ run: AgentRun
  ) {
    let parsed: Command
    do {
      parsed = try Command.parse(options)
    } catch {
      text = Command.message(for: error)
      return
    }
    var output = Data()
    var report = Data()
    var complaints: [String] = []
    var files: [String: Data] = [:]
    var console = Console {
      output.append(contentsOf: $0)
    } complain: {
      complaints.append($0)
    }
    console.report = { report.append(contentsOf: $0) }
    console.goesOn = run.goesOn
    console.timeLimit = RunBound.elsewhere
    console.save = { data, name in files[name] = data }
    console.read = { name, limit throws(CommandFailure) in
      if let text = inputs[name] ?? (name == Self.inlineName ? input ?? "" : nil) { return Data(text.utf8) }
      return try InputFile.read(name, atMost: limit)
    }
    do {
      status = try parsed.run(on: console)
      text = String(decoding: output, as: UTF8.self)
    } catch {
      complaints.append(error.description)
    }
    for complaint in complaints { text += (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + complaint }
    (self.report, self.files) = (Array(report), files)
  }

  /// What a tool answers.
  var result: AgentResult {
    guard status != 2 else { return .refused(Self.fitting(text)) }
    return AgentResult([.text(Self.fitting(text))], structured: report.isEmpty ? nil : report)
  }

  /// As many lines from the front of a text as a model is given.
  nonisolated static func fitting(_ text: String) -> String {
    guard text.utf8.count > maxText else { return text }
    let end = "…"
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard kept.utf8.count + line.utf8.count + 1 + end.utf8.count <= maxText else { break }
      kept += line + "\n"
    }
    if kept.isEmpty {
      for character in text {
        guard kept.utf8.count + character.utf8.count + end.utf8.count <= maxText else { break }
        kept.append(character)
      }
    }
    return kept + end
  }
}
