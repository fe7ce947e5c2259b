import FingerpostExplain
import Foundation

/// The findings of a search as one JSON object, with its keys in alphabetical order.
nonisolated enum ConflictsJSON {
  private struct Output: Encodable {
    var format = "fingerpost.conflicts.v1"
    var input: String
    var losses: [String]
    var tried: Tried
    var conflicts: [Conflict]
    var unexercised: [String]
  }

  private struct Tried: Encodable {
    var sequences: Int
    var composed: Int
    var random: Int
    var places: Int
    var recognizers: Int
    var seed: UInt64
  }

  private struct Fix: Encodable {
    var summary: String
    var code: [String]
    var effect: String
  }

  private struct Conflict: Encodable {
    var kind: String
    var recognizers: [String]
    var title: String
    var details: [String]
    var rules: [String]
    var fixes: [Fix]
    var touches: String
    var steps: Int
    var seconds: Double
    var scenario: String
  }

  /// - Parameter losses: what could not be played of the input, a sentence each.
  /// - Throws: a sentence if the findings cannot be encoded.
  static func text(of report: ConflictReport, _ losses: [String], file: String) throws(CommandFailure)
    -> String
  {
    let tried = report.tried
    let output = Output(
      input: file, losses: losses,
      tried: Tried(
        sequences: tried.sequences, composed: tried.composed, random: tried.sequences - tried.composed,
        places: tried.places, recognizers: tried.recognizers, seed: tried.seed),
      conflicts: report.findings.map {
        Conflict(
          kind: $0.kind, recognizers: $0.recognizers, title: $0.title, details: $0.details, rules: $0.rules,
          fixes: $0.fixes.map { Fix(summary: $0.summary, code: $0.code, effect: $0.effect) },
          touches: $0.touches, steps: $0.steps, seconds: $0.seconds, scenario: $0.scenario)
      },
      unexercised: report.unexercised)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(output), as: UTF8.self) + "\n"
    } catch {
      throw CommandFailure("the findings could not be written as JSON: \(error).")
    }
  }
}
